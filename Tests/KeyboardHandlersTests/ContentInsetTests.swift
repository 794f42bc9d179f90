import Detectors
import AnimationCurves
import Compositing
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

@testable import KeyboardHandlers

/// An article's versions, in closed form: what adds up, what is out of reach, what snaps back.
@MainActor
struct ContentInsetTests {
  private typealias Version = ContentInsetVersion

  private func played(
    _ version: ContentInsetVersion, fixed: Bool = false, messages: Int = 20,
    on device: String = "iPhone 14", profile: KeyboardProfile = .iOS18, _ events: [SceneEvent],
    at times: [Double] = [],
    during: @escaping (TypingChatViewController, Double) -> Void = { _, _ in }
  ) throws -> Watched<TypingChatViewController> {
    try Watched(
      {
        fixed
          ? FixedContentInsetChatViewController(
            transcript: .messages(messages), version: version)
          : ContentInsetChatViewController(transcript: .messages(messages), version: version)
      }, on: device, profile: profile, events, at: times, during: during)
  }

  /// The distance by which a show raises the bar: the safe area is dropped in version C.
  private func lift(_ version: ContentInsetVersion, _ height: Double, safeArea: Double) -> Double {
    version == .c ? height : height - safeArea
  }

  @Test(arguments: ContentInsetVersion.allCases, ["iPhone 8", "iPhone 14"])
  func theSafeArea(_ version: ContentInsetVersion, _ name: String) throws {
    let device = Device.known(name)
    let (safeArea, height) = (Double(device.safeArea.bottom), device.keyboardHeight)
    let watched = try played(version, on: name, [.show(height, at: 0.5), .hide(at: 2)])
    let error = version == .c ? safeArea : 0
    #expect(abs(watched.checked.greatestGap - error) < 1e-9)
    #expect(
      abs(watched.frame(.inputBar, at: 1.9).maxY - (device.size.height - height - error)) < 1e-9)
    #expect(watched.points(.drift).isEmpty)
  }

  /// A list that rises leaves its first messages out of reach: the navigation bar's height less
  /// in front of it.
  @Test(arguments: [250.0, 292, 336])
  func whatIsOutOfReach(_ height: Double) throws {
    let events: [SceneEvent] = [.show(height, at: 0.5), .hide(at: 2)]
    let rise = height - 34
    #expect(abs(try played(.a, events).points(.unreachable)[0] - (rise - 91 - 8)) < 1e-6)
    #expect(abs(try played(.b, events).points(.unreachable)[0] - (rise - 8)) < 1e-6)
    #expect(try played(.c, events).points(.unreachable).isEmpty)
    #expect(try played(.reference, events).points(.unreachable).isEmpty)
  }

  /// Posted twice and taken back once: after `n` rounds `n` lifts are left.
  @Test(arguments: [ContentInsetVersion.a, .b, .c], 1...3)
  func theDriftAddsUp(_ version: ContentInsetVersion, _ rounds: Int) throws {
    let height = 120.0
    let events = (0..<rounds).flatMap { round in
      let start = 3 * Double(round)
      return [
        SceneEvent.show(height, at: start + 0.5),
        .posted(.willShow, top: 844 - height, height: height, at: start + 1.2, width: 390),
        .hide(at: start + 2),
      ]
    }
    let watched = try played(version, events)
    let lift = lift(version, height, safeArea: 34)
    let end = 3 * Double(rounds)
    #expect(abs(watched.frame(.inputBar, at: end).maxY - (810 - Double(rounds) * lift)) < 1e-9)
    let drifts = watched.points(.drift)
    #expect(abs((drifts.max() ?? 0) - Double(rounds) * lift) < 1e-6)
    // A gap is measured from where the bar was without a keyboard: what a round adds, and the safe
    // area in version C. What earlier rounds have left is their drift.
    let error = lift + (version == .c ? 34 : 0)
    #expect(abs(watched.checked.greatestGap - error) < 1e-6)
  }

  /// A second height is added to the first; the hide takes back the second.
  @Test(arguments: [ContentInsetVersion.a, .b, .c], [(216.0, 258.0), (258, 216)])
  func anotherHeight(_ version: ContentInsetVersion, _ heights: (Double, Double)) throws {
    let (first, second) = heights
    let watched = try played(
      version, [.show(first, at: 0.5), .show(second, at: 1.5), .hide(at: 3)])
    let (one, two) = (
      lift(version, first, safeArea: 34), lift(version, second, safeArea: 34)
    )
    #expect(abs(watched.frame(.inputBar, at: 2.9).maxY - (810 - one - two)) < 1e-9)
    #expect(abs(watched.frame(.inputBar, at: 6).maxY - (810 - one)) < 1e-9)
    #expect(abs((watched.points(.drift).max() ?? 0) - one) < 1e-6)
  }

  /// A layout pass puts back what constraints place: the whole lift is lost.
  @Test(arguments: ContentInsetVersion.allCases)
  func aLayoutPassSnapsBack(_ version: ContentInsetVersion) throws {
    let watched = try played(version, [.show(292, at: 0.5), .hide(at: 3)], at: [1.5]) { chat, _ in
      chat.view.setNeedsLayout()
    }
    #expect(isNear(watched.frame(.inputBar, at: 1.6).maxY, 810))
    #expect(abs(watched.points(.overlap)[0] - (292 - 34)) < 1e-9)
    let fixed = try played(
      version, fixed: true, [.show(292, at: 0.5), .hide(at: 3)], at: [1.5]
    ) { chat, _ in chat.view.setNeedsLayout() }
    #expect(fixed.checked.findings.isEmpty)
  }

  /// Outside of an animation of the system's own nothing is animated.
  @Test(arguments: ContentInsetVersion.allCases)
  func noCurve(_ version: ContentInsetVersion) throws {
    let watched = try played(
      version, on: "iPhone 8", profile: .iOS10, [.show(216, at: 0.5), .hide(at: 2)])
    #expect(abs(watched.points(.gap)[0] - 216) < 1e-9)
    #expect(abs(watched.points(.overlap)[0] - 216) < 1e-9)
  }

  /// The cited rule takes the height of a keyboard wherever it is.
  @Test func theReferenceTakesHeightsForOverlaps() throws {
    let events = [
      SceneEvent.show(300, at: 0.5), SceneEvent(time: 1.5, kind: .undock(lift: 264)),
      SceneEvent(time: 2.5, kind: .split(height: 261, lift: 300)),
    ]
    for (fixed, bottom) in [(false, 1194.0 - 261), (true, 1194 - 20)] {
      let watched = try played(
        .reference, fixed: fixed, on: "iPad Pro (11-inch)", events)
      #expect(abs(watched.frame(.inputBar, at: 4).maxY - bottom) < 1e-9)
    }
  }

  /// Version C and the cited rule leave what was read for the last message; fixed they do not.
  @Test(arguments: [ContentInsetVersion.c, .reference])
  func reading(_ version: ContentInsetVersion) throws {
    for fixed in [false, true] {
      let watched = try played(
        version, fixed: fixed, messages: 40, [.show(292, at: 1), .hide(at: 2)], at: [0.5]
      ) { chat, _ in chat.messageList.contentOffset.y = 300 }
      let end = 8 + 52 * 40.0 - (766 - 91)
      #expect(abs(watched.offset(at: 5) - (fixed ? 300 : end)) < 1)
      #expect(watched.points(.covered).isEmpty)
    }
  }

  @Test(arguments: ContentInsetVersion.allCases, ["iPhone 8", "iPhone 14", "iPad Pro (11-inch)"])
  func fixed(_ version: ContentInsetVersion, _ device: String) throws {
    // Each number of messages under another system.
    for (count, profile) in zip([0, 8, 30], [KeyboardProfile.iOS10, .iOS18, .iOS26]) {
      let watched = try played(
        version, fixed: true, messages: count, on: device, profile: profile,
        [
          .show(300, at: 0.5), .show(258.5, at: 1.5), .show(333, at: 2.5), .hide(at: 3.5),
          .show(292, at: 3.7), .hide(at: 4.5), .show(292, at: 5.5),
        ])
      #expect(watched.checked.findings.isEmpty, "\(count): \(watched.checked.findings)")
    }
  }

  /// An accessory that notifications do not count lies on a bar that goes by them.
  @Test(arguments: [(KeyboardProfile.iOS18, 0.0), (.iOS26, 44)])
  func anAccessoryOnTheBar(_ profile: KeyboardProfile, _ overlap: Double) throws {
    let watched = try played(
      .c, fixed: true, on: "iPhone 8", profile: profile, [.show(216, at: 0.5)], at: [0.1]
    ) { chat, _ in
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      accessory.backgroundColor = .white
      chat.textView.inputAccessoryView = accessory
    }
    #expect(abs((watched.points(.overlap).max() ?? 0) - overlap) < 1e-9)
    #expect(watched.points(.gap).isEmpty)
    let last = watched.checked.compositor?.readings.last ?? nil
    #expect(last?.overlapRegion.map { Double($0.height) } == (overlap > 0 ? [44] : []))
  }
}
