import TestSupport
import Testing

/// Every number and length of a scene: the last value that is read, and the next that is refused.
struct SceneBoundTests {
  /// A line of a scene with `#` for a value that may be in a range.
  struct Bound: CustomTestStringConvertible, Sendable {
    let line: String
    let range: ClosedRange<Double>
    var isWhole = false

    init(_ line: String, _ least: Double, _ greatest: Double, isWhole: Bool = false) {
      (self.line, range, self.isWhole) = (line, least...greatest, isWhole)
    }

    /// An event.
    static func event(
      _ event: String, _ least: Double, _ greatest: Double, isWhole: Bool = false
    ) -> Bound {
      Bound("events: [{at: 0, \(event)}]", least, greatest, isWhole: isWhole)
    }

    var testDescription: String { line }

    /// Values on both sides of both ends.
    var samples: [(text: String, isGood: Bool)] {
      let (least, greatest) = (range.lowerBound, range.upperBound)
      let outside =
        isWhole ? [least - 1, greatest + 1] : [least.nextDown, greatest.nextUp]
      return ([least, greatest].map { ($0, true) } + outside.map { ($0, false) }).map {
        (isWhole ? "\(Int($0.0))" : "\($0.0)", $0.1)
      }
    }
  }

  private static func isRead(_ line: String) -> Bool {
    // A keyboard that fits on every screen.
    var lines: [String: String?] = ["events": "events: [{at: 0, show: {height: 9}}]"]
    lines[String(line.prefix { $0 != ":" })] = line
    return !SceneFixtures.complaint(SceneFixtures.scene(lines)).contains(" must ")
  }

  private static let numbers: [Bound] = [
    Bound("rate: #", 1, 1000), Bound("phase: #", 0, 1), Bound("spacing: #", 0, 200),
    Bound("tolerance: {gap: #}", 0, 100_000), Bound("dropped: [#]", 0, 1_000_000, isWhole: true),
    Bound("dropped: [{from: #, to: 660}]", 0, 600), Bound("dropped: [{from: 2, to: #}]", 2, 660),
    Bound("device: {points: [#, 667]}", 64, 4096), Bound("device: {points: [375, #]}", 64, 4096),
    Bound("device: {points: [375, 600], scale: #}", 0.5, 8),
    Bound("device: {points: [375, 600], safeArea: {top: #}}", 0, 300),
    Bound("device: {points: [375, 600], safeArea: {bottom: #}}", 0, 300),
    Bound("device: {points: [375, 600], keyboard: #}", 1, 600),
    Bound("device: {points: [400, 600], landscape: {keyboard: #}}", 1, 400),
    Bound("device: {points: [400, 600], landscape: {safeArea: {left: #}}}", 0, 200),
    Bound("device: {points: [400, 600], landscape: {safeArea: {right: #}}}", 0, 200),
    Bound("device: {points: [400, 600], landscape: {safeArea: {top: #}}}", 0, 200),
    Bound("device: {points: [400, 600], landscape: {safeArea: {bottom: #}}}", 0, 200),
    Bound("transcript: {messages: #}", 0, 10_000, isWhole: true),
    Bound("transcript: {messages: 2, height: #}", 1, 10_000),
    Bound("transcript: {heights: [44, #]}", 1, 10_000),
    Bound("expect: [{gap: {count: #}}]", 1, 10_000, isWhole: true),
    Bound("expect: [{gap: #}]", 1, 10_000, isWhole: true),
    Bound("expect: [{gap: {atLeast: #}}]", 0, 1e9), Bound("expect: [{gap: {atMost: #}}]", 0, 1e9),
    Bound("expect: [{gap: {worst: #}}]", 0, 1e9),
    Bound("expect: [{gap: {worst: # +/- 1}}]", 0, 1e9),
    Bound("expect: [{gap: {worst: 1 +/- #}}]", 0, 1e9),
    Bound("expect: [{gap: {worst: 1, within: #}}]", 0, 1e9),
    Bound("always: {bar: on keyboard, within: #}", 0, 10_000),
    Bound("always: {bar: on keyboard, from: #}", 0, 660),
    Bound("always: {bar: on keyboard, until: #}", 0, 660),
  ]

