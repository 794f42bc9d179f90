import AnimationCurves
import Foundation
import LayerGeometry

extension SceneCase: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, scene, label, choices, handler, device, window, presentation, profile, rate, phase,
      dropped, transcript, spacing, barStyle, reportsCorners, events, tolerances, expectation,
      location
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
    reportsCorners = try fields.value(.reportsCorners, or: false)
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
    try fields.encode(reportsCorners, forKey: .reportsCorners, unless: false)
    try fields.encode(events, forKey: .events)
    try fields.encode(tolerances, forKey: .tolerances, unless: [:])
    try fields.encodeIfPresent(expectation, forKey: .expectation)
    try fields.encode(location, forKey: .location)
  }
}
