public import Foundation
public import Scenes

/// What a filmstrip shows: a scene on a device, played by one handler or by several.
public struct Film: Sendable {
  /// The scene's name.
  public var title: String
  /// The phone that is drawn.
  public var device: Device
  /// The app's window in points of the screen, where it is smaller than that.
  public var window: CGRect?
  /// The keyboard's profile, as `iOS 18`.
  public var system: String
  /// Refreshes per second.
  public var rate: Double
  /// What the keyboard does when, in order of time.
  public var phases: [PhaseStart]
  /// Whether the device is turned on its side at some time.
  public var turns: Bool
  /// The handlers, from top to bottom.
  public var rows: [FilmRow]

  /// Creates a film.
  public init(
    title: String,
    device: Device,
    window: CGRect? = nil,
    system: String,
    rate: Double,
    phases: [PhaseStart],
    turns: Bool = false,
    rows: [FilmRow]
  ) {
    self.title = title
    self.device = device
    self.window = window
    self.system = system
    self.rate = rate
    self.phases = phases
    self.turns = turns
    self.rows = rows
  }
}

extension Film {
  /// Whether a form is on the screen of a row in place of messages.
  var showsForm: Bool { rows.contains(where: \.showsForm) }
}
