import HeadlessUIKit
import Testing

/// A finger on a scroll view, as the app's own pan recognizers hear it.
@MainActor
struct PanTouchTests {
  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var (receives, runs) = (true, true)

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { runs }
  }

  private let stage = Stage()
  private let list = UIScrollView()
  private let pan = UIPanGestureRecognizer()
  private let delegate = Delegate()
  private let heard = Places()

  private final class Places {
    var states: [UIGestureRecognizer.State] = []
    var heights: [Double] = []
    var ways: [CGPoint] = []
    var speeds: [CGPoint] = []
  }

  init() {
    list.frame = CGRect(x: 0, y: 100, width: 400, height: 700)
    list.contentSize = CGSize(width: 400, height: 2000)
    stage.window.addSubview(list)
    pan.delegate = delegate
    pan.addHandler { [heard, list] recognizer in
      heard.states.append(recognizer.state)
      heard.heights.append(Double(recognizer.location(in: list.superview).y))
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      heard.ways.append(pan.translation(in: nil))
      heard.speeds.append(pan.velocity(in: nil))
    }
  }

  private func drag() throws {
    stage.loop.makeCurrent()
    try stage.play { [list] in
      list.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.1)
    }
  }

  @Test func besideTheScrollViewsOwn() throws {
    list.addGestureRecognizer(pan)
    try drag()
    #expect(heard.states.first == .began)
    #expect(heard.states.last == .ended)
    #expect(heard.states.dropFirst().dropLast() == ArraySlice(Array(repeating: .changed, count: 6)))
    let way = (0...6).map { 300 + 100 * Double($0) / 6 }
    for (place, wanted) in zip(heard.heights, way) { #expect(abs(place - wanted) < 1e-9) }
    #expect(list.contentOffset.y <= 0)
    // The way is that from where the finger went down.
    for (way, place) in zip(heard.ways.dropFirst(), heard.heights.dropFirst()) {
      #expect(way.x == 0 && abs(way.y - (place - 300)) < 1e-9)
    }
    #expect(heard.speeds.dropFirst().allSatisfy { $0.x == 0 && abs($0.y - 1000) < 1e-6 })
    pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
    #expect(pan.translation(in: list) == CGPoint(x: 3, y: 4))
  }

  private final class Ends: NSObject, UIScrollViewDelegate {
    var count = 0

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      count += 1
    }
  }

  /// An offset that the app sets while a finger drags ends nothing: content goes on from there.
  @Test(arguments: [false, true])
  func anOffsetThatIsSetMeanwhile(animated: Bool) throws {
    let ends = Ends()
    list.delegate = ends
    list.contentOffset.y = 500
    list.addGestureRecognizer(pan)
    var step = 0
    var offsets: [CGFloat] = []
    pan.addHandler { [list] _ in
      step += 1
      if step == 3 { list.setContentOffset(CGPoint(x: 0, y: 900), animated: animated) }
      offsets.append(list.contentOffset.y)
    }
    try drag()
    #expect(heard.states.filter { $0 == .changed }.count == 6)
    #expect(heard.states.last == .ended)
    #expect(ends.count == 1)
    // From 900 on it loses as much as the finger goes on: two thirds of 100 less a step.
    #expect(offsets.count == 8 && offsets[2] == 900)
    #expect(abs((offsets.last ?? 0) - (900 - 100 * 5.0 / 6)) < 1e-9, "\(offsets)")
  }

  @Test(arguments: [(true, false), (false, true)])
  func notWhereItMayNot(receives: Bool, runs: Bool) throws {
    (delegate.receives, delegate.runs) = (receives, runs)
    list.addGestureRecognizer(pan)
    try drag()
    #expect(heard.states.isEmpty)
  }

  @Test func onTheViewAround() throws {
    stage.window.addGestureRecognizer(pan)
    try drag()
    #expect(heard.states.last == .ended)
  }
}
