import Detectors
import Foundation

/// All that a page draws, as its script reads it: texts, columns and layers are once in pools.
///
/// Keys are short, for there are a thousand cases of them; the script's `open` says what they mean.
struct PageData: Encodable {
  private let v = 1
  private let text: [String]
  private let col: [String]
  private let lay: [PageValue]
  private let kinds: [PageKind]
  private let cases: [PageCase]
  /// The number of cases that have their tracks, where not all have.
  private let drawn: Int?

  /// With the tracks of at most the given number of cases, those that failed first.
  init(_ report: Report, mostTracks: Int) {
    var pools = PagePools()
    let drawn = Self.drawn(of: report.cases, atMost: mostTracks)
    cases = report.cases.indices.map { index in
      PageCase(report.cases[index], withTrack: drawn?.contains(index) ?? true, &pools)
    }
    self.drawn = drawn?.count
    kinds = FindingKind.allCases.map { PageKind($0) }
    text = pools.texts.values
    col = pools.columns.values
    lay = pools.layers.values
  }

  /// The places of the cases that keep their tracks; nil where all do.
  private static func drawn(of cases: [ReportedCase], atMost most: Int) -> Set<Int>? {
    let tracked = cases.indices.filter { cases[$0].track != nil }
    guard tracked.count > most else { return nil }
    let failed = tracked.filter { cases[$0].verdict != .pass }
    let passed = tracked.filter { cases[$0].verdict == .pass }
    return Set((failed + passed).prefix(most))
  }

  /// As JSON that can be in an element of a page: nothing in it ends the element.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    var safe = ""
    safe.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": safe += "\\u003c"
      case "\u{2028}": safe += "\\u2028"
      case "\u{2029}": safe += "\\u2029"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}

/// The values that cases have in common.
struct PagePools {
  var texts = PagePool<String>()
  var columns = PagePool<String>()
  var layers = PagePool<PageValue>()

  mutating func text(_ text: String) -> Int { texts.index(of: text) }

  mutating func column(_ values: [Double?]) -> Int {
    columns.index(of: PageColumn(values).text)
  }
}

/// The text of a page on a kind of finding.
private struct PageKind: Encodable {
  let name: String
  let summary: String
  let tint: String?

  init(_ kind: FindingKind) {
    name = kind.rawValue
    summary = kind.summary
    tint = kind.mark.map { "\($0.tint)" }
  }
}
