import ArgumentParser
import Filmstrips
import KeyboardSimulation
import SceneFiles
import Scenes

/// Draws filmstrips.
struct FilmCommand: FilmingCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Draws a filmstrip of each scene: a row for each handler, a column for each frame.",
    discussion: """
      A scene with several devices, systems or rates gets a picture for each; the transcripts that \
      one handler plays are rows of one. An animation shows all handlers side by side at every \
      refresh of what moves; waits are cut to \(FilmAnimation.holdText). Its file is named \
      TITLE-animation.png, beside the strip's TITLE.png. Examples:

        seam film Scenes/motions/three-motions.yaml -o Output
        seam film Scenes --appearance dark --columns 6 --width 1200
        seam film Scenes/safe-area/inset-ignored.yaml --zoom seam
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

  @OptionGroup(title: "Work") var work: WorkerArguments

  func adjust(_ scene: inout SceneCase) {
    if let rate { scene.rate = rate }
  }

  var matrix: String? { arguments.matrix }
  var filmOptions: FilmOptions { layout.options }
  var filmFormat: FilmFormat { format == .png ? .png : .apng(slowness: slow ?? 1) }

  func validate() throws {
    if let rate, !(1...1000).contains(rate) {
      throw ValidationError("--rate must be 1 to 1000 Hz, not \(rate).")
    }
    if layout.colors != nil, format == .apng {
      throw ValidationError("--colors goes with --format png.")
    }
    if slow != nil, format != .apng { throw ValidationError("--slow goes with --format apng.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try film() }
  }

  @MainActor
  private func film() throws(CommandFailure) {
    try validateFilm()
    var folder = OutputFolder(folder)
    let groups = FilmGroup.groups(of: try arguments.cases(for: self), scene: \.scene)
    let studio = FilmStudio(pool: work.pool, titleSuffix: filmFormat.titleSuffix)
    var summary = FilmSummary()
    for outcome in try studio.draw(groups, into: &folder) { summary.note(outcome) }
    try summary.finish()
  }

  private func validateFilm() throws(CommandFailure) {
    do {
      try filmOptions.validate()
      try filmFormat.validate()
      try filmOptions.openFonts()
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// What pictures are written as.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png, apng
}

/// Tells of each film as it is done, and in the end of what went wrong.
private struct FilmSummary {
  private var missing: Set<Unicode.Scalar> = []
  private var failure: CommandFailure?

  /// A path on the standard output; warnings and errors on the standard error stream.
  mutating func note(_ outcome: FilmOutcome) {
    if let path = outcome.path { Terminal.say(path) }
    missing.formUnion(outcome.missingGlyphs.compactMap(Unicode.Scalar.init))
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

  /// One line for all characters that no font has, with the first of them.
  private func warn() {
    let shown = missing.sorted().prefix(8).map {
      "\($0) (U+\(String($0.value, radix: 16, uppercase: true)))"
    }
    guard !shown.isEmpty else { return }
    let rest = missing.count > shown.count ? " and \(missing.count - shown.count) more" : ""
    Terminal.complain(
      "warning: no font has \(shown.joined(separator: ", "))\(rest): name another with --font")
  }

  func finish() throws(CommandFailure) {
    warn()
    if let failure { throw failure }
  }
}
