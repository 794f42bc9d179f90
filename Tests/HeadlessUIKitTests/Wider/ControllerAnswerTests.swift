import Testing

@testable import HeadlessUIKit

/// What controllers answer the system, and what they show in one another.
@MainActor
struct ControllerAnswerTests {
  /// A controller that writes down what it hears.
  private final class Noting: UIViewController {
    var heard: [String] = []

    override func viewWillAppear(_ animated: Bool) { heard.append("will appear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { heard.append("appears \(animated)") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("will go \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did go \(animated)") }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      heard.append("edits \(editing) \(animated)")
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      heard.append("size \(container.preferredContentSize.width)")
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("traits")
    }
  }

  @Test func whatAControllerAnswersByDefault() {
    _ = Stage()
    let it = UIViewController(nibName: nil, bundle: nil)
    #expect(
      it.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    #expect(!it.prefersStatusBarHidden && !it.prefersHomeIndicatorAutoHidden)
    #expect(it.shouldAutorotate && it.shouldAutomaticallyForwardAppearanceMethods)
    #expect(it.shouldPerformSegue(withIdentifier: "a", sender: nil))
    #expect(it.preferredStatusBarStyle == .default)
    #expect(it.preferredStatusBarUpdateAnimation == .fade)
    #expect(it.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(it.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(it.preferredScreenEdgesDeferringSystemGestures == [])
    // Of a sheet's form alone the keyboard stays when the focus is gone.
    let styles = (-2...7).compactMap(UIModalPresentationStyle.init(rawValue:))
    #expect(styles.count == 10)
    for style in styles {
      it.modalPresentationStyle = style
      #expect(it.disablesAutomaticKeyboardDismissal == (style == .formSheet))
    }
    let orientations = (0...4).compactMap(UIInterfaceOrientation.init(rawValue:))
    #expect(
      orientations.map(\.isPortrait) == [false, true, true, false, false]
        && orientations.map(\.isLandscape) == [false, false, false, true, true])
    let list = UIScrollView(frame: .zero)
    it.setContentScrollView(list, for: .top)
    #expect(it.contentScrollView(for: .top) === list)
  }

