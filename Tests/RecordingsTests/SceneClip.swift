import AnimationCurves
import Compositing
import Detectors
import Foundation
import Scenes
import TestSupport

@testable import Recordings

/// A scene that was played and drawn as rows, and what is measured of them.
@MainActor
struct SceneClip {
  /// The simulated case.
  let played: CheckedCase
  /// The measured result.
  let measured: CaseResult
  let recording: Recording

  /// Pixels of a point.
  private static let scale = 2.0
  /// Frames that show the first picture before the scene, and the last one after it.
  private static let rest = 24

  struct NotPlayed: Error {}

  init(
    _ handler: HandlerSpec, on device: String, profile: KeyboardProfile = .iOS18,
    options: ClipOptions = ClipOptions(), isDark: Bool = false, rate: Double = 60,
    _ events: [SceneEvent]
  ) throws {
    played = try check(handler, on: .known(device), profile: profile, rate: rate, events)
    let pictures = try Self.pictures(of: played, isDark: isDark, from: options.start)
    let playback = try ClipMeter.measure(pictures, named: "clip", options: options)
    guard let recording = playback.recording else { throw NotPlayed() }
    (measured, self.recording) = (CaseResult(playback), recording)
  }

  /// The frames of a scene between two rests, from a time on.
  private static func pictures(
    of played: CheckedCase, isDark: Bool, from start: Double?
  ) throws -> RowPictures {
    guard let compositor = played.compositor else { throw NotPlayed() }
    let scene = played.result.scene
    let size = scene.device.size
    let drawn = compositor.times.indices.map { frame in
      LayerRows(
        compositor.frame(frame), on: size, scale: scale, columns: RowPictures.columns,
        isDark: isDark
      ).pixels
    }
    guard let first = drawn.first, let last = drawn.last else { throw NotPlayed() }
    let frames =
      Array(repeating: first, count: rest) + drawn + Array(repeating: last, count: rest)
    let skipped = Int(((start ?? 0) * scene.rate).rounded(.up))
    let kept = frames.indices.dropFirst(skipped)
    return RowPictures(
      width: Int(Double(size.width) * scale), height: Int(Double(size.height) * scale),
      times: kept.map { Double($0) / scene.rate }, frames: kept.map { frames[$0] })
  }

  /// The frames in which the keyboard is on the screen and the bar is not read.
  var framesWithoutBar: [Int] {
    let track = recording.track
    return track.times.indices.filter {
      track.keyboardTop[$0] != nil && track.barBottom[$0] == nil
    }
  }
}
