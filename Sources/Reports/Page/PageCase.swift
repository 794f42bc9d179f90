import AnimationCurves
import Compositing
import Detectors
import Scenes

/// A case of a page; numbers without a name are places in its pools.
struct PageCase: Encodable {
  /// Its name, its scene's title, and what tells it from the scene's other cases.
  let n, s, l: Int
  /// Handler, device and keyboard profile.
  let h, d, y: Int
  /// What it shares with the cases that differ by nothing but the handler.
  let k: Int
  let r: Double
  /// Whether it passed (0), failed (1) or could not be played (2).
  let v: Int
  let frames: Int
  /// The greatest gap and overlap in points.
  let g, o: PageValue
  let file: Int
  let line: Int
  let finds: [PageValue]
  let missing: [Int]
  let failure: Int?
  let films: [Int]
  let track: PageTrack?

  init(_ result: CaseResult, _ pools: inout PagePools) {
    let scene = result.scene
    n = pools.text(scene.name)
    s = pools.text(scene.scene)
    l = pools.text(scene.label)
    h = pools.text(scene.handler.description)
    d = pools.text(scene.device.name)
    y = pools.text(scene.profile.name)
    r = scene.rate
    let common =
      [scene.scene, scene.device.name, scene.profile.name, "\(scene.rate)", "\(scene.phase)"]
      + scene.choices.map(\.description)
    k = pools.text(common.joined(separator: "\u{1F}"))
    v = [CaseResult.Verdict.pass, .fail, .error].firstIndex(of: result.verdict) ?? 2
    frames = result.frameCount
    g = .hundredths(result.greatestGap)
    o = .hundredths(result.greatestOverlap)
    file = pools.text(scene.location.file)
    line = scene.location.line
    finds = result.findings.map { Self.value(of: $0, &pools) }
    missing = result.missingKinds.map { pools.text($0) }
    failure = result.failure.map { pools.text($0) }
    films = result.films.map { pools.text($0) }
    track = result.track.map { PageTrack($0, &pools) }
  }

  /// Kind, phase, first and last frame, worst frame and its time, amount, unit, points, pixels,
  /// cause, rule, whether it is expected.
  private static func value(of finding: Finding, _ pools: inout PagePools) -> PageValue {
    let amount = finding.isBetweenFrames ? finding.continuous : finding.amount
    return .list([
      .integer(pools.text(finding.kind.rawValue)), .integer(pools.text(finding.phase.rawValue)),
      .integer(finding.frames?.lowerBound ?? -1), .integer(finding.frames?.upperBound ?? -1),
      .integer(finding.worst.frame ?? -1), .number(finding.worst.time.micro),
      .hundredths(amount), .integer(pools.text(finding.unit.rawValue)),
      .hundredths(finding.isBetweenFrames ? finding.continuous : finding.points),
      .hundredths(finding.pixels),
      .integer(finding.cause.map { pools.text($0.sentence) } ?? -1),
      .integer(finding.rule.map { pools.text($0.rawValue) } ?? -1),
      .integer(finding.isExpected ? 1 : 0),
    ])
  }
}
