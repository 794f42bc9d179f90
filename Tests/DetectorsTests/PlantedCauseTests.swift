import Detectors
import AnimationCurves
import Compositing
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import SeededRandom
import TestSupport
import Testing

/// Every mistake, planted on every motion, on devices and systems at random, is called by its name.
@MainActor
struct PlantedCauseTests {
  /// A mistake, what happens, and the rule that is to be named at the seam.
  struct Plant: Sendable, CustomTestStringConvertible {
    let options: [String: String]
    let rule: Cause.Rule
    var events = [SceneEvent.show(320, at: 0.1), .hide(at: 1.2)]
    var isPossible: @Sendable (Device) -> Bool = { _ in true }

    var testDescription: String { "\(rule.rawValue) \(options.sorted { $0.key < $1.key })" }

    static let eased = [
      SceneEvent(time: 0.1, kind: .show(height: 320, duration: 0.3, curve: 0)),
      SceneEvent(time: 1.2, kind: .hide(duration: 0.3, curve: 0)),
    ]
    static let shrunk = [SceneEvent.show(377, at: 0.1), .show(320, at: 1.2)]
    static let attached = [
      SceneEvent(time: 0, kind: .hardwareKeyboard(true)), SceneEvent.show(320, at: 0.5),
    ]
    /// A show that is called off before it has arrived.
    static let calledOff = [SceneEvent.show(320, at: 0.1), .hide(at: 0.3)]
    static let hasIndicator: @Sendable (Device) -> Bool = { $0.safeArea.bottom > 0 }

    static let all = [
      Plant(options: ["timing": "easeInOut"], rule: .differentCurve),
      Plant(options: ["timing": "easeIn"], rule: .differentCurve),
      Plant(options: ["timing": "easeOut"], rule: .differentCurve),
      Plant(options: ["timing": "linear"], rule: .differentCurve),
      Plant(options: ["timing": "linear"], rule: .differentCurve, events: eased),
      Plant(options: ["timing": "linear", "duration": "doubled"], rule: .differentCurve),
      Plant(options: ["timing": "linear", "turn": "next"], rule: .differentCurve),
      Plant(options: ["duration": "halved"], rule: .differentDuration, events: eased),
      Plant(options: ["duration": "doubled"], rule: .differentDuration, events: eased),
      Plant(
        options: ["duration": "doubled", "turn": "next"], rule: .differentDuration, events: eased),
      Plant(options: ["turn": "next"], rule: .startsLate),
      Plant(options: ["turn": "next"], rule: .startsLate, events: eased),
      Plant(options: ["timing": "none"], rule: .notAnimated),
      Plant(options: ["inset": "ignored"], rule: .safeAreaNotSubtracted, isPossible: hasIndicator),
      Plant(
        options: ["inset": "doubled"], rule: .safeAreaSubtractedTwice, isPossible: hasIndicator),
      Plant(options: ["rect": "begin"], rule: .ignoresNotification),
      Plant(options: ["rect": "height"], rule: .heightNotIntersected, events: attached) {
        $0.isPad
      },
      Plant(options: ["deaf": "true"], rule: .ignoresNotification),
      Plant(options: ["deaf": "true"], rule: .ignoresNotification, events: eased),
      Plant(options: ["deaf": "true"], rule: .ignoresNotification, events: calledOff),
      Plant(options: ["rect": "begin"], rule: .ignoresNotification, events: calledOff),
      Plant(
        options: ["inset": "ignored"], rule: .safeAreaNotSubtracted, events: calledOff,
        isPossible: hasIndicator),
      Plant(
        options: ["inset": "doubled"], rule: .safeAreaSubtractedTwice, events: calledOff,
        isPossible: hasIndicator),
      Plant(options: ["timing": "spring"], rule: .differentCurve),
      Plant(options: ["run": "cut"], rule: .animationInterrupted),
      Plant(options: ["run": "cut"], rule: .animationInterrupted, events: eased),
      Plant(options: ["run": "halting"], rule: .animationInterrupted),
    ]
  }

  nonisolated private static let motions = ["frame", "constraint", "transform"]

