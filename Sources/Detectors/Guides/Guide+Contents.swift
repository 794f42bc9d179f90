extension Guide {
  /// The bar's own way.
  static let ways: [Cause.Rule: Guide] = [
    .followsLate: Guide(
      "The bar repeats the keyboard's motion later.",
      because: "A display link or `observeValue` reads where the keyboard is, and sets the bar one"
        + " refresh later.",
      fix: "Start one animation with the notification's values, or attach the bar to"
        + " `view.keyboardLayoutGuide`.",
      of: ["lag"]),
    .pausesMidway: Guide(
      "The bar rests on its way while the keyboard moves.",
      because: "The animation ends, and the next notification's starts the rest of the way later.",
      fix: "Give the bar one animation for the whole way.",
      of: ["stall"]),
    .reversesMidway: Guide(
      "The bar runs back on its way.",
      because:
        "A second animation is added to the first and takes the bar past its place, or a layout"
        + " pass puts it back.",
      fix: "Start the second animation from the current state, and set the same place in both.",
      of: ["reversal"]),
    .beyondEdge: Guide(
      "Part of the bar is beyond an edge of the screen or window.",
      because: "The bar is moved by a height that does not fit the screen as it is held now.",
      fix: "Compute the place from the end frame, converted to the bar's superview.",
      of: ["offscreen"]),
    .barHidden: Guide(
      "The bar, or a view that it lies in, is hidden.",
      because: "`isHidden` is set while the keyboard comes or goes.",
      fix: "Keep the bar visible, or show it again before the keyboard is open.",
      of: ["invisible"]),
    .barTransparent: Guide(
      "The bar, or a view that it lies in, has an opacity under 1 %.",
      because: "`alpha` is 0 while the keyboard comes or goes.",
      fix: "Keep the bar opaque, or fade it in together with the keyboard.",
      of: ["invisible"]),
    .jumpsWithoutEvent: Guide(
      "The bar changes its place or speed at once, and no event or animation explains it.",
      because: "A frame or constant is set outside of an animation, as in a completion handler or a"
        + " timer.",
      fix: "Set it inside the block that moves the bar.",
      of: ["jump"]),
  ]

  /// Messages and fields.
  static let contents: [Cause.Rule: Guide] = [
    .contentNotAnimated: Guide(
      "The list's inset or offset changes at once while the bar is on its way.",
      because: "Inset and offset are set before or after the animation block.",
      fix: "Set them inside the block that moves the bar.",
      of: ["jump"],
      change: CodeChange(
        before: "list.contentInset.bottom = height\n"
          + "UIView.animate(withDuration: duration, delay: 0, options: options) { moveBar() }",
        after: "UIView.animate(withDuration: duration, delay: 0, options: options) {\n"
          + "  list.contentInset.bottom = height\n  moveBar()\n}")),
    .notRestored: Guide(
      "Something does not come back to where it was before the first keyboard.",
      because: "A value is added on show and not taken away on hide, or is taken away twice.",
      fix: "Compute the value from the end frame on every notification.",
      of: ["drift"],
      change: CodeChange(
        before: "list.contentInset.bottom += height     // on show\n"
          + "list.contentInset.bottom -= height     // on hide",
        after: "list.contentInset.bottom = covered     // on every change; 0 when hidden")),
    .listNotAdjusted: Guide(
      "The list is not made shorter when the keyboard comes, nor given an inset.",
      because: "Only the bar moves.",
      fix:
        "End the list at the bar's top, or set its bottom inset; then scroll to the last message.",
      of: ["covered"],
      change: CodeChange(
        before: "list.bottomAnchor.constraint(equalTo: view.bottomAnchor)",
        after: "list.bottomAnchor.constraint(equalTo: bar.topAnchor)")),
    .listNotScrolled: Guide(
      "The list has room, and is not scrolled to what bar and keyboard cut off.",
      because: "A scroll view that gets shorter, or an inset, keeps its offset, so what was at its"
        + " end is below what is free.",
      fix: "Scroll by the same distance inside the block, after `layoutIfNeeded()`.",
      of: ["covered"],
      change: CodeChange(
        before: "self.view.layoutIfNeeded()",
        after: "self.view.layoutIfNeeded()\n"
          + "self.list.scrollToRow(at: last, at: .bottom, animated: false)")),
    .insetTooSmall: Guide(
      "The list's insets do not make up for what bars and keyboard hide.",
      because:
        "The inset is the bar's height, or the keyboard's, and not both; or the safe area is left"
        + " out.",
      fix: "Use the distance from the list's bottom up to the bar's top.",
      of: ["unreachable"],
      change: CodeChange(
        before: "list.contentInset.bottom = end.height",
        after: "list.contentInset.bottom = max(0, list.frame.maxY - bar.frame.minY)")),
    .insetTooGreat: Guide(
      "The list's inset is greater than what bar and keyboard take of it.",
      because:
        "The keyboard's height is the inset of a list that ends above the keyboard already, or the"
        + " safe area or a bar is added to it where the greater of the two counts.",
      fix: "Use the distance from the list's bottom up to the bar's top, less what"
        + " `adjustedContentInset` adds by itself; 0 for a list that ends there.",
      of: ["blank"],
      change: CodeChange(
        before: "list.contentInset.bottom = tabBar.frame.height + end.height",
        after: "list.contentInset.bottom = max(0, list.frame.maxY - bar.frame.minY)")),
    .scrolledTooFar: Guide(
      "The content is scrolled farther than it needs to be.",
      because:
        "The offset grows by the keyboard's height although less of the list is covered, as with"
        + " few messages.",
      fix:
        "Limit the offset to the content's end: `contentSize` plus insets less the list's height.",
      of: ["blank"]),
    .fieldCovered: Guide(
      "The keyboard, or a bar on it, covers the field with the focus.",
      because: "Nothing scrolls, a height without the keyboard's toolbar is used, or the scroll has"
        + " an animation of its own, by which it comes after the keyboard.",
      fix: "Set the scroll view's bottom inset to what is covered in `keyboardWillShow`, then call"
        + " `scrollRectToVisible(_:animated:)` with the field's rectangle and `false`: both follow"
        + " the keyboard.",
      of: ["covered"]),
    .fieldCutOff: Guide(
      "The field with the focus is cut off by the view that it lies in.",
      because: "A scroll view inside of another is not scrolled, or the page is moved too far.",
      fix: "Scroll each scroll view around the field, from the inner one to the outer one.",
      of: ["offscreen"]),
    .pageMovedTooFar: Guide(
      "The form's page is moved up by more than the keyboard covers, and what is behind it shows.",
      because: "The whole keyboard's height is used although the field needs less.",
      fix: "Move the page by the distance from the field's bottom to the keyboard's top, if that is"
        + " positive.",
      of: ["blank"]),
  ]

  /// Rules of UIKit, and programs that stop.
  static let programs: [Cause.Rule: Guide] = [
    .requirementBroken: Guide(
      "A claim of the scene is missed by more points than it allows.",
      because:
        "The scene says what must hold in its own words, beside what the detectors look for.",
      fix:
        "Fix what the case's other findings name, or give the claim a `within`, `from` or `until`.",
      of: ["broken"]),
    .frameUnderTransform: Guide(
      "A frame is set under a transform that is not the identity.",
      because:
        "The bar is moved by its transform, and a layout pass or a second handler sets its frame.",
      fix:
        "Choose one: move by the transform, or by the frame. Set the transform to `.identity` before"
        + " you set a frame.",
      of: ["undefinedFrame"],
      change: CodeChange(
        before: "bar.transform = CGAffineTransform(translationX: 0, y: -height)\n"
          + "bar.frame.size.height = 88",
        after: "bar.transform = .identity\nbar.frame.size.height = 88\n"
          + "bar.transform = CGAffineTransform(translationX: 0, y: -height)")),
    .constraintConflict: Guide(
      "Required constraints cannot hold together, and UIKit breaks one of them.",
      because:
        "A second bottom constraint is activated on every show, or a fixed height contradicts"
        + " another.",
      fix: "Keep one constraint in a property and change its constant.",
      of: ["conflict"],
      change: CodeChange(
        before: "bar.bottomAnchor.constraint(\n"
          + "  equalTo: view.bottomAnchor, constant: -height\n).isActive = true",
        after: "bottom.constant = -height")),
    .layoutLoop: Guide(
      "Layout is invalidated again and again while it runs.",
      because: "`layoutSubviews` or `viewDidLayoutSubviews` changes what it depends on, each time.",
      fix: "Change a value there only where it differs from what it is.",
      of: ["trap"],
      change: CodeChange(
        before: "bottom.constant = -covered\nview.setNeedsLayout()",
        after: "if bottom.constant != -covered { bottom.constant = -covered }")),
    .didNotReturn: Guide(
      "The handler did not return within the timeout.",
      because:
        "It loops without end, or waits for something that does not come, such as a lock or a"
        + " network answer.",
      fix: "Do not wait on the main queue. `--timeout` sets how long a run-loop turn may take.",
      of: ["trap"]),
    .programStopped: Guide(
      "The handler ended the program.",
      because:
        "A `fatalError`, a failed precondition, an unwrapped `nil` or an index out of range.",
      fix: "Read the message of the finding; it names the file and line where it can.",
      of: ["trap"]),
  ]

  /// A keyboard of the app's own.
  static let inputViews: [Cause.Rule: Guide] = [
    .inputViewNotReloaded: Guide(
      "The keyboard that is up is not the one that the screen asks for.",
      because:
        "`inputView` is set while typing goes on, and UIKit is not asked to look at it again.",
      fix: "Call `reloadInputViews()` on the text input after `inputView` is set.",
      of: ["mismatch"],
      change: CodeChange(
        before: "textView.inputView = stickers",
        after: "textView.inputView = stickers\ntextView.reloadInputViews()")),
    .inputViewHeightIgnored: Guide(
      "The app's own keyboard asks for another height while it is up, and keeps the old one.",
      because: "Its frame is set, or a height constraint that its intrinsic size contradicts.",
      fix:
        "Change the constant of one height constraint, and return the same height as the intrinsic"
        + " size.",
      of: ["mismatch"],
      change: CodeChange(
        before: "frame.size.height = height",
        after: "heightConstraint.constant = height\ninvalidateIntrinsicContentSize()")),
    .accessorySubtractedTwice: Guide(
      "The app's own keyboard is lower than the system's by the height of the accessory on it.",
      because:
        "On iOS 26 the keyboard's end frame leaves the accessory out, and the code subtracts it"
        + " all the same.",
      fix: "Subtract the accessory's height only where the end frame counts it.",
      of: ["mismatch"]),
    .unlikeSystemKeyboard: Guide(
      "The app's own keyboard is to be as high as the system's, and is not.",
      because: "The height is a constant, or that of an earlier notification.",
      fix: "Take the height from the last notification of the system's keyboard.",
      of: ["mismatch"]),
  ]
}
