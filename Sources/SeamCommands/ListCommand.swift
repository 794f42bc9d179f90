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
    commandName: "list", abstract: "Lists what scenes and arguments can name.",
    discussion: """
      Without a topic it lists the topics. Examples:

        seam list
        seam list devices
        seam list events --format json
      """)

  @Argument(help: "One of \(ListTopic.shown.map(\.rawValue).joined(separator: ", ")).")
  var topic: ListTopic?

  enum Format: String, ExpressibleByArgument, CaseIterable { case table, json }

  @Option(help: "One of \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.table

  func run() throws {
    let listing = MainActor.assumeIsolated { topic?.listing ?? ListTopic.overview }
    switch format {
    case .table: Terminal.writeLine(TextTable([listing.head] + listing.rows).text)
    case .json: Terminal.write(listing.value(of: topic).json)
    }
  }
}

/// The topics of lists.
enum ListTopic: String, ExpressibleByArgument, CaseIterable {
  case devices, figures, systems, profiles, handlers, events, keys, curves, detectors, causes
  case reporters

  /// Those that are named; `profiles` is an older name of the systems.
  static let shown = allCases.filter { $0 != .profiles }

  /// The content of the list, in a line.
  var summary: String {
    switch self {
    case .devices: "screens with safe areas and keyboard heights"
    case .figures: "heights and safe areas of each device and system, with their sources"
    case .systems, .profiles: "how each iOS moves its keyboard"
    case .handlers: "ways to move a bar or a form, with their options"
    case .events: "what can happen in a scene"
    case .keys: "the keys of a scene"
    case .curves: "how curves are written"
    case .detectors: "the kinds of findings (seam explain KIND)"
    case .causes: "the rules that findings name (seam explain RULE)"
    case .reporters: "the formats of reports"
    }
  }

  /// The topics themselves.
  static var overview: Listing {
    Listing(
      head: ["topic", "what it lists"], rows: shown.map { [$0.rawValue, $0.summary] })
  }

  @MainActor
  fileprivate var listing: Listing {
    switch self {
    case .devices: Listing(head: Device.head, rows: Device.catalog.map(\.row))
    case .figures:
      Listing(head: DeviceFigure.head, rows: DeviceModel.catalog.flatMap(\.rows))
    case .systems, .profiles:
      Listing(head: KeyboardProfile.head, rows: KeyboardProfile.all.map(\.row))
    case .handlers: Listing(Seam.handlers.signatures)
    case .events: Listing("event", SceneSchema(Seam.vocabulary).events)
    case .keys: Listing("key", SceneSchema(Seam.vocabulary).keys)
    case .curves:
      Listing(
        head: ["curve", "meaning"], rows: CurveArgument.spellings.map { [$0.example, $0.meaning] })
    case .detectors:
      Listing(
        head: ["detector", "tolerance in", "finds"],
        rows: FindingKind.allCases.map { [$0.rawValue, $0.unit?.name ?? "none", $0.summary] })
    case .causes:
      Listing(
        head: ["rule", "explains", "meaning"],
        rows: Cause.Rule.allCases.map { rule in
          [
            rule.rawValue, rule.guide?.kinds.joined(separator: ", ") ?? "",
            rule.guide?.meaning ?? "",
          ]
        })
    case .reporters:
      Listing(head: ["reporter", "file"], rows: Reporters.all.map { [$0.name, $0.fileName] })
    }
  }
}

/// A list with the names of its columns.
struct Listing {
  let head: [String]
  let rows: [[String]]
  /// The rows as JSON; by default a map of each, with the columns' names as keys.
  private var entries: [JSONValue]?

  init(head: [String], rows: [[String]], entries: [JSONValue]? = nil) {
    self.head = head
    self.rows = rows
    self.entries = entries
  }

  fileprivate init(_ name: String, _ entries: [SceneSchema.Entry]) {
    self.init(
      head: [name, "", "what it says"],
      rows: entries.map { [$0.name, $0.isRequired ? "required" : "", $0.summary] },
      entries: entries.map {
        .map([
          name: .text($0.name), "required": .flag($0.isRequired), "summary": .text($0.summary),
        ])
      })
  }

  fileprivate init(_ handlers: [HandlerSignature]) {
    self.init(
      head: HandlerSignature.head, rows: handlers.flatMap(\.rows), entries: handlers.map(\.entry))
  }

  /// The whole list as JSON.
  func value(of topic: ListTopic?) -> JSONValue {
    [
      "version": 1, "topic": .text(topic?.rawValue ?? "topics"),
      "entries": .list(entries ?? rows.map(entry)),
    ]
  }

  private func entry(_ row: [String]) -> JSONValue {
    .map(
      Dictionary(zip(head, row.map(JSONValue.init(cell:)))) { first, _ in first })
  }
}

extension JSONValue {
  /// A number where a cell of a table is one, else its text.
  fileprivate init(cell: String) {
    self = Double(cell).map { .number($0) } ?? .text(cell)
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

  fileprivate var entry: JSONValue {
    [
      "handler": .text(name), "summary": .text(summary),
      "options": .list(options.map(\.entry)),
    ]
  }
}

extension HandlerSignature.Option {
  fileprivate var entry: JSONValue {
    var map: [String: JSONValue] = [
      "option": .text(name), "values": .list(values.map(\.json)),
      "default": values.first?.json ?? .null,
    ]
    if let range {
      map["range"] = [.number(range.lowerBound), .number(range.upperBound)]
    }
    if let condition { map["with"] = .map([condition.name: condition.value.json]) }
    return .map(map)
  }

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
    "ambient animation", "known",
  ]

  fileprivate var row: [String] {
    [
      name, systems, "\(spring.mass)", "\(spring.stiffness)", "\(spring.damping)",
      "\((duration * 10_000).rounded() / 10_000)", "\(notifiedDuration)",
      "\(postsInsideAnimation ? "yes" : "no"), "
        + (postsInsideAnimation && !isAssumed ? "reported" : "assumed"),
      isAssumed ? "no: all is assumed, as on \(Self.iOS26.name)" : "the motion is recorded",
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

extension HandlerSpec.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .word(let word): .text(word)
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    }
  }
}
