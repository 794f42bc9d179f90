import ArgumentParser
import Filmstrips
import KeyboardScenes

/// Draws filmstrips.
struct FilmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Draws a filmstrip of each scene: a row for each handler, a column for each frame.",
    discussion: """
      A scene with several devices, systems or rates gets a picture for each. An animation shows \
      all handlers side by side at every refresh of what moves; waits are cut to \
      \(FilmAnimation.holdText). Its file is named TITLE-animation.png, beside the strip's \
      TITLE.png. Examples:

        seam film Scenes/three-motions.yaml -o Output
        seam film Scenes --appearance dark --columns 6 --width 1200
        seam film Scenes/inset-ignored.yaml --zoom seam
        seam film Scenes/first-look.yaml --format apng --slow 4

      Exit status: 0 all is drawn, 1 a case could not be played, 2 wrong scenes or arguments (a \
      picture that is too large among them), 3 the work could not be done.
      """)

  @OptionGroup var arguments: SceneArguments

  @Option(name: [.customShort("o"), .customLong("output")], help: "The folder for the pictures.")
  var folder = "Output"

  @Option(help: "Refreshes per second, instead of what the scene says (1 to 1000).")
  var rate: Double?

  @OptionGroup(title: "Layout") var layout: FilmArguments

  @Option(help: "A strip (png) or an animation (apng), both with the extension .png.")
  var format = PictureFormat.png

  @Option(help: "How many times slower than the scene an animation runs.")
  var slow: Double?

  func validate() throws {
    if let rate, !(1...1000).contains(rate) {
      throw ValidationError("--rate must be 1 to 1000 Hz, not \(rate).")
    }
    if slow != nil, format != .apng { throw ValidationError("--slow goes with --format apng.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try film() }
  }

  @MainActor
  private func film() throws(CommandFailure) {
    let studio = try studio
    var folder = OutputFolder(folder)
    let cases = try arguments.cases().map { scene in
      var scene = scene
      if let rate { scene.rate = rate }
      return scene
    }
    var summary = FilmSummary()
    studio.draw(
      FilmGroup.groups(of: cases) { $0 }, into: &folder, prepare: CaseRunner.play
    ) { _, outcome in
      summary.note(outcome)
    }
    try summary.finish()
  }

  @MainActor
  private var studio: FilmStudio {
    get throws(CommandFailure) {
      let options = layout.options
      let format = format == .png ? FilmFormat.png : .apng(slowness: slow ?? 1)
      do {
        try options.validate()
        try format.validate()
      } catch {
        throw CommandFailure(error)
      }
      return FilmStudio(options: options, format: format)
    }
  }
}

/// What pictures are written as.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png, apng
}

/// Tells of each film as it is done, and in the end of what went wrong.
private struct FilmSummary {
  private var warnings: Set<FilmWarning> = []
  private var failure: CommandFailure?

  /// A path on the standard output; warnings and errors on the standard error stream.
  mutating func note(_ outcome: FilmStudio.Outcome) {
    if let path = outcome.path { Terminal.say(path) }
    for warning in outcome.warnings where warnings.insert(warning).inserted {
      Terminal.complain("warning: \(warning)")
    }
    for reason in outcome.failures { add(CommandFailure(.found, ["error: \(reason)"])) }
    if let error = outcome.error { add(CommandFailure(error)) }
  }

  /// Of several failures the greatest status counts; each is told once.
  private mutating func add(_ other: CommandFailure) {
    let told = failure?.messages ?? []
    let status = max(failure?.status.rawValue ?? 0, other.status.rawValue)
    failure = CommandFailure(
      ExitStatus(rawValue: status) ?? other.status,
      told + other.messages.filter { !told.contains($0) })
  }

  func finish() throws(CommandFailure) {
    if let failure { throw failure }
  }
}
