/// A notification as the keyboard posted it in a scene.
public struct PostedNotification: Hashable, Sendable, Codable {
  /// Seconds from the scene's start.
  public let time: Double
  /// The notification.
  public let notification: KeyboardNotification

  /// Creates a posted notification.
  public init(time: Double, notification: KeyboardNotification) {
    self.time = time
    self.notification = notification
  }
}

extension KeyboardNotification.Name {
  /// True if it announces something that is to come.
  public var isAnnouncement: Bool { closing != nil }
}
