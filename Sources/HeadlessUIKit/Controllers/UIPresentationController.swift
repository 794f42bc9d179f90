/// Who arranges a presented controller's view.
///
/// Scenes place presented views by their presentation style; what a subclass would arrange in its
/// place is not asked for.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public private(set) weak var presentedViewControllerOrNil: UIViewController?
  public private(set) weak var presentingViewControllerOrNil: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedViewControllerOrNil = presentedViewController
    presentingViewControllerOrNil = presentingViewController
  }

  init(of controller: UIViewController) {
    presentedViewControllerOrNil = controller
  }

  open var presentedViewController: UIViewController {
    presentedViewControllerOrNil ?? UIViewController()
  }

  open var presentingViewController: UIViewController {
    presentedViewControllerOrNil?.presentingViewController ?? presentingViewControllerOrNil
      ?? UIViewController()
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewControllerOrNil?.modalPresentationStyle ?? .none
  }

  open var presentedView: UIView? { presentedViewControllerOrNil?.viewIfLoaded }
  open var containerView: UIView? { presentedViewControllerOrNil?.presentation?.container }
  open var frameOfPresentedViewInContainerView: CGRect {
    presentedViewControllerOrNil?.presentation?.frame ?? .zero
  }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Who says how a presentation adapts, and learns that a sheet was pulled down.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.presentationStyle }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
