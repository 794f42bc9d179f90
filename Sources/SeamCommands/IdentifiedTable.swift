import Foundation
import MotionFits
import Scenes

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
