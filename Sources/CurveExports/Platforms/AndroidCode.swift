import AnimationCurves

/// Android's views: an interpolator with its duration, or a spring of `androidx.dynamicanimation`.
struct AndroidCode {
  let form: ExportForm
  let duration: Double

  var text: String {
    switch form {
    case .bezier(let bezier):
      "val interpolator = PathInterpolator(\(bezier.list { $0.text + "f" }))\n" + time
    case .spring(let native):
      """
      val force = SpringForce().apply {
          stiffness = \(native.unitStiffness.text)f
          dampingRatio = \(native.ratio.text)f
      }

      """
    case .points, .steps, .pieces:
      "val interpolator = TimeInterpolator " + KotlinTable(form).lambda + time
    }
  }

  private var time: String { "val duration = \(Int((duration * 1000).rounded()))L\n" }
}

/// Compose: a `tween` with its easing, or a `spring`.
struct ComposeCode {
  let form: ExportForm
  let duration: Double

  var text: String {
    switch form {
    case .bezier(let bezier):
      tween("CubicBezierEasing(\(bezier.list { $0.text + "f" }))")
    case .spring(let native):
      """
      val animation = spring<Float>(
          dampingRatio = \(native.ratio.text)f, stiffness = \(native.unitStiffness.text)f)

      """
    case .points, .steps, .pieces:
      "val easing = Easing " + KotlinTable(form).lambda + tween("easing")
    }
  }

  private func tween(_ easing: String) -> String {
    """
    val animation = tween<Float>(
        durationMillis = \(Int((duration * 1000).rounded())), easing = \(easing))

    """
  }
}

/// A function of Kotlin that looks a share of the way up in a table.
struct KotlinTable {
  let lambda: String

  init(_ form: ExportForm) {
    let rows = form.table?.rows({ $0.text + "f" }, indent: "        ")
    lambda = """
      { t ->
          val inputs = floatArrayOf(
      \(rows?.inputs ?? "")
          )
          val outputs = floatArrayOf(
      \(rows?.outputs ?? "")
          )
          val found = inputs.indexOfFirst { it > t }
          val next = if (found < 0) inputs.size - 1 else found
          val last = maxOf(next - 1, 0)
          val width = inputs[next] - inputs[last]
          val share = if (found >= 0 && width > 0f) (t - inputs[last]) / width else 1f
          outputs[last] + (outputs[next] - outputs[last]) * share
      }

      """
  }
}
