public import AnimationCurves
public import Foundation

/// One combination of what a scene asks for: everything needed to play it.
public struct SceneCase: Hashable, Sendable {
  /// Unique among a scene's cases.
  public var name: String
  /// The title of the scene.
  public var scene: String
  /// The words that distinguish it from the scene's other cases.
  public var label: String
  /// The choices from the scene's lists, but for handler, device, system and rate.
  public var choices: [Choice]
  /// The handler, with its options.
  public var handler: HandlerSpec
  /// The device.
  public var device: Device
  /// The app's window in points of the screen, where it is smaller than that; nil where it fills it.
  public var window: CGRect?
  /// The presentation of the chat as a sheet above another screen of the app.
  public var presentation: ChatPresentation?
  /// The system's keyboard.
  public var profile: KeyboardProfile
  /// Refreshes per second.
  public var rate: Double
  /// The time of refresh 0, in seconds.
  public var phase: Double
  /// The refreshes that the display misses, besides those of events.
  public var dropped: [DroppedRefreshes] = []
  /// The messages.
  public var transcript: Transcript
  /// Points that the design leaves between bar and keyboard: less is no gap.
  public var spacing = 0.0
  /// The look of the input bar, on a screen that can change it.
  public var barStyle = BarStyle.standard
  /// True if findings in the round corners of a keyboard are reported.
  public var reportsCorners = false
  /// In order of time.
  public var events: [SceneEvent]
  /// Points that a finding of a kind may reach; kinds that are missing have the default.
  public var tolerances: [String: Double]
  /// The result that the scene expects of this handler; nil where it says nothing.
  public var expectation: Expectation?
  /// The place at which the scene is written.
  public var location: SourceLocation

  /// Creates a scene case.
  public init(
    name: String, scene: String, label: String? = nil, choices: [Choice] = [],
    handler: HandlerSpec, device: Device,
    profile: KeyboardProfile = .iOS18, rate: Double = 60, phase: Double = 0,
    transcript: Transcript = .standard, events: [SceneEvent],
    tolerances: [String: Double] = [:], expectation: Expectation? = nil,
    location: SourceLocation = SourceLocation(file: "", line: 1, column: 1)
  ) {
    self.name = name
    self.scene = scene
    self.label = label ?? name
    self.choices = choices
    self.handler = handler
    self.device = device
    self.profile = profile
    self.rate = rate
    self.phase = phase
    self.transcript = transcript
    self.events = events
    self.tolerances = tolerances
    self.expectation = expectation
    self.location = location
  }
}

extension SceneCase {
  /// Gives it another scene's title or another label, and the name that follows from both.
  public mutating func rename(scene: String? = nil, label: String? = nil) {
    self.scene = scene ?? self.scene
    self.label = label ?? self.label
    name = Self.name(of: self.scene, self.label)
  }

  /// The name of a scene's case.
  public static func name(of scene: String, _ label: String) -> String { "\(scene) / \(label)" }

  /// The window or the sheet of the chat, in points of the screen; nil where the chat fills that.
  public var place: CGRect? { presentation.map { $0.frame(on: device) } ?? window }
}
