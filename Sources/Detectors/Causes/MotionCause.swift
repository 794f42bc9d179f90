import Compositing
import AnimationCurves
import LayerTrees

/// Why bar and keyboard differ on the way: what their animations say of curve, time and start.
struct MotionCause {
  let keyboard: PropertyAnimation
  /// Nil where the bar is not animated.
  let bar: PropertyAnimation?

  var cause: Cause {
    guard let bar else { return notAnimated }
    let delay = bar.beginTime - keyboard.beginTime
    let late = delay > 1e-6 ? ", and it starts \(delay.milliseconds) ms later" : ""
    if bar.timing.curve != keyboard.timing.curve {
      return Cause(
        .anotherCurve,
        "the bar moves by \(bar.timing.words(isBar: true)), the keyboard by"
          + " \(keyboard.timing.words(isBar: false))" + late)
    }
    if bar.timing != keyboard.timing {
      return Cause(
        .anotherDuration,
        "the bar moves for \(bar.duration) ms, the keyboard for \(keyboard.duration) by the same"
          + " curve, \(bar.timing.curve.words)" + late)
    }
    guard delay > 1e-6 else { return otherWay }
    return Cause(
      .late,
      "the bar starts \(delay.milliseconds) ms after the keyboard:"
        + " it is moved in a later turn of the run loop")
  }

  private var notAnimated: Cause {
    Cause(
      .notAnimated,
      "the bar is not animated while the keyboard moves for \(keyboard.duration) ms:"
        + " it is laid out outside of the animation block, or without one")
  }

  private var otherWay: Cause {
    Cause(
      .otherWay,
      "bar and keyboard move by the same curve, but from other places or over other ways")
  }
}

extension PropertyAnimation {
  fileprivate var duration: String { timing.duration.milliseconds }
}

extension AnimationTiming {
  /// The curve by name, and how long it lasts.
  fileprivate func words(isBar: Bool) -> String {
    var name = curve.words
    if case .spring(let spring) = curve, isBar {
      name = "a spring of damping ratio \(spring.effectiveDampingRatio.short)"
    }
    return "\(name) over \(duration.milliseconds) ms"
  }
}

extension AnyTimingCurve {
  fileprivate var words: String {
    switch self {
    case .timingFunction(.easeInEaseOut): "easeInOut"
    case .timingFunction(.easeIn): "easeIn"
    case .timingFunction(.easeOut): "easeOut"
    case .timingFunction(.linear): "linear"
    case .timingFunction(.default): "Core Animation's default curve"
    case .timingFunction(let function): "\(function)"
    case .spring: "its spring"
    case .steps, .piecewiseLinear: "another curve"
    }
  }
}
