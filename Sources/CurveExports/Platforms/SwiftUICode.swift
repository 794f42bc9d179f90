import AnimationCurves

/// SwiftUI: an `Animation`, one of the system's or a `CustomAnimation` with a table.
struct SwiftUICode {
  let form: ExportForm
  let duration: Double

  var text: String {
    switch form {
    case .bezier(let bezier):
      "let animation = Animation.timingCurve(\(bezier.list()), duration: \(duration.text))\n"
    case .spring(let native):
      """
      let animation = Animation.interpolatingSpring(
        mass: \(native.spring.mass.text), stiffness: \(native.spring.stiffness.text), \
      damping: \(native.damping.text), initialVelocity: \(native.spring.initialVelocity.text))

      """
    case .points, .steps, .pieces: custom
    }
  }

  private var custom: String {
    let rows = form.table?.rows(\.text, indent: "    ")
    return """
      struct SampledAnimation: CustomAnimation {
        static let inputs: [Double] = [
      \(rows?.inputs ?? "")
        ]
        static let outputs: [Double] = [
      \(rows?.outputs ?? "")
        ]

        func animate<V: VectorArithmetic>(
          value: V, time: Double, context: inout AnimationContext<V>
        ) -> V? {
          let t = time / \(duration.text)
          guard t < 1 else { return nil }
          let next = Self.inputs.firstIndex { $0 > t } ?? Self.inputs.count - 1
          let (a, b) = (Self.inputs[max(next - 1, 0)], Self.inputs[next])
          let (x, y) = (Self.outputs[max(next - 1, 0)], Self.outputs[next])
          return value.scaled(by: b > a ? x + (y - x) * (t - a) / (b - a) : y)
        }
      }
      let animation = Animation(SampledAnimation())

      """
  }
}
