/// The reason why the bar comes to rest in the wrong place, as its numbers show.
///
/// A `rise` is how far the bar rests above its place without a keyboard, a `height` how much of the
/// keyboard the app's window shows.
public enum RestCause: Hashable, Sendable, Codable {
  /// The bottom safe area is not subtracted.
  case safeAreaNotSubtracted(height: Points, safeArea: Points)
  /// The bottom safe area is subtracted twice.
  case safeAreaSubtractedTwice(rise: Points, needed: Points, safeArea: Points)
  /// The tab bar, or what of it is above the safe area, is not subtracted.
  case tabBarNotSubtracted(rise: Points, needed: Points, tabBar: Points)
  /// The tab bar is subtracted although it is hidden, or twice.
  case tabBarSubtracted(rise: Points, needed: Points, tabBar: Points, isHidden: Bool)
  /// The begin rectangle is used instead of the end.
  case beginFrameUsed(rise: Points, begin: Points, height: Points)
  /// The bar goes to where a keyboard of a notification before the last would be.
  case earlierHeightUsed(rise: Points, earlier: Points, postedAt: Seconds, height: Points)
  /// The whole height is used instead of the part that shows.
  case heightNotIntersected(rise: Points, whole: Points, height: Points, in: Surface)
  /// The keyboard's top is read as points of a window that begins below the screen's top.
  case coordinatesNotConverted(rise: Points, needed: Points, keyboardTop: Points, windowTop: Points)
  /// The bar rests elsewhere, and no rule fits.
  case wrongRestingPlace(error: Points, rise: Points, height: Points)
  /// The bar was elsewhere, and goes back while the keyboard stays.
  case wentBack(rise: Points, at: Seconds)
  /// The bar is in its right place, and nothing is painted below it.
  case footNotPainted(height: Points)
  /// The keyboard is not at the bottom, because its user moved it.
  case keyboardAway

  /// The things that an app shows itself in.
  public enum Surface: String, Hashable, Sendable, Codable {
    /// The whole screen, a window, or a sheet.
    case screen, window, sheet
  }
}

extension RestCause: CauseGroup {
  var rule: Cause.Rule {
    switch self {
    case .safeAreaNotSubtracted: .safeAreaNotSubtracted
    case .safeAreaSubtractedTwice: .safeAreaSubtractedTwice
    case .tabBarNotSubtracted: .tabBarNotSubtracted
    case .tabBarSubtracted: .tabBarSubtracted
    case .beginFrameUsed: .beginFrameUsed
    case .earlierHeightUsed: .earlierHeightUsed
    case .heightNotIntersected: .heightNotIntersected
    case .coordinatesNotConverted: .coordinatesNotConverted
    case .wrongRestingPlace, .wentBack: .wrongRestingPlace
    case .footNotPainted: .footNotPainted
    case .keyboardAway: .keyboardAway
    }
  }

  var names: [String] {
    switch self {
    case .heightNotIntersected(_, _, _, let surface): [surface.rawValue]
    case .tabBarSubtracted(_, _, _, let isHidden): [isHidden ? "hidden" : "twice"]
    case .wentBack: ["wentBack"]
    default: []
    }
  }

  var sentence: String {
    switch self {
    case .safeAreaNotSubtracted(let height, let safeArea):
      "the bar rises by the keyboard's full \(height) pt while it rests \(safeArea) pt above the"
        + " bottom: the safe area is not subtracted"
    case .safeAreaSubtractedTwice(let rise, let needed, let safeArea):
      "the bar rises by \(rise) pt where \(needed) are needed: the safe area's \(safeArea) pt are"
        + " subtracted twice"
    case .tabBarNotSubtracted(let rise, let needed, let tabBar):
      "the bar rises by \(rise) pt where \(needed) are needed: it rests above the tab bar, whose"
        + " \(tabBar) pt are not subtracted"
    case .tabBarSubtracted(let rise, let needed, let tabBar, let isHidden):
      "the bar rises by \(rise) pt where \(needed) are needed: the tab bar's \(tabBar) pt are"
        + " subtracted \(isHidden ? "although it is hidden" : "twice")"
    case .beginFrameUsed(let rise, let begin, let height):
      "the bar rises by \(rise) pt, for the \(begin) that the keyboard took before, and it takes"
        + " \(height) now: the begin rectangle is taken for the end"
    case .earlierHeightUsed(let rise, let earlier, let time, let height):
      "the bar rises by \(rise) pt, for the keyboard of \(earlier) that was posted at \(time) ms,"
        + " and it takes \(height) now: an earlier height is used"
    case .heightNotIntersected(let rise, let whole, let height, let surface):
      "the bar rises by \(rise) pt, for the keyboard's whole height of \(whole), and \(height) of"
        + " them are \(surface.words): the height is taken, not the intersection"
    case .coordinatesNotConverted(let rise, let needed, let keyboardTop, let windowTop):
      "the bar rises by \(rise) pt where \(needed) are needed: the keyboard's top at"
        + " \(keyboardTop) pt of the screen is read as points of the window, which begins at"
        + " \(windowTop)" + (rise == 0 ? ", or the notification is ignored" : "")
    case .wrongRestingPlace(let error, let rise, let height):
      "the bar comes to rest \(error) pt from where the keyboard is: it rises by \(rise) pt for a"
        + " keyboard of \(height) pt"
    case .wentBack(let rise, let time):
      "the bar rises by \(rise) pt, and at \(time) ms it goes back to where it was while the"
        + " keyboard stays"
    case .footNotPainted(let height):
      "the bar is where it belongs, and \(height) pt below it show the backdrop: nothing is painted"
        + " there"
    case .keyboardAway:
      "the keyboard rests away from the bottom, floating, split or undocked, and lies on the bar"
    }
  }
}

extension RestCause.Surface {
  /// The surface with its preposition.
  fileprivate var words: String { self == .screen ? "on the screen" : "in the \(rawValue)" }
}
