import ArgumentParser
import Foundation
import MotionFits
import MotionLogs
import SceneFiles
import Scenes

/// Says which curves motions followed.
struct IdentifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify",
    abstract: "Says which curve a motion followed.",
    discussion: """
      Reads a clip, a playback, a log, or CSV with a column 'time' in seconds and a column of positions for \
      each thing that moves. Each motion is fitted with the system keyboards' springs, UIKit's \
      curves, springs and Beziers, with free start, offset and way. Of a clip in which no bar is found \
      it reads the keyboard alone. 'iOS 18' stands for iOS 10 to \
      18, whose keyboards move alike. No curve is named where the second fits nearly as well (less \
      than 1.25 times the residual), or none fits. Examples:

        seam identify clip.mp4
        seam identify recorder.csv
        seam identify web-page.csv --format json
      """)

  @Argument(help: "Clips, playbacks, logs or CSV; - is the standard input.")
  var files: [String]

  @Option(help: "One of table, json.")
  var format = IdentifyFormat.table

  func run() throws {
    var motions: [IdentifiedMotion] = []
    for file in files { motions += try IdentifiedMotion.all(in: file) }
    Terminal.write(try format.text(of: motions))
  }
}

/// The format of identified motions.
enum IdentifyFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json

  /// The motions as text.
  func text(of motions: [IdentifiedMotion]) throws -> String {
    switch self {
    case .table: IdentifiedTable(motions).text
    case .json: try IdentifiedReport(motions).text
    }
  }
}

/// Identified motions as a table for people.
struct IdentifiedTable {
  private let motions: [IdentifiedMotion]

  init(_ motions: [IdentifiedMotion]) { self.motions = motions }

  /// The most candidates that are listed for each motion.
  private static let count = 5

  /// A paragraph for each motion.
  var text: String {
    guard !motions.isEmpty else { return "nothing moves\n" }
    return motions.map(paragraph).joined(separator: "\n")
  }

  private func paragraph(_ motion: IdentifiedMotion) -> String {
    let fit = motion.fit
    let way = fit.motion
    let title =
      "\(motion.source.withoutControls)  \(motion.edge.withoutControls)"
      + "  \(Self.digits(way.start, 3)) to \(Self.digits(way.end, 3)) s"
      + "  \(Self.digits(way.from, 1)) -> \(Self.digits(way.to, 1))"
    let rows = fit.candidates.prefix(Self.count).map { candidate in
      [
        "  " + (candidate == fit.certain ? "* " : "  ") + candidate.name,
        "\(Self.digits(candidate.rms, 3))", "\(Self.digits(candidate.share * 100, 3)) %",
        "from \(Self.digits(candidate.start, 3)) s", Self.numbers(candidate),
      ]
    }
    let table = rows.isEmpty ? [] : [TextTable([["    curve", "rms", "of the way"]] + rows).text]
    return ([title, "  " + verdict(fit)] + table).joined(separator: "\n") + "\n"
  }

  private func verdict(_ fit: MotionFit) -> String {
    let held = fit.held == 0 ? "" : "; \(fit.held) repeated frames left out"
    switch fit.kind {
    case .dragged: return "moved by a finger: no curve leads along its way"
    case .hidden: return "not visible on its way"
    case .instant: return "one step, not animated" + held
    case .animated:
      if let best = fit.certain { return "follows \(best.name)" + held }
      guard fit.best == nil else { return "too few samples on its way to name a curve" + held }
      guard fit.candidates.count > 1,
        fit.candidates[1].rms < MotionFit.alike * fit.candidates[0].rms
      else { return "no curve fits" + held }
      return "\(fit.candidates[0].name) and \(fit.candidates[1].name) fit alike" + held
    }
  }

  private static func numbers(_ candidate: FitCandidate) -> String {
    candidate.parameters.map { "\($0.name) \(digits($0.value, 3))" }.joined(separator: ", ")
  }

  private static func digits(_ value: Double, _ count: Int) -> String {
    String(format: "%.\(count)f", value)
  }
}

/// Identified motions as JSON, version 1.
struct IdentifiedReport: Encodable {
  private let version = 1
  private let motions: [Motion]

  init(_ motions: [IdentifiedMotion]) { self.motions = motions.map(Motion.init) }

  /// The report's text.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  private struct Motion: Encodable {
    let source: String
    let edge: String
    let kind: String
    let start: Double
    let end: Double
    let from: Double
    let to: Double
    let travel: Double
    let best: String?
    let candidates: [Candidate]
    let samples: Int
    let held: Int

    init(_ motion: IdentifiedMotion) {
      let fit = motion.fit
      source = motion.source
      edge = motion.edge
      kind = fit.kind.rawValue
      start = fit.motion.start.micro
      end = fit.motion.end.micro
      from = fit.motion.from.micro
      to = fit.motion.to.micro
      travel = abs(fit.motion.travel).micro
      best = fit.certain?.name
      candidates = fit.candidates.map(Candidate.init)
      samples = fit.motion.samples.count
      held = fit.held
    }

    private enum CodingKeys: String, CodingKey {
      case source, edge, kind, start, end, from, to, travel, best, candidates, samples, held
    }

    /// Writes `best` even where there is none.
    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(source, forKey: .source)
      try fields.encode(edge, forKey: .edge)
      try fields.encode(kind, forKey: .kind)
      try fields.encode(start, forKey: .start)
      try fields.encode(end, forKey: .end)
      try fields.encode(from, forKey: .from)
      try fields.encode(to, forKey: .to)
      try fields.encode(travel, forKey: .travel)
      try fields.encode(best, forKey: .best)
      try fields.encode(candidates, forKey: .candidates)
      try fields.encode(samples, forKey: .samples)
      try fields.encode(held, forKey: .held)
    }
  }

  private struct Candidate: Encodable {
    let name: String
    let parameters: [String: Double]
    let rms: Double
    let share: Double
    let start: Double

    init(_ candidate: FitCandidate) {
      name = candidate.name
      parameters = Dictionary(
        candidate.parameters.map { ($0.name, $0.value.micro) }, uniquingKeysWith: { $1 })
      rms = candidate.rms.fine
      share = candidate.share.fine
      start = candidate.start.micro
    }
  }
}

extension Double {
  /// Six digits after the point.
  fileprivate var micro: Double { (self * 1e6).rounded() / 1e6 }

  /// Nine digits after the point: enough for the ratio of two small residuals.
  fileprivate var fine: Double { (self * 1e9).rounded() / 1e9 }
}
