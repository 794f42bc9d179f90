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
    case devices, figures, handlers, systems, profiles, detectors, reporters
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
    case .figures: [DeviceFigure.head] + DeviceModel.catalog.flatMap(\.rows)
    case .systems, .profiles: [KeyboardProfile.head] + KeyboardProfile.all.map(\.row)
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
      "+\(Int(predictiveBarHeight))",
    ]
  }
}

extension DeviceFigure {
  fileprivate static let head = ["device", "figure", "points", "from", "known", "source"]

  fileprivate var row: [String] {
    [
      quantity.rawValue, "\(Int(value))", system > 0 ? "iOS \(Int(system))" : "every system",
      knowledge.rawValue, source,
    ]
  }
}

extension DeviceModel {
  /// The device, and each of its figures.
  fileprivate var rows: [[String]] {
    figures.enumerated().map { index, figure in [index == 0 ? name : ""] + figure.row }
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
    "system", "holds for", "mass", "stiffness", "damping", "seconds", "notified",
    "ambient animation",
  ]

  fileprivate var row: [String] {
    [
      name, systems, "\(spring.mass)", "\(spring.stiffness)", "\(spring.damping)",
      "\((duration * 10_000).rounded() / 10_000)", "\(notifiedDuration)",
      postsInsideAnimation ? "yes, reported" : "no, assumed",
    ]
  }

  /// The systems that have it: up to the one before the next profile's.
  private var systems: String {
    let later = KeyboardProfile.all.drop { $0 != self }.dropFirst().first?.version
    guard let first = version else { return name }
    let last = later.map { Int($0) - 1 } ?? Int(first)
    let isLatest = later == nil
    return isLatest
      ? "iOS \(Int(first))"
      : last > Int(first) ? "iOS \(Int(first)) to \(last)" : "iOS \(Int(first))"
  }
}
