import LayerTrees
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Where content can be scrolled to: any view, content and insets against plain arithmetic.
@MainActor
struct ScrollRangeTests {
  private final class Zoomed: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var (zooms, scrolls) = (0, 0)
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  private static func view(_ random: inout SplitMix64, on stage: Stage) -> UIScrollView {
    func points(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let view = UIScrollView(
      frame: CGRect(x: 10, y: 20, width: points(50...200), height: points(50...200)))
    stage.window.addSubview(view)
    view.contentSize = CGSize(width: points(0...500), height: points(0...500))
    view.contentInset = UIEdgeInsets(
      top: points(0...40), left: points(0...40), bottom: points(0...40), right: points(0...40))
    return view
  }

  /// One axis: the offsets at which content begins and ends within its insets.
  private static func range(
    _ content: CGFloat, _ size: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> ClosedRange<CGFloat> {
    -before...max(-before, content + after - size)
  }

  @Test(arguments: 0..<30) func offsetsAreBroughtBack(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let stage = Stage()
    let view = Self.view(&random, on: stage)
    try stage.play {}
    let (inset, size, content) = (view.contentInset, view.bounds.size, view.contentSize)
    #expect(view.adjustedContentInset == inset)
    let across = Self.range(content.width, size.width, inset.left, inset.right)
    let down = Self.range(content.height, size.height, inset.top, inset.bottom)
    #expect(view.offsetRange.least == CGPoint(x: across.lowerBound, y: down.lowerBound))
    #expect(view.offsetRange.greatest == CGPoint(x: across.upperBound, y: down.upperBound))
    // Code may scroll beyond the ends; what bounds the offset then brings it back.
    for point in [CGPoint(x: -900, y: 900), CGPoint(x: 900, y: -900), CGPoint(x: 9, y: 9)] {
      view.contentOffset = point
      #expect(view.contentOffset == point && view.bounds.origin == point)
      view.contentSize.height += 0.5
      view.contentSize.height -= 0.5
      #expect(
        abs(view.contentOffset.x - min(max(point.x, across.lowerBound), across.upperBound)) < 1)
      #expect(abs(view.contentOffset.y - min(max(point.y, down.lowerBound), down.upperBound)) < 1)
    }
    let scrolled = view.scrollContent
    #expect(scrolled.height == Double(content.height) && scrolled.topInset == Double(inset.top))
    #expect(scrolled.bottomInset == Double(inset.bottom) && !scrolled.isScrolling)
  }

  /// A rectangle is brought into what the insets leave, by the least way, within the ends.
  @Test(arguments: 0..<30) func aRectangleIsShown(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 50 + seed)
    let stage = Stage()
    let view = Self.view(&random, on: stage)
    try stage.play {}
    let (inset, size, content) = (view.contentInset, view.bounds.size, view.contentSize)
    func shown(
      _ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ size: CGFloat, _ before: CGFloat,
      _ after: CGFloat, _ content: CGFloat
    ) -> CGFloat {
      let room = size - before - after
      let wanted =
        length >= room || start < offset + before
        ? start - before
        : start + length > offset + before + room
          ? start + length - before - room : offset
      let range = Self.range(content, size, before, after)
      return min(max(wanted, range.lowerBound), range.upperBound)
    }
    for _ in 0..<20 {
      let before = view.contentOffset
      let rect = CGRect(
        x: random.number(in: 0...400), y: random.number(in: 0...400),
        width: random.number(in: 0...200), height: random.number(in: 0...200))
      view.scrollRectToVisible(rect, animated: false)
      let expected = CGPoint(
        x: shown(
          before.x, rect.minX, rect.width, size.width, inset.left, inset.right, content.width),
        y: shown(
          before.y, rect.minY, rect.height, size.height, inset.top, inset.bottom, content.height))
      #expect(abs(view.contentOffset.x - expected.x) < 1e-9)
      #expect(abs(view.contentOffset.y - expected.y) < 1e-9)
    }
  }

  /// An animated change of offset takes 0.3 s, step by step, unless there is nothing to scroll to.
  @Test func anOffsetIsAnimated() throws {
    let stage = Stage()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    stage.window.addSubview(view)
    var places: [Double: CGFloat] = [:]
    for step in 0...40 {
      let time = 1 + Double(step) / 100
      stage.loop.schedule(at: time + 1e-4) { places[time] = view.contentOffset.y }
    }
    try stage.play(at: 1) { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    let times = places.keys.sorted()
    let values = times.compactMap { places[$0] }
    #expect(values.first ?? 9 < 3 && values.last == 300)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    let middle = try #require(times.first { $0 >= 1.149 })
    #expect(abs((places[middle] ?? 0) - 150) < 20)
    #expect(times.filter { (places[$0] ?? 0) < 300 }.max() ?? 0 > 1.25)
    #expect(times.filter { (places[$0] ?? 0) == 300 }.min() ?? 9 < 1.35)
    let loose = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    loose.contentSize = CGSize(width: 100, height: 1000)
    loose.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(loose.contentOffset.y == 300)
  }

  /// A zoom is between the least and the greatest scale, and content grows by it.
  @Test(arguments: [(0.1, 0.5), (0.5, 0.5), (2, 2), (3, 3), (9, 3)] as [(CGFloat, CGFloat)])
  func aZoomIsInItsRange(_ wanted: CGFloat, _ scale: CGFloat) {
    _ = Stage()
    let zoomed = Zoomed()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.addSubview(zoomed.view)
    view.scrollDelegate = zoomed
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
    view.setZoomScale(wanted, animated: false)
    #expect(view.zoomScale == scale && zoomed.zooms == 1)
    #expect(zoomed.view.transform == CGAffineTransform(scaleX: scale, y: scale))
    #expect(view.contentSize == CGSize(width: 100 * scale, height: 50 * scale))
    view.zoom(to: CGRect(x: 10, y: 5, width: 30, height: 10), animated: false)
    // Across it fits twice, down four times.
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 20, y: 10))
    view.zoom(to: CGRect(x: 90, y: 45, width: 20, height: 5), animated: false)
    #expect(view.zoomScale == 3)
    #expect(view.contentOffset == CGPoint(x: 300 - 60, y: 150 - 40))
    view.zoom(to: CGRect(x: 1, y: 1, width: 0, height: 5), animated: false)
    view.zoom(to: CGRect(x: 1, y: 1, width: 5, height: 0), animated: false)
    #expect(view.zoomScale == 3)
  }

  @Test func indicatorsAndRefreshing() {
    _ = Stage()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = inset
    #expect(view.verticalScrollIndicatorInsets == inset)
    #expect(view.horizontalScrollIndicatorInsets == inset)
    view.verticalScrollIndicatorInsets = .zero
    #expect(view.scrollIndicatorInsets == .zero)
    let (one, two) = (UIRefreshControl(frame: .zero), UIRefreshControl(frame: .zero))
    view.refreshControl = one
    view.refreshControl = two
    #expect(one.superview == nil && view.subviews.first === two && view.refreshControl === two)
    view.refreshControl = nil
    #expect(two.superview == nil)
    #expect(view.pinchGestureRecognizer === view.pinchGestureRecognizer)
    #expect(view.touchesShouldBegin([], with: nil, in: view))
    #expect(view.touchesShouldCancel(in: UIView(frame: .zero)))
    #expect(!view.touchesShouldCancel(in: UIButton(type: .custom)))
  }
}
