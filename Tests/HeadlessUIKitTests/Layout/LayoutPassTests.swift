import HeadlessUIKit
import LayerTrees
import Testing

@MainActor @Suite(.serialized)
struct LayoutPassTests {
  /// Views named a, b, c..., each inside the one before.
  private func nest(_ count: Int, in window: UIWindow, _ record: Record) -> [UIView] {
    var views: [UIView] = []
    for name in "abcdef".prefix(count) {
      let view = NotingView(
        String(name), record, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      (views.last ?? window).addSubview(view)
      views.append(view)
    }
    return views
  }

  @Test func layoutGoesFromTheHighestViewThatNeedsItOnDown() throws {
    let stage = Stage()
    let record = Record()
    let views = nest(5, in: stage.window, record)
    try stage.play {}
    #expect(record.names == ["a", "b", "c", "d", "e"])
    try stage.play(at: 1) {
      for view in views[1...3] { view.setNeedsLayout() }
      views[3].layoutIfNeeded()
      record.note("asked")
    }
    #expect(record.names.suffix(4) == ["b", "c", "d", "asked"])
  }

  /// Source: Apple, CALayer `layoutIfNeeded()`: up to the first ancestor that needs no layout.
  @Test func aViewInBetweenThatNeedsNoneEndsTheWayUp() throws {
    let stage = Stage()
    let record = Record()
    let views = nest(4, in: stage.window, record)
    try stage.play {}
    try stage.play(at: 1) {
      views[0].setNeedsLayout()
      views[3].setNeedsLayout()
      views[3].layoutIfNeeded()
      record.note("asked")
    }
    #expect(record.names.suffix(3) == ["d", "asked", "a"])
  }

  @Test func layoutIfNeededDoesNothingWhereNothingIsNeeded() throws {
    let stage = Stage()
    let record = Record()
    let views = nest(3, in: stage.window, record)
    try stage.play {}
    try stage.play(at: 1) {
      for view in views { view.layoutIfNeeded() }
    }
    #expect(record.names.count == 3)
  }

  @Test func aControllersCallsSurroundItsViewsLayoutAndComeBeforeWhatIsInside() throws {
    final class Controller: UIViewController {
      let record: Record

      init(_ record: Record) {
        self.record = record
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func loadView() { view = NotingView("view", record) }
      override func viewWillLayoutSubviews() { record.note("will") }
      override func viewDidLayoutSubviews() { record.note("did") }
    }
    let stage = Stage()
    let record = Record()
    let controller = Controller(record)
    let child = NotingView("child", record, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    controller.view.addSubview(child)
    try stage.play { stage.window.rootViewController = controller }
    #expect(record.names == ["will", "view", "did", "child"])
  }

  /// What a view lays out by hand has its place there, and is not laid out a second time.
  @Test func layoutAskedForInLayoutGoesOnToWhatLiesInside() throws {
    final class Controller: UIViewController {
      let record: Record
      let stack: UIStackView
      let list = UIView()
      var heights: [CGFloat] = []

      init(_ record: Record) {
        self.record = record
        stack = UIStackView(arrangedSubviews: [list, NotingView("bar", record)])
        stack.axis = .vertical
        stack.arrangedSubviews[1].heightAnchor.constraint(equalToConstant: 50).isActive = true
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
      }

      override func viewDidLayoutSubviews() {
        view.layoutIfNeeded()
        record.note("inside")
        heights.append(list.frame.height)
      }
    }
    let stage = Stage()
    let record = Record()
    let controller = Controller(record)
    try stage.play { stage.window.rootViewController = controller }
    #expect(controller.heights == [stage.window.bounds.height - 50])
    #expect(record.names == ["bar", "inside"])
  }

  /// A handler's usual trick: a frame set by hand once layout is done, with others tied to it.
  @Test func aFrameSetWhileLayingOutMovesWhatIsTiedToItInTheSameTurn() throws {
    final class Controller: UIViewController {
      let header = UIView()
      let body = UIView()
      var top: CGFloat = 0

      override func viewDidLoad() {
        view.addSubview(header)
        view.addSubview(body)
        body.translatesAutoresizingMaskIntoConstraints = false
        header.frame = CGRect(x: 0, y: 0, width: 400, height: 44)
        NSLayoutConstraint.activate([
          body.topAnchor.constraint(equalTo: header.bottomAnchor),
          body.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }

      override func viewDidLayoutSubviews() { header.frame.origin.y = top }
    }
    let stage = Stage()
    let controller = Controller()
    try stage.play { stage.window.rootViewController = controller }
    #expect(controller.body.frame.minY == 44)
    try stage.play(at: 1) {
      controller.top = 20
      controller.view.setNeedsLayout()
    }
    #expect(controller.body.frame.minY == 64)
    #expect(try stage.layer(controller.body).model.bounds.height == 736)
    try stage.play(at: 2) {
      controller.top = 60
      controller.view.setNeedsLayout()
      UIView.animate(withDuration: 0.25) { controller.view.layoutIfNeeded() }
    }
    #expect(try stage.animations(controller.body).count == 2)
  }

  @Test func aConstantChangedWhileLayingOutCountsInTheSameTurn() throws {
    final class Holder: UIView {
      let bar = UIView()
      lazy var height = bar.heightAnchor.constraint(equalToConstant: 10)

      override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = bounds.width / 10
      }
    }
    let stage = Stage()
    let holder = Holder(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    holder.addSubview(holder.bar)
    holder.bar.translatesAutoresizingMaskIntoConstraints = false
    holder.height.isActive = true
    stage.window.addSubview(holder)
    try stage.play {}
    #expect(holder.bar.bounds.height == 20)
    try stage.play(at: 1) { holder.frame.size.width = 400 }
    #expect(holder.bar.bounds.height == 40)
  }

  @Test func anAutoresizedViewIsWhereItsFrameSays() throws {
    let stage = Stage()
    let header = stage.add(CGRect(x: 0, y: 20, width: 400, height: 44))
    let body = stage.add(.zero)
    body.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 1),
      body.heightAnchor.constraint(equalTo: header.heightAnchor, multiplier: 2),
    ])
    try stage.play {}
    #expect(body.frame.minY == 65 && body.frame.height == 88)
    try stage.play(at: 1) { header.frame = CGRect(x: 0, y: 30, width: 400, height: 50) }
    #expect(header.frame == CGRect(x: 0, y: 30, width: 400, height: 50))
    #expect(body.frame.minY == 81 && body.frame.height == 100)
    try stage.play(at: 2) { header.center.y += 5 }
    #expect(body.frame.minY == 86)
  }
}
