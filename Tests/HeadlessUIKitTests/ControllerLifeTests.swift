import HeadlessUIKit
import LayerTrees
import Testing

/// A controller hears of its view's life in the order that Apple's *UIViewController* gives.
@MainActor
struct ControllerLifeTests {
  private final class Noting: UIViewController {
    let name: String
    let record: Record
    var size: CGSize?

    init(_ name: String, _ record: Record) {
      self.name = name
      self.record = record
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { record.note("\(name) \(what)") }

    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      self.size = size
      note("will turn")
      coordinator.animate { _ in
        self.note("along")
      } completion: { _ in
        self.note("turned")
      }
    }
  }

  private static let coming = ["will appear", "is appearing", "did appear"]

  @Test func aChildComesAndGoes() throws {
    let (stage, record) = (Stage(), Record())
    let (parent, child) = (Noting("parent", record), Noting("child", record))
    try stage.play { stage.window.rootViewController = parent }
    #expect(record.names == (["load"] + Self.coming).map { "parent \($0)" })
    try stage.play(at: 1) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(record.names.suffix(4) == (["load"] + Self.coming).map { "child \($0)" })
    #expect(child.parent === parent && parent.children == [child])
    try stage.play(at: 2) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(record.names.suffix(2) == ["child will disappear", "child did disappear"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  private final class Laying: UIViewController {
    var record: [String] = []

    override func viewWillAppear(_ animated: Bool) { record.append("will appear") }
    override func viewSafeAreaInsetsDidChange() { record.append("safe \(view.safeAreaInsets.top)") }
    override func viewWillLayoutSubviews() { record.append("will lay out") }
    override func viewDidLayoutSubviews() { record.append("did lay out") }
    override func viewDidAppear(_ animated: Bool) { record.append("did appear") }
  }

  /// Nothing is laid out before the view is about to appear, and the bar's height is told once,
  /// with a status bar or without one.
  @Test(arguments: [0.0, 47])
  func theRootOfAStackIsLaidOutOnceItAppears(statusBar: CGFloat) throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: statusBar))
    let root = Laying()
    let stack = UINavigationController(rootViewController: root)
    try stage.play { stage.window.rootViewController = stack }
    #expect(
      root.record == [
        "will appear", "safe \(statusBar + 44)", "will lay out", "did lay out", "did appear",
      ])
  }

  /// A chat whose accessory is a field, which it gives the focus once it has appeared.
  private final class Chat: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    var hadFocus = false

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { field }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hadFocus = isFirstResponder
    }
  }

  @Test func aControllerWithAnAccessoryHasTheFocusWhenItHasAppeared() throws {
    let (stage, chat) = (Stage(), Chat())
    try stage.play { stage.window.rootViewController = chat }
    #expect(chat.hadFocus)
  }

  /// A stack that is moved up takes its bar along, as high as before; down, there is no status bar.
  @Test(arguments: [(0.0, 91.0), (-100, 91), (-300, 91), (20, 71), (60, 44)])
  func theBarGoesAlongWithItsStack(y: CGFloat, height: CGFloat) throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: 47))
    let stack = UINavigationController(rootViewController: Laying())
    try stage.play { stage.window.rootViewController = stack }
    try stage.play(at: 1) { stack.view.frame.origin.y = y }
    #expect(stack.navigationBar.frame.minY == 0)
    #expect(stack.navigationBar.frame.height == height)
  }

  @Test func aPushSlidesForATime() throws {
    let (stage, record) = (Stage(), Record())
    let (first, second) = (Noting("first", record), Noting("second", record))
    let stack = UINavigationController(rootViewController: first)
    try stage.play { stage.window.rootViewController = stack }
    try stage.play(at: 1) { stack.pushViewController(second, animated: true) }
    #expect(
      record.names.suffix(6) == [
        "second load", "first will disappear", "second will appear", "second is appearing",
        "second did appear", "first did disappear",
      ])
    #expect(record.time(of: "second will appear") == 1)
    #expect(abs((record.time(of: "second did appear") ?? 0) - 1.35) < 1e-9)
    #expect(try abs(stage.path(to: second.view, at: 1).frame(at: 1).minX.value - 400) < 1e-9)
    #expect(second.navigationController === stack && stack.topViewController === second)
    try stage.play(at: 2) { stack.popViewController(animated: false) }
    #expect(record.names.last == "second did disappear" || record.names.last == "first did appear")
    #expect(second.parent == nil && stack.viewControllers == [first])
  }

  @Test func aSheetStandsBelowTheTop() throws {
    let (stage, record) = (Stage(safeArea: UIEdgeInsets(top: 47, bottom: 34)), Record())
    let (first, sheet) = (Noting("first", record), Noting("sheet", record))
    try stage.play { stage.window.rootViewController = first }
    try stage.play(at: 1) { first.present(sheet, animated: true) { record.note("done") } }
    #expect(sheet.view.frame == CGRect(x: 0, y: 57, width: 400, height: 743))
    #expect(try stage.top(sheet.view, at: 1) == 857)
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(bottom: 34))
    #expect(!record.names.contains("first will disappear"))
    #expect(record.names.suffix(2) == ["sheet did appear", "done"])
    #expect(first.presentedViewController === sheet && sheet.presentingViewController === first)
    try stage.play(at: 3) { sheet.dismiss(animated: true) }
    #expect(record.names.suffix(2) == ["sheet will disappear", "sheet did disappear"])
    #expect(first.presentedViewController == nil && sheet.view.window == nil)
  }

  @Test func whatCoversAllSendsTheOtherAway() throws {
    let (stage, record) = (Stage(), Record())
    let (first, cover) = (Noting("first", record), Noting("cover", record))
    cover.modalPresentationStyle = .fullScreen
    try stage.play { stage.window.rootViewController = first }
    try stage.play(at: 1) { first.present(cover, animated: false) }
    #expect(record.names.contains("first did disappear"))
    #expect(cover.view.frame == stage.window.bounds)
    try stage.play(at: 2) { first.dismiss(animated: false) }
    #expect(record.names.filter { $0 == "first did appear" }.count == 2)
  }

  @Test func turningGivesAnotherSizeAndSafeArea() throws {
    let (stage, record) = (Stage(safeArea: UIEdgeInsets(top: 47, bottom: 34)), Record())
    let controller = Noting("it", record)
    try stage.play { stage.window.rootViewController = controller }
    try stage.play(at: 1) { stage.loop.rotate(to: .landscapeLeft) }
    #expect(controller.size == CGSize(width: 800, height: 400))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(record.names.suffix(3) == ["it will turn", "it along", "it turned"])
    #expect(abs((record.time(of: "it turned") ?? 0) - 1.3) < 1e-9)
    try stage.play(at: 2) { stage.loop.rotate(to: .portrait) }
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, bottom: 34))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  private final class Animated: UIViewController {
    var flags: [Bool] = []

    override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
    override func viewIsAppearing(_ animated: Bool) { flags.append(animated) }
    override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
  }

  /// A window comes without an animation.
  @Test func aWindowComesAtOnce() throws {
    let (stage, controller) = (Stage(), Animated())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    try stage.play { window.makeKeyAndVisible() }
    #expect(controller.flags == [false, false, false])
  }

  /// A transition by a finger has no way behind it at first, and its end or its start in the end.
  @Test func aTransitionByAFingerKnowsItsShare() {
    let transition = UIPercentDrivenInteractiveTransition()
    #expect(transition.percentComplete == 0 && transition.completionSpeed == 1)
    transition.update(0.4)
    #expect(transition.percentComplete == 0.4)
    transition.finish()
    #expect(transition.percentComplete == 1)
    transition.cancel()
    #expect(transition.percentComplete == 0)
  }
}
