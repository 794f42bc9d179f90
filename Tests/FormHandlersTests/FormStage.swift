import AnimationCurves
import Compositing
import Detectors
import Foundation
import HeadlessUIKit
import FormHandlers
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// Plays the library on a form, and answers where things are at a time.
@MainActor
struct FormStage {
  let playback: Playback
  let checked: CheckedCase
  let device: Device

  init(
    _ options: KeyValuePairs<String, HandlerSpec.Value>, on device: String = "iPhone 8",
    profile: KeyboardProfile = .iOS18, transcript: Transcript = .standard, _ events: [SceneEvent]
  ) throws {
    try self.init(
      options.map { ($0.key, $0.value) }, on: device, profile: profile, transcript: transcript,
      events)
  }

  init(
    _ options: [(String, HandlerSpec.Value)], on device: String = "iPhone 8",
    profile: KeyboardProfile = .iOS18, transcript: Transcript = .standard, _ events: [SceneEvent]
  ) throws {
    self.device = .known(device)
    let handler = HandlerSpec(
      name: "iqkeyboardmanager",
      options: options.map { HandlerSpec.Option(name: $0.0, value: $0.1) })
    let scene = SceneCase(
      name: "\(handler)", scene: "test", handler: handler, device: self.device, profile: profile,
      transcript: transcript, events: events)
    playback = try ScenePlayer(registry: .standard).play(scene)
    checked = CheckedCase(playback)
  }

  /// The first painted rectangle of a role at a time, in points of the screen.
  func rect(_ role: LayerRole, at time: Double) throws -> CGRect {
    try layer(role, at: time).frame
  }

  func layer(_ role: LayerRole, at time: Double) throws -> PaintedLayer {
    let layer = try painted(role, at: time)
    return try #require(layer)
  }

  /// The same; nil where nothing of the role is visible.
  func painted(_ role: LayerRole, at time: Double) throws -> PaintedLayer? {
    let compositor = try #require(checked.compositor)
    let index = compositor.times.lastIndex { $0 <= time + 1e-9 } ?? 0
    return compositor.frame(index).layers.first { $0.role == role }
  }

  /// The place of a layer of the role at a time, visible or not, in points of the screen.
  func place(of role: LayerRole, at time: Double) throws -> CGRect {
    let commit = try #require(playback.log.commit(at: time))
    return try #require(LayerPath(to: role, in: commit.root)).frame(at: time).rect
  }

  /// The field with the focus at a time.
  func field(at time: Double) throws -> CGRect {
    try rect(.formField(isFocused: true), at: time)
  }

  /// The page's top at a time, in points of the screen.
  func pageTop(at time: Double) throws -> CGFloat { try rect(.form, at: time).minY }

  var kinds: [FindingKind] { checked.findings.map(\.kind) }
}

extension SceneEvent {
  static func focus(_ number: Int, at time: Double) -> SceneEvent {
    SceneEvent(time: time, kind: .focus(number))
  }

  static func blur(at time: Double) -> SceneEvent { SceneEvent(time: time, kind: .blur) }
}

/// The forms' own measures, in points: fields of 44 with 8 between them, from the bar down.
enum FormLayout {
  static let fieldHeight: CGFloat = 44
  static let step: CGFloat = 52

  /// The top of the field of that number, from 1, before anything moves.
  static func top(of number: Int, below bar: CGFloat) -> CGFloat {
    bar + 8 + step * CGFloat(number - 1)
  }
}
