import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Controllers in controllers: stacks, presentations, and the methods that they call, in order.
@MainActor
struct ContainerTests {
  private final class Screen: UIViewController {
    let name: String
    let record: Record
    init(_ name: String, _ record: Record) {
      (self.name, self.record) = (name, record)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ event: String, _ animated: Bool? = nil) {
      record.note("\(name) \(event)\(animated.map { $0 ? " animated" : "" } ?? "")")
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("appears", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will go", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("did go", animated) }
    override func willMove(toParent parent: UIViewController?) {
      note(parent == nil ? "will leave" : "will enter")
    }
    override func didMove(toParent parent: UIViewController?) {
      note(parent == nil ? "did leave" : "did enter")
    }
  }

  /// The controllers of a stack are its children before its view is loaded, as long as they are in it.
  @Test func aStackIsAParentBeforeItShows() {
    let screens = (0..<3).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: screens[0])
    #expect(screens[0].parent === stack && screens[0].navigationController === stack)
    stack.pushViewController(screens[1], animated: true)
    #expect(stack.children == [screens[0], screens[1]])
    stack.viewControllers = [screens[1], screens[2]]
    #expect(stack.children == [screens[1], screens[2]])
    #expect(screens[0].parent == nil && screens[0].navigationController == nil)
    #expect(!stack.isViewLoaded && screens.allSatisfy { !$0.isViewLoaded })
    stack.loadViewIfNeeded()
    #expect(screens[2].view.isDescendant(of: stack.view) && !screens[1].isViewLoaded)
    #expect(stack.children == [screens[1], screens[2]])
  }

  @Test(arguments: [false, true]) func aStackShowsItsLast(_ isAnimated: Bool) throws {
    let (stage, record) = (Stage(safeArea: UIEdgeInsets(top: 20, bottom: 34)), Record())
    let screens = (0..<4).map { Screen("\($0)", record) }
    let stack = UINavigationController(rootViewController: screens[0])
    try stage.play { stage.window.rootViewController = stack }
    let first = record.names
    #expect(first == ["0 will enter", "0 will appear", "0 appears", "0 did enter", "0 did appear"])
    try stage.play(at: 1) { stack.pushViewController(screens[1], animated: isAnimated) }
    let mark = isAnimated ? " animated" : ""
    #expect(
      Set(record.names.dropFirst(5)) == [
        "1 will enter", "0 will go\(mark)", "1 will appear\(mark)", "1 appears\(mark)",
        "0 did go\(mark)", "1 did enter", "1 did appear\(mark)",
      ])
    func time(_ name: String) -> Double { record.entries.last { $0.name == name }?.time ?? -1 }
    #expect(time("0 will go\(mark)") == 1 && time("1 will appear\(mark)") == 1)
    #expect(abs(time("0 did go\(mark)") - (isAnimated ? 1.35 : 1)) < 1e-6)
    #expect(abs(time("1 did appear\(mark)") - (isAnimated ? 1.35 : 1)) < 1e-6)
    #expect(stack.topViewController === screens[1] && stack.visibleViewController === screens[1])
    #expect(screens[0].viewIfLoaded?.superview == nil && screens[1].view.window === stage.window)
    #expect(screens[1].view.frame == stack.view.bounds && screens[0].parent === stack)
    #expect(screens[1].view.safeAreaInsets == UIEdgeInsets(top: 64, bottom: 34))
    try stage.play(at: 3) { stack.setViewControllers(screens, animated: isAnimated) }
    #expect(stack.children.count == 4 && stack.viewControllers == screens)
    var popped: [UIViewController]?
    try stage.play(at: 5) { popped = stack.popToViewController(screens[1], animated: isAnimated) }
    #expect(popped == [screens[2], screens[3]] && stack.topViewController === screens[1])
    #expect(screens[3].parent == nil && screens[3].viewIfLoaded?.superview == nil)
    #expect(record.names.contains("3 will leave") && record.names.contains("3 did leave"))
    #expect(stack.popToViewController(screens[1], animated: false) == nil)
    #expect(stack.popToViewController(screens[3], animated: false) == nil)
    try stage.play(at: 7) { popped = stack.popToRootViewController(animated: isAnimated) }
    #expect(popped == [screens[1]] && stack.viewControllers == [screens[0]])
    #expect(stack.popToRootViewController(animated: false) == nil)
    #expect(stack.popViewController(animated: false) == nil)
    try stage.play(at: 9) { stack.pushViewController(screens[2], animated: false) }
    var last: UIViewController?
    try stage.play(at: 11) { last = stack.popViewController(animated: isAnimated) }
    #expect(last === screens[2] && screens[0].view.frame == stack.view.bounds)
    #expect(stack.transitionCoordinator == nil)
  }

  /// A push comes from the right and leaves the other a third of the way; a pop is the way back.
  @Test func aStackSlides() throws {
    let (stage, record) = (Stage(), Record())
    let screens = (0..<2).map { Screen("\($0)", record) }
    let stack = UINavigationController(rootViewController: screens[0])
    try stage.play { stage.window.rootViewController = stack }
    try stage.play(at: 1) { stack.pushViewController(screens[1], animated: true) }
    func left(_ screen: Screen, at time: Double) throws -> Double {
      try stage.path(to: screen.view, at: time).frame(at: time).minX.value
    }
    #expect(try abs(left(screens[1], at: 1) - 400) < 1e-6)
    #expect(try abs(left(screens[0], at: 1)) < 1e-6)
    #expect(try abs(left(screens[1], at: 1.175) - 200) < 1e-6)
    #expect(try abs(left(screens[0], at: 1.175) + 60) < 1e-6)
    try stage.play(at: 2) { stack.popViewController(animated: true) }
    #expect(try abs(left(screens[0], at: 2) + 120) < 1e-6)
    #expect(try abs(left(screens[1], at: 2.175) - 200) < 1e-6)
    #expect(try abs(left(screens[0], at: 2.175) + 60) < 1e-6)
    // The one that comes back is below the one that goes.
    let order = try #require(stage.loop.log.commit(at: 2.1)).root
    let paths = [screens[0], screens[1]].map { screen in
      order.path { $0.id == screen.view.layer.id }
    }
    let parent = try #require(paths[0]).dropLast().last
    let ids = parent?.sublayers.map(\.id) ?? []
    #expect(ids == [screens[0].view.layer.id, screens[1].view.layer.id])
  }

