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
