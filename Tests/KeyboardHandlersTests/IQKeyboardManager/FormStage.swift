import AnimationCurves
import Compositing
import Foundation
import HeadlessUIKit
import KeyboardHandlers
import KeyboardScenes
import LayerTrees
import Testing

/// Plays the library on a form, and answers where things are at a time.
@MainActor
struct FormStage {
  let checked: CheckedCase
  let device: Device

  init(
    _ options: KeyValuePairs<String, HandlerSpec.Value>, on device: String = "iPhone 8",
    profile: KeyboardProfile = .iOS18, transcript: Transcript = .standard, _ events: [SceneEvent]
  ) throws {
    self.device = .known(device)
    let handler = HandlerSpec(
      name: "iqkeyboardmanager",
      options: options.map { HandlerSpec.Option(name: $0.key, value: $0.value) })
    let scene = SceneCase(
      name: "\(handler)", scene: "test", handler: handler, device: self.device, profile: profile,
      transcript: transcript, events: events)
    checked = CheckedCase(try ScenePlayer(registry: .standard).play(scene))
  }

  /// The first painted rectangle of a role at a time, in points of the screen.
  func rect(_ role: LayerRole, at time: Double) throws -> CGRect {
    try layer(role, at: time).frame
  }

  func layer(_ role: LayerRole, at time: Double) throws -> PaintedLayer {
    let compositor = try #require(checked.compositor)
    let index = compositor.times.lastIndex { $0 <= time + 1e-9 } ?? 0
    return try #require(compositor.frame(index).layers.first { $0.role == role })
  }

  /// The field with the focus at a time.
  func field(at time: Double) throws -> CGRect {
    try rect(.formField(isFocused: true), at: time)
  }

  /// Where the page's top is at a time, in points of the screen.
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

  /// Where the field of that number, from 1, begins before anything moves.
  static func top(of number: Int, below bar: CGFloat) -> CGFloat {
    bar + 8 + step * CGFloat(number - 1)
  }
}
