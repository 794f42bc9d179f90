import HeadlessUIKit
import LayerTrees
import SeededRandom
import Testing

@MainActor @Suite(.serialized)
struct ViewTreeTests {
  /// The layers' order in the last commit, as places in a list of views.
  private func paintOrder(of views: [UIView], in parent: UIView, on stage: Stage) throws -> [Int?] {
    try stage.layer(parent).sublayers.map { layer in
      views.firstIndex { $0.layer.id == layer.id }
    }
  }

  /// A bar's blur hides what lies behind it; without an effect there is nothing to see.
  @Test func onlyABlurIsPainted() throws {
    let stage = Stage()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.window.addSubview(view)
    let painted = {
      try stage.layer(view).sublayers.filter { !$0.isHidden && $0.backgroundColor?.alpha == 1 }
        .map(\.model.bounds.size)
    }
    try stage.play {}
    #expect(try painted() == [CGSize(width: 100, height: 50)])
    try stage.play(at: 1) { view.effect = nil }
    #expect(try painted().isEmpty)
  }

  /// Its content fills it, however it was made.
  @Test func anEffectsContentFillsIt() throws {
    let stage = Stage()
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let views = [UIVisualEffectView(frame: frame), UIVisualEffectView(effect: nil)]
    for view in views {
      view.frame = frame
      stage.window.addSubview(view)
    }
    try stage.play {}
    for view in views {
      #expect(view.contentView.superview === view && view.contentView.frame == view.bounds)
    }
  }

  /// Random insertions, removals and moves to the front, against the same on an array.
  @Test func viewsArePaintedInTheOrderOfTheirInsertion() throws {
    var random = SplitMix64(seed: 91)
    let stage = Stage()
    let parent = stage.add()
    let views = (0..<6).map { _ in UIView() }
    var order: [Int] = []
    for step in 0..<300 {
      let index = Int.random(in: 0..<6, using: &random)
      let other = Int.random(in: 0..<6, using: &random)
      let operation = Int.random(in: 0..<6, using: &random)
      let place = Int.random(in: 0..<6, using: &random)
      if operation == 4, !order.contains(index) { continue }
      if (2...3).contains(operation), index == other || !order.contains(other) { continue }
      order.removeAll { $0 == index }
      let found = order.firstIndex(of: other)
      switch operation {
      case 0: order.append(index)
      case 1: order.insert(index, at: min(place, order.count))
      case 2: order.insert(index, at: found ?? 0)
      case 3: order.insert(index, at: (found ?? 0) + 1)
      case 4: order.append(index)
      default: break
      }
      try stage.play(at: Double(step)) {
        let view = views[index]
        switch operation {
        case 0: parent.addSubview(view)
        case 1: parent.insertSubview(view, at: place)
        case 2: parent.insertSubview(view, belowSubview: views[other])
        case 3: parent.insertSubview(view, aboveSubview: views[other])
        case 4: parent.bringSubviewToFront(view)
        default: view.removeFromSuperview()
        }
      }
      #expect(try paintOrder(of: views, in: parent, on: stage) == order)
      #expect(parent.subviews == order.map { views[$0] })
      #expect(views.allSatisfy { ($0.superview == parent) == parent.subviews.contains($0) })
    }
  }

  @Test func aViewIsPaintedAboveTheLayersThatWereThereBefore() throws {
    let stage = Stage()
    let parent = stage.add()
    let plain = CALayer()
    let (first, second) = (UIView(), UIView())
    parent.layer.addSublayer(plain)
    parent.addSubview(first)
    parent.insertSubview(second, belowSubview: first)
    try stage.play {}
    let ids = try stage.layer(parent).sublayers.map(\.id)
    #expect(ids == [plain.id, second.layer.id, first.layer.id])
  }

  @Test func addingAViewElsewhereTakesItAway() throws {
    let stage = Stage()
    let (left, right, view) = (stage.add(), stage.add(), UIView())
    left.addSubview(view)
    right.addSubview(view)
    #expect(left.subviews.isEmpty)
    #expect(view.superview == right)
    #expect(view.isDescendant(of: stage.window) && !view.isDescendant(of: left))
    #expect(view.window == stage.window)
    view.removeFromSuperview()
    #expect(view.window == nil)
  }

  @Test func windowsArePaintedByLevelAndThenByTheTimeTheyCame() throws {
    let stage = Stage()
    func window(_ level: CGFloat) -> UIWindow {
      let window = UIWindow(frame: stage.loop.screen.bounds)
      window.windowLevel = UIWindow.Level(rawValue: level)
      return window
    }
    let levels: [CGFloat] = [1000, 0, 10_000_000, 0, -5]
    let windows = levels.map(window)
    for window in windows { window.makeKeyAndVisible() }
    func order() throws -> [LayerID] {
      try #require(stage.loop.log.commits.last).root.sublayers.map(\.id)
    }
    try stage.play {}
    let sorted = [windows[4], stage.window, windows[1], windows[3], windows[0], windows[2]]
    #expect(try order() == sorted.map(\.layer.id))
    try stage.play(at: 1) { stage.window.makeKeyAndVisible() }
    let again = [windows[4], windows[1], windows[3], stage.window, windows[0], windows[2]]
    #expect(try order() == again.map(\.layer.id))
  }

  @Test func theRootControllersViewFillsTheWindow() throws {
    final class Noting: UIViewController {
      let record: Record

      init(_ record: Record) {
        self.record = record
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() { record.note("load") }
      override func viewWillAppear(_ animated: Bool) { record.note("will appear") }
      override func viewWillLayoutSubviews() { record.note("will lay out") }
      override func viewDidLayoutSubviews() { record.note("did lay out") }
      override func viewDidAppear(_ animated: Bool) { record.note("did appear") }
    }
    let stage = Stage()
    let record = Record()
    let controller = Noting(record)
    #expect(!controller.isViewLoaded)
    try stage.play {
      stage.window.rootViewController = controller
      stage.window.makeKeyAndVisible()
    }
    #expect(controller.view.superview == stage.window)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(
      record.names == ["load", "will appear", "will lay out", "did lay out", "did appear"])
    try stage.play(at: 1) { stage.window.rootViewController = nil }
    #expect(controller.view.superview == nil)
  }
}
