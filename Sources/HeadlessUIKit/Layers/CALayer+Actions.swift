import AnimationCurves
import LayerTrees

extension CALayer {
  /// Records what is left of a change that has just been made, if something animates it.
  ///
  /// A view's layer is animated additively by the block that the change is in; any other
  /// layer that has been on screen by Core Animation's default, from what the screen shows.
  func didChange(_ change: PropertyAnimation.Change, _ property: AnimatedProperty) {
    invalidateSnapshot()
    let loop = VirtualRunLoop.current
    guard !loop.transactions.innermost.disablesActions else { return }
    guard let view else { return animateImplicitly(property, on: loop) }
    guard let context = loop.animations.context else { return }
    context.run?.touch(view)
    guard context.timing.duration > 0, context.repeatCount > 0 else { return }
    let now = localTime(on: loop)
    add(context.animation(of: change, at: now), of: change, in: context.run, at: now)
    let end = context.end(from: loop.now)
    loop.animations.noteAnimation(endingAt: end)
    loop.transactions.noteAnimation(endingAt: end)
  }

  private func add(
    _ animation: PropertyAnimation, of change: PropertyAnimation.Change, in run: AnimationRun?,
    at now: Double
  ) {
    removeEndedAnimations(at: now)
    let entry = LayerAnimation(
      id: VirtualRunLoop.current.nextAnimationID(), values: [animation], run: run)
    animations.append(entry)
    run?.note(AnimationRun.Member(layer: self, id: entry.id, change: change))
  }

  /// Animates from what the screen shows to the model, in place of what animated it before.
  private func animateImplicitly(_ property: AnimatedProperty, on loop: VirtualRunLoop) {
    guard superlayer != nil, let shown else { return }
    let transaction = loop.transactions.innermost
    let timing = try? AnimationTiming(
      curve: transaction.timingFunction?.curve ?? .timingFunction(.default),
      duration: transaction.duration)
    guard let timing, timing.duration > 0 else { return }
    let now = localTime(on: loop)
    let track = PropertyTrack(
      property,
      values: [
        shown.presentation(at: loop.now).numbers(of: property), model.numbers(of: property),
      ])
    let clock = MediaClock(beginTime: now, duration: timing.duration, fillsBackwards: true)
    removeEndedAnimations(at: now)
    animations.removeAll { $0.key == property.rawValue && $0.source == nil }
    animations.append(
      LayerAnimation(
        id: loop.nextAnimationID(),
        values: [PropertyAnimation(change: .track(track), timing: timing, clocks: [clock])],
        key: property.rawValue))
    loop.transactions.noteAnimation(endingAt: loop.now + timing.duration)
  }

  func removeEndedAnimations(at time: Double) {
    animations.removeAll { $0.isOver(at: time) }
  }
}
