public import Scenes

/// Where keyboard and bar are at every refresh of a case, with all that a page needs to draw it.
///
/// It is a value without layers or animations: reports carry it as it is. Lengths are points of the
/// screen with y down, rounded to a millionth; every list has one value per refresh, which is nil
/// where there is no such edge.
public struct CaseTrack: Hashable, Sendable, Codable {
  /// A rectangle as `[x, y, width, height]`.
  public typealias Rect = [Double]

  /// When each refresh happens, in seconds.
  public internal(set) var times: [Double] = []
  /// The keyboard's top at each refresh; nil where there is none.
  public internal(set) var keyboardTop: [Double?] = []
  /// The bar's top at each refresh; nil where there is none.
  public internal(set) var barTop: [Double?] = []
  /// The bar's bottom at each refresh; nil where there is none.
  public internal(set) var barBottom: [Double?] = []
  /// The top edge of the keyboard layout guide, where a correctly glued bar ends.
  public internal(set) var guide: [Double?] = []
  /// The bottom edge of the list of messages.
  public internal(set) var listBottom: [Double?] = []
  /// The keyboard's rectangles, two where it is split.
  public internal(set) var keyboard: [[Rect]?] = []
  /// The bar's rectangles at each refresh.
  public internal(set) var bar: [[Rect]?] = []
  /// How opaque the keyboard is, in 0...1.
  public internal(set) var opacity: [Double?] = []
  /// The form's field with the focus; nil for a case without a form.
  public internal(set) var field: [Rect?]?
  /// Where a gap shows: disjoint rectangles.
  public internal(set) var gap: [[Rect]?] = []
  /// Where keyboard or accessory cover the bar: disjoint rectangles.
  public internal(set) var overlap: [[Rect]?] = []
  /// How many points keyboard and bar are apart: a gap is positive, an overlap negative.
  public internal(set) var apart: [Double?] = []
  /// What the keyboard does, and from when.
  public internal(set) var phases: [PhaseStart] = []
  /// What was posted, in order of time.
  public internal(set) var notifications: [Notification] = []
  /// What the report's page draws phones from.
  public internal(set) var scenery = Scenery()

  /// A notification as the keyboard posted it.
  public struct Notification: Hashable, Sendable, Codable {
    /// The name of the notification.
    public let name: KeyboardNotification.Name
    /// Seconds from the scene's start.
    public let time: Double
    /// The rectangle before the motion.
    public let begin: Rect
    /// The rectangle after the motion.
    public let end: Rect
    /// What it says of the animation, in seconds.
    public let duration: Double
    /// The number of the curve.
    public let curve: Int
  }
}
