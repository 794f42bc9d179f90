import Detectors
import AnimationCurves
import Compositing
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import SeededRandom
import TestSupport
import Testing

@testable import KeyboardHandlers

/// A keyboard of the app's own: how high it is, and how it comes.
@MainActor
struct KeyboardTemplateTests {
  private func played(
    _ layout: TemplateHeight, accessory: Double = 0, sizing: TemplateSizing = .both,
    on device: String = "iPhone 8",
    profile: KeyboardProfile = .iOS18, _ events: [SceneEvent], at times: [Double] = [],
    during: @escaping (KeyboardTemplateChatViewController, Double) -> Void = { _, _ in }
  ) throws -> Watched<KeyboardTemplateChatViewController> {
    try Watched(
      {
        KeyboardTemplateChatViewController(
          transcript: .standard, layout: layout, accessoryHeight: accessory,
          faults: TemplateFaults(sizing: sizing))
      }, on: device, profile: profile, events, at: times, during: during)
  }

  private static let system = TemplateHeight.system(min: 200, max: 280, standard: 250)

  @Test func heights() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1000 {
      let least = random.number(in: 100...250)
      let greatest = least + random.number(in: 0...150)
      let (recorded, above) = (random.number(in: 0...500), random.number(in: 0...60))
      let layout = TemplateHeight.system(min: least, max: greatest, standard: 260)
      let height = layout.height(recorded: recorded, above: above)
      let own = recorded - above
      let expected = own < least ? least : own > greatest ? greatest : own
      #expect(isNear(height, expected))
      #expect(TemplateHeight.custom(300).height(recorded: recorded, above: above) == 300)
    }
    #expect(Self.system.height(recorded: nil, above: 44) == 250)
    #expect(Self.system.height(recorded: 44, above: 44) == 200)
  }

  /// With no keyboard up it slides; in place of one it is there in the same refresh.
  @Test(arguments: KeyboardProfile.all)
  func slidesInOrIsThereAtOnce(_ profile: KeyboardProfile) throws {
    let watched = try played(
      .custom(300), profile: profile,
      [
        .switched(to: .inputView(true), at: 0.5),
        .switched(to: .emoji(false, duration: nil), at: 1.5),
        .switched(to: .inputView(true), at: 2.5), .hide(at: 3.5),
      ])
    #expect(watched.frame(.keyboard, at: 0.55).minY > 500)
    for (time, height) in [(1.4, 300.0), (1.5, 216), (2.4, 216), (2.5, 300), (3.4, 300)] {
      #expect(isNear(watched.frame(.keyboard, at: time).minY, 667 - height), "\(time)")
      #expect(isNear(watched.frame(.inputBar, at: time).maxY, 667 - height), "\(time)")
    }
    #expect(watched.frame(.keyboard, at: 5).minY >= 667)
    #expect(watched.checked.findings.isEmpty)
  }

  /// As high as the last system keyboard, within bounds: no step, or one to the bound.
  @Test(arguments: [(216.0, 216.0), (258, 258), (300, 280), (150, 200)], TemplateSizing.allCases)
  func followsTheSystem(_ heights: (Double, Double), _ sizing: TemplateSizing) throws {
    let (keyboard, own) = heights
    let watched = try played(
      Self.system, sizing: sizing,
      [
        .switched(to: .inputView(true), at: 0.2),
        .switched(to: .emoji(false, duration: nil), at: 0.9), .hide(at: 1), .show(keyboard, at: 2),
        .switched(to: .inputView(true), at: 3),
        .switched(to: .emoji(false, duration: nil), at: 4),
      ])
    #expect(isNear(watched.frame(.keyboard, at: 0.85).minY, 667 - 250))
    for time in stride(from: 3.0, to: 3.9, by: 0.05) {
      #expect(isNear(watched.frame(.inputBar, at: time).maxY, 667 - own))
    }
    #expect(isNear(watched.frame(.inputBar, at: 4.5).maxY, 667 - keyboard))
    #expect(watched.checked.findings.isEmpty)
  }

  /// The default height is for when no system keyboard is on the screen as it comes.
  @Test(arguments: [216.0, 300]) func aKeyboardThatHasGoneIsNotFollowed(_ keyboard: Double) throws {
    let watched = try played(
      Self.system,
      [
        .show(keyboard, at: 0.2), .hide(at: 1), .switched(to: .inputView(true), at: 2),
        .hide(at: 3), .switched(to: .inputView(true), at: 4),
      ])
    for time in [2.9, 4.9] {
      #expect(isNear(watched.frame(.inputBar, at: time).maxY, 667 - 250), "\(time)")
    }
    #expect(watched.checked.findings.isEmpty)
  }

  /// The accessory on the keys counts in the posted height and not in the view's.
  @Test func theAccessoryIsSubtracted() throws {
    let watched = try played(
      .system(min: 100, max: 500, standard: 250), accessory: 40,
      [.show(260, at: 0.5), .switched(to: .inputView(true), at: 1.5)])
    for time in [1.4, 2] {
      #expect(isNear(watched.frame(.keyboard, at: time).minY, 667 - 260))
      #expect(isNear(watched.frame(.inputBar, at: time).maxY, 667 - 300))
    }
    #expect(watched.checked.findings.isEmpty)
  }

  /// From iOS 26 on the posted height is without the accessory, which is subtracted all the same.
  @Test func theAccessoryIsSubtractedTwice() throws {
    let watched = try played(
      .system(min: 100, max: 500, standard: 250), accessory: 40, profile: .iOS26,
      [.show(260, at: 0.5), .switched(to: .inputView(true), at: 1.5)])
    #expect(isNear(watched.frame(.keyboard, at: 1.4).minY, 667 - 260))
    #expect(isNear(watched.frame(.keyboard, at: 2).minY, 667 - 220))
    #expect(isNear(watched.frame(.inputBar, at: 2).maxY, 667 - 260))
  }

  /// A hardware keyboard leaves an accessory of the system's keyboard: the least height serves.
  @Test(arguments: [(0.0, 250.0), (40, 200)])
  func aHardwareKeyboard(_ accessory: Double, _ own: Double) throws {
    let watched = try played(
      Self.system, accessory: accessory,
      [
        SceneEvent(time: 0.2, kind: .hardwareKeyboard(true)), .show(260, at: 0.5),
        .switched(to: .inputView(true), at: 1.5),
      ])
    #expect(isNear(watched.frame(.keyboard, at: 2.5).minY, 667 - own))
    #expect(isNear(watched.frame(.inputBar, at: 2.5).maxY, 667 - own - accessory))
  }

  /// The height constraint and the intrinsic height are one, before and after every change.
  @Test func oneHeight() {
    var random = SplitMix64(seed: 11)
    let view = KeyboardTemplateView(height: 250)
    for _ in 0..<50 {
      let constants = view.constraints.filter { $0.firstAttribute == .height }.map(\.constant)
      #expect(constants == [view.preferredHeight])
      #expect(view.intrinsicContentSize.height == view.preferredHeight)
      view.preferredHeight = random.number(in: 1...500)
    }
  }

  /// A change of the preferred height shows at once.
  @Test func theHeightChangesLive() throws {
    let watched = try played(
      .custom(250), [.switched(to: .inputView(true), at: 0.5)], at: [2]
    ) { chat, _ in chat.template.preferredHeight = 310 }
    #expect(isNear(watched.frame(.keyboard, at: 1.9).minY, 667 - 250))
    #expect(isNear(watched.frame(.keyboard, at: 2).minY, 667 - 310))
    #expect(isNear(watched.frame(.inputBar, at: 2.1).maxY, 667 - 310))
  }

  /// A split keyboard that is dragged on an iPad: empty rectangles before, heights after.
  @Test func bothNotificationsAreRead() throws {
    func posted(_ name: KeyboardNotification.Name, _ rect: CGRect, at time: Double) -> SceneEvent {
      SceneEvent(
        time: time,
        kind: .notification(
          KeyboardNotification(name: name, begin: rect, end: rect, duration: 0)))
    }
    var heights: [CGFloat?] = []
    _ = try played(
      Self.system, on: "iPad Pro (10.5-inch)",
      [
        posted(.willChangeFrame, .zero, at: 0.5), posted(.willChangeFrame, .zero, at: 0.6),
        posted(.didChangeFrame, CGRect(x: 0, y: 197, width: 834, height: 261), at: 1),
        posted(.didChangeFrame, CGRect(x: 0, y: 142, width: 834, height: 316), at: 2),
      ], at: [0.4, 0.9, 1.5, 2.5]
    ) { chat, _ in heights.append(chat.record.height) }
    #expect(heights == [nil, nil, 261, 316])
  }
}
