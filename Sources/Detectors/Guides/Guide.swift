/// The meaning of a kind of finding or of a rule, the reason for it, and the way to fix it.
///
/// `seam explain` and the page about detectors print these; they have no text of their own.
package struct Guide: Sendable, Hashable {
  /// The fault, as it looks on the screen or as the code makes it.
  package let meaning: String
  /// The usual reason why code does this.
  package let reason: String
  /// The thing to change.
  package let remedy: String
  /// The kinds of findings that a rule explains; empty for a kind.
  package let kinds: [String]
  /// The change in UIKit code, where a few lines show it.
  package let change: CodeChange?

  /// A few lines of an app before and after they are fixed.
  package struct CodeChange: Sendable, Hashable {
    package let before: String
    package let after: String

    init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

  init(
    _ meaning: String, because reason: String, fix remedy: String, of kinds: [String] = [],
    change: CodeChange? = nil
  ) {
    self.meaning = meaning
    self.reason = reason
    self.remedy = remedy
    self.kinds = kinds
    self.change = change
  }
}

extension Guide {
  /// The guide as plain text, a paragraph for each part.
  package var text: String {
    var parts = [meaning, "Why it happens: \(reason)", "How to fix it: \(remedy)"]
    if let change { parts.append("Before:\n\(change.before)\n\nAfter:\n\(change.after)") }
    return parts.joined(separator: "\n\n").filter { $0 != "`" }
  }

  /// The guide as Markdown, a paragraph for each part.
  package var markdown: String {
    var parts = [meaning, "**Why it happens.** \(reason)", "**How to fix it.** \(remedy)"]
    if let change {
      parts.append("```swift\n// before\n\(change.before)\n\n// after\n\(change.after)\n```")
    }
    return parts.joined(separator: "\n\n")
  }

  /// The place of the section of a rule or a kind, in a checkout of the package.
  package static func address(of name: String) -> String {
    "Documentation/rules.md#\(name.lowercased())"
  }
}

extension Cause.Rule {
  /// The meaning of the rule, and the way to follow it.
  package var guide: Guide? { Self.guides[self] }

  private static let guides: [Cause.Rule: Guide] = {
    let groups = [
      Guide.timings, Guide.places, Guide.notifications, Guide.ways, Guide.contents,
      Guide.inputViews, Guide.programs,
    ]
    return groups.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }()
}

extension FindingKind {
  /// The meaning of the kind, and the way to fix it.
  package var guide: Guide? { Guide.kinds[rawValue] }

  /// The rules that explain findings of this kind, in the order of their list.
  package var rules: [Cause.Rule] {
    Cause.Rule.allCases.filter { $0.guide?.kinds.contains(rawValue) == true }
  }
}

extension Guide {
  /// One for each kind of finding.
  static let kinds: [String: Guide] = seamKinds.merging(contentKinds) { first, _ in first }
    .merging(cornerKinds) { first, _ in first }
    .merging(motionKinds) { first, _ in first }.merging(programKinds) { first, _ in first }

  private static let seamKinds = [
    "gap": Guide(
      "The bar is too high on its way to a docked keyboard's top, on it, or on its way back.",
      because: "The bar rests too high, or it moves by another curve, at another time or in another"
        + " duration than the keyboard.",
      fix: "Look at the rule of the finding. Without a rule, compare the bar's frame with the"
        + " notification's end frame, converted to the bar's superview."),
    "overlap": Guide(
      "The keyboard covers part of the bar, or has passed it.",
      because: "The bar rests too low, or the keyboard is faster than the bar on its way.",
      fix: "Look at the rule of the finding. Move the bar in an animation with the notification's"
        + " duration and curve, to where the keyboard ends."),
  ]

  private static let cornerKinds = [
    "corners": Guide(
      "The backdrop shows in the keyboard's round top corners.",
      because: "The bar ends at the keyboard's top, and what is behind it has another colour.",
      fix: "Let the bar's background go on below it by the radius of the corners, 30 points on"
        + " iOS 26.")
  ]

  private static let contentKinds = [
    "covered": Guide(
      "A message that was visible before, or the field with the focus, rests behind keyboard or bar.",
      because:
        "The list's frame, its content inset or its offset does not change with the keyboard.",
      fix:
        "End the list at the bar, or add what the keyboard covers to the list's bottom inset, and"
        + " scroll by the same distance in the same animation."),
    "unreachable": Guide(
      "No scrolling brings some content out from under the bars or back from off the screen.",
      because: "The list reaches behind keyboard or bar, and its insets do not make up for that.",
      fix: "Set the list's bottom inset to the height that keyboard and bar cover, or end its frame"
        + " at the bar's top."),
    "blank": Guide(
      "An empty band rests above the bar or the keyboard while content is pushed off at the top.",
      because: "The content, or a form's whole page, is moved by more than the keyboard covers.",
      fix: "Move by the part that the keyboard covers: the intersection of its end frame with the"
        + " view, less what the safe area already keeps clear."),
    "drift": Guide(
      "Bar, list, insets or content do not come back to where they were before the first keyboard.",
      because: "Hiding does not undo what showing did: a height is added on every show, or an inset"
        + " stays.",
      fix: "Set values, do not add to them: compute inset, constant or origin from the end frame"
        + " each time, and from zero when the keyboard hides."),
    "offscreen": Guide(
      "Part of the bar, or of the field with the focus, is off the screen or cut off by the window.",
      because:
        "The bar moves by more than there is room for, or by a height that belongs to another"
        + " orientation or window.",
      fix: "Convert the keyboard's end frame to the bar's superview and end the bar at its top."),
  ]

  private static let motionKinds = [
    "jump": Guide(
      "Bar or messages are elsewhere, or at another speed, from one instant to the next, and no event"
        + " explains it.",
      because:
        "Something is set outside of an animation while the bar is on its way, or an animation"
        + " is removed.",
      fix: "Make the change inside the block that moves the bar, and start the next animation with"
        + " `.beginFromCurrentState`."),
    "lag": Guide(
      "The bar repeats the keyboard's motion later.",
      because: "The bar follows positions that it reads, one refresh or more after they were set.",
      fix: "Start one animation with the notification's values instead of following positions; or"
        + " attach the bar to `keyboardLayoutGuide`, or make it the input accessory view."),
    "stall": Guide(
      "The bar rests on its way while the keyboard goes on.",
      because: "Its animation ends early, and the next one starts later.",
      fix: "Give the bar one animation for the whole way, as long as the keyboard's."),
    "reversal": Guide(
      "The bar runs back on its way while the keyboard does not.",
      because: "Two animations work against each other, or a place is computed from one that is out"
        + " of date.",
      fix:
        "Compute the bar's place from the newest notification alone, and let one animation replace"
        + " the other."),
    "invisible": Guide(
      "The bar is hidden or transparent while the keyboard is up.",
      because:
        "`isHidden` or `alpha` is set when the keyboard shows, and set back late or not at all.",
      fix: "Keep the bar visible while it moves; move it instead of hiding it."),
    "moved": Guide(
      "Something moves in a scene that expects `still`.",
      because:
        "The handler reacts to an event that is not its own, as a local notification of another"
        + " app or a keyboard that does not change.",
      fix:
        "Return early where the notification changes nothing: compare its begin and end frames, and"
        + " check `isLocal`."),
  ]

  private static let programKinds = [
    "broken": Guide(
      "Something does not hold that the scene says must hold, with `always` or `at rest`.",
      because: "The sentence names the claim in the scene's words, and when it is missed first and"
        + " most.",
      fix: "Look at the other findings of the case: their rules say what moves the bar or the list"
        + " wrong. Without one, the claim asks for more than the detectors do."),
    "mismatch": Guide(
      "The app's own keyboard is not up where it is asked for, or not as high as it should be.",
      because: "Input views are looked at only when they are reloaded, and only constraints change"
        + " their height.",
      fix: "Call `reloadInputViews()`, and set the height by a constraint and the intrinsic size."),
    "undefinedFrame": Guide(
      "A frame is set while the view's transform is not the identity.",
      because: "UIKit does not define `frame` under a transform, so what is set depends on the"
        + " transform of the moment.",
      fix: "Move the view by its transform alone, or set `center` and `bounds`."),
    "conflict": Guide(
      "Required constraints contradict one another, and one of them is broken.",
      because:
        "Two constraints of priority 1000 set the same edge, as an old bottom constraint beside"
        + " a new one.",
      fix: "Change the constant of one constraint instead of adding another, or lower a priority."),
    "trap": Guide(
      "The handler stops the program, does not return, or lays out without end.",
      because: "A `fatalError`, an index out of range, an endless loop, or a layout pass that"
        + " invalidates layout.",
      fix: "Read the message of the finding; it is the program's own."),
  ]
}
