extension Guide {
  private static let seam = ["gap", "overlap"]

  /// When and how fast the bar moves.
  static let timings: [Cause.Rule: Guide] = [
    .differentCurve: Guide(
      "The bar moves by another curve than the keyboard.",
      because:
        "The animation names a curve such as `.curveEaseInOut`, or none, which is the same. The"
        + " keyboard's curve has the number 7, which `UIView.AnimationCurve` has no name for.",
      fix: "Read the curve from the notification and shift it into the options.",
      of: seam,
      change: CodeChange(
        before: "UIView.animate(withDuration: duration) {\n  self.view.layoutIfNeeded()\n}",
        after: "let options = UIView.AnimationOptions(rawValue: curve << 16)\n"
          + "UIView.animate(withDuration: duration, delay: 0, options: options) {\n"
          + "  self.view.layoutIfNeeded()\n}")),
    .differentDuration: Guide(
      "The bar moves by the keyboard's curve, in another time.",
      because: "A duration is written into the code, or a spring of the app's own is used.",
      fix: "Use the notification's duration together with its curve.",
      of: seam,
      change: CodeChange(
        before: "UIView.animate(withDuration: 0.3, delay: 0, options: options) { move() }",
        after: "let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double\n"
          + "UIView.animate(withDuration: duration ?? 0.25, delay: 0, options: options) { move() }"
      )),
    .startsLate: Guide(
      "The bar starts after the keyboard.",
      because:
        "The bar is moved in a later run-loop turn: in `DispatchQueue.main.async`, in a task, on"
        + " `didShow`, or after a delay.",
      fix: "Move the bar in the observer itself, on `willShow` or `willChangeFrame`.",
      of: seam,
      change: CodeChange(
        before: "@objc func keyboardWillShow(_ note: Notification) {\n"
          + "  DispatchQueue.main.async { self.moveBar(note) }\n}",
        after: "@objc func keyboardWillShow(_ note: Notification) {\n  moveBar(note)\n}")),
    .notAnimated: Guide(
      "The bar is at its new place at once while the keyboard is still on its way.",
      because:
        "The constraint changes inside the block, but layout runs after it; or there is no block.",
      fix: "Call `layoutIfNeeded()` on the bar's superview inside the animation block.",
      of: seam,
      change: CodeChange(
        before: "UIView.animate(withDuration: duration, delay: 0, options: options) {\n"
          + "  self.bottom.constant = -height\n}",
        after: "bottom.constant = -height\n"
          + "UIView.animate(withDuration: duration, delay: 0, options: options) {\n"
          + "  self.view.layoutIfNeeded()\n}")),
    .animationInterrupted: Guide(
      "The bar's animation is removed, or halts, before its end.",
      because:
        "`removeAllAnimations()`, a layout pass without an animation, or a second change of the"
        + " same view takes it away.",
      fix: "Let the animation run, and start the next one from the current state.",
      of: seam + ["jump"],
      change: CodeChange(
        before: "bar.layer.removeAllAnimations()\n"
          + "UIView.animate(withDuration: duration, delay: 0, options: options) { move() }",
        after: "UIView.animate(\n"
          + "  withDuration: duration, delay: 0, options: [options, .beginFromCurrentState]\n"
          + ") { move() }")),
    .differentPath: Guide(
      "Bar and keyboard move alike, but between different places.",
      because: "The bar starts from where it was put before, or it is resting in the wrong place"
        + " already.",
      fix: "Fix the finding before this one first; its resting place is this one's start.",
      of: seam),
    .crossFade: Guide(
      "The keyboard fades in its place, and the bar slides.",
      because: "With Reduce Motion and Prefer Cross-Fade Transitions the keyboard does not slide.",
      fix:
        "Where `UIAccessibility.prefersCrossFadeTransitions` is true, set the bar's place without an"
        + " animation, or fade it as well.",
      of: seam),
  ]
}
