import AnimationCurves
import ArgumentParser
import Foundation
import KeyboardSimulation
import SceneFiles
import SceneHunting
import Scenes

/// Looks for scenes that a handler cannot do.
struct HuntCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hunt",
    abstract: "Plays random scenes against a handler, and shrinks what goes wrong to few events.",
    discussion: """
      HANDLER is what scenes say: frame, {frame: {timing: easeInOut}} or frame(timing: easeInOut). \
      Each kind of finding, in each phase and for each cause, becomes a scene that seam check plays: \
      its expect names what is found. The same seed finds the same scenes. Examples:

        seam hunt frame --seed 7 --cases 2000
        seam hunt "frame(timing: easeInOut)" --seconds 20 --device "iPhone 8" --event show --event hide

      Exit status: 0 nothing is found, 1 something is, 2 wrong arguments, 3 the work could not be \
      done.
      """)

  @Argument(help: "The handler, with its options.", completion: .handlers)
  var handler: String

  @Option(help: "The seed of the random scenes, a whole number (default: random).")
  var seed: UInt64?

  @Option(help: "How many scenes are played (default: \(HuntBudget.standardCount)).")
  var cases: Int?

  @Option(help: "For how long scenes are played, instead of how many.")
  var seconds: Double?

  @Option(
    name: [.customShort("o"), .customLong("output")], help: "The folder for the scenes found.")
  var folder = "Output"

  @Option(help: "A device that scenes are on; repeatable (default: all).", completion: .devices)
  var device: [String] = []

  @Option(help: "A system that scenes are on; repeatable (default: all).", completion: .profiles)
  var system: [String] = []

  @Option(help: "A kind of event that scenes have; repeatable (default: all).")
  var event: [String] = []

  @Option(
    help: ArgumentHelp(
      "Plays one of N parts of the seed's scenes, of which each finds its own.", valueName: "k/n"),
    transform: ShardChoice.init)
  var shard: ShardChoice?

  @OptionGroup(title: "Work") var work: WorkerArguments

  func validate() throws {
    if shard != nil, seed == nil {
      throw ValidationError(
        "--shard divides the scenes of one seed: give every shard the same --seed.")
    }
    if cases != nil, seconds != nil {
      throw ValidationError("--cases and --seconds do not go together: give one of them.")
    }
    if let cases, !(1...100_000_000).contains(cases) {
      throw ValidationError("--cases must be 1 to 100000000.")
    }
    if let seconds, !(seconds > 0 && seconds <= 86_400) {
      throw ValidationError("--seconds must be more than 0 and at most a day.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try hunt() }
  }

  @MainActor
  private func hunt() throws(CommandFailure) {
    let generator = try generator()
    Terminal.writeLine("seed \(generator.seed)")
    let budget = seconds.map(HuntBudget.seconds) ?? .cases(cases ?? HuntBudget.standardCount)
    let hunt = SceneHunt(
      pool: work.pool, generator: generator, vocabulary: Seam.vocabulary,
      shard: shard ?? ShardChoice(1, of: 1))
    var found = HuntFolder(OutputFolder(folder))
    Interruption.waitForWork()
    let count = try hunt.run(for: budget) { scene throws(CommandFailure) in
      Terminal.writeLine(try found.put(scene))
    }
    if Interruption.isAsked {
      Terminal.writeLine("interrupted: \(found.count) found")
      Interruption.endAsAsked()
    }
    Terminal.writeLine("\(count == 1 ? "1 scene" : "\(count) scenes") played, \(found.count) found")
    guard found.count == 0 else { throw CommandFailure(.found) }
  }

  /// The generator of the scenes, once all that was asked for is known to exist.
  @MainActor
  private func generator() throws(CommandFailure) -> SceneGenerator {
    let arguments = HuntVocabulary(vocabulary: Seam.vocabulary)
    let handler = try arguments.handler(handler)
    return SceneGenerator(
      handler: handler, seed: seed ?? .random(in: 0...UInt64(UInt32.max)),
      devices: try arguments.devices(device), systems: try arguments.systems(system),
      kinds: try arguments.kinds(event, of: handler),
      textInputs: arguments.textInputs(of: handler))
  }
}

/// The names that the arguments of a hunt may have.
struct HuntVocabulary {
  let vocabulary: SceneVocabulary

  func handler(_ argument: String) throws(CommandFailure) -> HandlerSpec {
    do {
      return try SceneReader(vocabulary: vocabulary).handler(argument: argument)
    } catch {
      throw CommandFailure(.wrongInput, ["error: HANDLER: \(error.message)"])
    }
  }

  func devices(_ names: [String]) throws(CommandFailure) -> [String] {
    try known(names, among: Device.catalog.map(\.name), as: "device")
  }

  func systems(_ names: [String]) throws(CommandFailure) -> [String] {
    try known(names, among: KeyboardProfile.all.map(\.name), as: "system")
  }

  /// The number of text inputs on a handler's screen; nil where that is not known.
  func textInputs(of handler: HandlerSpec) -> Int? {
    vocabulary.handlers.first { $0.name == handler.name }?.textInputs
  }

  /// The kinds of events that are asked for; of all, those that the handler can do.
  func kinds(
    _ names: [String], of handler: HandlerSpec
  ) throws(CommandFailure) -> [String] {
    let chosen = try known(names, among: SceneEvent.kindNames, as: "event")
    guard chosen.isEmpty else {
      for kind in chosen {
        if let refusal = refusal(of: kind, by: handler) { throw refusal }
      }
      return chosen
    }
    return SceneEvent.kindNames.filter { refusal(of: $0, by: handler) == nil }
  }

  /// The reason why a handler cannot do a kind of event; nil where it can.
  private func refusal(of kind: String, by handler: HandlerSpec) -> CommandFailure? {
    let reader = SceneReader(vocabulary: vocabulary)
    return reader.refusal(ofEvent: kind, by: handler).map {
      CommandFailure(.wrongInput, ["error: --event \(kind): \($0)"])
    }
  }

  /// The names as the list has them, in any case of letters.
  private func known(
    _ names: [String], among all: [String], as noun: String
  ) throws(CommandFailure) -> [String] {
    var found: [String] = []
    for name in names {
      guard let match = all.first(where: { $0.lowercased() == name.lowercased() }) else {
        throw CommandFailure(
          .wrongInput,
          ["error: no \(noun) is called '\(name)': name one of \(all.joined(separator: ", "))"])
      }
      found.append(match)
    }
    return found
  }
}

/// The folder that the scenes of a hunt are put into, each once.
struct HuntFolder {
  private var folder: OutputFolder
  /// The paths of scenes, by all that is played in them.
  private var places: [[String]: String] = [:]

  init(_ folder: OutputFolder) {
    self.folder = folder
  }

  /// The number of scenes there.
  var count: Int { places.count }

  /// Writes a scene, and returns a line with its path and finding.
  mutating func put(_ scene: HuntedScene) throws(CommandFailure) -> String {
    if let place = places[scene.draft.body] { return "\(place), too: \(scene.line)" }
    let place = folder.place(scene.draft.title, "yaml")
    places[scene.draft.body] = place
    let old = FileManager.default.contents(atPath: place)
    let text = scene.draft.yaml
    try folder.make()
    try OutputFile.write(text, to: place)
    let note = old.map { $0 == Data(text.utf8) ? " (as before)" : " (replaced)" } ?? ""
    return "\(place)\(note): \(scene.line)"
  }
}
