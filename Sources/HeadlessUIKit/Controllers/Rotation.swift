/// The turn of the screen, by the side that is up.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 4
  case landscapeRight = 3

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension VirtualRunLoop {
  /// The duration of a rotation in seconds: an assumption, as is its curve, easeInOut.
  public nonisolated static let rotationDuration = 0.3

  /// Turns the device: the screen has its new size, then the windows take it, animated.
  ///
  /// The keyboard first posts that it hides, in the old screen's points, while the screen has the
  /// new size already; controllers hear of the size, safe area and windows follow, and the keyboard
  /// comes back. The order follows from heights of -322 and 322 points in RxKeyboard, issue 46: a
  /// keyboard's hidden place on one side of a 414 x 736 screen, subtracted from the other side.
  public func rotate(to orientation: UIInterfaceOrientation) {
    let (old, size) = (screen.bounds.size, screen.size(in: orientation))
    screen.turn(to: orientation)
    guard size != old else { return screen.takeSafeArea() }
    input.keyboard?.screenWillTurn()
    let turns = screen.windows.map { WindowTurn(of: $0, to: size) }
    screen.takeSafeArea()
    input.keyboard?.screenTurns()
    for turn in turns { turn.run() }
    input.keyboard?.screenDidTurn()
  }
}

/// A window that takes another size as the screen turns.
@MainActor
private struct WindowTurn {
  let window: UIWindow
  let size: CGSize
  let transition: TransitionCoordinator
  let controllers: [UIViewController]

  /// Notifies the window's controllers what is to come.
  init(of window: UIWindow, to size: CGSize) {
    self.window = window
    self.size = size
    transition = TransitionCoordinator(
      in: window, duration: VirtualRunLoop.rotationDuration, curve: .easeInOut, isAnimated: true)
    controllers = sequence(first: window.rootViewController) { $0?.presentedViewController }
      .compactMap { $0 }
    for controller in controllers {
      controller.ownTransition = transition
      controller.viewWillTransition(to: size, with: transition)
    }
  }

  func run() {
    transition.run { [window, size, controllers] in
      window.place(CGRect(origin: .zero, size: size))
      for controller in controllers {
        guard let presentation = controller.presentation else { continue }
        controller.view.place(presentation.frame)
      }
      window.noteSafeAreaChange()
      window.setNeedsLayout()
      window.layoutIfNeeded()
    } then: { [controllers] in
      for controller in controllers { controller.ownTransition = nil }
    }
  }
}

/// Ways to hold the phone that a controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
