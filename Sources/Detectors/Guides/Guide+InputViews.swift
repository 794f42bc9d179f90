extension Guide {
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
