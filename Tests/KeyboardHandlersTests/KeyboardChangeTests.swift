import Foundation
import HeadlessUIKit
import KeyboardSimulation
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import KeyboardHandlers

/// What handlers hear of a keyboard, and for how long.
@MainActor
struct KeyboardChangeTests {
  private let begin = CGRect(x: 0, y: 667, width: 375, height: 216)
  private let end = CGRect(x: 0, y: 451, width: 375, height: 216)

  private func told(
    _ begin: CGRect, _ end: CGRect, duration: Double = 0.25, curve: UInt = 7
  ) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: begin,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: curve,
    ]
  }

  private func post(_ name: Notification.Name, _ end: CGRect, duration: Double = 0.25) {
    NotificationCenter.default.post(
      name: name, object: nil, userInfo: told(begin, end, duration: duration))
  }

  @Test(arguments: [0, 1, 2, 3, 7] as [UInt]) func allOfANotificationIsRead(_ curve: UInt) throws {
    let notification = Notification(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: told(begin, end, duration: 0.4, curve: curve))
    let change = try #require(KeyboardChange(notification))
    #expect(change.begin == begin && change.end == end)
    #expect(change.duration == 0.4 && change.curve == curve && change.height == 216)
    #expect(change.options.rawValue == curve << 16)
  }

  @Test func aNotificationThatLacksSomethingSaysNothing() {
    let all = told(begin, end)
    let name = UIResponder.keyboardWillShowNotification
    for key in all.keys {
      let rest = all.filter { $0.key != key }
      #expect(KeyboardChange(Notification(name: name, object: nil, userInfo: rest)) == nil)
    }
    #expect(KeyboardChange(Notification(name: name, object: nil, userInfo: nil)) == nil)
  }

  @Test func anObserverHearsWhatItAsksForWhileItIsKept() {
    var heard: [String] = []
    var observer: KeyboardObserver? = KeyboardObserver(
      willShow: { heard.append("show \($0.end.minY)") },
      willHide: { heard.append("hide \($0.end.minY)") })
    #expect(observer != nil)
    post(UIResponder.keyboardWillShowNotification, end)
    post(UIResponder.keyboardDidShowNotification, end)
    post(UIResponder.keyboardWillChangeFrameNotification, end)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: [:])
    post(UIResponder.keyboardWillHideNotification, begin)
    #expect(heard == ["show 451.0", "hide 667.0"])
    observer = nil
    post(UIResponder.keyboardWillShowNotification, end)
    #expect(heard.count == 2)
  }

  @Test func aRectangleOfTheScreenIsWhereTheViewSeesIt() {
    var random = SplitMix64(seed: 41)
    let screen = UIScreen.main.bounds
    for _ in 0..<50 {
      let origin = CGPoint(x: random.number(in: -30...30), y: random.number(in: 0...80))
      let window = UIWindow(
        frame: CGRect(origin: origin, size: CGSize(width: 300, height: 400)))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 300))
      window.addSubview(view)
      let top = random.number(in: 0...600)
      let rect = CGRect(x: 0, y: top, width: screen.width, height: 216)
      let seen = view.fromScreen(rect)
      #expect(isNear(seen.minY, top - origin.y - 20) && isNear(seen.minX, -origin.x - 10))
      #expect(isNear(seen.width, rect.width) && isNear(seen.height, rect.height))
      let (above, below) = (max(0, seen.minY), min(300, seen.maxY))
      #expect(isNear(view.heightCovered(by: rect), max(0, below - above)))
    }
  }

  @Test func theHeightOfTheSystemsKeyboardIsTheLastThatSaysSomething() {
    let record = KeyboardHeightRecord()
    let screen = UIScreen.main.bounds
    func change(_ name: Notification.Name, height: CGFloat, isBelow: Bool = false) {
      let top = screen.maxY - (isBelow ? 0 : height)
      post(name, CGRect(x: 0, y: top, width: 375, height: height))
    }
    let (will, did) = (
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification
    )
    #expect(record.height == nil)
    change(will, height: 216)
    #expect(record.height == 216)
    change(did, height: 258)
    #expect(record.height == 258)
    post(will, .zero)
    change(UIResponder.keyboardWillShowNotification, height: 300)
    #expect(record.height == 258)
    record.isPaused = true
    change(will, height: 300)
    #expect(record.height == 258)
    change(will, height: 300, isBelow: true)
    #expect(record.height == nil)
    change(did, height: 280)
    #expect(record.height == nil)
    record.isPaused = false
    change(did, height: 280)
    #expect(record.height == 280)
  }
}

/// The tracker by itself: what it knows after each notification, and from whom.
@MainActor
struct TrackerStateTests {
  private final class Delegate: KeyboardTrackerDelegate {
    var heard: [String] = []

    func keyboardTrackerDidUpdate(_ tracker: KeyboardTracker) { heard.append("update") }

    func keyboardTrackerDidChangeAppearance(_ tracker: KeyboardTracker) {
      heard.append("\(tracker.appearance)")
    }
  }

