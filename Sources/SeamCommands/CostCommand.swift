import ArgumentParser
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayoutCosts

/// Measures what handlers cost.
struct CostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Measures what moving the bar costs, in microseconds.",
    discussion: """
      Without a scene the three motions are measured, with 10, 100 and 1000 messages; with scenes \
      their handlers, on their devices and with their transcripts. A turn is one turn of the run \
      loop in which the keyboard comes or goes: the handler, layout, the commit. A refresh samples \
      what that motion shows. An interactive frame is one in which the app itself sets positions, \
      under a finger: the handler, layout, the commit and the sampling, all within one refresh. \
      It is the most expensive thing that must fit into one refresh, and the shares are its: of \
      16,667 us at 60 Hz and of 8,333 us at 120 Hz. Handlers run in this process. Examples:

        seam cost
        seam cost Scenes/first-look.yaml --messages 500 --format json -o cost.json
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
    let text = format.text(of: costs, samples: meter.sampleCount)
    if let file { try OutputFile.write(text, to: file) } else { Terminal.write(text) }
  }
}
