public import AnimationCurves
public import Foundation

/// One combination of what a scene asks for: everything needed to play it.
public struct SceneCase: Hashable, Sendable {
  /// Unique among a scene's cases.
  public var name: String
  /// The title of the scene.
  public var scene: String
  /// What distinguishes it from the scene's other cases.
  public var label: String
  /// What was chosen where the scene has lists, but for handler, device, system and rate.
  public var choices: [Choice]
  /// The handler, with its options.
  public var handler: HandlerSpec
  /// The device.
  public var device: Device
  /// The app's window in points of the screen, where it is smaller than that; nil where it fills it.
  public var window: CGRect?
  /// How the chat is shown, where it is a sheet above another screen of the app.
  public var presentation: ChatPresentation?
  /// The system's keyboard.
  public var profile: KeyboardProfile
  /// Refreshes per second.
  public var rate: Double
  /// When refresh 0 happens, in seconds.
  public var phase: Double
  /// What the display misses, besides what events say.
  public var dropped: [DroppedRefreshes] = []
  /// The messages.
  public var transcript: Transcript
  /// Points that the design leaves between bar and keyboard: less is no gap.
  public var spacing = 0.0
  /// How the input bar looks, where a screen can make it look otherwise.
  public var barStyle = BarStyle.standard
  /// Whether what shows in the round corners of a keyboard is found.
  public var reportsCorners = false
  /// In order of time.
  public var events: [SceneEvent]
  /// Points that a finding of a kind may reach; kinds that are missing have the default.
  public var tolerances: [String: Double]
  /// What the scene says that this handler does; nil where it says nothing.
  public var expectation: Expectation?
  /// Where the scene is written.
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

  /// What the chat shows itself in, a window or a sheet, in points of the screen; nil where it fills
  /// that.
  public var place: CGRect? { presentation.map { $0.frame(on: device) } ?? window }
}