  /// The parent hears once of each other size that its child asks for; a child has one parent.
  @Test func aParentHearsOfItsChildsSize() {
    _ = Stage()
    let (parents, child) = ([Noting(), Noting()], Noting())
    child.preferredContentSize.width = 5
    parents[0].addChild(child)
    for width in [5, 6, 6, 7] as [CGFloat] { child.preferredContentSize.width = width }
    #expect(parents[0].heard == ["size 6.0", "size 7.0"] && child.preferredContentSize.width == 7)
    parents[1].addChild(child)
    #expect(parents[0].children.isEmpty && parents[1].children == [child])
    parents[1].addChild(child)
    #expect(parents[1].children == [child] && child.parent === parents[1])
    child.preferredContentSize = .zero
    #expect(parents[0].heard.count == 2 && parents[1].heard == ["size 0.0"])
    #expect(
      parents[0].size(
        forChildContentContainer: child, withParentContainerSize: CGSize(width: 3, height: 4))
        == CGSize(width: 3, height: 4))
    let coordinator = TransitionCoordinator(
      in: UIView(frame: .zero), duration: 1, curve: .linear, isAnimated: true)
    parents[1].willTransition(to: .current, with: coordinator)
    #expect(child.heard == ["traits"] && parents[1].heard.last == "traits")
  }

  /// The button says what a tap on it does: it begins editing, animated, or ends it.
  @Test func theEditButtonBeginsAndEndsEditing() {
    _ = Stage()
    weak var gone: UIViewController?
    do {
      let it = Noting()
      gone = it
      let button = it.editButtonItem
      #expect(button.title == "Edit" && it.editButtonItem === button && !it.isEditing)
      button.tap()
      #expect(it.isEditing && button.title == "Done")
      button.tap()
      #expect(!it.isEditing && button.title == "Edit")
      it.isEditing = true
      #expect(it.isEditing && button.title == "Done")
      #expect(it.heard == ["edits true true", "edits false true", "edits true false"])
      let other = Noting()
      other.isEditing = true
      #expect(other.editButtonItem.title == "Done")
    }
    #expect(gone == nil)
  }

  /// A container that forwards appearance itself says when a child's view comes and goes.
  @Test func appearanceIsForwardedByHand() {
    _ = Stage()
    let it = Noting()
    it.endAppearanceTransition()
    #expect(it.heard.isEmpty)
    it.beginAppearanceTransition(true, animated: false)
    it.beginAppearanceTransition(true, animated: false)
    it.endAppearanceTransition()
    #expect(it.heard == ["will appear false", "appears false", "did appear false"])
    it.heard = []
    // It is here, so it does not come; while it goes, it may come back.
    it.beginAppearanceTransition(true, animated: true)
    it.endAppearanceTransition()
    #expect(it.heard.isEmpty)
    it.beginAppearanceTransition(false, animated: true)
    it.beginAppearanceTransition(true, animated: true)
    #expect(it.heard == ["will go true", "will appear true"])
    it.endAppearanceTransition()
    it.heard = []
    it.beginAppearanceTransition(false, animated: false)
    it.endAppearanceTransition()
    #expect(it.heard == ["will go false", "did go false"])
  }

  /// A controller is pushed where a stack is around, and presented where none is; both animated.
  @Test(arguments: [false, true], [false, true])
  func aControllerIsShownBySurroundings(_ isInStack: Bool, _ isDetail: Bool) throws {
    let stage = Stage()
    let (root, shown) = (UIViewController(), Noting())
    let stack = isInStack ? UINavigationController(rootViewController: root) : nil
    try stage.play { stage.window.rootViewController = stack ?? root }
    try stage.play(at: 1) {
      if isDetail {
        root.showDetailViewController(shown, sender: nil)
      } else {
        root.show(shown, sender: nil)
      }
    }
    #expect((root.presentedViewController === shown) == !isInStack)
    #expect((stack?.topViewController === shown) == isInStack)
    #expect(shown.heard == ["will appear true", "appears true", "did appear true"])
  }

  /// In a split view a controller is shown in place of the second, and the first stays.
  @Test(arguments: [CGSize(width: 1024, height: 768), CGSize(width: 400, height: 800)])
  func aDetailIsShownInTheSecondColumn(_ size: CGSize) throws {
    let bounds = CGRect(origin: .zero, size: size)
    let loop = VirtualRunLoop(screen: UIScreen(bounds: bounds, scale: 2))
    loop.makeCurrent()
    let window = UIWindow(frame: bounds)
    window.makeKeyAndVisible()
    let (split, pages) = (
      UISplitViewController(style: .doubleColumn), (0..<3).map { _ in Noting() }
    )
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .secondary)
    window.rootViewController = split
    try loop.run(until: 1)
    #expect(split.isCollapsed == (size.width < 600))
    #expect(split.displayMode == (split.isCollapsed ? .secondaryOnly : .oneBesideSecondary))
    #expect(pages[1].splitViewController === split && split.splitViewController == nil)
    loop.schedule(at: 1.5) { pages[1].showDetailViewController(pages[2], sender: nil) }
    try loop.run(until: 2)
    #expect(split.viewControllers == [pages[0], pages[2]] && split.presentedViewController == nil)
    #expect(split.viewController(for: .secondary) === pages[2] && pages[1].parent == nil)
    let left = split.isCollapsed ? 0 : UISplitViewController.primaryWidth
    #expect(
      pages[2].view.frame
        == CGRect(x: left, y: 0, width: size.width - left, height: size.height))
    #expect((pages[0].viewIfLoaded?.window === window) == !split.isCollapsed)
  }

  /// Traits are contained in others where size classes, style and idiom are the same.
  @Test func traitsAreCompared() {
    func traits(_ size: CGSize, width: CGFloat? = nil) -> UITraitCollection {
      let bounds = CGRect(origin: .zero, size: size)
      VirtualRunLoop(screen: UIScreen(bounds: bounds, scale: 2)).makeCurrent()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width ?? size.width, height: 100))
      return UITraitCollection(of: window)
    }
    let (long, wide) = (CGSize(width: 400, height: 800), CGSize(width: 800, height: 400))
    let tablet = CGSize(width: 768, height: 1024)
    // An upright phone, one on its side, a tablet, and its window beside another's.
    let all = [traits(long), traits(wide), traits(tablet), traits(tablet, width: 320)]
    for (index, one) in all.enumerated() {
      #expect(one.containsTraits(in: nil) && one.hasDifferentColorAppearance(comparedTo: nil))
      for (number, other) in all.enumerated() {
        #expect(one.containsTraits(in: other) == (index == number))
        #expect(!one.hasDifferentColorAppearance(comparedTo: other))
      }
    }
    _ = Stage()
    let (light, dark) = (
      UITraitCollection.styled(isDark: false), UITraitCollection.styled(isDark: true)
    )
    #expect(!light.containsTraits(in: dark) && light.containsTraits(in: .styled(isDark: false)))
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: .styled(isDark: true)))
  }
}
