import HeadlessUIKit

/// The controller that generation 8 moves, as it was before the keyboard came.
///
/// Source: hackiftekhar/IQKeyboardManager 8.0.2, `IQRootControllerConfiguration`.
@MainActor
struct MovedRoot {
  weak var controller: UIViewController?
  let view: UIView
  let origin: CGPoint
  let safeArea: UIEdgeInsets
  let margins: UIEdgeInsets
  private let orientation: UIInterfaceOrientation?

  init(_ controller: UIViewController) {
    self.controller = controller
    view = controller.view
    origin = controller.view.frame.origin
    safeArea = controller.view.safeAreaInsets
    margins = controller.view.layoutMargins
    orientation = controller.view.window?.windowScene?.interfaceOrientation
  }

  var hasMoved: Bool { view.frame.origin != origin }

  /// True if the device has been turned since.
  var isOnOtherSide: Bool {
    view.window?.windowScene?.interfaceOrientation.isPortrait != orientation?.isPortrait
  }

  /// True if a finger is on its way to pop it.
  var isBeingSwipedAway: Bool {
    switch controller?.navigationController?.interactivePopGestureRecognizer?.state {
    case .began, .changed: true
    default: false
    }
  }
}

extension UIViewController {
  /// The outermost controller around it that is not a bar's own.
  var contained: UIViewController {
    guard let parent, !(parent is UINavigationController), !(parent is UITabBarController),
      !(parent is UISplitViewController)
    else { return self }
    return parent.contained
  }
}

/// Reports every setting of a view's frame, the first of them the one that there is.
final class FrameWatch: UIResponder {
  private let view: UIView
  private let react: @MainActor () -> Void

  init(_ view: UIView, _ react: @escaping @MainActor () -> Void) {
    self.view = view
    self.react = react
    super.init()
    view.addObserver(self, forKeyPath: "frame", options: [.initial], context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    react()
  }
}
