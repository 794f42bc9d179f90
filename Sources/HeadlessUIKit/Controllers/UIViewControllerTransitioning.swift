/// Gives the animators of custom transitions; none is asked for here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An animator of a custom transition; never run here.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The views and controllers that the animator of a custom transition works on.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewKey(rawValue: "from")
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// A transition that follows a finger; never run here.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  open func cancel() { percentComplete = 0 }
  open func finish() { percentComplete = 1 }
}

/// Runs animations along with a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var transitionDuration: TimeInterval { get }
  var completionCurve: UIView.AnimationCurve { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var containerView: UIView { get }
}

/// Runs an app's own changes along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @preconcurrency @discardableResult
  func animate(
    alongsideTransition animation:
      (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @preconcurrency @discardableResult
  public func animate(
    alongsideTransition animation:
      (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// One transition: a rotation, a push, a sheet that comes or goes.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let completionCurve: UIView.AnimationCurve
  let containerView: UIView
  let isCancelled = false
  let isInteractive = false
  /// The controllers whose views come with it.
  var arriving: [UIViewController] = []
  private var animations: [Step] = []
  private var completions: [Step] = []

  init(in container: UIView, duration: Double, curve: UIView.AnimationCurve, isAnimated: Bool) {
    containerView = container
    transitionDuration = isAnimated ? duration : 0
    completionCurve = curve
    self.isAnimated = isAnimated
  }

  @discardableResult
  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Makes the transition's changes with those that come along, and calls back at its end.
  func run(_ changes: @escaping @MainActor () -> Void, then finish: @escaping @MainActor () -> Void)
  {
    let work: @MainActor () -> Void = { [self] in
      changes()
      for animation in animations { animation(self) }
    }
    let end: @MainActor (Bool) -> Void = { [self] _ in
      for controller in arriving { controller.endAppearing(animated: isAnimated) }
      finish()
      for completion in completions { completion(self) }
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(work)
      let loop = VirtualRunLoop.current
      loop.schedule(at: loop.now) { end(true) }
      return
    }
    UIView.animate(
      withDuration: transitionDuration, delay: 0,
      options: UIView.AnimationOptions(curve: completionCurve), animations: work, completion: end)
  }
}