  /// What a size may differ by is a number like the size itself.
  @Test(arguments: [
    ("1 +/- 2", true), ("1+/-2", true), ("1 +/- x", false), ("x +/- 1", false), ("+/- 1", false),
    ("1 +/-", false), ("1 +/- 2 +/- 3", false), ("1 +/- -2", false),
  ])
  func aSizeMayDifferByANumber(_ size: String, _ isRead: Bool) {
    #expect(Self.isRead("expect: [{gap: {worst: \(size)}}]") == isRead)
  }

  @Test(arguments: numbers)
  func aNumberHasItsBounds(_ bound: Bound) { expectBounds(bound) }

  private static let eventNumbers: [Bound] = [
    Bound("events: [{at: #, show: {height: 258}}]", 0, 600),
    .event("show: {height: #}", 1, 667), .event("show: {height: 9, duration: #}", 0, 60),
    .event("drag: {from: #, to: 9}", 0, 667), .event("drag: {from: 9, to: #}", 0, 667),
    .event("drag: {from: 9, to: 9, velocity: #}", -100_000, 100_000),
    .event("scroll: {by: #}", -10_000, 10_000), .event("scroll: {to: #}", -100_000, 10_000_000),
    .event("scroll: {by: 9, from: #}", 0, 667),
    .event("scroll: {by: 9, velocity: #}", -100_000, 100_000),
    .event("rotate: {to: landscape, count: #}", 1, 10, isWhole: true),
    .event("rotate: {to: landscape, height: #}", 1, 375),
    .event("background: {keyboard: empties, count: #}", 1, 100, isWhole: true),
    .event("receive: {count: #}", 1, 1000, isWhole: true),
    .event("receive: {height: #}", 1, 10_000), .event("drop: {count: #}", 1, 10_000, isWhole: true),
    .event("drop: {duration: #}", 0, 60), .event("focus: #", 1, 1000, isWhole: true),
    .event("tap: [#, 9]", 0, 667), .event("type: {text: a, interval: #}", 0, 60),
    .event("switch: {height: #}", 1, 667), .event("switch: {heights: [9, #]}", 1, 667),
    .event("switch: {heights: [9, 8], interval: #}", 0, 60),
    .event(
      "float: {rect: [#, 0, 9, 9]}",
      -10_000, 10_000),
    .event("float: {rect: [0, 0, #, 9]}", 0, 10_000),
    .event("float: {rect: [0, 0, 9, #]}", 0, 10_000),
  ]

  @Test(arguments: eventNumbers)
  func aNumberOfAnEventHasItsBounds(_ bound: Bound) { expectBounds(bound) }

  private static let springNumbers: [Bound] =
    [
      ("mass: #, stiffness: 9, damping: 9", 1e-6, 1e6), ("stiffness: #, damping: 9", 1e-6, 1e9),
      ("stiffness: 9, damping: #", 0, 1e9),
      ("stiffness: 9, damping: 9, initialVelocity: #", -1e6, 1e6),
    ].map { Bound("system: {spring: {\($0.0)}, duration: 1}", $0.1, $0.2) } + [
      Bound("system: {spring: {stiffness: 9, damping: 9}, duration: 1, notifiedDuration: #}", 0, 60)
    ]

  @Test(arguments: springNumbers)
  func aSpringHasItsBounds(_ bound: Bound) { expectBounds(bound) }

  /// An editor that goes by the schema takes what the reader takes, and beyond it nothing but what
  /// depends on the screen or on what is written beside it.
  @Test(arguments: numbers + eventNumbers + springNumbers)
  func theSchemaHasTheReadersBounds(_ bound: Bound) throws {
    let isOfOthers =
      ["device:", "dropped: [{"].contains(where: bound.line.hasPrefix)
      || [375, 667].contains(bound.range.upperBound)
      || ["+/-", "rect"].contains(where: bound.line.contains)
    for sample in bound.samples where sample.isGood || !isOfOthers {
      let line = bound.line.replacing("#", with: sample.text)
      #expect(SceneLine(line).isInSchema == sample.isGood, "\(line)")
    }
  }

