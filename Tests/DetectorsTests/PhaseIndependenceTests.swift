import AnimationCurves
import Detectors
import KeyboardHandlers
import KeyboardSimulation
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Findings in continuous time do not depend on when the display refreshes.
struct PhaseIndependenceTests {
  /// Cases, each played at eight phases of the refresh; ten times as many in the long run.
  private static let count = TestLength.cases(100, long: 1000)

  @MainActor
  @Test("continuous values are the same at every phase of the refresh")
  func continuousValuesAreTheSame() throws {
    var random = SplitMix64(seed: 20_261_122)
    for number in 0..<Self.count {
      let scene = RandomCase.scene(&random)
      let first = try Self.values(of: scene, phase: 0)
      for step in 1..<8 {
        let other = try Self.values(of: scene, phase: Double(step) / 8 / scene.rate)
        let isSame =
          first.count == other.count
          && zip(first, other).allSatisfy { $0.kind == $1.kind && abs($0.value - $1.value) <= 1e-6 }
        #expect(isSame, "case \(number), phase \(step): \(scene.words)\n\(first)\n\(other)")
        guard isSame else { break }
      }
    }
  }

  /// A bar by a straight line leads the spring at first, and is behind it before the first refresh.
  @MainActor
  @Test("a gap that opens and closes between two refreshes is found at every phase")
  func aGapBetweenTwoRefreshesIsFound() throws {
    let device = try #require(Device.named("iPhone 8 Plus"))
    for step in 0..<8 {
      let scene = SceneCase.of(
        "frame", ["timing": "linear"], device: device, profile: .iOS26,
        phase: Double(step) / 8 / 60, events: [.show(336, at: 0.5, duration: 0.3)])
      let gaps = try scene.checked().findings.filter { $0.kind == .gap }
      let early = gaps.first { $0.continuous < 10 }
      #expect(abs((early?.continuous ?? 0) - 3.744) < 5e-4, "phase \(step): \(gaps)")
    }
  }

  struct Value: CustomStringConvertible {
    let kind: String
    let value: Double
    var description: String { "\(kind) \(value)" }
  }

  @MainActor
  private static func values(of scene: SceneCase, phase: Double) throws -> [Value] {
    var scene = scene
    scene.phase = phase
    return try scene.checked().findings.map { Value(kind: $0.kind.rawValue, value: $0.continuous) }
      .sorted { ($0.kind, $0.value) < ($1.kind, $1.value) }
  }
}

/// Cases whose commits do not depend on the refresh: motions, faults and interruptions.
private enum RandomCase {
  static func scene(_ random: inout SplitMix64) -> SceneCase {
    let devices = Device.catalog.filter { $0.keyboardHeight > 0 }
    return SceneCase(
      name: "random", scene: "random", handler: handler(&random),
      device: devices.randomElement(using: &random) ?? .plain,
      profile: KeyboardProfile.all.randomElement(using: &random) ?? .iOS18,
      rate: [60, 60, 120, 30, 90].randomElement(using: &random) ?? 60,
      events: events(&random))
  }

  private static func handler(_ random: inout SplitMix64) -> HandlerSpec {
    let choices: [(String, [String])] = [
      ("timing", ["easeInOut", "easeIn", "easeOut", "linear", "spring", "none"]),
      ("inset", ["ignored", "doubled"]), ("rect", ["begin", "screen", "height", "top"]),
      ("duration", ["halved", "doubled"]), ("inherit", ["true"]), ("deaf", ["true"]),
    ]
    var options: [String: String] = [:]
    for (name, values) in choices where Int.random(in: 0..<3, using: &random) == 0 {
      if name == "deaf", Int.random(in: 0..<3, using: &random) > 0 { continue }
      options[name] = values.randomElement(using: &random)
    }
    let name = ["frame", "constraint", "transform"].randomElement(using: &random) ?? "frame"
    return HandlerSpec(
      name: name,
      options: options.sorted { $0.key < $1.key }.map {
        .init(name: $0.key, value: $0.value == "true" ? .flag(true) : .word($0.value))
      })
  }

  /// A show, and up to four changes, often before the last has ended.
  private static func events(_ random: inout SplitMix64) -> [SceneEvent] {
    var time = Double.random(in: 0...0.7, using: &random)
    var events = [show(at: time, &random)]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      time += Double.random(in: 0.02...0.9, using: &random)
      let isShown = Bool.random(using: &random)
      events.append(isShown ? show(at: time, &random) : hide(at: time, &random))
    }
    return events
  }

  private static func show(at time: Double, _ random: inout SplitMix64) -> SceneEvent {
    .show(
      Double.random(in: 180...400, using: &random).rounded(), at: time,
      duration: duration(&random), curve: curve(&random))
  }

  private static func hide(at time: Double, _ random: inout SplitMix64) -> SceneEvent {
    .hide(at: time, duration: duration(&random), curve: curve(&random))
  }

  private static func duration(_ random: inout SplitMix64) -> Double? {
    Bool.random(using: &random) ? nil : Double.random(in: 0...0.7, using: &random)
  }

  private static func curve(_ random: inout SplitMix64) -> Int {
    [7, 7, 7, 0, 1, 2, 3].randomElement(using: &random) ?? 7
  }
}

extension SceneCase {
  /// The words that set it apart from the others.
  fileprivate var words: String {
    "\(handler) \(device.name) \(profile.name) \(rate) Hz \(events)"
  }
}
