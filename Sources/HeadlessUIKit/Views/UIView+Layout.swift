/// The state of a view between layout passes.
struct ViewFlags {
  /// True if `layoutSubviews` is due for this view.
  var needsLayout = true
  /// True if a view inside it is to be looked at.
  var subviewsNeedLayout = true
  var treeNeedsLayout: Bool { needsLayout || subviewsNeedLayout }
  /// True while its own `layoutSubviews` is at work.
  var isLayingOut = false
  var needsConstraintUpdate = true
  var treeNeedsConstraintUpdate = true
  var safeAreaIsStale = true
  /// The insets that were last reported.
  var knownSafeArea = UIEdgeInsets.zero
  /// True if the constraints of its window mention it, or something in it.
  var isSolved = false
  /// True if it is to get the frame that constraints give it, or a view in it is.
  var isUnplaced = false
  var hasUnplacedSubviews = false
  var isBeingPlaced = false
  /// True if UIKit has set its frame last, and not the app.
  var isPlacedByUIKit = false
}

extension UIView {
  func markForLayout() {
    flags.needsLayout = true
    markWayForLayout()
  }

  /// Makes the next pass come by here on its way down.
  func markWayForLayout() {
    var next = superview
    while let view = next, !view.flags.subviewsNeedLayout {
      view.flags.subviewsNeedLayout = true
      next = view.superview
    }
  }

  /// Lays out from the highest of the views above that needs it on down.
  ///
  /// It goes up as long as the next view needs layout (Apple, *CALayer*, `layoutIfNeeded()`).
  func layOutNow() {
    let loop = VirtualRunLoop.current
    loop.beginLayout()
    defer { loop.endLayout() }
    let window = window
    window?.solveConstraints()
    var top = self
    while let parent = top.superview, parent.flags.needsLayout { top = parent }
    top.layOutInside(window)
  }

  /// Lays out this view and those inside it, and leaves for later what lies above.
  func layOutInside() {
    let loop = VirtualRunLoop.current
    loop.beginLayout()
    defer { loop.endLayout() }
    let window = window
    window?.solveConstraints()
    layOutInside(window)
  }

  /// Goes over the tree again while layout itself invalidates layout.
  ///
  /// In a view's own layout it goes on to the views inside: their frames are known after it.
  /// A layout that has no end is noted and left: UIKit would go on without end.
  private func layOutInside(_ window: UIWindow?) {
    let loop = VirtualRunLoop.current
    guard loop.app.layoutNesting.enter() else {
      return loop.noteNestedLayout(at: viewThatNeedsLayout)
    }
    defer { loop.app.layoutNesting.leave() }
    var passes = 0
    while flags.treeNeedsLayout || flags.safeAreaIsStale, passes < Self.greatestPassCount {
      layOutTree()
      guard !loop.app.layoutNesting.isTooDeep else { return }
      window?.solveConstraints()
      passes += 1
    }
    guard passes == Self.greatestPassCount, flags.treeNeedsLayout else { return }
    VirtualRunLoop.current.noteLayoutLoop(at: viewThatNeedsLayout, after: passes)
  }

  /// The limit of passes over a tree that keeps invalidating itself: UIKit's own debugging of
  /// such loops gets a threshold from 50 on.
  private static let greatestPassCount = 64

  /// The first view from here on down that needs layout.
  private var viewThatNeedsLayout: UIView {
    guard !flags.needsLayout else { return self }
    return subviews.first { $0.flags.treeNeedsLayout }?.viewThatNeedsLayout ?? self
  }

  private func layOutTree() {
    if flags.safeAreaIsStale { reportSafeAreaChange() }
    if flags.needsLayout {
      flags.needsLayout = false
      controller?.viewWillLayoutSubviews()
      flags.isLayingOut = true
      layoutSubviews()
      flags.isLayingOut = false
      layoutSublayers(of: layer)
      controller?.viewDidLayoutSubviews()
    }
    guard flags.subviewsNeedLayout else { return }
    flags.subviewsNeedLayout = false
    for view in subviews { view.layOutTree() }
  }

  func markForConstraintUpdate() {
    flags.needsConstraintUpdate = true
    noteConstraintUpdate()
  }

  /// Makes the next pass come by here on its way to the views that it brings up to date.
  func noteConstraintUpdate() {
    guard flags.needsConstraintUpdate || flags.treeNeedsConstraintUpdate else { return }
    var next: UIView? = self
    while let view = next, !view.flags.treeNeedsConstraintUpdate || view === self {
      view.flags.treeNeedsConstraintUpdate = true
      next = view.superview
    }
  }

  /// Brings constraints up to date, those of the views inside first.
  func updateTreeConstraints() {
    guard flags.treeNeedsConstraintUpdate else { return }
    flags.treeNeedsConstraintUpdate = false
    for view in subviews { view.updateTreeConstraints() }
    guard flags.needsConstraintUpdate else { return }
    flags.needsConstraintUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}

/// The number of layout passes that have begun inside one another.
struct LayoutNesting {
  private var depth = 0
  /// True once a pass was asked for that is too deep: those around it end, and none begins.
  private(set) var isTooDeep = false

  /// Passes inside one another that are no accident: views in a row that lay each other out.
  private static let greatestDepth = 128

  /// Begins a pass; false where it would be one too many.
  mutating func enter() -> Bool {
    guard depth < Self.greatestDepth, !isTooDeep else {
      isTooDeep = true
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() {
    depth -= 1
    if depth == 0 { isTooDeep = false }
  }
}
