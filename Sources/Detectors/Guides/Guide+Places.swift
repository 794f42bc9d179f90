extension Guide {
  private static let seam = ["gap", "overlap"]

  /// Start and speed of the bar.
  static let timings: [Cause.Rule: Guide] = [
    .differentCurve: Guide(
      "The bar moves by another curve than the keyboard.",
      because:
        "The animation's curve is `.curveEaseInOut`, the default, or another, and it does not inherit"
        + " the keyboard's, which has the number 7 and no name: its options override that, it starts"
        + " in a later turn, or the system posts outside of an animation.",
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
        "The bar is moved in a later run-loop turn: in `DispatchQueue.main.async`, in a task,"
        + " or after a delay.",
      fix: "Move the bar in the observer itself, on `willShow` or `willChangeFrame`.",
      of: seam,
      change: CodeChange(
        before: "@objc func keyboardWillShow(_ note: Notification) {\n"
          + "  DispatchQueue.main.async { self.moveBar(note) }\n}",
        after: "@objc func keyboardWillShow(_ note: Notification) {\n  moveBar(note)\n}")),
    .listensToDidShow: Guide(
      "The bar starts when the keyboard has arrived, with the notification that says so.",
      because:
        "The bar is moved by an observer of `keyboardDidShowNotification`, `keyboardDidHideNotification`"
        + " or `keyboardDidChangeFrameNotification`.",
      fix: "Observe `keyboardWillShowNotification` and `keyboardWillHideNotification`, or"
        + " `keyboardWillChangeFrameNotification`: they are posted before the keyboard moves.",
      of: seam,
      change: CodeChange(
        before: "center.addObserver(\n  self, selector: #selector(moveBar),\n"
          + "  name: UIResponder.keyboardDidShowNotification, object: nil)",
        after: "center.addObserver(\n  self, selector: #selector(moveBar),\n"
          + "  name: UIResponder.keyboardWillShowNotification, object: nil)")),
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

  /// Places of rest of the bar.
  static let places: [Cause.Rule: Guide] = [
    .safeAreaNotSubtracted: Guide(
      "The bar rises by the keyboard's full height although it rests above the bottom safe area.",
      because:
        "The keyboard's height counts from the screen's bottom, the bar's place from the safe"
        + " area's.",
      fix: "Subtract the bottom safe area from the height, or pin the bar to the view's bottom.",
      of: seam,
      change: CodeChange(
        before: "bottom.constant = -end.height",
        after: "bottom.constant = -max(0, end.height - view.safeAreaInsets.bottom)")),
    .safeAreaSubtractedTwice: Guide(
      "The bar rises by the keyboard's height less twice the bottom safe area.",
      because:
        "The code subtracts the safe area, and the constraint is to the safe area as well, or a"
        + " layout guide has subtracted it before.",
      fix: "Subtract it in one place.",
      of: seam,
      change: CodeChange(
        before: "// bar.bottom == view.bottom\nbottom.constant = -(end.height - 2 * safeArea)",
        after: "// bar.bottom == view.safeAreaLayoutGuide.bottom\n"
          + "bottom.constant = -max(0, end.height - safeArea)")),
    .tabBarNotSubtracted: Guide(
      "The bar rests above a tab bar, and rises as if it rested at the screen's bottom.",
      because:
        "The keyboard covers the tab bar, and its height counts from the screen's bottom; only the"
        + " window's safe area is subtracted, or nothing.",
      fix:
        "Subtract the view's own bottom safe area, which holds the tab bar, or take the part of the"
        + " view that the end frame covers.",
      of: seam,
      change: CodeChange(
        before: "let safeArea = view.window?.safeAreaInsets.bottom ?? 0\n"
          + "bottom.constant = -(end.height - safeArea)",
        after: "bottom.constant = -max(0, end.height - view.safeAreaInsets.bottom)")),
    .tabBarSubtracted: Guide(
      "The bar rises by the height of a tab bar too little.",
      because:
        "The code subtracts the tab bar's height where `hidesBottomBarWhenPushed` hides the tab bar,"
        + " or where the view's safe area holds it already.",
      fix: "Subtract the view's bottom safe area alone: it holds the tab bar where there is one.",
      of: seam,
      change: CodeChange(
        before: "let tabBar = tabBarController?.tabBar.frame.height ?? 0\n"
          + "bottom.constant = -(end.height - tabBar)",
        after: "bottom.constant = -max(0, end.height - view.safeAreaInsets.bottom)")),
    .beginFrameUsed: Guide(
      "The bar goes to where the keyboard was, not to where it will be.",
      because: "`keyboardFrameBeginUserInfoKey` is read.",
      fix: "Read `keyboardFrameEndUserInfoKey`.",
      of: seam,
      change: CodeChange(
        before: "info[UIResponder.keyboardFrameBeginUserInfoKey]",
        after: "info[UIResponder.keyboardFrameEndUserInfoKey]")),
    .earlierHeightUsed: Guide(
      "The bar goes to the height of a keyboard that was posted earlier.",
      because: "The first height is kept in a property, and a later keyboard has another.",
      fix: "Read the height from each notification.",
      of: seam,
      change: CodeChange(
        before: "if keyboardHeight == 0 { keyboardHeight = end.height }",
        after: "keyboardHeight = end.height")),
    .heightNotIntersected: Guide(
      "The bar rises by the keyboard's whole height although only part of it is on the screen, or in"
        + " the app's window.",
      because:
        "The height of the end frame is used. With a hardware keyboard, a floating keyboard, a"
        + " sheet or a smaller window, less of it covers the view.",
      fix: "Convert the end frame to the view and take the intersection.",
      of: seam,
      change: CodeChange(
        before: "let covered = end.height",
        after: "let inView = view.convert(end, from: view.window?.screen.coordinateSpace ?? view)\n"
          + "let covered = view.bounds.intersection(inView).height")),
    .coordinatesNotConverted: Guide(
      "A rectangle of the screen is read as one of the window, which begins elsewhere.",
      because:
        "The end frame is in the screen's coordinates; a window in Slide Over, Stage Manager or"
        + " a sheet has its own.",
      fix: "Convert the end frame to the view before you compare it with the view's bounds.",
      of: seam,
      change: CodeChange(
        before: "let top = end.minY",
        after: "let top = view.convert(end, from: view.window?.screen.coordinateSpace ?? view).minY"
      )
    ),
    .emptyFrameUsed: Guide(
      "The top of an empty rectangle is taken for the keyboard's top.",
      because:
        "Some notifications have an end frame of zero size; its `minY` is 0, the screen's top.",
      fix: "Ignore an end frame without a height.",
      of: seam + ["drift"],
      change: CodeChange(
        before: "let covered = view.bounds.maxY - end.minY",
        after: "let covered = end.isEmpty ? 0 : max(0, view.bounds.maxY - end.minY)")),
    .wrongRestingPlace: Guide(
      "The bar rests elsewhere than at the keyboard's top, and its numbers fit no rule, or more than"
        + " one.",
      because: "A height of the app's own is added or left out, or the bar was put back while the"
        + " keyboard stayed.",
      fix: "Print the end frame and the bar's frame at rest; the difference is in the finding.",
      of: seam),
  ]

  /// Posted notifications, and handlers that do not listen.
  static let notifications: [Cause.Rule: Guide] = [
    .ignoresNotification: Guide(
      "The bar does not move when a notification is posted.",
      because:
        "Only `willShow` is observed, and the keyboard changes by `willChangeFrame`; or an early"
        + " return skips it.",
      fix: "Observe `keyboardWillChangeFrameNotification`, which is posted for every change.",
      of: seam,
      change: CodeChange(
        before: "name: UIResponder.keyboardWillShowNotification",
        after: "name: UIResponder.keyboardWillChangeFrameNotification")),
    .notPosted: Guide(
      "The keyboard moves, and no notification is posted.",
      because: "The system posts none for some changes, such as suggestions that come after the"
        + " keyboard, or an undocked keyboard that is dragged.",
      fix: "Attach the bar to `view.keyboardLayoutGuide`, which follows such changes as well.",
      of: seam,
      change: CodeChange(
        before: "// moved by an observer of keyboardWillShowNotification",
        after: "bar.bottomAnchor.constraint(\n"
          + "  equalTo: view.keyboardLayoutGuide.topAnchor\n).isActive = true")),
    .staleNotification: Guide(
      "The bar goes where the last notification says, and the keyboard is elsewhere.",
      because:
        "The notification's end frame was out of date or wrong when it was posted, as on rotation"
        + " or with a third-party keyboard.",
      fix: "Attach the bar to `view.keyboardLayoutGuide`, or read the frame again on `didShow`.",
      of: seam),
    .interactiveDismissal: Guide(
      "A finger moves the keyboard, and the bar stays.",
      because: "`keyboardDismissMode = .interactive` posts no notification while the finger moves.",
      fix: "Make the bar the controller's `inputAccessoryView`, or attach it to"
        + " `view.keyboardLayoutGuide`.",
      of: seam,
      change: CodeChange(
        before: "// moved by an observer of keyboardWillHideNotification",
        after: "override var inputAccessoryView: UIView? { bar }\n"
          + "override var canBecomeFirstResponder: Bool { true }")),
    .cornersOpen: Guide(
      "Nothing closes the keyboard's round top corners.",
      because: "The bar's background ends where the keyboard begins.",
      fix: "Let the background go on below the bar by the radius of the corners.",
      of: ["corners"],
      change: CodeChange(
        before: "background.bottomAnchor.constraint(equalTo: bar.bottomAnchor)",
        after: "background.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 30)")),
    .underHomeIndicator: Guide(
      "A field or button of the bar rests in the home indicator's zone while no keyboard is up.",
      because: "The bar is pinned to the view's bottom, and its height is that of its row alone.",
      fix: "Pin the bar to the bottom of the safe area, and let its background go on below it.",
      of: ["offscreen"],
      change: CodeChange(
        before: "bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)",
        after: "bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)")),
    .footNotPainted: Guide(
      "Backdrop shows below a bar that moves with the keyboard, in a scene that says"
        + " `foot: painted`.",
      because:
        "The bar rests above the bottom safe area and goes to the keyboard's top, so that it has"
        + " less way than the keyboard; its background ends with it.",
      fix:
        "Let the background go on below the bar, or attach it to a guide that does not stop at the"
        + " safe area.",
      of: ["gap"],
      change: CodeChange(
        before: "bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)",
        after: "view.keyboardLayoutGuide.usesBottomSafeArea = false\n"
          + "field.bottomAnchor.constraint(\n"
          + "  lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)\n"
          + "bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)")),
    .keyboardAway: Guide(
      "A keyboard that floats, is split or undocked rests on the bar.",
      because: "Its user has put it there; no bar has to follow.",
      fix:
        "Nothing has to change. Where it should not be reported, raise the tolerance `away` in the"
        + " scene.",
      of: ["overlap"]),
  ]
}
