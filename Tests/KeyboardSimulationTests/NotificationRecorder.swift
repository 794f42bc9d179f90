import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes

/// A notification as a handler hears it, and its time.
struct Heard: Equatable {
  let time: Double
  let name: String
  let begin: CGRect
  let end: CGRect
  let duration: Double
  let curve: Int
  let isLocal: Bool
  /// The animation that a block started in the handler would inherit, in seconds.
  let ambientDuration: Double
}

/// The notifications that all the recorders that play now have heard.
@MainActor
final class Recording {
  var heard: [Heard] = []
  var names: [String] { heard.map(\.name) }
}

/// A handler that moves nothing and writes down every keyboard notification.
final class NotificationRecorder: ChatViewController {
  private let recording: Recording
  private var ears: Ears?

  init(transcript: Transcript, recording: Recording) {
    self.recording = recording
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    inputBar.frame = restingBarFrame
    ears = Ears { [recording] in recording.heard.append($0) }
  }
}

/// Listens to the keyboard for as long as it is kept.
final class Ears {
  private static let names: [Notification.Name] = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UIResponder.keyboardWillChangeFrameNotification,
    UIResponder.keyboardDidChangeFrameNotification,
  ]

  private let tokens: [any NSObjectProtocol]

  init(_ note: @escaping @MainActor @Sendable (Heard) -> Void) {
    tokens = Self.names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let payload = Payload($0)
        MainActor.assumeIsolated { note(Heard(payload)) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// The content of a notification; wrong types show as values that no test expects.
private struct Payload: Sendable {
  let name: String
  let begin: CGRect
  let end: CGRect
  let duration: Double
  let curve: Int
  let isLocal: Bool

  init(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    name = notification.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
      .replacingOccurrences(of: "Notification", with: "")
    begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null
    end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
    duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? .nan
    curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? -1
    isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false
  }
}

extension Heard {
  @MainActor
  fileprivate init(_ payload: Payload) {
    time = VirtualRunLoop.current.now
    name = payload.name
    begin = payload.begin
    end = payload.end
    duration = payload.duration
    curve = payload.curve
    isLocal = payload.isLocal
    ambientDuration = UIView.inheritedAnimationDuration
  }
}

/// Plays events before a recorder.
@MainActor
struct Rehearsal {
  let heard: [Heard]
  let playback: Playback

  init(
    _ events: [SceneEvent], profile: KeyboardProfile = .iOS18, rate: Double = 60,
    device: Device = .plain
  ) throws {
    let recording = Recording()
    let registry = HandlerRegistry([
      HandlerDefinition(name: "recorder", summary: "Records.") {
        NotificationRecorder(transcript: $1, recording: recording)
      }.pulledAlone(unless: "dismiss")
    ])
    let scene = SceneCase(
      name: "recorded", scene: "recorded", handler: HandlerSpec(name: "recorder"), device: device,
      profile: profile, rate: rate, events: events)
    playback = try ScenePlayer(registry: registry).play(scene)
    heard = recording.heard
  }

  var names: [String] { heard.map(\.name) }
}

extension Device {
  /// A screen of 375 x 812 points at 3x without a home indicator.
  static let plain = Device(
    name: "plain", width: 375, height: 812, scale: 3,
    safeArea: .init(top: 44, bottom: 0), keyboardHeight: 336, predictiveBarHeight: 0)
}

#if !canImport(Darwin)
  /// The one that calls observers in order, also in files that import Foundation.
  typealias NotificationCenter = HeadlessUIKit.NotificationCenter
#endif
