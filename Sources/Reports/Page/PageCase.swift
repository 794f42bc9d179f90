import Compositing
import Detectors
import Scenes

/// A case of a page; numbers without a name are places in its pools.
struct PageCase: Encodable {
  /// Its name, its scene's title, and the words that distinguish it from the scene's other cases.
  let n, s, l: Int
  /// Handler, device and keyboard profile.
  let h, d, y: Int
  /// The place of the values that it shares with the cases that differ by the handler alone.
  let k: Int
  let r: Double
  /// Its verdict: passed (0), failed (1) or could not be played (2).
  let v: Int
  let frames: Int
  /// The greatest gap and overlap in points.
  let g, o: PageValue
  let file: Int
  let line: Int
  let finds: [PageValue]
  let missing: [Int]
  let failure: Int?
  /// `logged` or `filmed`; nil where it was simulated.
  let from: Int?
  let films: [Int]
  let track: PageTrack?

  init(_ reported: ReportedCase, withTrack: Bool, _ pools: inout PagePools) {
    n = pools.text(reported.name)
    s = pools.text(reported.scene)
    l = pools.text(reported.label)
    h = pools.text(reported.handler)
    d = pools.text(reported.device)
    y = pools.text(reported.system ?? "")
    r = reported.rate
    k = pools.text("\(reported.scene)\u{1F}\(reported.labelWithoutHandler)")
    v = [CaseResult.Verdict.pass, .fail, .error].firstIndex(of: reported.verdict) ?? 2
    frames = reported.frames
    g = .hundredths(reported.seam.gap)
    o = .hundredths(reported.seam.overlap)
    file = pools.text(reported.file)
    line = reported.line
    finds = reported.findings.map { Self.value(of: $0, &pools) }
    missing = reported.missing.map { pools.text($0) }
    failure = reported.failure.map { pools.text($0) }
    from =
      reported.source == .simulated ? nil : pools.text(reported.source.kind.rawValue)
    films = reported.films.map { pools.text($0) }
    track = withTrack ? reported.track.map { PageTrack($0, &pools) } : nil
  }

  /// Kind, phase, first and last frame, worst frame and its time, amount, unit, points, pixels,
  /// cause, rule, whether it is expected; of a clip also how far off the points may be,
  /// -1 where it may be more.
  private static func value(of finding: ReportedFinding, _ pools: inout PagePools) -> PageValue {
    let isBetweenFrames = finding.frames == nil
    let value: [PageValue] = [
      .integer(pools.text(finding.kind.rawValue)), .integer(pools.text(finding.phase.rawValue)),
      .integer(finding.frames?.lowerBound ?? -1), .integer(finding.frames?.upperBound ?? -1),
      .integer(finding.worst.frame ?? -1), .number(finding.worst.time),
      .hundredths(finding.greatness), .integer(pools.text(finding.unit.rawValue)),
      .hundredths(isBetweenFrames ? finding.size : finding.points),
      .hundredths(finding.pixels),
      .integer(finding.cause.map { pools.text($0) } ?? -1),
      .integer(finding.rule.map { pools.text($0) } ?? -1),
      .integer(finding.expected ? 1 : 0),
    ]
    return .list(
      value + (finding.uncertainty.map { [.hundredths(finding.isAtLeast ? -1 : $0)] } ?? []))
  }
}

extension ReportedCase {
  /// The part of the label that is the same in cases that differ by the handler alone.
  fileprivate var labelWithoutHandler: Substring {
    let own = "\(handler) / "
    return label.hasPrefix(own) ? label.dropFirst(own.count) : "\(device) \(system ?? "") \(rate)"
  }
}
