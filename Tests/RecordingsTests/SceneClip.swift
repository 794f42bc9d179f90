import AnimationCurves
import Compositing
import Detectors
import Foundation
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import Recordings

/// A scene that was played and drawn as rows, and what is measured of them.
struct SceneClip: Sendable {
  /// The simulated case.
  let played: CheckedCase
  /// The measured result.
  let measured: CaseResult
  let recording: Recording
  /// Frames of the clip that show what the one before shows.
  private let repeats: Set<Int>

  /// Pixels of a point.
  private static let scale = 2.0
  /// Frames that show the first picture before the scene, and the last one after it.
  static let rest = 24

  struct NotPlayed: Error {}

  /// Plays, draws and measures; `noise` is the most grey levels by which a pixel is off, and `jitter` the most
  /// seconds by which a stamp is; `repeats` are frames for which the recorder shows the one before.
  init(
    _ handler: HandlerSpec, on device: String, profile: KeyboardProfile = .iOS18,
    options: ClipOptions = ClipOptions(), isDark: Bool = false, rate: Double = 60, noise: Int = 0,
    jitter: Double = 0, repeats: Set<Int> = [], _ events: [SceneEvent]
  ) async throws {
    self.repeats = repeats
    played = try await check(handler, on: .known(device), profile: profile, rate: rate, events)
    var pictures = try Self.pictures(of: played, isDark: isDark, options)
    for frame in repeats.sorted() { pictures.frames[frame] = pictures.frames[frame - 1] }
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
    if repeats.contains(frame) { return drawn(frame - 1) }
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

extension SceneClip {
  /// Expects each gap and each overlap of the clip to be as large as the scene's, and of the same cause, and none
  /// to be missing that a frame shows beside enough of the keyboard.
  func expectFindings() {
    for kind in [FindingKind.gap, .overlap] {
      for phase in [Phase.opening, .closing] {
        func worst(_ result: CaseResult) -> Finding? {
          result.findings.filter { $0.kind == kind && $0.phase == phase }
            .max { $0.points < $1.points }
        }
        let (drawn, read) = (worst(played.result), worst(measured))
        let name = "\(played.result.scene.name) \(kind) \(phase)"
        let most = drawn?.points ?? 0
        let rest = played.result.findings.filter { $0.kind == kind && $0.phase == .open }
        let size = max(most, rest.map(\.points).max() ?? 0)
        let isSeen = drawn.map { isKeyboardSeen(at: $0.worst.time) } ?? false
        guard let read else {
          // Of a motion in which nothing shows the bar that is said.
          let isUnseen = recording.notes.contains { $0.contains("shows the bar: of that motion") }
          #expect(most < 3 || !isSeen || isUnseen, "\(name) of \(most)")
          continue
        }
        let error = (read.uncertainty ?? 0) + 0.3
        #expect(read.points < size + error, "\(name) of \(read.points) for \(size)")
        #expect(
          read.points > most - error || read.isAtLeast || !isSeen,
          "\(name) of \(read.points) for \(most)")
        #expect(read.cause == nil || read.cause?.rule == drawn?.cause?.rule, "\(name)")
      }
    }
  }

  /// True if enough of the keyboard is drawn at a time of the scene to be read.
  private func isKeyboardSeen(at time: Double) -> Bool {
    guard let compositor = played.compositor,
      let frame = compositor.times.lastIndex(where: { $0 < time + 1e-6 }),
      let reading = compositor.readings[frame]
    else { return false }
    return reading.keyboardTop < Double(played.result.scene.device.size.height) - 30
  }
}
