/// Which way up the screen is.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 4
  case landscapeRight = 3

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIEdgeInsets {
  /// The safe area of a device in landscape, from that in portrait.
  ///
  /// A phone with a home indicator keeps as much at both sides as it keeps at the top in
  /// portrait, and 21 points at the bottom; one without keeps nothing, and a pad all as it is.
  /// Source: safe areas of devices as published by Use Your Loaf, "iPhone Screen Sizes".
  func turnedToLandscape(isPad: Bool) -> UIEdgeInsets {
    if isPad { return self }
    guard bottom > 0 else { return .zero }
    return UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
  }
}

extension VirtualRunLoop {
  /// How long a rotation takes, in seconds: an assumption, as is its curve, easeInOut.
  public static let rotationDuration = 0.3

  /// Turns the device: controllers hear of the new size, then the windows take it, animated.
  public func rotate(to orientation: UIInterfaceOrientation) {
    let (old, size) = (screen.bounds.size, screen.size(in: orientation))
    screen.turn(to: orientation)
    guard size != old else { return }
    for window in screen.windows { window.turn(to: size) }
  }
}

extension UIWindow {
  fileprivate func turn(to size: CGSize) {
    let transition = TransitionCoordinator(
      in: self, duration: VirtualRunLoop.rotationDuration, curve: .easeInOut, isAnimated: true)
    let controllers = sequence(first: rootViewController) { $0?.presentedViewController }
      .compactMap { $0 }
    for controller in controllers {
      controller.ownTransition = transition
      controller.viewWillTransition(to: size, with: transition)
    }
    transition.run { [self] in
      place(CGRect(origin: .zero, size: size))
      for controller in controllers {
        guard let presentation = controller.presentation else { continue }
        controller.view.place(presentation.frame)
      }
      noteSafeAreaChange()
      setNeedsLayout()
      layoutIfNeeded()
    } then: {
      for controller in controllers { controller.ownTransition = nil }
    }
  }
}
