/// A rectangle to lay out against, without a view of its own.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutAnchoring {
  /// The source of a guide's rectangle.
  enum Placement {
    /// Constraints place it.
    case sought
    /// It is worked out from its view, in whose coordinates it is.
    case given(@MainActor (UIView) -> CGRect)
    /// A scroll view's content: it starts where the view does, and constraints give its size.
    case content
  }

  open weak var owningView: UIView?
  public private(set) lazy var layoutItem = LayoutItem(
    view: owningView ?? UIView(frame: .zero), guide: self)
  open var identifier = ""
  let placement: Placement

  public override init() {
    placement = .sought
    super.init()
  }

  public required init?(coder: NSCoder) {
    placement = .sought
    super.init()
  }

  init(of view: UIView, named name: String = "", placement: Placement) {
    owningView = view
    identifier = name
    self.placement = placement
    super.init()
  }

  static func safeArea(of view: UIView) -> UILayoutGuide {
    UILayoutGuide(
      of: view, named: "UIViewSafeAreaLayoutGuide",
      placement: .given { $0.bounds.inset(by: $0.safeAreaInsets) })
  }

  static func margins(of view: UIView) -> UILayoutGuide {
    UILayoutGuide(
      of: view, named: "UIViewLayoutMarginsGuide",
      placement: .given { $0.bounds.inset(by: $0.layoutMargins) })
  }

  /// The margins, but no wider than lines are read with ease: 672 points at the standard text size.
  ///
  /// Source: Apple, *UIView.readableContentGuide*; the width is that of iPads.
  static func readable(of view: UIView) -> UILayoutGuide {
    UILayoutGuide(
      of: view, named: "UIViewReadableContentGuide",
      placement: .given { view in
        let margins = view.bounds.inset(by: view.layoutMargins)
        let excess = max(0, margins.size.width - 672)
        return margins.inset(by: UIEdgeInsets(left: excess / 2, right: excess / 2))
      })
  }

  /// The guide's rectangle in its view, in points, as of now or as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if case .given(let rectangle) = placement { return rectangle(owningView) }
    return owningView.window?.layoutEngine.frame(of: layoutItem) ?? .zero
  }
}

/// Stands for a bar at the top or bottom of a controller's view; the safe area's forerunner.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// Points that the bar takes of the view.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide over what the safe area leaves out at the top or at the bottom.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }

  static func top(of view: UIView) -> BarLayoutGuide {
    BarLayoutGuide(
      of: view,
      placement: .given {
        CGRect(x: 0, y: 0, width: $0.bounds.width, height: $0.safeAreaInsets.top)
      })
  }

  static func bottom(of view: UIView) -> BarLayoutGuide {
    BarLayoutGuide(
      of: view,
      placement: .given {
        let height = $0.safeAreaInsets.bottom
        return CGRect(
          x: 0, y: $0.bounds.height - height, width: $0.bounds.width, height: height)
      })
  }
}

/// The part of a view that the keyboard takes, for constraints; its top is where a bar belongs.
///
/// While no keyboard is docked its top is the bottom of the safe area (or of the view), whichever
/// is higher of that and the keyboard: `min(safe bottom, keyboard top)`. The system lays out what
/// follows it inside the keyboard's own animation.
/// Source: Apple, *UIKeyboardLayoutGuide*; WWDC 2021 session 10259.
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// True if the guide follows a keyboard that is undocked, split or floating.
  public var followsUndockedKeyboard = false { didSet { keyboardDidMove() } }
  /// True if the guide ends at the safe area's bottom while no keyboard is docked (from iOS 17).
  public var usesBottomSafeArea = true { didSet { keyboardDidMove() } }
  /// The points above the keyboard at which a drag takes hold of it; negative counts as 0.
  public var keyboardDismissPadding: CGFloat = 0

  init(keyboardOf view: UIView) {
    super.init(of: view, placement: .given { _ in .zero })
    InputSession.current.dock.register(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InputSession.current.dock.register(self)
  }

  public override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    guard let keyboard = keyboardFrame(in: view) else { return restingFrame(in: view) }
    guard InputSession.current.dock.isDocked else { return keyboard }
    let rest = restingFrame(in: view)
    let top = max(view.bounds.minY, min(rest.minY, keyboard.minY))
    return CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width,
      height: max(0, view.bounds.maxY - top))
  }

  /// The edges that the keyboard it follows is near; a side only if that is narrower than the view.
  ///
  /// Near is within a tenth of the view, which is assumed.
  override var nearEdges: NSDirectionalRectEdge {
    guard let view = owningView, !InputSession.current.dock.isDocked,
      let keyboard = keyboardFrame(in: view)
    else { return .bottom }
    let bounds = view.bounds
    let (x, y) = (bounds.width / 10, bounds.height / 10)
    var edges: NSDirectionalRectEdge = []
    if keyboard.minY < bounds.minY + y { edges.insert(.top) }
    if keyboard.maxY > bounds.maxY - y { edges.insert(.bottom) }
    guard keyboard.width < bounds.width - 1 else { return edges }
    if keyboard.minX < bounds.minX + x { edges.insert(.leading) }
    if keyboard.maxX > bounds.maxX - x { edges.insert(.trailing) }
    return edges
  }

  /// The band below the safe area, or nothing at the view's bottom.
  private func restingFrame(in view: UIView) -> CGRect {
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let bounds = view.bounds
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// The keyboard in the view's points; nil where there is none to follow.
  private func keyboardFrame(in view: UIView) -> CGRect? {
    let dock = InputSession.current.dock
    guard let frame = dock.frame, dock.isDocked || followsUndockedKeyboard, let window = view.window
    else { return nil }
    return view.convert(frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: nil)
  }

  func keyboardDidMove() {
    track()
    owningView?.setNeedsLayout()
  }
}

/// The keyboard's place for layout guides, in points of the screen.
@MainActor
package final class KeyboardDock {
  /// The keyboard's rectangle with what is on it; its top is at the bottom when it is hidden.
  package private(set) var frame: CGRect?
  /// True if it spans the screen and ends at its bottom; else it is undocked, split or floating.
  package private(set) var isDocked = true
  private var guides: [WeakGuide] = []

  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  init() {}

  func register(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(WeakGuide(guide: guide))
  }

  /// The points above the keyboard at which a finger takes hold of it: the most that a guide asks.
  package var dismissPadding: CGFloat {
    guides.reduce(0) { max($0, $1.guide?.keyboardDismissPadding ?? 0) }
  }

  /// Moves the guides to where the keyboard is now; their views are laid out in the next pass.
  ///
  /// - Returns: True if one of them is elsewhere now.
  @discardableResult
  package func move(to frame: CGRect, isDocked: Bool) -> Bool {
    guard frame != self.frame || isDocked != self.isDocked else { return false }
    let before = guides.map { $0.guide?.layoutFrame }
    self.frame = frame
    self.isDocked = isDocked
    for entry in guides { entry.guide?.keyboardDidMove() }
    return before != guides.map { $0.guide?.layoutFrame }
  }

  /// Lays out at once the windows in which a layout guide follows the keyboard.
  ///
  /// The system does this inside its own animation, so that what follows moves with the keyboard.
  package func layoutFollowers() {
    var windows: [UIWindow] = []
    for entry in guides {
      guard let window = entry.guide?.owningView?.window else { continue }
      if !windows.contains(window) { windows.append(window) }
    }
    for window in windows { window.layoutIfNeeded() }
  }
}
