import ArgumentParser
import CaseWorkers
import Filmstrips
import Scenes

/// Draws filmstrips.
struct FilmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Draws a filmstrip of each scene: a row for each handler, a column for each frame.",
    discussion: """
      A scene with several devices, systems or rates gets a picture for each; the transcripts that \
      one handler plays are rows of one. An animation shows all handlers side by side, the worst \
      frame first and then every refresh of what moves; waits are cut to \
      \(FilmAnimation.holdText). Its file is named TITLE-animation.png, beside the strip's \
      TITLE.png. Examples:

        seam film Scenes/motions/three-motions.yaml -o Output
        seam film Scenes --appearance dark --columns 6 --width 1200
        seam film Scenes/safe-area/inset-ignored.yaml --zoom seam
        seam film Scenes/first-look.yaml --format apng --slow 4
        seam film Scenes/motions/three-motions.yaml --handler frame --handler transform --plain

      Exit status: 0 all is drawn, 1 a case could not be played, 2 wrong scenes or arguments (a \
      picture that is too large among them), 3 the work could not be done.
      """)

  @OptionGroup var arguments: SceneArguments

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "The folder for the pictures; - prints one.")
  var folder = "Output"

  @Option(
    name: .customLong("handler"),
    help: ArgumentHelp(
      "Draw the rows of this handler only, with its options or without; repeatable.",
      valueName: "name"),
    completion: .handlers)
  var handlers: [String] = []

  @Option(help: "Refreshes per second, instead of the scene's rate (1 to 1000).")
  var rate: Double?

  @OptionGroup(title: "Layout") var layout: FilmArguments

  @Option(help: "A strip (png) or an animation (apng), both with the extension .png.")
  var format = PictureFormat.png

  @Option(help: "How many times slower than the scene an animation runs.")
  var slow: Double?

  @OptionGroup(title: "Work") var work: WorkerArguments

  private var filmOptions: FilmOptions { layout.options }
  private var filmFormat: FilmFormat { format == .png ? .png : .apng(slowness: slow ?? 1) }

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
    let cases = try arguments.cases { scene in
      if let rate { scene.rate = rate }
    }
    let chosen = try HandlerChoice(names: handlers).chosen(of: cases)
    let groups = FilmGroup.groups(of: chosen, scene: \.scene)
    let studio = FilmStudio(pool: work.pool, options: filmOptions, format: filmFormat)
    guard folder != OutputFile.standardOutput else { return try print(groups, with: studio) }
    var folder = OutputFolder(folder)
    try folder.make()
    var summary = FilmSummary()
    for (group, outcome) in zip(groups, try studio.draw(groups, into: &folder)) {
      summary.note(outcome, of: group.members.first?.scene.location)
    }
    try summary.finish()
  }

  /// Writes the one picture to the standard output.
  private func print(
    _ groups: [FilmGroup<CaseSource>], with studio: FilmStudio
  ) throws(CommandFailure) {
    guard let group = groups.first, groups.count == 1 else {
      throw CommandFailure(
        .wrongInput,
        [
          "error: \(groups.count) pictures do not go to one output: name one scene with one device,"
            + " system and rate, or a folder with -o FOLDER"
        ])
    }
    let outcome = try studio.draw(group)
    guard outcome.pictures.count < 2 else {
      throw CommandFailure(
        .wrongInput,
        [
          "error: the picture is too tall for one page: choose fewer handlers, or a folder with -o"
            + " FOLDER for its \(outcome.pictures.count) pages"
        ])
    }
    if let picture = outcome.pictures.first { Terminal.write(picture) }
    var summary = FilmSummary()
    summary.note(outcome, of: group.members.first?.scene.location)
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

/// The handlers that a command is asked for; all where none is.
struct HandlerChoice {
  /// Each `frame`, whatever its options, or `frame(timing: easeInOut)`.
  let names: [String]

  /// The cases of those handlers; an error where a name is no case's.
  func chosen(of cases: [CaseSource]) throws(CommandFailure) -> [CaseSource] {
    guard !names.isEmpty else { return cases }
    for name in names where !cases.contains(where: { isNamed($0, name) }) {
      var known: [String] = []
      for handler in cases.map(\.scene.handler.description) where !known.contains(handler) {
        known.append(handler)
      }
      let all = known.joined(separator: ", ")
      throw CommandFailure(
        .wrongInput,
        ["error: --handler \(name) is in none of these scenes: choose of \(all)"])
    }
    return cases.filter { source in names.contains { isNamed(source, $0) } }
  }

  private func isNamed(_ source: CaseSource, _ name: String) -> Bool {
    let handler = source.scene.handler
    return handler.name == name || handler.description == name
  }
}
