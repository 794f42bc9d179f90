import Testing

@testable import HeadlessUIKit

/// Recognizers of what fingers do: who hears of it, and in which state.
@MainActor
struct GestureTests {
  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  }

  /// A press begins, ends and is over; its handlers hear of the first two, where the finger is.
  @Test func aPressBeginsAndEnds() {
    let stage = Stage()
    let view = stage.add(CGRect(x: 100, y: 50, width: 200, height: 200))
    var heard: [UIGestureRecognizer.State] = []
    var places: [CGPoint] = []
    var fingers: [Int] = []
    let press = UILongPressGestureRecognizer { recognizer in
      heard.append(recognizer.state)
      places.append(recognizer.location(ofTouch: 0, in: view))
      fingers.append(recognizer.numberOfTouches)
    }
    view.addGestureRecognizer(press)
    #expect(press.numberOfTouches == 0 && press.modifierFlags == [])
    press.press(at: CGPoint(x: 130, y: 60))
    #expect(heard == [.began, .ended] && press.state == .possible && fingers == [1, 1])
    #expect(places == Array(repeating: CGPoint(x: 30, y: 10), count: 2))
    press.isEnabled = false
    press.press(at: .zero)
    #expect(heard.count == 2)
  }

  /// A delegate decides once, at the start, whether a recognizer begins.
  @Test func aDelegateDecides() {
    _ = Stage()
    let delegate = Delegate()
    var heard = 0
    let press = UILongPressGestureRecognizer { _ in heard += 1 }
    press.delegate = delegate
    for (begins, count) in [(true, 2), (false, 2), (true, 4)] {
      delegate.begins = begins
      press.press(at: .zero)
      #expect(heard == count && press.state == .possible)
    }
  }

  /// A recognizer is on one view: another one takes it away, and only its own view lets it go.
  @Test func aRecognizerIsOnOneView() {
    _ = Stage()
    let (one, other) = (UIView(), UIView())
    let (tap, pinch) = (UITapGestureRecognizer(), UIPinchGestureRecognizer())
    for recognizer in [tap, pinch] { one.addGestureRecognizer(recognizer) }
    #expect(one.gestureRecognizers == [tap, pinch] && tap.view === one)
    other.removeGestureRecognizer(tap)
    #expect(one.gestureRecognizers == [tap, pinch] && tap.view === one)
    other.addGestureRecognizer(tap)
    #expect(one.gestureRecognizers == [pinch] && other.gestureRecognizers == [tap])
    #expect(tap.view === other)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil && other.gestureRecognizers == [])
    let turn = UIRotationGestureRecognizer()
    #expect(pinch.velocity == 0 && turn.velocity == 0)
    tap.require(toFail: turn)
    #expect(tap.kept("required") as UIGestureRecognizer? === turn)
  }
}
