import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import Scenes
import TestSupport

/// A clip of the ladder as a file, with what it shows by the scene that was played.
@MainActor
struct LadderClip {
  let step: LadderStep
  let file: URL
  /// The simulated case.
  let played: CheckedCase
  /// The refresh that each frame of the clip shows.
  let refreshes: [Int]

  /// Films a scene with ffmpeg; the handler's options are those of the step's fault where none are given.
  init(
    _ step: LadderStep, options: KeyValuePairs<String, String>? = nil, in folder: URL
  ) throws {
    self.step = step
    let device = Device.known("iPhone 15 Pro")
    played = try check(
      .named("frame", options ?? LadderStep.faults[step.fault].options), on: device,
      profile: step.isNew ? .iOS26 : .iOS18, rate: step.rate,
      [.show(336, at: step.start), .hide(at: step.start + 0.8)])
    guard let compositor = played.compositor else { throw LadderError.notPlayed }
    let count = compositor.times.count
    let tail = Int(step.rate * 0.25)
    var refreshes: [Int] = []
    for index in 0..<count + tail where !step.drops.contains(index) {
      let isRepeat = step.repeats.contains(index)
      refreshes.append(isRepeat ? refreshes.last ?? 0 : min(index, count - 1))
    }
    self.refreshes = refreshes
    file = folder.appendingPathComponent("clip-\(step.number).mp4")
    if !FileManager.default.fileExists(atPath: file.path) { try film(compositor) }
  }

  /// The stamp of each frame, in frames of the rate: a dropped refresh leaves a hole.
  private var stamps: String {
    let drops = step.drops.sorted().enumerated().map { "gte(N,\($1 - $0))" }
    return (["N"] + drops).joined(separator: "+")
  }

  private func film(_ compositor: Compositor) throws {
    let openTime = step.start + 0.75
    let open = compositor.times.lastIndex { $0 <= openTime } ?? 0
    let screen = try LadderScreen(played, step, open: open)
    let process = Process()
    let input = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-v", "error", "-y"] + arguments(screen)
    process.standardInput = input
    try process.run()
    var last: (refresh: Int, pixels: Data)?
    for refresh in refreshes {
      if last?.refresh != refresh {
        let places = try LadderScreen.places(compositor, refresh)
        let pixels = screen.frame(
          LadderScreen.Places(barTop: places.top, keyboardTop: places.keyboard),
          scrolls: step.scrolls)
        last = (refresh, Data(pixels))
      }
      if let last { try input.fileHandleForWriting.write(contentsOf: last.pixels) }
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw LadderError.ffmpeg("\(step)") }
  }

  private func arguments(_ screen: LadderScreen) -> [String] {
    let size = step.size
    var filters =
      size.scale == 3
      ? "crop=\(size.width):\(size.height):0:0" : "scale=\(size.width):\(size.height):flags=bicubic"
    if step.noise > 0 { filters += ",noise=alls=\(step.noise):allf=t:all_seed=\(step.number)" }
    filters += ",setpts='(\(stamps))/\(Int(step.rate))/TB'"
    let codec =
      step.isHEVC
      ? ["-c:v", "libx265", "-x265-params", "log-level=error:pools=2"] : ["-c:v", "libx264"]
    return [
      "-f", "rawvideo", "-pix_fmt", "gray", "-s", "\(screen.width)x\(screen.height)",
      "-framerate", "\(Int(step.rate))", "-i", "-", "-vf", filters, "-fps_mode", "passthrough",
      "-enc_time_base", "1/90000",
    ] + codec + [
      "-preset", step.isHEVC ? "ultrafast" : "superfast", "-crf", "\(size.crf)", "-pix_fmt",
      "yuv420p", file.path,
    ]
  }
}
