import Foundation
import Scenes
import Testing

@testable import SceneHunting

/// What scenes are made up of: every value that there may be, and how often it is there.
struct DraftDistributionTests {
  /// The values of a key, and the share of the maps around it that have the key.
  private struct Part {
    let path: String
    let share: Double
    let values: Values

    init(_ path: String, _ share: Double, _ values: Values) {
      (self.path, self.share, self.values) = (path, share, values)
    }
  }

  private enum Values {
    /// One of these, equally often.
    case any([DraftValue])
    /// The multiples of a step between two numbers, both of them among these.
    case steps(ClosedRange<Double>, of: Double)
    /// Numbers that may be any of these beside others.
    case among([Double])
  }

  private static let seconds = Values.any([0, 0.1, 0.25, 0.35, 0.5].map { .number($0) })
  private static let flags = Values.any([.flag(true), .flag(false)])
  private static let texts = Values.any(
    ["a", "On my way", "Wait for me, I am\nlate", "\u{1F44B} \u{4F60}"].map { .text($0) })
  private static let speeds = numbers(-900, 0, 900)

  private static func numbers(_ numbers: Double...) -> Values { .any(numbers.map { .number($0) }) }
  private static func words(_ words: String...) -> Values { .any(words.map { .text($0) }) }

  /// A phone of 390 x 844 points: heights are those of its keyboards, or from 120 to 506.
  private static let phone = Device.named("iPhone 14") ?? Device.catalog[0]
  private static let heights = [0, phone.predictiveBarHeight, -phone.predictiveBarHeight].map {
    phone.keyboardHeight + $0
  }

  private static let messages = [
    Part("", 1.0 / 2, texts), Part("height", 0.25, numbers(36, 60, 120, 300)),
    Part("count", 1.0 / 6, numbers(2, 3, 4)),
  ]

  private static let grammar: [String: (weight: Int, parts: [Part])] = [
    "show": (6, [Part("height", 0.5, .among(heights)), Part("duration", 0.25, seconds)]),
    "hide": (5, [Part("duration", 0.25, seconds)]),
    "switch": (
      2,
      [
        Part("predictive", 1.0 / 3, flags), Part("keyboard", 1.0 / 3, words("emoji", "text")),
        Part("heights.", 1.0 / 3, .among(heights)), Part("duration", 1.0 / 6, seconds),
        Part("interval", 1.0 / 6, numbers(0.02, 0.1, 0.3)),
      ]
    ),
    "notification": (
      1,
      [
        Part("name", 1, .any(KeyboardNotification.Name.allCases.map { .text($0.rawValue) })),
        Part("duration", 0.25, seconds), Part("curve", 1.0 / 6, numbers(0, 1, 2, 3, 7)),
        Part("isLocal", 1.0 / 8, .any([.flag(false)])),
      ]
    ),
    "undock": (1, [Part("lift", 1.0 / 3, .steps(20...300, of: 10))]),
    "split": (
      1,
      [
        Part("height", 1.0 / 3, .among(heights)), Part("lift", 1.0 / 3, .steps(20...300, of: 10)),
      ]
    ),
    "float": (
      1,
      [
        Part("rect.0", 0.5, .steps(0...70, of: 1)), Part("rect.1", 0.5, .steps(0...524, of: 1)),
        Part("rect.2", 0.5, numbers(320)), Part("rect.3", 0.5, numbers(320)),
      ]
    ),
    "dock": (2, []),
    "drag": (
      2,
      [
        Part("from", 1, .steps(0...840, of: 10)), Part("to", 1, .steps(0...840, of: 10)),
        Part("duration", 0.5, numbers(0, 0.1, 0.5)), Part("velocity", 0.25, speeds),
        Part("release", 0.5, words("hide", "stay")),
      ]
    ),
    "hardwareKeyboard": (1, [Part("", 1, flags)]), "crossFade": (1, [Part("", 1, flags)]),
    "guide": (1, [Part("", 1, words("stale", "follows"))]),
    "rotate": (1, [Part("", 1, words("landscape"))]),
    "background": (
      1,
      [
        Part("duration", 0.5, numbers(0.1, 0.5, 2)), Part("count", 1.0 / 6, numbers(1, 2, 3)),
        Part(
          "keyboard", 2.0 / 3, words("stays", "hides", "flattens", "empties", "empties", "empties")),
      ]
    ),
    "drop": (
      1,
      [
        Part("count", 0.5, numbers(1, 2, 3, 4, 5, 6)),
        Part("duration", 0.5, numbers(0.05, 0.1, 0.25)),
      ]
    ),
    "focus": (1, [Part("", 1, numbers(1, 2))]), "blur": (1, []),
    "tap": (1, [Part("0", 1, .steps(0...390, of: 10)), Part("1", 1, .steps(0...390, of: 10))]),
    "type": (
      1,
      [
        Part("", 0.5, texts), Part("text", 0.5, texts), Part("interval", 0.5, numbers(0.05, 0.1)),
      ]
    ),
    "scroll": (
      1,
      [
        Part("to", 0.25, numbers(0, 44, 1000)), Part("by", 0.75, .steps(-400...400, of: 10)),
        Part("duration", 1.0 / 3, numbers(0, 0.1, 0.5)), Part("velocity", 1.0 / 3, speeds),
      ]
    ),
    "receive": (1, messages), "send": (1, messages),
  ]

