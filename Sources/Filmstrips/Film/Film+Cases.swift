import AnimationCurves
import Compositing
public import Detectors
import Scenes

extension Film {
  /// The film of some cases, a row for each; nil where none of them could be played.
  public init?(_ cases: [CheckedCase]) {
    let choices = Set(cases.map(\.result.scene.choices))
    let rows = cases.compactMap { $0.filmRow(namingChoices: choices.count > 1) }
    guard let first = cases.first(where: { $0.compositor != nil }) else { return nil }
    let scene = first.result.scene
    self.init(
      title: scene.scene, device: scene.device, window: scene.place, system: scene.profile.name,
      rate: scene.rate,
      phases: first.phases.starts, turns: cases.contains { $0.compositor?.turns == true },
      rows: rows)
  }
}

extension CheckedCase {
  /// Rows that differ in what was chosen of the scene's lists say what.
  fileprivate func filmRow(namingChoices: Bool) -> FilmRow? {
    guard let compositor else { return nil }
    let scene = result.scene
    let names =
      [scene.handler.description] + (namingChoices ? scene.choices.map(\.shortDescription) : [])
    var row = FilmRow(
      handler: names.joined(separator: ", "),
      verdict: FilmRow.Verdict(isPass: result.verdict == .pass, text: result.verdictText),
      times: compositor.times, readings: compositor.readings, findings: result.findings,
      frame: { index in frame(index) ?? MarkedFrame(compositor.frame(index)) })
    row.shown = result.source.recording?.track
    return row
  }
}

extension CaseResult {
  /// The verdict in a word; a pass that shows faults says that the scene expects them.
  fileprivate var verdictText: String {
    verdict == .pass && !findings.isEmpty ? "as expected" : verdict.rawValue
  }
}
