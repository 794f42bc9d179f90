/// An app's time in the background, and what the keyboard makes of it.
public struct AppPause: Hashable, Sendable, Codable {
  /// The notifications of the keyboard when the app goes and when it comes back.
  public enum Keyboard: String, Hashable, Sendable, CaseIterable, Codable {
    /// Nothing.
    case stays
    /// A hide before the app goes, and a show once it is back.
    case hides
    /// Shows with empty rectangles and no duration, as when the device is locked.
    ///
    /// Source: GetStream/stream-chat-react-native, pull request 3803.
    case empties
    /// A show of no height once the app is back, as after waking on another side.
    ///
    /// Source: openradar 18638.
    case flattens
  }

  /// Seconds in the background.
  public let duration: Double
  /// The notifications for a keyboard that is up.
  public let keyboard: Keyboard
  /// The number of empty shows.
  public let count: Int
  /// The device's orientation when the app comes back; nil if it is as before.
  public let orientation: Device.Orientation?

  /// Creates an app pause.
  public init(
    duration: Double = 1, keyboard: Keyboard = .stays, count: Int = 1,
    orientation: Device.Orientation? = nil
  ) {
    self.duration = duration
    self.keyboard = keyboard
    self.count = count
    self.orientation = orientation
  }
}

extension SceneCase {
  /// The seconds in which the app is in the background and is not seen.
  public var absences: [Range<Double>] {
    events.compactMap { event in
      guard case .background(let pause) = event.kind else { return nil }
      return event.time..<(event.time + max(0, pause.duration))
    }
  }

  /// True if the app is in the background at `time`.
  public func isAbsent(at time: Double) -> Bool { absences.contains { $0.contains(time) } }
}
