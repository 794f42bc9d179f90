import ArgumentParser
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayoutCosts
import SceneFiles
import Scenes

/// Measures what handlers cost.
struct CostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Measures what moving the bar costs, in microseconds.",
    discussion: """
      Without a scene the three motions are measured, with 10, 100 and 1000 messages; with scenes \
      their handlers, on their devices and with their transcripts. A frame is one in which the app \
      itself sets positions, as under a finger: the handler's own code, layout, the commit and the \
      sampling of what shows, all of which must fit into one refresh. Behind it is its middle \
      half, and idle is a turn in which nothing changes. A turn is one in which the keyboard \
      comes or goes, and a refresh samples that motion. The shares are of 16,667 us at 60 Hz and \
      of 8,333 us at 120 Hz. Handlers run in this process. Examples:

        seam cost
        seam cost Scenes/first-look.yaml --messages 500 --save costs.json
        seam cost --budget costs.json       # fails where a frame costs more than it did
        seam cost --format png -o costs.png
        seam compare old.json costs.json

      Between the turns a fixed piece of work is timed: with --budget and in seam compare, frames \
      are held against that, so that files of another machine or of a busy one can be used. \
      Exit status: 0 measured, 1 over the budget, 2 wrong arguments.
      """)

  @Argument(
    help: ArgumentHelp("Scene files, or folders of them.", valueName: "scene"), completion: .scenes)
  var scenes: [String] = []

  @Option(
    name: .customLong("handler"), help: "A handler to measure; repeatable.",
    completion: .handlers)
  var handlers: [String] = []

  @Option(name: .customLong("messages"), help: "How many messages the list has; repeatable.")
  var messages: [Int] = []

  @Option(help: "One of \(CostFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = CostFormat.table

  @Option(
    name: [.customShort("o"), .customLong("output")], help: "A file instead of the terminal.")
  var file: String?

  @Option(help: ArgumentHelp("A file that keeps what was measured, as JSON.", valueName: "file"))
  var save: String?

  @Option(
    help: ArgumentHelp(
      "A file of --save: a frame that costs more than it did there, beyond the noise, fails.",
      valueName: "file"))
  var budget: String?

  func validate() throws {
    let range = CostMeter.messageRange
    guard messages.allSatisfy(range.contains) else {
      throw ValidationError(
        "--messages must be \(range.lowerBound) to \(range.upperBound): without one nothing moves,"
          + " and more do not fit into memory.")
    }
  }

  func run() throws { try MainActor.assumeIsolated { try measure() } }

  @MainActor
  private func measure() throws(CommandFailure) {
    let meter = CostMeter(registry: Seam.handlers)
    let cases = try CostCases(scenes: scenes, handlers: handlers, messages: messages).all()
    let budget = try budget.map { path throws(CommandFailure) in
      try CostFile.budget(at: path, for: cases)
    }
    if let save { try OutputFile.check(save) }
    var costs: [LayoutCost] = []
    let progress = Progress("measured", of: cases.count)
    defer { progress.end() }
    for scene in cases {
      do throws(RunLoopError) {
        costs.append(try meter.cost(of: scene))
        progress.advance()
      } catch {
        throw CommandFailure(.wrongInput, ["error: \(scene.handler): \(error)"])
      }
    }
    let report = CostReport(costs)
    try format.write(report, to: file ?? OutputFile.standardOutput)
    if let save { try OutputFile.write(report.json, to: save) }
    guard let budget else { return }
    let comparison = CostComparison(base: budget, head: report)
    guard comparison.isClean else {
      throw CommandFailure(.found, comparison.worse.map { "over the budget: \($0.line)" })
    }
  }
}

/// Files of measured costs.
enum CostFile {
  /// Reads what `--save` has written.
  static func report(at path: String) throws(CommandFailure) -> CostReport {
    let data = try BaselineFile.data(at: path, orElse: "write it with seam cost --save \(path)")
    do { return try CostReport(json: data) } catch {
      throw CommandFailure(
        .wrongInput,
        ["\(path):1:1: error: this is no file of costs: write it with seam cost --save \(path)"])
    }
  }

