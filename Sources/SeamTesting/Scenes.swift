public import AnimationCurves
import Compositing
import Detectors
public import KeyboardHandlers
public import KeyboardSimulation
import SceneFiles
public import Scenes

/// The cases of a scene in YAML, one for each combination of its lists.
///
/// - Parameters:
///   - yaml: the scene; its handler is one of `handlers`.
///   - handlers: what the scene may name.
/// - Returns: the cases, with names that differ.
/// - Throws: a `SceneError` with the place of what is wrong.
public func scenes(
  in yaml: String, handlers: HandlerRegistry = .standard
) throws -> [SceneCase] {
  try SceneReader(vocabulary: vocabulary(handlers)).cases(in: yaml, file: "scene")
}

/// The cases of a scene file, or of all scene files in a folder.
///
/// - Parameters:
///   - path: a YAML or JSON file, or a folder of them.
///   - handlers: what the scenes may name.
/// - Returns: the cases, in order of the files.
/// - Throws: a `SceneError` with the place of what is wrong.
public func scenes(
  at path: String, handlers: HandlerRegistry = .standard
) throws -> [SceneCase] {
  let reader = SceneReader(vocabulary: vocabulary(handlers))
  return try SceneFile.files(at: path).flatMap { file in
    try reader.cases(in: try SceneFile.text(at: file), file: file)
  }
}

private func vocabulary(_ handlers: HandlerRegistry) -> SceneVocabulary {
  SceneVocabulary(
    handlers: handlers.signatures, findingKinds: FindingKind.allCases.map(\.rawValue),
    units: FindingKind.units)
}

extension SceneCase {
  /// A scene written in code.
  ///
  /// - Parameters:
  ///   - title: what messages and pictures call it.
  ///   - device: a name of the catalog, as `seam list devices` shows it.
  ///   - profile: the system's keyboard.
  ///   - rate: refreshes per second.
  ///   - transcript: the messages, for controllers that show them.
  ///   - events: what happens, in order of time.
  ///   - expectation: what is to be found; `.still` where nothing is to move.
  public init(
    _ title: String, on device: String, profile: KeyboardProfile = .iOS18, rate: Double = 60,
    transcript: Transcript = .standard, events: [SceneEvent], expectation: Expectation? = nil
  ) {
    guard let device = Device.named(device) else {
      preconditionFailure(
        "no device is called \(device): name one of \(Device.catalog.map(\.name))")
    }
    let hertz = rate == rate.rounded() ? String(Int(rate)) : String(rate)
    self.init(
      name: "\(title) / \(device.name) / \(profile.name) / \(hertz) Hz", scene: title,
      handler: HandlerSpec(name: "app"), device: device, profile: profile, rate: rate,
      transcript: transcript, events: events.sorted { $0.time < $1.time },
      expectation: expectation)
  }
}

extension SceneEvent {
  /// The keyboard comes up to a height in points, at `time` seconds.
  public static func show(height: Double, at time: Double) -> SceneEvent {
    SceneEvent(time: time, kind: .show(height: height, duration: nil, curve: 7))
  }

  /// The keyboard goes down, at `time` seconds.
  public static func hide(at time: Double) -> SceneEvent {
    SceneEvent(time: time, kind: .hide(duration: nil, curve: 7))
  }
}
