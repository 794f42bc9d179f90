import Compositing
import AnimationCurves
import LayerTrees

/// Compares curve, duration and start of the animations of bar and keyboard.
struct MotionCauseFinder {
  let keyboard: PropertyAnimation
  /// Nil where the bar is not animated.
  let bar: PropertyAnimation?

  var cause: MotionCause {
    guard let bar else { return .notAnimated(keyboard: Seconds(keyboard.timing.duration)) }
    let late = bar.beginTime - keyboard.beginTime
    let delay = late > Slack.turn ? Seconds(late) : nil
    if bar.timing.curve != keyboard.timing.curve {
      return .differentCurve(
        bar: MotionCause.Pace(bar.timing.curve.nameOfBar, Seconds(bar.timing.duration)),
        keyboard: MotionCause.Pace(keyboard.timing.curve.name, Seconds(keyboard.timing.duration)),
        delay: delay)
    }
    if bar.timing != keyboard.timing {
      return .differentDuration(
        bar: Seconds(bar.timing.duration), keyboard: Seconds(keyboard.timing.duration),
        curve: bar.timing.curve.name, delay: delay)
    }
    return delay.map { .startsLate(by: $0) } ?? .differentPath
  }
}

extension AnyTimingCurve {
  fileprivate var name: MotionCause.CurveName {
    switch self {
    case .timingFunction(.easeInEaseOut): .easeInOut
    case .timingFunction(.easeIn): .easeIn
    case .timingFunction(.easeOut): .easeOut
    case .timingFunction(.linear): .linear
    case .timingFunction(.default): .standard
    case .timingFunction(let function): .bezier("\(function)")
    case .spring: .spring
    case .steps, .piecewiseLinear: .other
    }
  }

  /// A bar's spring is named by its damping, for it is not the keyboard's.
  fileprivate var nameOfBar: MotionCause.CurveName {
    guard case .spring(let spring) = self else { return name }
    return .dampedSpring(ratio: spring.effectiveDampingRatio)
  }
}
