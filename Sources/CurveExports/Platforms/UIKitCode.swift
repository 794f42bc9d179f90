import AnimationCurves

/// UIKit: timing parameters of a property animator, or a key frame animation.
struct UIKitCode {
  let form: ExportForm
  let duration: Double
  let motion: ExportMotion

  var text: String {
    switch form {
    case .bezier(let bezier):
      """
      let timing = UICubicTimingParameters(
        controlPoint1: CGPoint(x: \(bezier.x1.text), y: \(bezier.y1.text)),
        controlPoint2: CGPoint(x: \(bezier.x2.text), y: \(bezier.y2.text)))
      let animator = UIViewPropertyAnimator(duration: \(duration.text), timingParameters: timing)

      """
    case .spring(let native):
      """
      let timing = UISpringTimingParameters(
        mass: \(native.spring.mass.text), stiffness: \(native.spring.stiffness.text), \
      damping: \(native.damping.text),
        initialVelocity: CGVector(\
      dx: \(native.spring.initialVelocity.text), dy: \(native.spring.initialVelocity.text)))
      let animator = UIViewPropertyAnimator(duration: \(duration.text), timingParameters: timing)

      """
    case .points, .steps, .pieces: keyFrames
    }
  }

  private var keyFrames: String {
    let rows = form.table?.rows(\.text, indent: "  ")
    return """
      let animation = CAKeyframeAnimation(keyPath: "position.y")
      animation.calculationMode = .linear
      animation.duration = \(duration.text)
      animation.keyTimes = [
      \(rows?.inputs ?? "")
      ]
      let shares: [CGFloat] = [
      \(rows?.outputs ?? "")
      ]
      animation.values = shares.map { \(motion.from.text) + (\((motion.to - motion.from).text)) * $0 }

      """
  }
}
