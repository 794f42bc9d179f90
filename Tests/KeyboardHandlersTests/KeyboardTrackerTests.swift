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

/// The tracker's states, what it follows, and what it loses.
@MainActor
struct KeyboardTrackerTests {
  private func played(
    hasAccessory: Bool = true, isFixed: Bool = false, on device: String = "iPhone 8",
    profile: KeyboardProfile = .iOS18, transcript: Transcript = .standard,
    _ events: [SceneEvent], at times: [Double] = [],
    during: @escaping (TrackerChatViewController, Double) -> Void = { _, _ in }
  ) throws -> Watched<TrackerChatViewController> {
    try Watched(
      {
        TrackerChatViewController(
          transcript: transcript, hasAccessory: hasAccessory, isFixed: isFixed)
      }, on: device, profile: profile, events, at: times, during: during)
  }

  private func drag(
    from: Double, to: Double, at time: Double, _ release: KeyboardDrag.Release
  ) -> SceneEvent {
    SceneEvent(
      time: time, kind: .drag(KeyboardDrag(from: from, to: to, duration: 0.4, release: release)))
  }

  /// Every notification sets its state, whatever came before; changes of the frame give frames.
  @Test func everyTellingCounts() throws {
    let names: [(KeyboardNotification.Name, KeyboardAppearance)] = [
      (.willHide, .willHide), (.didShow, .shown), (.willShow, .willShow), (.didHide, .hidden),
      (.didShow, .shown), (.willShow, .willShow), (.willHide, .willHide),
    ]
    let rect = CGRect(x: 0, y: 451, width: 375, height: 216)
    let change = KeyboardNotification(name: .didChangeFrame, begin: rect, end: rect, duration: 0)
    for (name, state) in names {
      let elsewhere = KeyboardNotification(
        name: name, begin: rect, end: rect.offsetBy(dx: 0, dy: 100), duration: 0.25)
      var (seen, frame): (KeyboardAppearance?, CGRect) = (nil, .null)
      _ = try played(hasAccessory: false, [], at: [0.5]) { chat, _ in
        #expect(chat.tracker.appearance == .hidden)
        post(change)
        post(elsewhere)
        (seen, frame) = (chat.tracker.appearance, chat.tracker.currentFrame)
      }
      #expect(seen == state)
      #expect(frame == rect)
    }
  }

  /// A screen that has given the first responder up has no accessory on the keyboard: in the
  /// original its height counts all the same.
  @Test(arguments: [false, true])
  func anAccessoryThatIsNotUp(_ isFixed: Bool) throws {
    let events = [
      SceneEvent(time: 0.2, kind: .blur),
      SceneEvent(time: 2, kind: .keyboardSwitch(.heights([258], interval: 0, duration: nil))),
    ]
    let watched = try played(isFixed: isFixed, events)
    #expect(watched.points(.overlap) == (isFixed ? [] : [44]))
  }

