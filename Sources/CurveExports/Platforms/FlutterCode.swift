import AnimationCurves

/// Flutter: a `Curve` with its duration, or a `SpringSimulation`.
struct FlutterCode {
  let form: ExportForm
  let duration: Double

  var text: String {
    switch form {
    case .bezier(let bezier): "const curve = Cubic(\(bezier.list(\.pointed)));\n" + time
    case .spring(let native):
      """
      final simulation = SpringSimulation(
        const SpringDescription(
          mass: \(native.spring.mass.pointed), stiffness: \(native.spring.stiffness.pointed), \
      damping: \(native.damping.pointed)),
        0.0, 1.0, \(native.spring.initialVelocity.pointed));

      """
    case .points, .steps, .pieces: table + time
    }
  }

  private var time: String {
    "const duration = Duration(microseconds: \(Int((duration * 1e6).rounded())));\n"
  }

  private var table: String {
    let rows = form.table?.rows(\.pointed, indent: "    ")
    return """
      class SampledCurve extends Curve {
        const SampledCurve();

        static const inputs = <double>[
      \(rows?.inputs ?? "")
        ];
        static const outputs = <double>[
      \(rows?.outputs ?? "")
        ];

        @override
        double transformInternal(double t) {
          final found = inputs.indexWhere((input) => input > t);
          final next = found < 0 ? inputs.length - 1 : found;
          final last = next > 0 ? next - 1 : 0;
          final width = inputs[next] - inputs[last];
          final share = found >= 0 && width > 0 ? (t - inputs[last]) / width : 1.0;
          return outputs[last] + (outputs[next] - outputs[last]) * share;
        }
      }
      const curve = SampledCurve();

      """
  }
}
