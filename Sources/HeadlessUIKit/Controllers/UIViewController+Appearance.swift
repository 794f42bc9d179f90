/// The phase of a controller's view between coming and going.
enum Appearance {
  case gone, coming, here, going
}

extension UIViewController {
  func beginAppearing(animated: Bool) {
    guard appearance == .gone || appearance == .going else { return }
    appearance = .coming
    viewWillAppear(animated)
  }

  func nowAppearing(animated: Bool) {
    guard appearance == .coming else { return }
    viewIsAppearing(animated)
  }

  func endAppearing(animated: Bool) {
    guard appearance == .coming else { return }
    appearance = .here
    takeFocusForAccessory()
    viewDidAppear(animated)
  }

  /// A controller that can be the first responder and has an accessory gets the focus once it is
  /// there, if no responder has it: so the bar of a chat comes to the bottom.
  ///
  /// It does so before `viewDidAppear`, where chats give the bar's own field the focus.
  private func takeFocusForAccessory() {
    let session = InputSession.current
    guard appearance == .here, session.isFree, canBecomeFirstResponder,
      accessoryViewOrControllers != nil
    else { return }
    becomeFirstResponder()
  }

  func beginDisappearing(animated: Bool) {
    guard appearance == .coming || appearance == .here else { return }
    appearance = .going
    viewWillDisappear(animated)
  }

  func endDisappearing(animated: Bool) {
    guard appearance == .going else { return }
    appearance = .gone
    viewDidDisappear(animated)
  }

  /// Its view is about to enter or leave a window.
  func viewWillMove(to window: UIWindow?) {
    guard let stage = window ?? viewIfLoaded?.window, stage.isShown else { return }
    let animated = stage.transition?.isAnimated ?? false
    if window != nil {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Its view has entered or left a window: it has appeared by the next turn, at the same time.
  func viewDidMove(to window: UIWindow?) {
    if let window {
      guard window.isShown else { return }
      if let transition = window.transition {
        nowAppearing(animated: transition.isAnimated)
        transition.arriving.append(self)
      } else {
        nowAppearing(animated: false)
        let loop = VirtualRunLoop.current
        loop.schedule(at: loop.now) { [weak self] in self?.endAppearing(animated: false) }
      }
    } else {
      endDisappearing(animated: false)
    }
  }

  var allAdditionalSafeAreaInsets: UIEdgeInsets {
    containerInsets == .zero
      ? additionalSafeAreaInsets : containerInsets + additionalSafeAreaInsets
  }

  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.parent?.children.removeAll { $0 === child }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The responder around its view.
  var responderAbove: UIResponder? { viewIfLoaded?.responderAround }

  /// The controller's button that begins and ends editing; the title says which.
  func makeEditButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    keep(item, as: "editButtonItem")
    return item
  }
}

/// The look of the status bar's letters.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation by which the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable { case none, fade, slide }

/// Edges in reading order.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// An object that chooses a size, and is notified when the size of its surroundings changes.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

/// The edges of a rectangle, as a set.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