  private func check(_ plant: Plant, _ motion: String, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let devices = Device.distinct.filter(plant.isPossible)
    for _ in 0..<6 {
      let device = try #require(devices.randomElement(using: &random))
      let profile = try #require(KeyboardProfile.all.randomElement(using: &random))
      let rate = try #require([60.0, 90, 120].randomElement(using: &random))
      let findings = try SceneCase.of(
        motion, plant.options, device: device, profile: profile, rate: rate, events: plant.events
      ).checked().findings.filter { [.gap, .overlap].contains($0.kind) }
      #expect(!findings.isEmpty, "\(plant) \(motion) \(device.name) \(profile.name)")
      for finding in findings {
        #expect(
          finding.rule == plant.rule,
          "\(motion) \(device.name) \(profile.name): \(finding.cause?.sentence ?? "")")
      }
    }
  }

  @Test(arguments: Plant.all, motions)
  func itIsCalledByItsName(_ plant: Plant, _ motion: String) throws {
    try check(plant, motion, seed: 0x5EA)
  }

  /// The second keyboard is lower: the bar goes to where the first one ended.
  @Test(arguments: motions)
  func theBeginRectangle(_ motion: String) throws {
    for device in Device.distinct {
      let findings = try SceneCase.of(
        motion, ["rect": "begin"], device: device, events: Plant.shrunk
      ).checked().findings.filter { $0.kind == .gap }
      #expect(findings.map(\.rule) == [.beginFrameUsed])
      guard case .rest(.beginFrameUsed(_, let begin, _)) = findings.first?.cause else {
        Issue.record("another cause")
        continue
      }
      #expect(begin == 377)
    }
  }

  /// A keyboard that shrinks by as much as the safe area: two rules have the same number.
  @Test(arguments: motions)
  func whatCannotBeToldApartIsNotNamed(_ motion: String) throws {
    let events = [SceneEvent.show(354, at: 0.1), .show(320, at: 1.2)]
    let device = try #require(Device.named("iPhone 14"))
    let findings = try SceneCase.of(
      motion, ["rect": "begin"], device: device, events: events
    ).checked().findings.filter { $0.kind == .gap }
    #expect(findings.map(\.rule) == [.wrongRestingPlace])
  }

  /// A notification posts one height, and the keyboard takes another: a bar that follows it is off.
  @Test(arguments: motions, [(200.0, 320.0), (320.0, 200.0), (0.0, 320.0)])
  func aPostedHeightIsNotTaken(_ motion: String, _ heights: (posted: Double, taken: Double)) throws
  {
    for device in Device.distinct {
      let (width, bottom) = (device.size.width, Double(device.size.height))
      let rect = { (height: Double) in
        CGRect(x: 0, y: bottom - height, width: Double(width), height: height)
      }
      let posted = KeyboardNotification(
        name: .willShow, begin: rect(0), end: rect(heights.posted), duration: 0.25)
      let show = SceneEvent(
        time: 0.1, kind: .notification(posted, place: rect(heights.taken)))
      let findings = try SceneCase.of(motion, device: device, events: [show]).checked().findings
        .filter { $0.kind == .gap || $0.kind == .overlap }
      #expect(!findings.isEmpty)
      for finding in findings {
        guard
          case .notification(.staleNotification(let posted, _, let height, _, _)) = finding.cause
        else {
          Issue.record("another cause: \(finding)")
          continue
        }
        #expect(posted.name == "willShow" && posted.time == 0.1)
        #expect(height == Points(heights.posted))
      }
    }
  }

  /// The keyboard comes up or changes, and nothing is posted.
  @Test(arguments: motions, [0.1, 1.2])
  func noNotificationTells(_ motion: String, _ time: Double) throws {
    let events = [
      SceneEvent(
        time: 0.1, kind: .show(height: 320, duration: nil, curve: 7), isSilent: time == 0.1),
      SceneEvent(
        time: 1.2, kind: .show(height: 377, duration: nil, curve: 7), isSilent: time == 1.2),
    ]
    for device in Device.distinct {
      let findings = try SceneCase.of(motion, device: device, events: events).checked().findings
        .filter { $0.kind == .overlap }
      #expect(findings.first?.rule == .notPosted, "\(device.name)")
    }
  }

  /// A finger pulls the keyboard and lets it come back: what is wrong at rest stays wrong.
  @Test(arguments: motions)
  func aFingerInBetween(_ motion: String) throws {
    let drag = KeyboardDrag(from: 300, to: 750, duration: 0.4, release: .stay)
    let events = [SceneEvent.show(320, at: 0.1), SceneEvent(time: 1.5, kind: .drag(drag))]
    let device = try #require(Device.named("iPhone 14"))
    for (options, rules) in [
      ([:], [Cause.Rule.interactiveDismissal]),
      (["timing": "none"], [.notAnimated, .interactiveDismissal]),
      (["inset": "doubled"], [.safeAreaSubtractedTwice, .interactiveDismissal]),
      (["deaf": "true"], [.ignoresNotification, .interactiveDismissal]),
    ] {
      let found = try SceneCase.of(motion, options, device: device, events: events).checked()
        .findings.filter { [.gap, .overlap].contains($0.kind) }.compactMap(\.rule)
      #expect(Set(found).isSubset(of: rules) && !found.isEmpty, "\(options) \(found)")
    }
  }

  /// The right handler has nothing to explain, whatever rectangle it reads.
  @Test(arguments: motions)
  func noMistakeNoCause(_ motion: String) throws {
    for events in [Plant.eased, Plant.shrunk, Plant.attached] {
      for device in Device.distinct {
        let result = try SceneCase.of(motion, device: device, events: events).checked()
        #expect(result.findings.isEmpty, "\(device.name) \(result.findings.map(\.cause))")
      }
    }
  }
}