  /// Reads a budget, which must have all that is to be held against it.
  static func budget(at path: String, for cases: [SceneCase]) throws(CommandFailure) -> CostReport {
    let report = try report(at: path)
    for scene in cases {
      let (handler, count) = (scene.handler.description, scene.transcript.messages.count)
      guard !report.rows.contains(where: { $0.handler == handler && $0.messages == count })
      else { continue }
      throw CommandFailure(
        .wrongInput,
        [
          "\(path):1:1: error: there is no cost of \(handler) with \(count) messages here:"
            + " measure it with --save, or choose with --handler and --messages"
        ])
    }
    return report
  }
}

/// The cases that `seam cost` is asked to measure.
@MainActor
struct CostCases {
  let scenes: [String]
  let handlers: [String]
  let messages: [Int]

  private static let motions = ["frame", "constraint", "transform"]
  private static let counts = [10, 100, 1000]
  private static let device = "iPhone 14"

  /// The cases to measure, each handler with each transcript once.
  func all() throws(CommandFailure) -> [SceneCase] {
    for name in handlers where Seam.handlers[name] == nil {
      throw CommandFailure(
        .wrongInput, ["error: no handler is called '\(name)': see 'seam list handlers'"])
    }
    return scenes.isEmpty ? try plain() : try fromScenes()
  }

  private func plain() throws(CommandFailure) -> [SceneCase] {
    guard let device = Device.catalog.first(where: { $0.name == Self.device }) else { return [] }
    return (handlers.isEmpty ? Self.motions : handlers).flatMap { handler in
      (messages.isEmpty ? Self.counts : messages).map { count in
        SceneCase(measuring: HandlerSpec(name: handler), messages: count, on: device)
      }
    }
  }

  /// The scenes' handlers and transcripts; handlers and messages that are named come in their place.
  private func fromScenes() throws(CommandFailure) -> [SceneCase] {
    var seen: Set<Kind> = []
    var result: [SceneCase] = []
    for scene in try read() {
      for handler in handlers.isEmpty ? [scene.handler] : handlers.map({ HandlerSpec(name: $0) }) {
        for transcript in messages.isEmpty ? [scene.transcript] : messages.map(Transcript.of) {
          var scene = scene
          (scene.handler, scene.transcript) = (handler, transcript)
          if seen.insert(Kind(scene)).inserted { result.append(scene) }
        }
      }
    }
    return result
  }

  private func read() throws(CommandFailure) -> [SceneCase] {
    let reader = SceneReader(vocabulary: Seam.vocabulary)
    var cases: [SceneCase] = []
    do throws(SceneError) {
      for file in try SceneFile.files(at: scenes) {
        guard !PlaybackFile.isNamed(at: file) else {
          throw SceneError(
            at: SourceLocation(file: file, line: 1, column: 1),
            "a playback has no handler that could be measured: name the scene")
        }
        cases += try reader.cases(in: try SceneFile.text(at: file), file: file)
      }
    } catch {
      throw CommandFailure(error)
    }
    for scene in cases where !CostMeter.messageRange.contains(scene.transcript.messages.count) {
      guard messages.isEmpty else { break }
      throw CommandFailure(
        SceneError(
          at: scene.location,
          "a scene without messages, or with too many, has no cost to measure:"
            + " give --messages"))
    }
    return cases
  }

  /// The parts of a case on which its cost depends.
  private struct Kind: Hashable {
    let handler: HandlerSpec
    let transcript: Transcript

    init(_ scene: SceneCase) { (handler, transcript) = (scene.handler, scene.transcript) }
  }
}

extension Transcript {
  /// The given number of messages of the standard height.
  fileprivate static func of(_ count: Int) -> Transcript {
    Transcript(heights: Array(repeating: 44, count: count))
  }
}
