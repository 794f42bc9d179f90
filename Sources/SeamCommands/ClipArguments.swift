import ArgumentParser
import Foundation
import Recordings
import Scenes

/// The facts of a clip that it does not show itself.
struct ClipArguments: ParsableArguments {
  @Option(
    help: "The device that was filmed (seam list devices); by default the clip's size says it.")
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The size of the screen in points, of a device that is not in the list.",
      valueName: "WIDTHxHEIGHT"))
  var points: String?

  @Option(
    help: ArgumentHelp(
      "Where the bar is while the keyboard is open, in points.", valueName: "top..bottom"))
  var bar: String?

  @Option(
    help: ArgumentHelp(
      "Where the keyboard's top is while it is open, in points.", valueName: "y"))
  var keyboard: Double?

  @Option(
    help: ArgumentHelp(
      """
      What says when a frame was shown: its time stamp (stamps), its number (frames), or what fits \
      better (auto).
      """, valueName: "clock"))
  var clock = "auto"

  @Option(help: "Frames per second by their numbers, instead of the rate nearest to the stamps.")
  var rate: Double?

  @Option(
    help: ArgumentHelp(
      "Begin at this time of the clip, in seconds; times and frames of the report count from there.",
      valueName: "seconds"))
  var from: Double?

  @Option(help: ArgumentHelp("End at this time of the clip, in seconds.", valueName: "seconds"))
  var to: Double?

  func validate() throws {
    _ = try clipOptions()
  }

  var options: ClipOptions {
    get throws(CommandFailure) {
      do {
        return try clipOptions()
      } catch {
        throw CommandFailure(.wrongInput, ["error: \(error)"])
      }
    }
  }

  private func clipOptions() throws -> ClipOptions {
    var options = ClipOptions()
    if let device {
      guard let named = Device.named(device) else {
        throw ValidationError("no device is named \(device): seam list devices has them.")
      }
      options.device = named
    }
    if let points {
      let sides = points.components(separatedBy: "x").compactMap(Double.init)
      guard sides.count == 2, sides.allSatisfy({ (100...10_000).contains($0) }) else {
        throw ValidationError("--points takes a width and a height in points, as 360x800.")
      }
      guard device == nil else {
        throw ValidationError("--device says how many points its screen has: leave --points out.")
      }
      options.device = Device(unknownWithPoints: sides[0], sides[1])
    }
    if let bar {
      let ends = bar.components(separatedBy: "..").map(Double.init)
      guard ends.count == 2, let top = ends[0], let bottom = ends[1], 0 <= top, top < bottom,
        bottom.isFinite
      else { throw ValidationError("--bar takes two heights in points, as 472..516.") }
      options.bar = top...bottom
    }
    if let keyboard, !(keyboard > 0 && keyboard < 10_000) {
      throw ValidationError("--keyboard takes a height in points.")
    }
    if let rate, !(1...1000).contains(rate) {
      throw ValidationError("--rate must be 1 to 1000, not \(rate).")
    }
    guard clock == "auto" || Recording.Clock(rawValue: clock) != nil else {
      throw ValidationError("--clock takes stamps, frames or auto.")
    }
    let (start, end) = (from ?? 0, to ?? .infinity)
    guard start >= 0, start.isFinite, start < end else {
      throw ValidationError("--from and --to take seconds, the first one less than the second.")
    }
    options.keyboard = keyboard
    options.rate = rate
    options.clock = Recording.Clock(rawValue: clock)
    (options.start, options.end) = (from, to)
    return options
  }
}