  /// Posts a keyboard that is not there.
  private func post(_ notification: KeyboardNotification) {
    let names: [KeyboardNotification.Name: Notification.Name] = [
      .willShow: UIResponder.keyboardWillShowNotification,
      .didShow: UIResponder.keyboardDidShowNotification,
      .willHide: UIResponder.keyboardWillHideNotification,
      .didHide: UIResponder.keyboardDidHideNotification,
      .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification,
    ]
    guard let name = names[notification.name] else { return }
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: notification.begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: notification.end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: notification.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: notification.curve),
      ])
  }

  @Test(arguments: [true, false])
  func theStatesOfAShowAndAHide(_ hasAccessory: Bool) throws {
    var states: [KeyboardAppearance] = []
    var visible: [Bool] = []
    _ = try played(
      hasAccessory: hasAccessory, isFixed: true,
      [.show(216, at: 0.5), drag(from: 200, to: 560, at: 1.5, .stay), .hide(at: 3)],
      at: [0.3, 0.6, 1.2, 1.85, 2.5, 3.1, 4]
    ) { chat, _ in
      states.append(chat.tracker.appearance)
      visible.append(chat.tracker.isKeyboardVisible)
    }
    // The accessory by itself counts as a keyboard that is shown, from the start and after the keys.
    #expect(
      states
        == (hasAccessory
          ? [.shown, .willShow, .shown, .shown, .shown, .willShow, .shown]
          : [.hidden, .willShow, .shown, .shown, .shown, .willHide, .hidden]))
    #expect(visible == [false, true, true, true, true, false, false])
  }

  /// In the background nothing is heard; what begins to listen again knows whether it is shown.
  @Test(arguments: [false, true])
  func theBackground(_ isFixed: Bool) throws {
    var states: [KeyboardAppearance] = []
    let pause = AppPause(duration: 1, keyboard: .flattens, orientation: .landscape)
    let watched = try played(
      isFixed: isFixed, [.show(216, at: 0.5), SceneEvent(time: 1.5, kind: .background(pause))],
      at: [0.1, 2, 2.51]
    ) { chat, _ in states.append(chat.tracker.appearance) }
    #expect(states == [.shown, .shown, .shown])
    let keys = watched.frame(.keyboard, at: 3.3)
    #expect(isNear(watched.frame(.inputBar, at: 3.3).maxY, keys.minY))
    // In the original it takes the place before the turn for the keyboard's until the next one.
    #expect(watched.points(.overlap) == (isFixed ? [] : [163]))
  }

  /// The accessory may take another height: the keyboard counts it, and the bar stays on the keys.
  @Test(arguments: [false, true], [20.0, 44, 88])
  func theCoordinatorsHeight(_ isFixed: Bool, _ height: Double) throws {
    var visible: [Bool] = []
    let watched = try played(
      isFixed: isFixed, [.show(216, at: 0.5), .hide(at: 3)], at: [0.2, 2, 5]
    ) { chat, time in
      if time == 0.2 { chat.coordinator?.height = height }
      visible.append(chat.tracker.isKeyboardVisible)
      let frame = chat.tracker.currentFrame
      if time > 1 { #expect(isNear(frame.minY, (time == 2 ? 451 : 667) - height)) }
    }
    // It gets its new height at once, and rests with it after the next layout.
    #expect(visible == [height < 44, true, false])
    #expect(isNear(watched.frame(.inputBar, at: 2).maxY, 451))
    #expect(isNear(watched.frame(.inputBar, at: 5).maxY, 667))
    #expect(watched.checked.findings.isEmpty)
  }

  /// One view for as long as the screen lives, unseen and untouched.
  @Test func thePseudoAccessory() {
    let coordinator = PseudoInputAccessoryCoordinator(height: 44)
    let view = coordinator.accessoryView
    #expect(!view.isUserInteractionEnabled && view.backgroundColor == nil)
    #expect(!coordinator.isActive && coordinator.hostFrame == nil)
    let (host, other) = (UIView(), UIView())
    var posted: [CGRect] = []
    coordinator.hostDidMove = { posted.append($0) }
    host.addSubview(view)
    #expect(coordinator.isActive)
    host.center = CGPoint(x: 10, y: 20)
    other.addSubview(view)
    host.center = .zero
    other.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    other.center = CGPoint(x: 20, y: 25)
    #expect(posted.last == CGRect(x: 5, y: 5, width: 30, height: 40))
    #expect(posted.first == CGRect(x: 10, y: 20, width: 0, height: 0))
    view.removeFromSuperview()
    let count = posted.count
    other.center = .zero
    #expect(posted.count == count)
  }

  /// While one reads further up, the visible messages keep their distance from the bar.
  @Test(arguments: [false, true], [100.0, 250])
  func whatIsReadStays(_ isFixed: Bool, _ above: Double) throws {
    // 20 messages in a list of 559 points.
    let start = 8 + 52 * 20 - 559 - above
    let watched = try played(
      isFixed: isFixed, transcript: .messages(20), [.show(216, at: 0.5), .hide(at: 2)], at: [0.2]
    ) { chat, _ in chat.messageList.contentOffset.y = start }
    #expect(isNear(watched.offset(at: 1.9), start + 216))
    #expect(isNear(watched.offset(at: 5), start))
    #expect(watched.points(.covered).isEmpty && watched.points(.drift).isEmpty)
  }

  /// A list that is at its end stays there while the device turns.
  @Test(arguments: [false, true], ["iPhone 8", "iPhone 14"])
  func theEndStays(_ isFixed: Bool, _ device: String) throws {
    let events: [SceneEvent] = [
      .show(216, at: 0.5), SceneEvent(time: 1.5, kind: .rotate(.landscape)),
      SceneEvent(time: 3, kind: .rotate(.portrait)),
    ]
    var ends: [Bool] = []
    let watched = try played(isFixed: isFixed, on: device, events, at: [1.4, 2.9, 4.4]) {
      ends.append($0.messageList.isAtEnd)
      _ = $1
    }
    #expect(ends == [true, true, true])
    #expect(watched.points(.covered).isEmpty && watched.points(.unreachable).isEmpty)
  }

  /// At every instant of a drag the bar is on the keys, as far down as its own place.
  @Test(arguments: [false, true], ["iPhone 8", "iPhone 14"])
  func theBarFollowsTheFinger(_ isFixed: Bool, _ name: String) throws {
    let device = Device.known(name)
    let height = device.keyboardHeight
    let watched = try played(
      isFixed: isFixed, on: name,
      [.show(height, at: 0.5), drag(from: 200, to: device.size.height - 20, at: 1.5, .stay)])
    let rest = device.size.height - (isFixed ? device.safeArea.bottom : 0)
    for time in stride(from: 1.5, to: 1.89, by: 0.01) {
      let keys = watched.frame(.keyboard, at: time).minY
      #expect(abs(watched.frame(.inputBar, at: time).maxY - min(rest, keys)) < 1e-9)
    }
    #expect(watched.checked.greatestGap < 1e-9 && watched.checked.greatestOverlap < 1e-9)
  }

  /// The show's last word comes while a finger has the keyboard elsewhere, and the bar believes it.
  @Test func theLastWordUnderAFinger() throws {
    let events: [SceneEvent] = [
      .show(292, at: 0.6),
      SceneEvent(
        time: 0.8, kind: .drag(KeyboardDrag(from: 200, to: 700, duration: 0.3, release: .hide))),
    ]
    let watched = try played(on: "iPhone 14", events)
    #expect(watched.kinds == [.overlap, .offscreen, .reversal])
    let overlap = try #require(watched.checked.findings.first { $0.kind == .overlap })
    #expect(overlap.rule != .interactiveDismissal)
    #expect(try played(isFixed: true, on: "iPhone 14", events).checked.findings.isEmpty)
  }

  /// The accessory came with the screen: keys that come at once find it standing.
  @Test func keysAtTheStartFindTheAccessoryStanding() throws {
    let watched = try played(isFixed: true, [.show(216, at: 0), .hide(at: 1.2)])
    #expect(watched.checked.findings.isEmpty)
  }

  /// Without the accessory it stays where it was until the finger lets go.
  @Test(arguments: [200.0, 330, 500])
  func theBarStaysBehind(_ way: Double) throws {
    let watched = try played(
      hasAccessory: false, [.show(216, at: 0.5), drag(from: 100, to: 100 + way, at: 1.5, .stay)])
    for time in stride(from: 1.5, to: 1.89, by: 0.02) {
      #expect(isNear(watched.frame(.inputBar, at: time).maxY, 451))
    }
    let pulled = max(0, 100 + way - 451)
    // The refresh at which the finger lets go belongs to the way back, which the bar follows.
    let step = way / 0.4 / 60
    #expect(abs((watched.points(.gap).max() ?? 0) - max(0, pulled - step)) <= step + 1e-9)
  }

  /// Curve 7 is none of the four that it knows: the bar goes by easeInOut.
  @Test func theLostCurve() throws {
    let events: [SceneEvent] = [.show(300, at: 0.5), .hide(at: 2)]
    let easing = try check(
      .named("frame", ["timing": "easeInOut"]), on: .known("iPhone 8"), profile: .iOS10, events)
    for hasAccessory in [true, false] {
      let watched = try played(hasAccessory: hasAccessory, profile: .iOS10, events)
      #expect(abs(watched.checked.greatestGap - easing.greatestGap) < 1e-9)
      #expect(abs(watched.checked.greatestOverlap - easing.greatestOverlap) < 1e-9)
      let fixed = try played(
        hasAccessory: hasAccessory, isFixed: true, profile: .iOS10, events)
      #expect(fixed.checked.findings.isEmpty)
    }
    #expect(easing.greatestGap > 10)
  }

  /// From iOS 26 on the accessory is not in the notified frame, and the bar ends that much too low.
  @Test(arguments: ["iPhone 8", "iPhone 14"])
  func theAccessoryThatIsNotCounted(_ device: String) throws {
    let events: [SceneEvent] = [.show(292, at: 0.5), .hide(at: 2)]
    let watched = try played(on: device, profile: .iOS26, events)
    #expect(abs((watched.points(.overlap).max() ?? 0) - InputBar.standardHeight) < 1e-9)
    #expect(try played(isFixed: true, on: device, profile: .iOS26, events).checked.findings.isEmpty)
  }
}
