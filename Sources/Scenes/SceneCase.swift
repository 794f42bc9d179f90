import LayerGeometry
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
  /// True if the bar is to paint what is below it, so that no backdrop shows above the keyboard.
  public var paintsFoot = false
  /// True if findings in the round corners of a keyboard are reported.
  public var reportsCorners = false
  /// In order of time.
  public var events: [SceneEvent]
  /// Points that a finding of a kind may reach; kinds that are missing have the default.
  public var tolerances: [String: Double]
  /// The claims that must hold, whatever else is found.
  public var requirements: [Requirement] = []
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

  /// A value that was chosen of a list in a scene.
  public struct Choice: Hashable, Sendable, Codable {
    /// The keys that lead to the list.
    public let path: [String]
    /// The value as the scene writes it, or its number where that is long.
    public let value: String

    /// Creates a choice.
    public init(_ path: [String], _ value: String) {
      (self.path, self.value) = (path, value)
    }

    /// True if it is one of messages.
    public var isOfTranscript: Bool { path.first == "transcript" }

    /// The choice without the key that goes without saying.
    public var shortDescription: String {
      isOfTranscript ? Choice(Array(path.dropFirst()), value).description : description
    }
  }
}

extension SceneCase.Choice: CustomStringConvertible {
  /// Keys and value: `show height 258`.
  public var description: String { (path + [value]).joined(separator: " ") }
}

extension SceneCase {
  /// The same case with messages as high as their texts are in the fonts that text is set in.
  package var measured: SceneCase {
    let size = device.size
    let column = min(250, (0.75 * Double(min(size.width, size.height))).rounded() - 28)
    var copy = self
    copy.transcript = Transcript(
      messages: transcript.messages.map { $0.measured(within: column) })
    copy.events = events.map { event in
      guard case .messages(let messages) = event.kind else { return event }
      return SceneEvent(
        time: event.time, kind: .messages(messages.map { $0.measured(within: column) }),
        isSilent: event.isSilent)
    }
    return copy
  }
}

/// The look of a chat's input bar.
public enum BarStyle: String, Hashable, Sendable, CaseIterable, Codable {
  /// As wide as the screen, with a ground that goes on below it.
  case standard
  /// A capsule apart from the edges and from the keyboard, as iOS 26 has bars.
  ///
  /// It has no ground below it, so that what shows there on its way is no gap. Seam's own screens
  /// look so; an app's own bar looks as the app has it.
  case floating
}

/// The presentation of a chat that does not fill its window.
public enum ChatPresentation: String, Hashable, Sendable, CaseIterable, Codable {
  /// A sheet as wide as the app, or one in the middle of a tablet.
  case pageSheet, formSheet

  /// The sheet in points of the screen, where the app fills that.
  func frame(on device: Device) -> CGRect {
    let style: SheetStyle = self == .pageSheet ? .page : .form
    return style.frame(in: device.bounds, safeTop: device.safeArea.top)
  }
}

extension SceneCase: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, scene, label, choices, handler, device, window, presentation, profile, rate, phase,
      dropped, transcript, spacing, barStyle, paintsFoot, reportsCorners, events, tolerances,
      requirements, expectation, location
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.decode(String.self, forKey: .name),
      scene: try fields.decode(String.self, forKey: .scene),
      label: try fields.decode(String.self, forKey: .label),
      choices: try fields.value(.choices, or: []),
      handler: try fields.decode(HandlerSpec.self, forKey: .handler),
      device: try fields.decode(Device.self, forKey: .device),
      profile: try fields.decode(KeyboardProfile.self, forKey: .profile),
      rate: try fields.number(.rate, in: 1...1000),
      phase: try fields.number(.phase, in: 0...1, or: 0),
      transcript: try fields.decode(Transcript.self, forKey: .transcript),
      events: try fields.decode([SceneEvent].self, forKey: .events),
      tolerances: try fields.value(.tolerances, or: [:]),
      expectation: try fields.decodeIfPresent(Expectation.self, forKey: .expectation),
      location: try fields.decode(SourceLocation.self, forKey: .location))
    window = try fields.rectIfPresent(.window)
    presentation = try fields.decodeIfPresent(ChatPresentation.self, forKey: .presentation)
    dropped = try fields.value(.dropped, or: [])
    spacing = try fields.number(.spacing, in: 0...200, or: 0)
    barStyle = try fields.value(.barStyle, or: .standard)
    paintsFoot = try fields.value(.paintsFoot, or: false)
    reportsCorners = try fields.value(.reportsCorners, or: false)
    requirements = try fields.value(.requirements, or: [])
    guard missedCount <= Self.greatestMissedCount else {
      throw fields.mistake(
        "must miss at most \(Self.greatestMissedCount) refreshes in all", at: .dropped)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(scene, forKey: .scene)
    try fields.encode(label, forKey: .label)
    try fields.encode(choices, forKey: .choices, unless: [])
    try fields.encode(handler, forKey: .handler)
    try fields.encode(device, forKey: .device)
    if let window { try fields.encode(window, forKey: .window) }
    try fields.encodeIfPresent(presentation, forKey: .presentation)
    try fields.encode(profile, forKey: .profile)
    try fields.encode(rate, forKey: .rate)
    try fields.encode(phase, forKey: .phase, unless: 0)
    try fields.encode(dropped, forKey: .dropped, unless: [])
    try fields.encode(transcript, forKey: .transcript)
    try fields.encode(spacing, forKey: .spacing, unless: 0)
    try fields.encode(barStyle, forKey: .barStyle, unless: .standard)
    try fields.encode(paintsFoot, forKey: .paintsFoot, unless: false)
    try fields.encode(reportsCorners, forKey: .reportsCorners, unless: false)
    try fields.encode(events, forKey: .events)
    try fields.encode(tolerances, forKey: .tolerances, unless: [:])
    try fields.encode(requirements, forKey: .requirements, unless: [])
    try fields.encodeIfPresent(expectation, forKey: .expectation)
    try fields.encode(location, forKey: .location)
  }
}
