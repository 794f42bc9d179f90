import Compositing

/// Why something is found: the rule that was broken, and a sentence with the numbers that show it.
public struct Cause: Hashable, Sendable, Codable {
  public let rule: Rule
  public let text: String

  /// The rules that causes name: a new one is a line here, and a finder that names it.
  public enum Rule: String, Hashable, Sendable, CaseIterable, Codable {
    /// The bar moves by another curve than the keyboard.
    case anotherCurve
    /// The bar moves by the keyboard's curve in another time.
    case anotherDuration
    /// The bar starts later: it is moved in a later turn of the run loop.
    case late
    /// The bar is laid out outside of the animation block, or without one.
    case notAnimated
    /// The bar's animation is taken away, or halts, before its end.
    case interrupted
    /// The bottom safe area, which the keyboard covers, is not subtracted from its height.
    case safeAreaIgnored
    /// The bottom safe area is subtracted twice.
    case safeAreaDoubled
    /// Where the keyboard was is taken for where it will be.
    case beginRectangle
    /// The keyboard's whole height is taken, and not what of it the app's window shows.
    case wholeHeight
    /// A rectangle of the screen is read as one of the window, which begins elsewhere.
    case windowPoints
    /// The top of an empty rectangle is taken for the keyboard's.
    case emptyRectangle
    /// The bar does not move at what it is told.
    case unmoved
    /// No notification tells of the keyboard's motion.
    case untold
    /// The bar goes where the last notification tells it, and the keyboard is elsewhere.
    case falselyTold
    /// A finger moves the keyboard, which no notification tells.
    case dragged
    /// The keyboard fades in its place.
    case faded
    /// The bar comes to rest elsewhere, for a reason that its numbers do not tell.
    case misplaced
    /// Bar and keyboard move alike, but from other places or over other ways.
    case otherWay
  }

  public init(_ rule: Rule, _ text: String) {
    self.rule = rule
    self.text = text
  }
}
