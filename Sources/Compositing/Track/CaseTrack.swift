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
  public internal(set) var keyboardTop: [Double?] = []
  public internal(set) var barTop: [Double?] = []
  public internal(set) var barBottom: [Double?] = []
  /// The top edge of the keyboard layout guide, where a correctly glued bar ends.
  public internal(set) var guide: [Double?] = []
  /// The bottom edge of the list of messages.
  public internal(set) var listBottom: [Double?] = []
  /// The keyboard's rectangles, two where it is split.
  public internal(set) var keyboard: [[Rect]?] = []
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
  public internal(set) var phases: [PhaseStart] = []
  public internal(set) var notifications: [Notification] = []
  public internal(set) var scenery = Scenery()

  /// A notification as the keyboard posted it.
  public struct Notification: Hashable, Sendable, Codable {
    public let name: KeyboardNotification.Name
    /// Seconds from the scene's start.
    public let time: Double
    public let begin: Rect
    public let end: Rect
    /// What it says of the animation, in seconds.
    public let duration: Double
    public let curve: Int
  }
}