  /// A bar that is hidden as a view, before the screen is there or after, makes room as well.
  @Test(arguments: [false, true]) func aBarThatIsHiddenAsAView(_ isEarly: Bool) throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: 20, bottom: 34))
    let screen = UIViewController(nibName: nil, bundle: nil)
    let stack = UINavigationController(rootViewController: screen)
    if isEarly { stack.navigationBar.isHidden = true }
    try stage.play { stage.window.rootViewController = stack }
    #expect(screen.view.safeAreaInsets.top == (isEarly ? 20 : 64))
    try stage.play(at: 1) { stack.navigationBar.isHidden.toggle() }
    #expect(screen.view.safeAreaInsets.top == (isEarly ? 64 : 20))
    #expect(stack.isNavigationBarHidden != isEarly && stack.navigationBar.isHidden != isEarly)
  }

  @Test func barsOfAStack() throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: 20, bottom: 34))
    let screen = UIViewController(nibName: nil, bundle: nil)
    let stack = UINavigationController(rootViewController: screen)
    try stage.play { stage.window.rootViewController = stack }
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 400, height: 64))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 64, bottom: 34))
    try stage.play(at: 1) { stack.setNavigationBarHidden(true, animated: true) }
    #expect(stack.isNavigationBarHidden && stack.navigationBar.isHidden)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 20, bottom: 34))
    try stage.play(at: 2) {
      stack.isNavigationBarHidden = false
      screen.toolbarItems = [UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)]
      stack.isToolbarHidden = false
    }
    #expect(!stack.navigationBar.isHidden && stack.toolbar.items?.count == 1)
    #expect(stack.toolbar.frame == CGRect(x: 0, y: 722, width: 400, height: 78))
    #expect(screen.view.safeAreaInsets.bottom == 78)
    try stage.play(at: 3) { stack.setToolbarHidden(true, animated: false) }
    #expect(stack.toolbar.superview == nil && screen.view.safeAreaInsets.bottom == 34)
  }

  /// What covers all sends the views below away, a sheet leaves them; both come from below in 0.5 s.
  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen],
    [false, true])
  func aPresentation(_ style: UIModalPresentationStyle, _ isAnimated: Bool) throws {
    let (stage, record) = (Stage(safeArea: UIEdgeInsets(top: 20)), Record())
    let (below, above) = (Screen("below", record), Screen("above", record))
    try stage.play { stage.window.rootViewController = below }
    above.modalPresentationStyle = style
    let seen = record.names.count
    var (isDone, wasPresenting) = (false, false)
    try stage.play(at: 1) {
      below.present(above, animated: isAnimated) { isDone = true }
      wasPresenting = above.isBeingPresented
    }
    let mark = isAnimated ? " animated" : ""
    let coming = Set([
      "above will appear\(mark)", "above appears\(mark)", "above did appear\(mark)",
    ])
    let going = Set(["below will go\(mark)", "below did go\(mark)"])
    let coversAll = style == .fullScreen
    #expect(Set(record.names.dropFirst(seen)) == (coversAll ? coming.union(going) : coming))
    #expect(isDone && !above.isBeingPresented && wasPresenting)
    #expect(below.presentedViewController === above && above.presentingViewController === below)
    let top = try #require(above.presentation).frame
    #expect(above.view.frame == top && above.transitionCoordinator == nil)
    if isAnimated {
      let path = try stage.path(to: above.view, at: 1)
      #expect(abs(path.frame(at: 1).minY.value - (Double(top.minY) + 800)) < 1e-6)
      #expect(path.frame(at: 1.2).minY.value < Double(top.minY) + 400)
      #expect(try stage.top(above.view, at: 1.49) > Double(top.minY))
    }
    #expect(try stage.top(above.view, at: 1.51) == Double(top.minY))
    // One that is up presents the next.
    let third = Screen("third", record)
    try stage.play(at: 3) { below.present(third, animated: false) }
    #expect(third.presentingViewController === above)
    try stage.play(at: 4) { third.dismiss(animated: false) }
    #expect(above.presentedViewController == nil && third.presentingViewController == nil)
    #expect(third.presentation == nil && third.viewIfLoaded?.superview == nil)
    let before = record.names.count
    isDone = false
    var wasDismissing = false
    try stage.play(at: 5) {
      above.dismiss(animated: isAnimated) { isDone = true }
      wasDismissing = above.isBeingDismissed
    }
    let leaving = Set(["above will go\(mark)", "above did go\(mark)"])
    let back = Set(["below will appear\(mark)", "below appears\(mark)", "below did appear\(mark)"])
    #expect(Set(record.names.dropFirst(before)) == (coversAll ? leaving.union(back) : leaving))
    #expect(isDone && wasDismissing && !above.isBeingDismissed && above.presentation == nil)
    #expect(below.presentedViewController == nil && above.presentingViewController == nil)
    #expect(above.viewIfLoaded?.superview == nil && below.transitionCoordinator == nil)
    #expect(above.transitionCoordinator == nil)
    // It can come again.
    try stage.play(at: 7) { below.present(above, animated: false) }
    #expect(below.presentedViewController === above)
  }
}
