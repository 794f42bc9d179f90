import Compositing
import Detectors
import Foundation
import Scenes

/// All that a page draws but its cases, as its script reads it: texts, columns and layers are once
/// in pools.
///
/// Keys are short, for there are a thousand cases of them; the script's `open` says what they mean.
struct PageData: Encodable {
  private let v = 1
  private let text: [String]
  private let col: [String]
  private let lay: [PageValue]
  /// The colour of each kind that marks a frame.
  private let kinds: [String: String]
  /// The number of cases that have their tracks, where not all have.
  private let drawn: Int?
  /// That the run was interrupted, in words.
  private let rest: String?

  private init(_ report: Report, drawn: Int?, _ pools: PagePools) {
    self.drawn = drawn
    rest = report.interruption
    kinds = FindingKind.allCases.reduce(into: [:]) { tints, kind in
      tints[kind.rawValue] = kind.mark.map { "\($0.tint)" }
    }
    text = pools.texts.values
    col = pools.columns.values
    lay = pools.layers.values
  }

  /// Writes all of it as JSON that can be in an element of a page, with the tracks of at most the
  /// given number of cases, those that failed first.
  ///
  /// A case is written once it is made; what is kept are the pools.
  static func write(
    _ report: Report, mostTracks: Int, to sink: inout some TextOutputStream
  ) {
    var pools = PagePools()
    let drawn = Self.drawn(of: report.cases, atMost: mostTracks)
    sink.write("{\"cases\":[")
    for (index, reported) in report.cases.enumerated() {
      let page = PageCase(reported, withTrack: drawn?.contains(index) ?? true, &pools)
      sink.write((index == 0 ? "" : ",") + page.compactJSON.withoutMarkup)
    }
    let rest = PageData(report, drawn: drawn?.count, pools).compactJSON.withoutMarkup
    sink.write("]," + rest.dropFirst())
  }

  /// The places of the cases that keep their tracks; nil where all do.
  private static func drawn(of cases: [ReportedCase], atMost most: Int) -> Set<Int>? {
    let tracked = cases.indices.filter { cases[$0].packedTrack != nil }
    guard tracked.count > most else { return nil }
    let failed = tracked.filter { cases[$0].verdict != .pass }
    let passed = tracked.filter { cases[$0].verdict == .pass }
    return Set((failed + passed).prefix(most))
  }
}

extension Data {
  /// The text of JSON, in which nothing ends the element of a page that it is in.
  fileprivate var withoutMarkup: String {
    let text = String(decoding: self, as: UTF8.self)
    guard contains(UInt8(ascii: "<")) || contains(0xE2) else { return text }
    return text.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}

/// The values that cases have in common.
struct PagePools {
  var texts = PagePool<String>()
  var columns = PagePool<String>()
  var layers = PagePool<PageValue>()
  private var paths: [String: Int] = [:]

  mutating func text(_ text: String) -> Int { texts.index(of: text) }

  /// A path as it is shown, in the middle of a line that it must not turn.
  mutating func path(_ path: String) -> Int {
    if let index = paths[path] { return index }
    let index = texts.index(of: path.oneLine)
    paths[path] = index
    return index
  }

  mutating func column(_ values: [Double?]) -> Int {
    columns.index(of: PageColumn(values).text)
  }
}

/// Values of a page that are there once, however many cases have them.
struct PagePool<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// The place of a value, which is given one if it has none.
  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

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
  let file: Int
  let line: Int
  let finds: [PageValue]
  let missing: [Int]
  let failure: Int?
  /// `logged` or `filmed`; nil where it was simulated.
  let from: Int?
  let films: [Int]
  /// A clip's own frames; nil where it has none.
  let sheets: [ContactSheet]?
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
    file = pools.path(reported.file)
    line = reported.line
    finds = reported.findings.map { Self.value(of: $0, &pools) }
    missing = reported.missing.map { pools.text($0) }
    failure = reported.failure.map { pools.text($0) }
    from =
      reported.source == .simulated ? nil : pools.text(reported.source.kind.rawValue)
    films = reported.films.map { pools.path($0) }
    sheets = withTrack && !reported.sheets.isEmpty ? reported.sheets : nil
    track = withTrack ? reported.track.map { PageTrack($0, &pools) } : nil
  }

  /// Kind, phase, first and last frame, worst frame and its time, amount, unit, points, pixels,
  /// cause with what it rests on, rule, whether it is expected (1) or fails nothing (2); of a clip
  /// also how far off the points may be, -1 where it may be more.
  private static func value(of finding: ReportedFinding, _ pools: inout PagePools) -> PageValue {
    let isBetweenFrames = finding.frames == nil
    let value: [PageValue] = [
      .integer(pools.text(finding.kind.rawValue)), .integer(pools.text(finding.phase.rawValue)),
      .integer(finding.frames?.lowerBound ?? -1), .integer(finding.frames?.upperBound ?? -1),
      .integer(finding.worst.frame ?? -1), .number(finding.worst.time),
      .hundredths(finding.greatness), .integer(pools.text(finding.unit.rawValue)),
      .hundredths(isBetweenFrames ? finding.size : finding.points),
      .hundredths(finding.pixels),
      .integer(finding.reason.map { pools.text($0) } ?? -1),
      .integer(finding.rule.map { pools.text($0) } ?? -1),
      .integer(finding.expected ? 1 : finding.excused ? 2 : 0),
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
