import Foundation
package import KeyboardSimulation
package import SceneFiles
package import Scenes

/// Scenes as text, and the words they may use.
package enum SceneFixtures {
  private enum Timing: String, CaseIterable {
    case keyboard, easeInOut, linear
  }

  private static let timing = HandlerOption("timing", default: Timing.keyboard)

  private static let most = HandlerOption("most", default: 50, in: 0...100)

  /// Options of both kinds, typed and listed as scenes write them.
  package static let registry = HandlerRegistry([
    HandlerDefinition(
      name: "frame", summary: "Frames.",
      options: [
        timing.signature,
        HandlerDefinition.Option(name: "speed", values: [.number(1), .number(2.5)]),
        HandlerOption(flag: "inherit").signature,
        HandlerDefinition.Option(name: "rect", words: ["end", "begin"]),
        HandlerOption("distance", default: 10, in: 0...1000).signature,
        HandlerOption("least", default: 20, in: 0...100).atMost(most).signature,
        most.signature,
        HandlerOption(flag: "late").only(with: timing, .linear).signature,
      ]
    ) { ChatViewController(transcript: $1) },
    HandlerDefinition(name: "transform", summary: "Transforms.") {
      ChatViewController(transcript: $1)
    },
  ])

  package static let reader = SceneReader(
    vocabulary: SceneVocabulary(handlers: registry.signatures, findingKinds: ["gap", "overlap"]))

  package static func cases(_ yaml: String) throws -> [SceneCase] {
    try reader.cases(in: yaml, file: "scene.yaml")
  }

  /// What the reader says of a wrong scene: `line:column: message`; empty if it is right.
  package static func complaint(_ yaml: String) -> String {
    do {
      _ = try reader.cases(in: yaml, file: "f")
      return ""
    } catch {
      return String(error.description.dropFirst(2))
    }
  }

  /// A valid scene with lines replaced or added by key.
  package static func scene(_ changes: [String: String?] = [:]) -> String {
    var lines: [(String, String)] = [
      ("scene", "scene: Show"),
      ("device", "device: iPhone 8"),
      ("handler", "handler: frame"),
      ("events", "events: [{at: 0, show: {height: 258}}]"),
    ]
    for (key, line) in changes.sorted(by: { $0.key < $1.key }) {
      if let index = lines.firstIndex(where: { $0.0 == key }) {
        if let line { lines[index].1 = line } else { lines.remove(at: index) }
      } else if let line {
        lines.append((key, line))
      }
    }
    return lines.map(\.1).joined(separator: "\n") + "\n"
  }
}
