/// Why the bar comes to rest in the wrong place, as its numbers show.
///
/// A `rise` is how far the bar rests above its place without a keyboard, a `height` how much of the
/// keyboard the app's window shows.
public enum RestCause: Hashable, Sendable, Codable {
  case safeAreaIgnored(height: Points, safeArea: Points)
  case safeAreaDoubled(rise: Points, needed: Points, safeArea: Points)
  case beginRectangle(rise: Points, begin: Points, height: Points)
  case wholeHeight(rise: Points, whole: Points, height: Points, in: Surface)
  /// The keyboard's top is read as points of a window that begins below the screen's top.
  case windowPoints(rise: Points, needed: Points, keyboardTop: Points, windowTop: Points)
  case misplaced(error: Points, rise: Points, height: Points)
  /// The bar was elsewhere, and goes back while the keyboard stays.
  case wentBack(rise: Points, at: Seconds)

  /// What the app shows itself in.
  public enum Surface: String, Hashable, Sendable, Codable {
    case screen, window, sheet
  }
}

extension RestCause: CauseGroup {
  var rule: Cause.Rule {
    switch self {
    case .safeAreaIgnored: .safeAreaIgnored
    case .safeAreaDoubled: .safeAreaDoubled
    case .beginRectangle: .beginRectangle
    case .wholeHeight: .wholeHeight
    case .windowPoints: .windowPoints
    case .misplaced, .wentBack: .misplaced
    }
  }

  var names: [String] {
    switch self {
    case .wholeHeight(_, _, _, let surface): [surface.rawValue]
    case .wentBack: ["wentBack"]
    default: []
    }
  }

  var sentence: String {
    switch self {
    case .safeAreaIgnored(let height, let safeArea):
      "the bar rises by the keyboard's full \(height) pt while it rests \(safeArea) pt above the"
        + " bottom: the safe area is not subtracted"
    case .safeAreaDoubled(let rise, let needed, let safeArea):
      "the bar rises by \(rise) pt where \(needed) are needed: the safe area's \(safeArea) pt are"
        + " subtracted twice"
    case .beginRectangle(let rise, let begin, let height):
      "the bar rises by \(rise) pt, for the \(begin) that the keyboard took before, and it takes"
        + " \(height) now: the begin rectangle is taken for the end"
    case .wholeHeight(let rise, let whole, let height, let surface):
      "the bar rises by \(rise) pt, for the keyboard's whole height of \(whole), and \(height) of"
        + " them are \(surface.words): the height is taken, not the intersection"
    case .windowPoints(let rise, let needed, let keyboardTop, let windowTop):
      "the bar rises by \(rise) pt where \(needed) are needed: the keyboard's top at"
        + " \(keyboardTop) pt of the screen is read as points of the window, which begins at"
        + " \(windowTop)"
    case .misplaced(let error, let rise, let height):
      "the bar comes to rest \(error) pt from where the keyboard is: it rises by \(rise) pt for a"
        + " keyboard of \(height) pt"
    case .wentBack(let rise, let time):
      "the bar rises by \(rise) pt, and at \(time) ms it goes back to where it was while the"
        + " keyboard stays"
    }
  }
}

extension RestCause.Surface {
  /// Where something is that it shows.
  fileprivate var words: String { self == .screen ? "on the screen" : "in the \(rawValue)" }
}
