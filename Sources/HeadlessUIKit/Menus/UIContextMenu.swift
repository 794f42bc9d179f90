/// The menu of a long press on a view; scenes make no long presses, so it is never shown.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias PreviewProvider = @MainActor () -> UIViewController?
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  public let identifier: any NSCopying
  public let previewProvider: PreviewProvider?
  public let actionProvider: ActionProvider?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// Something that a view does besides drawing and layout.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// An interaction that keeps its view.
@preconcurrency @MainActor
open class ViewInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The context menu of a view.
open class UIContextMenuInteraction: ViewInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Runs animations beside a context menu's.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// The part of a view that a context menu or a drag lifts off the screen; nothing is lifted here.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters(),
    target: UIPreviewTarget? = nil
  ) {
    self.view = view
    self.parameters = parameters
    self.target = target ?? UIPreviewTarget(container: view.superview ?? view, center: view.center)
  }

  open var size: CGSize { view.bounds.size }
}

@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  public override init() { super.init() }
  public init(textLineRects: [NSValue]) { super.init() }
}

@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A press that goes deep, before iOS 13; scenes have none.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}
