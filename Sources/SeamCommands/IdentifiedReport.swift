import Foundation
import MotionFits

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