  /// What depends on the screen is in the schema as it is on the largest one.
  @Test(arguments: [
    Bound("device: {points: [4096, 4096], keyboard: #}", 1, 4096),
    Bound("device: {points: [4096, 4096], landscape: {keyboard: #}}", 1, 4096),
    Bound("device: {points: [4096, 4096], safeArea: {top: #}}", 0, 2048),
    Bound("device: {points: [4096, 4096], safeArea: {bottom: #}}", 0, 2048),
    Bound("device: {points: [4096, 4096], landscape: {safeArea: {left: #}}}", 0, 2048),
    Bound("device: {points: [4096, 4096], landscape: {safeArea: {right: #}}}", 0, 2048),
    Bound("device: {points: [4096, 4096], landscape: {safeArea: {top: #}}}", 0, 2048),
    Bound("device: {points: [4096, 4096], landscape: {safeArea: {bottom: #}}}", 0, 2048),
  ])
  func theSchemaIsOfTheLargestScreen(_ bound: Bound) {
    expectBounds(bound)
    for sample in bound.samples {
      let line = bound.line.replacing("#", with: sample.text)
      #expect(SceneLine(line).isInSchema == sample.isGood, "\(line)")
    }
  }

  /// What the reader takes beside what else is written, the schema takes in any case.
  @Test(arguments: [
    "dropped: [{from: 600, to: 660}]", "dropped: [0, 1000000]", "dropped: [{from: 0, to: 1}, 3]",
    "dropped: {from: 0, to: 0.5}", "system: {spring: {stiffness: 1, damping: 1}, duration: 60}",
    "system: {spring: {stiffness: 1, damping: 1}, duration: 60, notifiedDuration: 60}",
    "expect: {frame: [{gap: {count: 1, worst: 0.5 +/- 0.5}}]}",
    "expect: still", "expect: clean", "expect: [gap, overlap]", "handler: {frame: {late: false}}",
    "handler: frame", "handler: {frame: {distance: 1000}}",
    "always: [{bar: [on keyboard]}, {bar: on keyboard, from: 0, until: 660}]",
  ])
  func theSchemaTakesWhatIsRead(line: String) {
    var lines: [String: String?] = [String(line.prefix { $0 != ":" }): line]
    if line.contains("still") || line.contains("gap") { lines["foot"] = "foot: open" }
    #expect(SceneFixtures.complaint(SceneFixtures.scene(lines)) == "", "\(line)")
    #expect(SceneLine(line).isInSchema, "\(line)")
  }

