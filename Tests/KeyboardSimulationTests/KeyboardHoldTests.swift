import Foundation
import HeadlessUIKit
import Scenes
import TestSupport
import Testing

@testable import KeyboardSimulation

/// The holder of the keyboard, and the end of its hold.
@MainActor
struct KeyboardHoldTests {
  private let loop: VirtualRunLoop
  private let keyboard: SystemKeyboard
  private let list = UIScrollView()
  private let drag = KeyboardDrag(from: 500, to: 700, duration: 0.2, release: .stay)

  init() throws {
    let device = Device.known("iPhone 14")
    loop = VirtualRunLoop(
      screen: UIScreen(bounds: device.bounds, scale: device.scale, safeAreaInsets: .zero))
    loop.makeCurrent()
    keyboard = SystemKeyboard(loop: loop, device: device)
    list.keyboardDismissMode = .interactive
    loop.schedule(at: 0) { [keyboard] in keyboard.show(height: 336, timing: .instant) }
  }

  /// Runs `steps` with an open keyboard at their times, and the loop to its end.
  private func play(_ steps: KeyValuePairs<Double, @MainActor () -> Void>) throws {
    // Another test may have made its own loop since this one was made.
    loop.makeCurrent()
    for (time, step) in steps { loop.schedule(at: time) { step() } }
    try loop.run(until: 60)
  }

  @Test func aFingerIsKnownByItsIdentity() {
    let (finger, other) = (EventFinger(drag, from: .zero), EventFinger(drag, from: .zero))
    let hold = KeyboardHold.event(finger)
    #expect(hold.isOf(finger) && hold.isOfEvent && hold.grip == nil && !hold.isFree)
    #expect(!hold.isOf(other))
    let grip = CGRect(x: 1, y: 2, width: 3, height: 4)
    let scroll = KeyboardHold.scrollView(from: grip)
    #expect(scroll.grip == grip && !scroll.isOf(finger) && !scroll.isOfEvent && !scroll.isFree)
    #expect(KeyboardHold.free.isFree && KeyboardHold.free.grip == nil)
  }

  @Test func anEventsFingerLetsGoAtItsEnd() throws {
    try play([
      1: { keyboard.drag(drag) },
      1.1: {
        #expect(keyboard.hold.isOfEvent)
        // The list's reports of the same finger are ignored.
        keyboard.follow(.began(.zero), on: list)
        #expect(keyboard.hold.isOfEvent)
      },
      1.3: { #expect(keyboard.hold.isFree) },
    ])
    #expect(keyboard.isAtRest)
  }

  @Test func aMotionTakesTheKeyboardFromTheFinger() throws {
    try play([
      1: { keyboard.drag(drag) },
      1.1: {
        keyboard.hide(timing: keyboard.usualTiming)
        #expect(keyboard.hold.isFree)
      },
    ])
    // The finger's last steps and its release no longer move it.
    #expect(!keyboard.isShown && keyboard.isAtRest)
    #expect(keyboard.phases.starts.last?.phase == .closed)
  }

  @Test func aLaterFingerTakesTheKeyboardFromAnEarlierOne() throws {
    let hide = KeyboardDrag(from: 500, to: 800, duration: 0.4, release: .hide)
    try play([
      1: { keyboard.drag(drag) },
      1.1: { keyboard.drag(hide) },
      // The first one would have let go here, and the keyboard would have gone back up.
      1.3: { #expect(keyboard.hold.isOfEvent) },
    ])
    #expect(!keyboard.isShown && keyboard.hold.isFree)
  }

  @Test func aFingerOnAListHoldsUntilItLifts() throws {
    try play([
      1: {
        keyboard.follow(.began(.zero), on: list)
        #expect(keyboard.hold.grip == keyboard.frame)
        keyboard.follow(.moved(CGPoint(x: 0, y: 600)), on: list)
        #expect(keyboard.frame.minY == 600)
        #expect(!keyboard.isAtRest)
      },
      1.1: { keyboard.follow(.ended(velocity: CGPoint(x: 0, y: 900)), on: list) },
      1.2: { #expect(keyboard.hold.isFree) },
    ])
    #expect(!keyboard.isShown && keyboard.isAtRest)
  }

  /// A finger that moves nothing lets go all the same: its list does not move the keyboard later.
  @Test func aFingerThatMovesNothingLetsGo() throws {
    try play([
      1: {
        keyboard.follow(.began(.zero), on: list)
        keyboard.follow(.ended(velocity: .zero), on: list)
        #expect(keyboard.hold.isFree)
        keyboard.follow(.moved(CGPoint(x: 0, y: 650)), on: list)
      }
    ])
    #expect(keyboard.isShown && keyboard.frame.minY == 508 && keyboard.isAtRest)
  }

  /// Heights without notifications keep to themselves: what moves the keyboard between them posts.
  @Test func onlyTheHeightsOfASilentEventAreSilent() throws {
    let recording = Recording()
    var ears: Ears?
    try play([
      1: {
        ears = Ears { recording.heard.append($0) }
        keyboard.requests.isSilent = true
        keyboard.play(.heights([300, 310, 320], interval: 0.5, duration: nil))
        keyboard.requests.isSilent = false
      },
      1.7: {
        #expect(recording.heard.isEmpty)
        keyboard.show(height: 330, timing: .instant)
        #expect(recording.heard.contains { abs($0.end.minY - (844 - 330)) < 1 })
        recording.heard = []
      },
      2.5: {
        #expect(!recording.heard.contains { abs($0.end.minY - (844 - 320)) < 1 })
        #expect(abs(keyboard.frame.minY - (844 - 320)) < 1e-9)
        keyboard.hide(timing: .instant)
        #expect(recording.names.contains("WillHide"))
      },
    ])
    withExtendedLifetime(ears) {}
  }

  @Test func anEventTakesTheKeyboardFromAFingerOnAList() throws {
    try play([
      1: {
        keyboard.follow(.began(.zero), on: list)
        keyboard.drag(drag)
        keyboard.follow(.moved(CGPoint(x: 0, y: 650)), on: list)
        #expect(keyboard.hold.isOfEvent && keyboard.frame.minY == 508)
      }
    ])
    #expect(keyboard.isShown && keyboard.frame.minY == 508)
  }

  @Test func motionsAddUpUntilTheLastHasEnded() {
    func motion(_ y: CGFloat) -> KeyboardMotion {
      KeyboardMotion(
        target: CGRect(x: 0, y: y, width: 1, height: 1), begin: .zero, end: .zero,
        timing: .instant, will: .willShow, did: .didShow)
    }
    var underWay = MotionsUnderWay()
    #expect(underWay.isEmpty)
    underWay.begin(motion(1))
    underWay.begin(motion(2))
    #expect(underWay.endOne() == nil && !underWay.isEmpty)
    #expect(underWay.endOne()?.target.minY == 2 && underWay.isEmpty)
  }
}
