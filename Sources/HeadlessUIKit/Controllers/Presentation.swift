public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

extension UIModalPresentationStyle {
  /// The style's kind of sheet; nil if it shows none.
  fileprivate var sheet: SheetStyle? {
    switch self {
    case .pageSheet: .page
    case .formSheet: .form
    default: nil
    }
  }
}

/// A controller shown above another, and where.
@MainActor
final class Presentation {
  let style: UIModalPresentationStyle
  let container: UIView

  init(style: UIModalPresentationStyle, in window: UIWindow) {
    self.style = style == .automatic ? .pageSheet : style
    container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// True if the views below go away while it is up.
  var coversAll: Bool { style == .fullScreen }

  /// The rectangle of the presented view.
  var frame: CGRect {
    let bounds = container.bounds
    return style.sheet?.frame(in: bounds, safeTop: container.safeAreaInsets.top) ?? bounds
  }

  /// Puts a view where it is shown, or below the window from where it comes.
  func place(
    _ view: UIView, in window: UIWindow, animated: Bool, _ transition: TransitionCoordinator
  ) {
    UIView.performWithoutAnimation {
      view.place(animated ? frame.offsetBy(dx: 0, dy: window.bounds.height) : frame)
      window.transition = transition
      container.addSubview(view)
      window.transition = nil
      container.layoutIfNeeded()
    }
  }

  /// Seconds that a sheet takes, by the keyboard's curve: an assumption.
  static let duration = 0.5
}

extension UIViewController {
  @preconcurrency
  func show(_ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let window = viewIfLoaded?.window, controller.presentingViewController == nil else {
      return
    }
    if let top = presentedViewController {
      return top.show(controller, animated: animated, completion: completion)
    }
    let presentation = Presentation(style: controller.modalPresentationStyle, in: window)
    presentedViewController = controller
    controller.presentingViewController = self
    controller.presentation = presentation
    controller.isBeingPresented = true
    let below = presentation.coversAll ? viewIfLoaded?.controllersInside ?? [] : []
    let transition = startTransition(in: presentation.container, animated: animated)
    for each in below { each.beginDisappearing(animated: animated) }
    window.addSubview(presentation.container)
    presentation.place(controller.view, in: window, animated: animated, transition)
    controller.ownTransition = transition
    transition.run {
      controller.view.place(presentation.frame)
    } then: { [weak self] in
      for each in below { each.endDisappearing(animated: animated) }
      controller.isBeingPresented = false
      controller.ownTransition = nil
      self?.ownTransition = nil
      completion?()
    }
  }

  @preconcurrency
  func takeAway(animated: Bool, completion: (@MainActor () -> Void)?) {
    guard let controller = presentedViewController else {
      if let presenter = presentingViewController {
        presenter.takeAway(animated: animated, completion: completion)
      } else if let parent {
        parent.takeAway(animated: animated, completion: completion)
      }
      return
    }
    guard let presentation = controller.presentation else { return }
    let covered = presentation.coversAll ? viewIfLoaded?.controllersInside ?? [] : []
    let leaving = controller.viewIfLoaded?.controllersInside ?? []
    controller.isBeingDismissed = true
    let transition = startTransition(in: presentation.container, animated: animated)
    controller.ownTransition = transition
    for each in leaving { each.beginDisappearing(animated: animated) }
    for each in covered {
      each.beginAppearing(animated: animated)
      each.nowAppearing(animated: animated)
    }
    transition.arriving = covered
    transition.run {
      let below = presentation.container.bounds.height
      controller.view.place(presentation.frame.offsetBy(dx: 0, dy: below))
    } then: { [weak self] in
      for each in leaving { each.endDisappearing(animated: animated) }
      presentation.container.removeFromSuperview()
      controller.endPresentation()
      self?.presentedViewController = nil
      self?.ownTransition = nil
      completion?()
    }
  }

  /// Ends its presentation.
  private func endPresentation() {
    view.removeFromSuperview()
    isBeingDismissed = false
    ownTransition = nil
    presentation = nil
    presentingViewController = nil
  }

  private func startTransition(in container: UIView, animated: Bool) -> TransitionCoordinator {
    let transition = TransitionCoordinator(
      in: container, duration: Presentation.duration, curve: .keyboard, isAnimated: animated)
    ownTransition = transition
    return transition
  }

  func made<Part>(_ name: String, _ make: () -> Part) -> Part {
    if let part: Part = kept(name) { return part }
    let part = make()
    keep(part, as: name)
    return part
  }
}

/// The motion of a presented view as it comes.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
