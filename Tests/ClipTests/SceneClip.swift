import AnimationCurves
import Compositing
import Detectors
import Filmstrips
import Foundation
import Recordings
import Scenes
import TestSupport

/// A scene that was played and filmed with ffmpeg, and what was measured of it.
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

  init(
    _ handler: HandlerSpec, on device: String, profile: KeyboardProfile = .iOS18,
    options: ClipOptions = ClipOptions(), isDark: Bool = false, _ events: [SceneEvent]
  ) throws {
    played = try check(handler, on: .known(device), profile: profile, events)
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    let file = folder.appendingPathComponent("clip.mp4")
    try Self.film(played, isDark: isDark, into: file)
    let playback = try ClipMeter.measure(ClipFile(file.path), options: options)
    guard let recording = playback.recording else { throw LadderError.notPlayed }
    (measured, self.recording) = (CaseResult(playback), recording)
  }

  private static func film(_ played: CheckedCase, isDark: Bool, into file: URL) throws {
    guard let compositor = played.compositor else { throw LadderError.notPlayed }
    let scene = played.result.scene
    let pictures = try compositor.times.indices.map { frame in
      try ScreenPicture(
        compositor.frame(frame), on: scene.device, scale: scale, appearance: isDark ? .dark : .light
      )
    }
    guard let first = pictures.first, let last = pictures.last else { throw LadderError.notPlayed }
    let (before, after) = (
      Array(repeating: first, count: rest), Array(repeating: last, count: rest)
    )
    let process = Process()
    let input = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "gray", "-s",
      "\(first.width)x\(first.height)", "-framerate", "\(Int(scene.rate))", "-i", "-", "-vf",
      "crop=trunc(iw/2)*2:trunc(ih/2)*2", "-c:v", "libx264", "-preset", "ultrafast", "-crf", "20",
      "-pix_fmt", "yuv420p", file.path,
    ]
    process.standardInput = input
    try process.run()
    for picture in before + pictures + after {
      try input.fileHandleForWriting.write(contentsOf: Data(picture.gray))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw LadderError.ffmpeg(scene.name) }
  }

  /// The frames in which the keyboard is on the screen and the bar is not read.
  var framesWithoutBar: [Int] {
    let track = recording.track
    return track.times.indices.filter {
      track.keyboardTop[$0] != nil && track.barBottom[$0] == nil
    }
  }
}
