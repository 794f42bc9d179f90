import AnimationCurves

/// React Native's Reanimated: `withTiming` or `withSpring`.
struct ReanimatedCode {
  let form: ExportForm
  let duration: Double
  let motion: ExportMotion

  var text: String {
    switch form {
    case .bezier(let bezier): timing("Easing.bezier(\(bezier.list()))")
    case .spring(let native):
      """
      const animation = withSpring(\(motion.to.text), {
        mass: \(native.spring.mass.text),
        stiffness: \(native.spring.stiffness.text),
        damping: \(native.damping.text),
        velocity: \((native.spring.initialVelocity * (motion.to - motion.from)).text),
      });

      """
    case .points, .steps, .pieces: table + timing("sampled")
    }
  }

  private func timing(_ easing: String) -> String {
    """
    const animation = withTiming(\(motion.to.text), {
      duration: \((duration * 1000).decimals(3).text),
      easing: \(easing),
    });

    """
  }

  private var table: String {
    let rows = form.table?.rows(\.text, indent: "    ")
    return """
      const sampled = (t) => {
        'worklet';
        const inputs = [
      \(rows?.inputs ?? "")
        ];
        const outputs = [
      \(rows?.outputs ?? "")
        ];
        const found = inputs.findIndex((input) => input > t);
        const next = found < 0 ? inputs.length - 1 : found;
        const last = Math.max(next - 1, 0);
        const width = inputs[next] - inputs[last];
        const share = found >= 0 && width > 0 ? (t - inputs[last]) / width : 1;
        return outputs[last] + (outputs[next] - outputs[last]) * share;
      };

      """
  }
}
