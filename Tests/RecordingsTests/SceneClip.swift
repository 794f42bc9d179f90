import AnimationCurves
import Compositing
import Detectors
import Foundation
import Scenes
import SeededRandom
import TestSupport

@testable import Recordings

/// A scene that was played and drawn as rows, and what is measured of them.
struct SceneClip: Sendable {
  /// The simulated case.
  let played: CheckedCase
  /// The measured result.
  let measured: CaseResult
  let recording: Recording

  /// Pixels of a point.
  private static let scale = 2.0
  /// Frames that show the first picture before the scene, and the last one after it.
  static let rest = 24

  struct NotPlayed: Error {}

  /// Plays, draws and measures; `noise` is the most grey levels by which a pixel is off, and `jitter` the most
  /// seconds by which a stamp is.
  init(
    _ handler: HandlerSpec, on device: String, profile: KeyboardProfile = .iOS18,
    options: ClipOptions = ClipOptions(), isDark: Bool = false, rate: Double = 60, noise: Int = 0,
    jitter: Double = 0, _ events: [SceneEvent]
  ) async throws {
    played = try await check(handler, on: .known(device), profile: profile, rate: rate, events)
    var pictures = try Self.pictures(of: played, isDark: isDark, options)
    var random = SplitMix64(seed: 5)
    if noise > 0 { pictures.frames = pictures.frames.map { $0.shaken(by: noise, &random) } }
    if jitter > 0 {
      pictures.times = pictures.times.map { $0 + jitter * random.number(in: -1...1) }
    }
    let playback = try ClipMeter.measure(pictures, named: "clip", options: options)
    guard let recording = playback.recording else { throw NotPlayed() }
    (measured, self.recording) = (CaseResult(playback), recording)
  }

  /// The frames of a scene between two rests, or those of the part that is asked for.
  private static func pictures(
    of played: CheckedCase, isDark: Bool, _ options: ClipOptions
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
    let part = (options.start ?? 0)...(options.end ?? .infinity)
    let kept = frames.indices.filter { part.contains(Double($0) / scene.rate) }
    return RowPictures(
      width: Int(Double(size.width) * scale), height: Int(Double(size.height) * scale),
      times: kept.map { Double($0) / scene.rate }, frames: kept.map { frames[$0] })
  }

  /// The keyboard's top and the bar's bottom in a frame of the clip, as they were drawn.
  func drawn(_ frame: Int) -> (keyboardTop: Double, barBottom: Double)? {
    let readings = played.compositor?.readings ?? []
    guard !readings.isEmpty else { return nil }
    let reading = readings[min(max(0, frame - Self.rest), readings.count - 1)]
    return reading.map { ($0.keyboardTop, $0.barBottom) }
  }

  /// The frames in which the keyboard is on the screen and the bar is not read.
  var framesWithoutBar: [Int] {
    let track = recording.track
    return track.times.indices.filter {
      track.keyboardTop[$0] != nil && track.barBottom[$0] == nil
    }
  }
}
