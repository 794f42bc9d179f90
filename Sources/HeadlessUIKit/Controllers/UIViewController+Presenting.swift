/// How a presented view moves in.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  /// Inert: whatever it says, a presented view comes from below.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { kept() ?? .coverVertical }
    set { keep(newValue) }
  }

  /// Inert: the status bar is not drawn from what controllers say.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var providesPresentationContextTransitionStyle: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var restorationIdentifier: String? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: custom transitions are not run; the view comes as its presentation style says.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UIViewControllerTransitioningDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  /// What presents it, once it has been asked for: a sheet's, a popover's, or that of the style.
  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .popover: popoverPresentationController
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    default: made("presentationController") { UIPresentationController(of: self) }
    }
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    made("popoverPresentationController") { UIPopoverPresentationController(of: self) }
  }

  public var sheetPresentationController: UISheetPresentationController? {
    made("sheetPresentationController") { UISheetPresentationController(of: self) }
  }

  private func made<Part>(_ name: String, _ make: () -> Part) -> Part {
    if let part: Part = kept(name) { return part }
    let part = make()
    keep(part, as: name)
    return part
  }

  /// Moves from one child to another.
  ///
  /// - Parameters:
  ///   - fromViewController: the child that goes.
  ///   - toViewController: the child that comes.
  ///   - duration: seconds.
  ///   - options: the curve, as blocks of animation have it.
  ///   - animations: changes that run with it.
  ///   - completion: runs at the end.
  @preconcurrency
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    view.addSubview(toViewController.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }
    ) { isDone in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      completion?(isDone)
    }
  }
}

/// An object that somebody else keeps.
struct WeakObject {
  weak var object: AnyObject?
}
