import AnimationCurves
import ArgumentParser

/// Samples a curve.
struct CurveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curve",
    abstract: "Samples an animation curve at every refresh.",
    discussion: """
      CURVE is what UIKit calls it: a raw value (0 to 3, or 7 for the keyboard), animation options \
      (458752 is 7 << 16), a name (easeInOut, easeIn, easeOut, linear, keyboard), or \
      cubic-bezier(a, b, c, d). The keyboard's curve has its own duration. With --against, both \
      start together and go the same way; where they are farthest apart is found between refreshes \
      as well. Examples:

        seam curve keyboard --from 667 --to 409
        seam curve 458752 --profile "iOS 26" --rate 120 --format csv -o keyboard.csv
        seam curve keyboard --format css
        seam curve easeInOut --against keyboard --from 667 --to 409
      """)

  @Argument(help: "A raw value, an options value, a name or a function.")
  var curve: String

  @Option(help: "Another curve, to print how far apart the two are.")
  var against: String?

  @Option(help: "Seconds that the animation takes; the keyboard's curve ignores it.")
  var duration = 0.25

  @Option(help: "Refreshes per second, 1 to 1000.")
  var rate = 60.0

  @Option(parsing: .unconditional, help: "The value at the start.", transform: Self.number)
  var from = 0.0

  @Option(parsing: .unconditional, help: "The value at the end.", transform: Self.number)
  var to = 1.0

  @Option(
    help: "The keyboard's profile: \(KeyboardProfile.all.map(\.name).joined(separator: ", ")).")
  var profile = KeyboardProfile.iOS18.name

  @Option(help: "One of \(CurveFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = CurveFormat.table

  @Option(
    name: [.customShort("o"), .customLong("output")], help: "A file instead of the terminal.")
  var file: String?

  func run() throws {
    let text = try text()
    if let file {
      try OutputFile.write(text, to: file)
    } else {
      Terminal.write(text)
    }
  }

  func validate() throws {
    guard format != .css || against == nil else {
      throw ValidationError("--format css writes one curve: leave out --against.")
    }
  }

  private func text() throws(CommandFailure) -> String {
    do {
      let profile = try KeyboardProfile.named(profile)
      let timing = try timing(curve, profile)
      let timeline = try FrameTimeline(
        timing: timing, rate: FrameRate(hertz: rate), from: from, to: to)
      guard let against else { return try format.text(of: CurveSheet(timeline)) }
      return try format.text(of: CurveSheet(timeline, against: self.timing(against, profile)))
    } catch {
      throw CommandFailure(error)
    }
  }

  private func timing(
    _ curve: String, _ profile: KeyboardProfile
  ) throws(CurveError) -> AnimationTiming {
    try CurveArgument(parsing: curve).timing(duration: duration, profile: profile)
  }

  /// Velocities and differences of values up to this are far from what a number holds.
  private static let greatestValue = 1e12

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
