import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Content that scrolls sideways, springs, and the system's room for the keyboard.
@MainActor
struct SidewaysTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var velocity: CGPoint?
    var insets: [UIEdgeInsets] = []
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { self.velocity = velocity }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      insets.append(scrollView.adjustedContentInset)
    }
  }

  /// A finger throws content in the directions in which it scrolls, against the finger's own.
  @Test(arguments: [false, true], [false, true])
  func contentIsThrownWhereItScrolls(_ isWide: Bool, _ isHigh: Bool) throws {
    let stage = Stage()
    let (view, listener) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), Listener()
    )
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: isWide ? 2000 : 200, height: isHigh ? 3000 : 300)
    view.delegate = listener
    stage.window.addSubview(view)
    try stage.play {
      view.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 60, y: 90), duration: 0.1,
        velocity: CGPoint(x: -800, y: -400))
    }
    #expect(listener.velocity == CGPoint(x: isWide ? 0.8 : 0, y: isHigh ? 0.4 : 0))
    let way = { (speed: CGFloat) in speed * 0.998 / (1 - 0.998) }
    #expect(abs(view.contentOffset.x - (isWide ? 40 + way(0.8) : 0)) < 1)
    #expect(abs(view.contentOffset.y - (isHigh ? 10 + way(0.4) : 0)) < 1)
  }

  /// A velocity is what a place changes by in a second, sliding and springing back.
  @Test(arguments: 0..<20) func aVelocityIsTheChangeOfAPlace(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (excess, speed) = (random.number(in: -80...80), random.number(in: -3000...3000))
    let (time, step) = (random.number(in: 0.01...0.6), 1e-5)
    func change(_ place: (Double) -> CGFloat) -> Double {
      let change: CGFloat = place(time + step) - place(time - step)
      return Double(change) / (2 * step)
    }
    let spring = change { ScrollPhysics.bounce(excess, velocity: speed, after: $0) }
    let found = Double(ScrollPhysics.bounceVelocity(excess, velocity: speed, after: time))
    #expect(abs(found - spring) < 1e-3 * (1 + abs(spring)))
    let atOnce = ScrollPhysics.bounceVelocity(excess, velocity: speed, after: 0)
    #expect(Double(atOnce) == speed)
    let slide = change { ScrollPhysics.slide(speed, after: $0, rate: .normal) }
    let sliding = Double(ScrollPhysics.slideVelocity(speed, after: time, rate: .normal))
    #expect(abs(sliding - slide) < 1e-3 * (1 + abs(slide)))
  }

  /// A view without an extent does not give.
  @Test(arguments: [0.0, -1]) func nothingGivesWithoutAnExtent(_ extent: CGFloat) {
    #expect(ScrollPhysics.rubberBand(50, within: extent) == 0)
  }

  /// The keyboard's room is what the app's own inset leaves of it, and content keeps clear of it.
  @Test(arguments: [0.0, 100, 300]) func theKeyboardsRoomIsWhatIsLeft(_ own: CGFloat) {
    let stage = Stage()
    let (view, listener) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), Listener()
    )
    stage.window.addSubview(view)
    view.contentSize = CGSize(width: 200, height: 1000)
    view.contentInset.bottom = own
    view.delegate = listener
    for overlap in [250.0, 120, 0] as [CGFloat] {
      listener.insets = []
      let before = view.adjustedContentInset.bottom
      view.keyboardOverlap = overlap
      let bottom = max(own, overlap)
      #expect(view.adjustedContentInset.bottom == bottom && view.keyboardRoom == bottom - own)
      #expect(view.contentInset.bottom == own)
      #expect(listener.insets.map(\.bottom) == (before == bottom ? [] : [bottom]))
      view.contentOffset.y = 600 + bottom
      #expect(view.contentOffset.y == 600 + bottom)
    }
    #expect(view.contentOffset.y == 600 + own)
    view.keyboardOverlap = own + 80
    view.contentOffset.y = 600 + own + 80
    view.keyboardOverlap = 0
    #expect(view.contentOffset.y == 600 + own)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  /// An item of a row is scrolled to a side of the view or to its middle, within the row's ends.
  @Test(
    arguments: [
      (.left, 500), (.right, 400), (.centeredHorizontally, 450), ([], 400),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func anItemIsScrolledSideways(_ position: UICollectionView.ScrollPosition, _ expected: CGFloat)
    throws
  {
    let stage = Stage()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 150)
    layout.minimumLineSpacing = 0
    let items = Items()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 150), collectionViewLayout: layout)
    view.dataSource = items
    stage.window.addSubview(view)
    try stage.play {}
    view.scrollToItem(at: IndexPath(item: 5, section: 0), at: position, animated: false)
    #expect(view.contentOffset == CGPoint(x: expected, y: 0))
    view.scrollToItem(at: IndexPath(item: 19, section: 0), at: position, animated: false)
    #expect(view.contentOffset == CGPoint(x: 1800, y: 0))
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: position, animated: false)
    #expect(view.contentOffset == .zero)
  }
}
