import AnimationCurves
import ArgumentParser
import CurveExports
import Filmstrips

/// Samples a curve.
struct CurveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curve",
    abstract: "Samples an animation curve at every refresh, plots it, or writes it for a platform.",
    discussion: """
      CURVE is one of:

        0 to 3, or 7              UIKit's raw value; 7 is the keyboard's curve
        458752, 0x70000, 7<<16    animation options; bits 16 to 18 hold the raw value
        easeInOut, easeIn, easeOut, linear, keyboard
        default                   Core Animation's curve for implicit animations
        \(NamedTiming.all.map(\.name).joined(separator: ", "))
        cubic-bezier(x1, y1, x2, y2)
        spring(mass, stiffness, damping[, velocity])
        steps(n[, jump-start|jump-end|jump-none|jump-both])
        linear(0, 0.25 75%, 1)

      The keyboard's curve and those of Android have their own duration. With --against, both \
      start together and go the same way; where they are farthest apart is found between refreshes \
      as well. A platform's code begins with its worst error: in points of the way from --from to \
      --to. With --within, the shortest code that is off by no more is written. Examples:

        seam curve keyboard --from 667 --to 409
        seam curve '7<<16' --profile "iOS 26" --rate 120 --format csv -o keyboard.csv
        seam curve keyboard --from 0 --to 336 --within 1pt --format css
        seam curve easeInOut --against keyboard --from 667 --to 409 --format png -o curves.png
      """)

  @Argument(help: "A raw value, animation options, a name or a function: see above.")
  var curve: String

  @Option(help: "Another curve, to print how far apart the two are.")
  var against: String?

  @Option(
    help: "Seconds that the animation takes; curves that have their own duration ignore it.")
  var duration = 0.25

  @Option(help: "Refreshes per second, 1 to 1000.")
  var rate = 60.0

  @Option(parsing: .unconditional, help: "The value at the start.", transform: Self.number)
  var from = 0.0

  @Option(parsing: .unconditional, help: "The value at the end.", transform: Self.number)
  var to = 1.0

  @Option(
    help: "The keyboard's profile: \(KeyboardProfile.all.map(\.name).joined(separator: ", ")).",
    completion: .profiles)
  var profile = KeyboardProfile.iOS18.name

  @Option(help: "One of \(CurveFormat.allValueStrings.joined(separator: ", ")).")
  var format = CurveFormat.frames(.table)

  @Option(
    help: ArgumentHelp(
      "How far a platform's code may be off, in points, as in 1pt.", valueName: "points"),
    transform: Self.points)
  var within: Double?

  @Option(
    name: [.customShort("o"), .customLong("output")], help: "A file instead of the terminal.")
  var file: String?

  func run() throws {
    try warn()
    let content = try content()
    switch content {
    case .text(let text):
      guard let file else { return Terminal.write(text) }
      try OutputFile.write(text, to: file)
    case .picture(let bytes):
      guard let file, !OutputFile.isStandardOutput(file) else { return try Terminal.write(bytes) }
      try OutputFile.write(bytes, to: file)
    }
  }

  func validate() throws {
    if against != nil, case .code = format {
      throw ValidationError("--format \(format.name) writes one curve: leave out --against.")
    }
    guard within == nil || isCode else {
      throw ValidationError(
        "--within is for the code of a platform, as with --format css; "
          + "--format \(format.name) is exact.")
    }
  }

  /// The content that is written: text, or the bytes of a picture.
  private enum Content {
    case text(String)
    case picture([UInt8])
  }

  private var isCode: Bool {
    if case .code = format { true } else { false }
  }

  /// Says what may be a mistake.
  private func warn() throws {
    for text in [curve, against].compactMap({ $0 }) {
      guard let warning = try? CurveArgument(parsing: text).warning else { continue }
      Terminal.writeErrorLine("warning: \(warning)")
    }
  }

  private func content() throws -> Content {
    do {
      let profile = try KeyboardProfile.named(profile)
      let timing = try timing(curve, profile)
      let timeline = try FrameTimeline(
        timing: timing, rate: FrameRate(hertz: rate), from: from, to: to)
      let other = try against.map { text throws(CurveError) in try self.timing(text, profile) }
      let keyboard = try self.timing("keyboard", profile)
      switch format {
      case .frames(let format):
        let sheet = try other.map { timing throws(CurveError) in
          try CurveSheet(timeline, against: timing)
        }
        return .text(format.text(of: sheet ?? CurveSheet(timeline)))
      case .code(let platform):
        let motion = ExportMotion(name: curve, from: from, to: to)
        return .text(
          try CurveExport(timing, for: platform, motion: motion, within: within).text)
      case .png: return .picture(try plot(timeline, other, keyboard).png())
      }
    } catch let error as CurveError {
      throw CommandFailure(error)
    } catch let error as CurveExportError {
      throw CommandFailure(.wrongInput, ["error: \(error)"])
    } catch let error as FilmError {
      throw CommandFailure(error)
    }
  }

  private func plot(
    _ timeline: FrameTimeline, _ other: AnimationTiming?, _ keyboard: AnimationTiming
  ) throws(CurveError) -> CurvePlot {
    guard let other, let against else {
      return CurvePlot(title: curve, line: .init(name: curve, timeline: timeline))
    }
    let second = try FrameTimeline(
      timing: other, rate: timeline.rate, from: timeline.from, to: timeline.to)
    return CurvePlot(
      title: "\(curve) against \(against)",
      line: .init(name: curve, timeline: timeline, isKeyboard: timeline.timing == keyboard),
      against: .init(name: against, timeline: second, isKeyboard: other == keyboard))
  }

  private func timing(
    _ curve: String, _ profile: KeyboardProfile
  ) throws(CurveError) -> AnimationTiming {
    try CurveArgument(parsing: curve).timing(duration: duration, profile: profile)
  }

  /// Velocities and differences of values up to this are far from what a number holds.
  private static let greatestValue = 1e12

  private static func points(_ text: String) throws -> Double {
    let number = text.hasSuffix("pt") ? String(text.dropLast(2)) : text
    guard let points = Double(number), points > 0, points.isFinite else {
      throw ValidationError("'\(text)' is not a number of points greater than 0, as in 1pt.")
    }
    return points
  }

  private static func number(_ text: String) throws -> Double {
    guard let number = Double(text), number.isFinite else {
      throw ValidationError("'\(text)' is not a finite number.")
    }
    guard abs(number) <= greatestValue else {
      throw ValidationError("'\(text)' is too far: write a number from -1e12 to 1e12.")
    }
    return number
  }
}
