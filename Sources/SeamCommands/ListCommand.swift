import AnimationCurves
import ArgumentParser
import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import Reports

/// Lists what scenes and arguments can name.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists what scenes and arguments can name.")

  enum Topic: String, ExpressibleByArgument, CaseIterable {
    case devices, handlers, profiles, detectors, reporters
  }

  @Argument(help: "One of \(Topic.allCases.map(\.rawValue).joined(separator: ", ")).")
  var topic: Topic

  func run() throws {
    let rows = MainActor.assumeIsolated { topic.rows }
    Terminal.writeLine(TextTable(rows).text)
  }
}

extension ListCommand.Topic {
  /// A head, and a row for each.
  @MainActor
  fileprivate var rows: [[String]] {
    switch self {
    case .devices: [Device.head] + Device.catalog.map(\.row)
    case .handlers: [HandlerSignature.head] + Seam.handlers.signatures.flatMap(\.rows)
    case .profiles: [KeyboardProfile.head] + KeyboardProfile.all.map(\.row)
    case .detectors:
      [["detector", "tolerance in", "finds"]]
        + FindingKind.allCases.map { [$0.rawValue, $0.unit?.name ?? "none", $0.summary] }
    case .reporters: [["reporter", "file"]] + Reporters.all.map { [$0.name, $0.fileName] }
    }
  }
}

extension Device {
  fileprivate static let head = [
    "device", "points", "scale", "safe area", "keyboard", "predictive",
  ]

  fileprivate var row: [String] {
    [
      name, "\(Int(size.width)) x \(Int(size.height))", "\(Int(scale))x",
      "\(Int(safeArea.top)) top, \(Int(safeArea.bottom)) bottom", "\(Int(keyboardHeight))",
      "+\(Int(suggestionsStep))",
    ]
  }
}

extension HandlerSignature {
  fileprivate static let head = ["handler", "what it does; options, the default first"]

  fileprivate var rows: [[String]] {
    [[name, summary]]
      + options.map { ["", "  \($0.name): \($0.words)"] }
  }
}

extension HandlerSignature.Option {
  /// The values, or the default and the numbers that it may be.
  fileprivate var words: String {
    let words = values.map(\.description).joined(separator: ", ")
    let numbers = range.map { ", or a number in \($0.lowerBound)...\($0.upperBound)" }
    let condition = condition.map { "; with \($0.name): \($0.value)" }
    return words + (numbers ?? "") + (condition ?? "")
  }
}

extension KeyboardProfile {
  fileprivate static let head = [
    "profile", "mass", "stiffness", "damping", "seconds", "notified", "ambient animation",
  ]

  fileprivate var row: [String] {
    [
      name, "\(spring.mass)", "\(spring.stiffness)", "\(spring.damping)",
      "\((duration * 10_000).rounded() / 10_000)", "\(notifiedDuration)",
      postsInsideAnimation ? "yes" : "no",
    ]
  }
}
