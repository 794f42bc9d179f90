import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Containers on a screen that turns, in windows that are not shown, and asked twice.
@MainActor
struct TurnedContainerTests {
  enum Kind: CaseIterable { case stack, tabs, split, pages, cover, sheet }

  private func contain(_ inner: UIViewController, in kind: Kind, on stage: Stage) throws {
    let root: UIViewController
    switch kind {
    case .stack: root = UINavigationController(rootViewController: inner)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [inner]
      root = tabs
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(inner, for: .secondary)
      root = split
    case .pages:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      pages.setViewControllers([inner], direction: .forward, animated: false)
      root = pages
    case .cover, .sheet:
      root = UIViewController()
      inner.modalPresentationStyle = kind == .cover ? .fullScreen : .pageSheet
    }
    try stage.play { stage.window.rootViewController = root }
    if kind == .cover || kind == .sheet {
      try stage.play(at: 0.5) { root.present(inner, animated: false) }
    }
  }

  /// What is inside has all of the screen, but for what is above an upright sheet, after each turn;
  /// its safe area is without the bars around it.
  @Test(arguments: Kind.allCases) func whatIsInsideFillsTheTurnedScreen(_ kind: Kind) throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: 47, bottom: 34))
    let inner = UIViewController()
    try contain(inner, in: kind, on: stage)
    let turns: [UIInterfaceOrientation] = [.landscapeLeft, .portrait, .landscapeRight]
    for (index, orientation) in turns.enumerated() {
      try stage.play(at: Double(index + 1)) { stage.loop.rotate(to: orientation) }
      let size = CGSize(
        width: orientation.isLandscape ? 800 : 400, height: orientation.isLandscape ? 400 : 800)
      let (top, bottom): (CGFloat, CGFloat) = orientation.isLandscape ? (0, 21) : (47, 34)
      let room = inner.view.convert(inner.view.bounds, to: nil)
      #expect(stage.window.bounds.size == size)
      #expect(room.minX == 0 && room.width == size.width && room.maxY == size.height)
      #expect(room.minY == (kind == .sheet && !orientation.isLandscape ? top + 10 : 0))
      let insets = inner.view.safeAreaInsets
      #expect(insets.top == (kind == .stack ? top + 44 : max(0, top - room.minY)))
      #expect(insets.bottom == (kind == .tabs ? bottom + 49 : bottom))
      if let stack = inner.navigationController {
        #expect(
          stack.navigationBar.frame == CGRect(x: 0, y: 0, width: size.width, height: top + 44))
      }
      if let tabs = inner.tabBarController {
        #expect(tabs.tabBar.frame.maxY == size.height && tabs.tabBar.frame.width == size.width)
        #expect(tabs.tabBar.frame.height == bottom + 49)
      }
    }
  }

  /// A stack's toolbar stays at the bottom as the screen turns.
  @Test func aToolbarStaysAtTheBottom() throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: 47, bottom: 34))
    let inner = UIViewController()
    try contain(inner, in: .stack, on: stage)
    let stack = try #require(inner.navigationController)
    try stage.play(at: 1) { stack.isToolbarHidden = false }
    try stage.play(at: 2) { stage.loop.rotate(to: .landscapeLeft) }
    #expect(stack.toolbar.frame.maxY == 400 && stack.toolbar.frame.width == 800)
    #expect(stack.toolbar.frame.height >= 44)
  }

  /// The ground of a container's bar is the system's, unless the app gave it one before.
  @Test(arguments: [false, true]) func aBarKeepsItsGround(_ hasOwn: Bool) {
    _ = Stage()
    let (stack, tabs) = (UINavigationController(), UITabBarController())
    for bar in [stack.navigationBar, tabs.tabBar] as [UIView] where hasOwn {
      bar.backgroundColor = .red
    }
    for container in [stack, tabs] { container.loadViewIfNeeded() }
    for bar in [stack.navigationBar, tabs.tabBar] as [UIView] {
      #expect(bar.backgroundColor == (hasOwn ? UIColor.red : .barGround))
    }
    #expect(stack.navigationBar.layer.role == .navigationBar && tabs.tabBar.layer.role == .tabBar)
  }

  private final class Noting: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did go") }
  }

  /// In a window that is not on screen nothing appears or goes.
  @Test func nothingAppearsInAHiddenWindow() throws {
    let (stage, one, other) = (Stage(), Noting(), Noting())
    let window = UIWindow(frame: stage.window.bounds)
    try stage.play { window.rootViewController = one }
    try stage.play(at: 1) { window.rootViewController = other }
    #expect(one.heard.isEmpty && other.heard.isEmpty && other.view.window === window)
    try stage.play(at: 2) { window.makeKeyAndVisible() }
    #expect(one.heard.isEmpty && other.heard == ["will appear", "did appear"])
    try stage.play(at: 3) { window.rootViewController = one }
    #expect(other.heard.suffix(2) == ["will go", "did go"])
    #expect(one.heard == ["will appear", "did appear"])
  }

  /// A controller is presented once, by one that is on screen.
  @Test func aControllerIsPresentedOnce() throws {
    let stage = Stage()
    let screens = (0..<3).map { _ in UIViewController() }
    var calls: [Int] = []
    try stage.play { stage.window.rootViewController = screens[0] }
    try stage.play(at: 1) { screens[1].present(screens[2], animated: false) { calls.append(1) } }
    #expect(screens[1].presentedViewController == nil && calls.isEmpty)
    try stage.play(at: 2) { screens[0].present(screens[1], animated: false) { calls.append(2) } }
    try stage.play(at: 3) { screens[0].present(screens[1], animated: false) { calls.append(3) } }
    #expect(screens[0].presentedViewController === screens[1] && calls == [2])
    #expect(screens[1].presentedViewController == nil)
    try stage.play(at: 4) { screens[2].dismiss(animated: false) }
    #expect(screens[0].presentedViewController === screens[1])
  }

  /// A tab is chosen by its number or its controller; what is none of the tabs changes nothing.
  @Test func aTabIsOneOfTheTabs() {
    _ = Stage()
    let (tabs, pages) = (UITabBarController(), (0..<3).map { _ in UIViewController() })
    #expect(tabs.selectedViewController == nil)
    tabs.viewControllers = pages
    for (index, page) in pages.enumerated().reversed() {
      tabs.selectedViewController = page
      #expect(tabs.selectedIndex == index && tabs.selectedViewController === page)
    }
    tabs.selectedIndex = 2
    tabs.selectedViewController = UIViewController()
    #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === pages[2])
    for index in [3, -1] {
      tabs.selectedIndex = index
      #expect(tabs.selectedViewController == nil)
    }
    tabs.viewControllers = nil
    #expect(tabs.children.isEmpty && pages.allSatisfy { $0.parent == nil })
  }
}
