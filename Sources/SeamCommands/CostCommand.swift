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

/// The format of a list of costs.
enum CostFormat: String, ExpressibleByArgument, CaseIterable {
  case table, json

  /// Costs as text; `samples` is how many each median is of.
  @MainActor
  func text(of costs: [LayoutCost], samples: Int) -> String {
    switch self {
    case .table: Self.table(of: costs) + "\n\n" + Self.legend(samples: samples) + "\n"
    case .json: CostReport(costs).json
    }
  }

  private static func table(of costs: [LayoutCost]) -> String {
    let head = [
      "handler", "messages", "turn us", "refresh us", "driven us", "of 60 Hz", "of 120 Hz",
    ]
    let rows = costs.map { cost in
      [
        cost.handler, "\(cost.messages)", microseconds(cost.turn), microseconds(cost.refresh),
        microseconds(cost.driven), percent(cost.share(rate: 60)), percent(cost.share(rate: 120)),
      ]
    }
    return TextTable([head] + rows).text
  }

  @MainActor
  private static func legend(samples: Int) -> String {
    var lines = [
      "Medians of \(samples) turns or refreshes, after \(CostMeter.warmUpCount) to warm up, on one"
        + " core of this machine.",
      "The shares are those of an interactive frame. Only ratios carry over: a phone's processor,"
        + " and UIKit, are others.",
    ]
    if isDebugBuild {
      lines.append("warning: a debug build; measure with: swift run -c release seam cost")
    }
    return lines.joined(separator: "\n")
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private static func microseconds(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.0f", value)
  }

  private static func percent(_ share: Double) -> String { String(format: "%.2f %%", share * 100) }
}
