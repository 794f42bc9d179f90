import ArgumentParser
import KeyboardSimulation
import SceneFiles
import Scenes
import SceneHunting

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