  @Test(arguments: [
    ("events: [{show: {}}]", false), ("events: [{at: 0, drag: {from: 1}}]", false),
    ("events: [{at: 0, float: {rect: [1, 2, 3, 4]}}]", true),
    ("events: [{at: 0, float: {rect: [1, 2, 3]}}]", false),
    ("events: [{at: 0, float: {rect: [1, 2, 3, 4, 5]}}]", false),
    ("events: [{at: 0, tap: [1]}]", false), ("events: [{at: 0, tap: [1, 2, 3]}]", false),
    ("events: [{at: 0, notification: {begin: [0, 0, 1, 1], end: [0, 0, 1, 1]}}]", false),
    ("events: [{at: 0, notification: {name: willShow, end: [0, 0, 1, 1]}}]", false),
    ("events: [{at: 0, notification: {name: willShow, begin: [0, 0, 1, 1]}}]", false),
    ("device: {scale: 2}", false), ("device: {points: [375]}", false),
    ("system: {duration: 1}", false), ("system: {spring: {damping: 1}, duration: 1}", false),
    ("events: [{at: 0, show: {curve: 7}}]", true), ("events: [{at: 0, show: {curve: 4}}]", false),
    ("events: [{at: 0, rotate: landscape}]", true), ("events: [{at: 0, rotate: {}}]", false),
    ("events: [{at: 0, silent: true, hide: {}}]", true), ("events: [{at: 0, hides: {}}]", false),
  ])
  func theSchemaSaysWhatIsNeeded(line: String, isRight: Bool) {
    #expect(SceneLine(line).isInSchema == isRight)
    if line.contains("show") || line.contains("rect") { return }
    #expect(
      SceneFixtures.complaint(SceneFixtures.scene([SceneLine(line).key: line])).isEmpty == isRight)
  }

  /// A name of a device or a system is taken in any case of letters, however it is spaced.
  @Test(arguments: [
    "device: iphone 8", "device: IPHONE 8", "device: iPhone8", "device: iPhone-8",
    "device: iPad 9.7 inch", "device: iPhone 8x", "device: iPad (9.7-inch)",
    "device: ipad (9.7-INCH)",
    "device: iPad (9x7-inch)", "system: iOS 18", "system: ios18", "system: IOS-18",
    "system: iOS 18x",
    "system: i os  1 8", "system: iOS", "handler: Frame", "handler: transform",
    "handler: {transform: ~}", "handler: {transform: {}}", "handler: {transform: {late: true}}",
    "handler: {frame: {}, transform: {}}", "handler: {frame: ~}", "handler: {frame: {speed: 2.5}}",
    "handler: {frame: {speed: 2}}", "handler: {frame: {rect: begin}}",
    "handler: {frame: {rect: middle}}", "bar: floating", "bar: round", "foot: painted",
    "foot: open", "foot: shut", "corners: ignored", "corners: round", "ambient: 1",
  ])
  func theSchemaTakesTheReadersNames(line: String) {
    let complaint = SceneFixtures.complaint(SceneFixtures.scene([SceneLine(line).key: line]))
    #expect(SceneLine(line).isInSchema == complaint.isEmpty, "\(complaint)")
  }

  private func expectBounds(_ bound: Bound) {
    for sample in bound.samples {
      let line = bound.line.replacing("#", with: sample.text)
      #expect(Self.isRead(line) == sample.isGood, "\(line)")
    }
  }

  /// The refreshes that a scene misses are bounded in all, however they are written.
  @Test func aSceneMissesNoMoreThanItMay() {
    let events = Array(repeating: "{at: 0, drop: {count: 10000}}", count: 10)
    let lines: [String: String?] = ["events": "events: [\(events.joined(separator: ", "))]"]
    #expect(SceneFixtures.complaint(SceneFixtures.scene(lines)).isEmpty)
    let complaint = SceneFixtures.complaint(
      SceneFixtures.scene(lines.merging(["dropped": "dropped: [7]"]) { $1 }))
    #expect(complaint.contains("misses more than 100000 refreshes"), "\(complaint)")
  }

  /// A curve is one that UIKit has.
  @Test func aCurveIsOneThatUIKitHas() {
    for curve in -1...8 {
      let complaint = SceneFixtures.complaint(
        SceneFixtures.scene(["events": "events: [{at: 0, show: {height: 9, curve: \(curve)}}]"]))
      #expect(complaint.isEmpty == [0, 1, 2, 3, 7].contains(curve), "\(complaint)")
      let line = SceneLine("events: [{at: 0, show: {curve: \(curve)}}]")
      #expect(line.isInSchema == complaint.isEmpty)
    }
  }

  @Test(arguments: [
    ("events: [{at: 0, type: TEXT}]", 10_000), ("events: [{at: 0, receive: TEXT}]", 10_000),
    ("transcript: {texts: [TEXT]}", 10_000), ("scene: TEXT", 200),
    ("device: {name: TEXT, points: [375, 667]}", 200),
  ])
  func aTextHasItsLength(line: String, most: Int) {
    for (count, isGood) in [(1, true), (most, true), (most + 1, false)] {
      let text = String(repeating: "é", count: count)
      #expect(Self.isRead(line.replacing("TEXT", with: text)) == isGood, "\(line), \(count)")
    }
  }

  @Test(arguments: [
    ("transcript: {heights: [44]}", 0, 10_000), ("transcript: {texts: [44]}", 0, 10_000),
    ("dropped: [44]", 0, 10_000), ("events: [{at: 0, switch: {heights: [44]}}]", 1, 100),
    ("always: [{bar: on keyboard}]", 1, 100), ("events: [{at: 0, hide: {}}]", 0, 10_000),
  ])
  func aListHasItsLength(line: String, least: Int, most: Int) throws {
    let open = try #require(line.lastIndex(of: "[")), close = try #require(line.firstIndex(of: "]"))
    let element = line[line.index(after: open)..<close]
    for count in [least - 1, least, most, most + 1] where count >= 0 {
      let list = Array(repeating: element, count: count).joined(separator: ", ")
      let text = line[...open] + list + line[close...]
      let key = String(line.prefix { $0 != ":" })
      let complaint = SceneFixtures.complaint(SceneFixtures.scene([key: String(text)]))
      let isRefused = ["must be a list", "at most", "holds 1 to"].contains(
        where: complaint.contains)
      #expect(isRefused != (least...most).contains(count), "\(count): \(complaint)")
      // In the place of a number of a refresh any number of choices may be.
      if key != "dropped" { #expect(SceneLine(String(text)).isInSchema != isRefused, "\(count)") }
    }
  }
}
