public import Scenes

/// The reason why bar and keyboard differ, as the notifications show.
public enum NotificationCause: Hashable, Sendable, Codable {
  /// The bar rises to the top of an empty rectangle.
  case emptyFrameUsed(Posted, rise: Points)
  /// The bar ignores a notification of a keyboard of that height.
  case ignoresNotification(Posted, height: Points)
  /// The bar starts with the notification that ends the keyboard's motion.
  case listensToDidShow(Posted, delay: Seconds)
  /// The keyboard moves and nothing is posted.
  case notPosted(travel: Points)
  /// The bar follows a notification of a keyboard that takes another height of the surface.
  case staleNotification(
    Posted, rise: Points, posted: Points, height: Points, surface: RestCause.Surface)

  /// A notification that was posted.
  public struct Posted: Hashable, Sendable, Codable {
    /// `willShow`.
    public let name: String
    /// The time of the post.
    public let time: Seconds

    /// Creates a post from its name and time.
    public init(_ name: KeyboardNotification.Name, at time: Seconds) {
      (self.name, self.time) = (name.rawValue, time)
    }
  }
}

extension NotificationCause: CauseGroup {
  var rule: Cause.Rule {
    switch self {
    case .emptyFrameUsed: .emptyFrameUsed
    case .ignoresNotification: .ignoresNotification
    case .listensToDidShow: .listensToDidShow
    case .notPosted: .notPosted
    case .staleNotification: .staleNotification
    }
  }

  var names: [String] {
    switch self {
    case .emptyFrameUsed(let posted, _), .ignoresNotification(let posted, _),
      .listensToDidShow(let posted, _):
      [posted.name]
    case .staleNotification(let posted, _, _, _, let surface): [posted.name, surface.rawValue]
    case .notPosted: []
    }
  }

  var sentence: String {
    switch self {
    case .emptyFrameUsed(let posted, let rise):
      "the bar rises by \(rise) pt, to the top of the screen: \(posted.name) is posted at"
        + " \(posted.time) ms with an empty rectangle, whose top is taken for the keyboard's"
    case .ignoresNotification(let posted, let height):
      "the bar stays where it was although \(posted.name) is posted at \(posted.time) ms for a"
        + " keyboard of \(height) pt: it ignores the notification, or takes the begin rectangle"
        + " for the end"
    case .listensToDidShow(let posted, let delay):
      "the bar starts \(delay) ms after the keyboard, as \(posted.name) is posted: it listens to"
        + " keyboard\(posted.name.prefix(1).uppercased() + posted.name.dropFirst())"
        + " or keyboardDidChangeFrame"
    case .notPosted(let travel):
      "the keyboard moves \(travel) pt and no notification is posted"
    case .staleNotification(let posted, let rise, let taken, let height, let surface):
      "the bar rises by \(rise) pt, for the \(taken) of the \(posted.name) that is posted at"
        + " \(posted.time) ms, and the keyboard takes \(height) of the \(surface.rawValue): the"
        + " notification is stale"
    }
  }
}
