import AnimationCurves

/// CSS: the easing and the duration of an animation.
struct CSSCode {
  let form: ExportForm
  let duration: Double

  var text: String {
    """
    animation-timing-function: \(easing);
    animation-duration: \((duration * 1000).decimals(3).text)ms;

    """
  }

  private var easing: String {
    switch form {
    case .bezier(let bezier): bezier.description
    case .steps(let steps): steps == .start && duration == 0 ? "step-start" : steps.description
    case .points(let line): line.description
    case .spring, .pieces: "linear"
    }
  }
}