  private func post(
    _ name: Notification.Name, top: CGFloat, duration: Double = 0.25, curve: UInt = 7
  ) {
    let size = CGSize(width: 375, height: 216)
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: CGRect(
          origin: CGPoint(x: 0, y: 900), size: size),
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(origin: CGPoint(x: 0, y: top), size: size),
        UIResponder.keyboardAnimationDurationUserInfoKey: duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: curve,
      ])
  }

  @Test func whatATrackerHearsFromTheStartToTheStop() {
    let (tracker, delegate) = (KeyboardTracker(coordinator: nil, trust: .lastWord), Delegate())
    tracker.delegate = delegate
    #expect(tracker.appearance == .undefined && tracker.currentFrame == .zero)
    post(UIResponder.keyboardWillShowNotification, top: 451)
    #expect(tracker.appearance == .undefined && delegate.heard.isEmpty)
    tracker.start()
    #expect(tracker.appearance == .hidden && delegate.heard == ["update"])
    post(UIResponder.keyboardWillShowNotification, top: 451)
    tracker.start()
    post(UIResponder.keyboardDidShowNotification, top: 451)
    post(UIResponder.keyboardWillHideNotification, top: 667)
    post(UIResponder.keyboardDidHideNotification, top: 667)
    #expect(delegate.heard == ["update", "willShow", "shown", "willHide", "hidden"])
    #expect(tracker.currentFrame == .zero)
    post(UIResponder.keyboardWillChangeFrameNotification, top: 451)
    post(UIResponder.keyboardDidChangeFrameNotification, top: 430)
    #expect(delegate.heard.suffix(2) == ["update", "update"])
    #expect(tracker.currentFrame.minY == 430 && tracker.beginFrame.minY == 900)
    tracker.stop()
    post(UIResponder.keyboardWillChangeFrameNotification, top: 300)
    #expect(delegate.heard.count == 7 && tracker.currentFrame.minY == 430)
    tracker.start()
    #expect(tracker.currentFrame.minY == 430 && tracker.beginFrame == .zero)
    #expect(tracker.endFrame == .zero && tracker.animationDuration == 0)
  }

  @Test(arguments: [0, 1, 2, 3, 7] as [UInt])
  func onlyTheFourPublicCurvesAreKnownToTheLastWord(_ curve: UInt) {
    for trust in [KeyboardTracker.Trust.lastWord, .accessory] {
      let tracker = KeyboardTracker(coordinator: nil, trust: trust)
      tracker.start()
      let name = UIResponder.keyboardWillChangeFrameNotification
      post(name, top: 451, duration: 0.4, curve: curve)
      let isKnown = trust == .accessory || curve <= 3
      #expect(tracker.animationOptions.rawValue == (isKnown ? curve << 16 : 0))
      #expect(tracker.animationDuration == 0.4 && tracker.endFrame.minY == 451)
      #expect(tracker.currentFrame.minY == 451)
      tracker.stop()
      tracker.start()
      #expect(tracker.animationOptions == [])
      tracker.stop()
    }
  }

  @Test func anAccessoryThatIsUpIsBelievedByWhomItIsTo() {
    for trust in [KeyboardTracker.Trust.lastWord, .accessory] {
      let coordinator = PseudoInputAccessoryCoordinator(height: 44)
      let tracker = KeyboardTracker(coordinator: coordinator, trust: trust)
      let host = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 44))
      host.addSubview(coordinator.accessoryView)
      tracker.start()
      #expect(tracker.appearance == .shown)
      #expect(tracker.beginFrame == host.frame && tracker.endFrame == host.frame)
      #expect(tracker.currentFrame == (trust == .accessory ? host.frame : .zero))
      post(UIResponder.keyboardDidChangeFrameNotification, top: 451)
      #expect(tracker.currentFrame.minY == (trust == .accessory ? 600 : 451))
      #expect(tracker.animationDuration == 0.25)
      host.center.y -= 100
      #expect(tracker.currentFrame.minY == 500 && tracker.animationDuration == 0)
      coordinator.accessoryView.removeFromSuperview()
      post(UIResponder.keyboardDidChangeFrameNotification, top: 420)
      #expect(tracker.currentFrame.minY == 420)
      tracker.stop()
      host.addSubview(coordinator.accessoryView)
      host.center.y = 300
      #expect(tracker.currentFrame.minY == 420)
    }
  }

  @Test func aKeyboardIsVisibleByWhatIsMoreThanTheAccessory() {
    let bottom = UIScreen.main.bounds.maxY
    let name = UIResponder.keyboardDidChangeFrameNotification
    for (height, rise, isVisible) in [
      (0.0, 216.0, true), (0, 0.5, true), (0, 0, false), (44, 44, false), (44, 44.5, true),
      (44, 30, false), (0, -20, false),
    ] {
      let coordinator = height > 0 ? PseudoInputAccessoryCoordinator(height: height) : nil
      let tracker = KeyboardTracker(coordinator: coordinator, trust: .lastWord)
      tracker.start()
      post(name, top: bottom - rise)
      #expect(!tracker.isKeyboardVisible)
      post(UIResponder.keyboardDidShowNotification, top: bottom - rise)
      #expect(tracker.isKeyboardVisible == isVisible, "\(height) \(rise)")
      post(UIResponder.keyboardDidHideNotification, top: bottom - rise)
      #expect(!tracker.isKeyboardVisible)
      tracker.stop()
    }
  }
}