  /// The parts of a value by their paths: keys of maps, places of lists; heights have no place.
  private static func parts(_ value: DraftValue, at path: String = "") -> [(String, DraftValue)] {
    func below(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
    switch value {
    case .map(let entries): return entries.flatMap { parts($0.value, at: below($0.key)) }
    case .list(let values):
      return values.enumerated().flatMap { index, value in
        parts(value, at: path == "heights" ? "heights." : below("\(index)"))
      }
    default: return [(path, value)]
    }
  }

  private static let count = 12_000

  /// True for as many as a share of `count` may be: within six standard deviations.
  private static func isLikely(_ found: Int, _ share: Double, of count: Int = count) -> Bool {
    let expected = share * Double(count)
    return abs(Double(found) - expected) <= 6 * (expected * (1 - share)).squareRoot() + 1e-9
  }

  @Test(arguments: grammar.keys.sorted()) func anEventHasItsParts(_ kind: String) throws {
    let (weight, parts) = try #require(Self.grammar[kind])
    let generator = try #require(EventGenerator.all.first { $0.kind == kind })
    #expect(generator.weight == weight)
    var random = HuntRandom(seed: 7, number: 1)
    let values = (0..<Self.count).map { _ in
      var stage = HuntStage(device: Self.phone)
      return generator.make(&random, &stage)
    }
    let found = values.flatMap { Self.parts($0) }
    for part in parts where !part.path.hasSuffix(".") {
      let own = found.filter { $0.0 == part.path }.map(\.1)
      #expect(Self.isLikely(own.count, part.share), "\(part.path): \(own.count)")
      Self.expect(own, are: part.values, part.path)
    }
    let known = Set(parts.map(\.path))
    let rest = Set(found.map(\.0)).subtracting(known).filter {
      !$0.hasPrefix("begin.") && !$0.hasPrefix("end.")
    }
    #expect(rest.isEmpty, "\(rest)")
  }

  private static func expect(_ own: [DraftValue], are values: Values, _ path: String) {
    switch values {
    case .any(let wanted):
      for value in Set(wanted) {
        let share = Double(wanted.count { $0 == value }) / Double(wanted.count)
        let number = own.count { $0 == value }
        #expect(isLikely(number, share, of: own.count), "\(path): \(number) of \(value.yaml)")
      }
      #expect(Set(own) == Set(wanted), "\(path)")
    case .steps(let range, let step):
      let numbers = own.compactMap(\.number)
      #expect(numbers.min() == range.lowerBound && numbers.max() == range.upperBound, "\(path)")
      let rounded: [Double] = numbers.map { ($0 / step).rounded() * step }
      #expect(rounded == numbers, "\(path)")
      #expect(numbers.count == own.count)
    case .among(let usual):
      // Two of three are the keyboard's own; all others are from 120 to six tenths of the screen.
      let numbers = own.compactMap(\.number)
      for height in usual {
        let number = numbers.count { $0 == height }
        let share: Double = 2.0 / 9 + 1.0 / 1161
        #expect(isLikely(number, share, of: own.count), "\(path): \(number)")
      }
      let others = numbers.filter { !usual.contains($0) }
      #expect(others.min() == 120 && others.max() == 506 && Set(others).count > 300)
      #expect(others.allSatisfy { $0 == $0.rounded() })
    }
  }

  /// Two to four heights come one after another, and the last one is the keyboard's from then on.
  @Test func heightsComeOneAfterAnother() throws {
    let generator = try #require(EventGenerator.all.first { $0.kind == "switch" })
    var random = HuntRandom(seed: 3, number: 1)
    var counts: [Int: Int] = [:]
    for _ in 0..<Self.count {
      var stage = HuntStage(device: Self.phone)
      stage.height = 1
      let heights = Self.parts(generator.make(&random, &stage)).filter { $0.0 == "heights." }
      counts[heights.count, default: 0] += 1
      #expect(stage.height == (heights.last?.1.number ?? 1))
    }
    #expect(Set(counts.keys) == [0, 2, 3, 4])
    for count in 2...4 { #expect(Self.isLikely(counts[count] ?? 0, 1.0 / 9)) }
  }

  /// On its side, and where its keyboard's height is not known, a device has any height.
  @Test func otherScreensHaveOtherHeights() throws {
    var random = HuntRandom(seed: 3, number: 1)
    var stage = HuntStage(device: Self.phone)
    stage.isLandscape = true
    #expect(stage.width == 844 && stage.bottom == 390)
    let heights = (0..<4000).map { _ in random.keyboardHeight(on: stage) }
    #expect(heights.min() == 120 && heights.max() == 234)
    let unknown = Device(
      name: "a", width: 400, height: 800, scale: 2, safeArea: Self.phone.safeArea,
      keyboardHeight: 0,
      predictiveBarHeight: 40)
    let others = (0..<8000).map { _ in random.keyboardHeight(on: HuntStage(device: unknown)) }
    #expect(others.min() == 120 && others.max() == 480)
  }

  /// A notification leads from the keyboard's place to another: up, down, or nowhere once it is there.
  @Test(arguments: [0.0, 250], [false, true])
  func aNotificationGoesOnFromTheLast(_ height: Double, _ isLandscape: Bool) throws {
    let generator = try #require(EventGenerator.all.first { $0.kind == "notification" })
    var random = HuntRandom(seed: 5, number: 1)
    var changes = (up: 0, down: 0)
    for _ in 0..<3000 {
      var stage = HuntStage(device: Self.phone)
      (stage.height, stage.isLandscape) = (height, isLandscape)
      let parts = Self.parts(generator.make(&random, &stage))
      func rect(_ key: String) -> [Double] {
        parts.filter { $0.0.hasPrefix(key + ".") }.compactMap(\.1.number)
      }
      func place(_ height: Double, _ other: Double) -> [Double] {
        let shown = height > 0 ? height : other > 0 ? other : Self.phone.keyboardHeight
        return [0, stage.bottom - height, stage.width, shown]
      }
      #expect(rect("begin") == place(height, stage.height))
      #expect(rect("end") == place(stage.height, height))
      let name = parts.first { $0.0 == "name" }?.1
      switch name {
      case .text("willShow"): #expect(stage.height >= 120)
      case .text("willHide"): #expect(stage.height == 0)
      case .text("willChangeFrame"):
        if stage.height > 0 { changes.up += 1 } else { changes.down += 1 }
      default: #expect(stage.height == height)
      }
    }
    #expect(changes.up > 150 && changes.down > 150)
  }

  /// What is asked for last is the height that the next notification begins at.
  @Test func showsAndHidesAreRemembered() throws {
    let generators = Dictionary(
      EventGenerator.all.map { ($0.kind, $0) }, uniquingKeysWith: { one, _ in one })
    var random = HuntRandom(seed: 5, number: 1)
    for isLandscape in [false, true] {
      let usual = Self.phone.turned(to: isLandscape ? .landscape : .portrait).keyboardHeight
      for _ in 0..<50 {
        var stage = HuntStage(device: Self.phone)
        stage.isLandscape = isLandscape
        let show = try #require(generators["show"]).make(&random, &stage)
        let height = Self.parts(show).first { $0.0 == "height" }?.1.number
        #expect(stage.height == height ?? usual)
        _ = try #require(generators["hide"]).make(&random, &stage)
        #expect(stage.height == 0)
        let before = stage.isLandscape
        let side = try #require(generators["rotate"]).make(&random, &stage)
        #expect(stage.isLandscape != before)
        #expect(side == .text(stage.isLandscape ? "landscape" : "portrait"))
        stage.isLandscape = isLandscape
      }
    }
  }

  /// Scenes of events that always find something to do: their times, rates, phases and messages.
  @Test func aSceneHasItsParts() throws {
    let generator = SceneGenerator(
      handler: HandlerSpec(name: "frame"), seed: 4, devices: ["iPhone 14", "iPhone 8"],
      systems: ["iOS 18", "iOS 26"], kinds: ["receive", "send", "drop"])
    let drafts = (0..<3000).map(generator.draft)
    func expect<Value: Hashable>(_ values: [Value], _ wanted: [Value]) {
      for value in Set(wanted) {
        let share = Double(wanted.count { $0 == value }) / Double(wanted.count)
        let number = values.count { $0 == value }
        #expect(Self.isLikely(number, share, of: values.count), "\(number) of \(value)")
      }
      #expect(Set(values) == Set(wanted))
    }
    expect(drafts.map(\.device), generator.devices)
    expect(drafts.map(\.system), generator.systems)
    expect(drafts.map(\.rate), [60, 60, 120, 120, 80, 30])
    expect(drafts.map(\.phase), [0, 0, 0, 0.004, 0.008])
    expect(drafts.map(\.events.count), Array(1...8))
    expect(drafts.map { $0.events[0].time }, [0, 0, 0.1, 0.5])
    expect(drafts.flatMap { $0.events.map(\.kind) }, ["receive", "send", "drop"])
    let waits = drafts.flatMap { draft in
      zip(draft.events.dropFirst(), draft.events).map { ($0.time - $1.time).tidy }
    }
    let short = waits.filter { $0 > 0 && $0 <= 0.5 }
    #expect(Self.isLikely(short.count, 1.0 / 3, of: waits.count))
    #expect(Set(short) == Set((1...50).map { (Double($0) / 100).tidy }))
    expect(
      waits.filter { $0 == 0 || $0 > 0.5 },
      [0, 0, 0, 0] + [0.6, 0.75, 1, 1.5].flatMap { [$0, $0, $0] })
    let transcripts = drafts.compactMap(\.transcript)
    #expect(Self.isLikely(transcripts.count, 1.0 / 3, of: drafts.count))
    let parts = transcripts.flatMap { Self.parts($0) }
    expect(parts.filter { $0.0 == "messages" }.map(\.1), [0, 1, 3, 40].map { .number($0) })
    expect(
      parts.filter { $0.0 == "heights." }.map(\.1), [36, 44, 60, 120, 300].map { .number($0) })
    let counts = transcripts.compactMap { value -> Int? in
      let heights = Self.parts(value).filter { $0.0 == "heights." }
      return heights.isEmpty ? nil : heights.count
    }
    expect(counts, Array(1...12))
    #expect(Self.isLikely(counts.count, 0.5, of: transcripts.count))
  }

  /// The plainest device and system are chosen more often than any other.
  @Test func everyDeviceAndSystemIsMet() {
    let generator = SceneGenerator(handler: HandlerSpec(name: "frame"), seed: 4)
    #expect(generator.devices.first == "iPhone 14" && generator.systems.first == "iOS 18")
    #expect(Set(generator.devices) == Set(Device.catalog.map(\.name)))
    #expect(generator.devices.count == Device.catalog.count + 1)
    #expect(generator.systems.count == Set(generator.systems).count + 1)
  }

  /// Kinds are chosen by their weights, as often as those are of their sum.
  @Test func kindsAreChosenByTheirWeights() {
    let generator = SceneGenerator(
      handler: HandlerSpec(name: "frame"), seed: 9, kinds: ["crossFade", "drop", "receive", "show"])
    let drafts = (0..<2000).map(generator.draft)
    let first = drafts.map { $0.events[0].kind }
    // Three of four begin with it, and of the others six of nine.
    #expect(Self.isLikely(first.count { $0 == "show" }, 0.75 + 0.25 * 6 / 9, of: first.count))
    let later = drafts.flatMap { $0.events.dropFirst().map(\.kind) }
    for kind in ["drop", "receive"] {
      let share = Double(later.count { $0 == kind }) / Double(later.count { $0 != "crossFade" })
      #expect(abs(share - 1.0 / 8) < 0.03, "\(kind): \(share)")
    }
  }

  /// Of a scene in which nothing finds anything to do a keyboard comes up first.
  @Test func aKeyboardComesUpFirst() {
    let generator = SceneGenerator(
      handler: HandlerSpec(name: "frame"), seed: 9, devices: ["iPhone 14"], kinds: ["dock"])
    for draft in (0..<40).map(generator.draft) { #expect(draft.events.map(\.kind) == ["show"]) }
  }
}

extension DraftValue {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
