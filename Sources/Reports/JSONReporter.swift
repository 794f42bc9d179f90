import Foundation

/// Everything that was found, with a version, for other tools.
public struct JSONReporter: Reporter {
  /// The name on the command line.
  public static let name = "json"
  /// The name of its file where only a folder is given.
  public static let fileName = "seam.json"

  /// Creates a JSON reporter.
  public init() {}

  /// Writes the report part by part.
  public func write(
    _ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream
  ) {
    // One line per number of a track would make it five times as long.
    let isDense = report.cases.contains {
      options.includesTracks && $0.track != nil || $0.recordedTrack != nil
    }
    let space = isDense ? "" : "\n    "
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !isDense { encoder.outputFormatting.insert(.prettyPrinted) }
    sink.write(isDense ? "{\"cases\":[" : "{\n  \"cases\" : [")
    for (index, reported) in report.cases.enumerated() {
      let reported = options.includesTracks ? reported : reported.withoutTrack
      guard let data = try? encoder.encode(reported) else { continue }
      sink.write((index == 0 ? "" : ",") + space)
      sink.write(isDense ? String(decoding: data, as: UTF8.self) : data.indentedText)
    }
    let version = Report.version
    let shard = report.shard.map { shardText($0, isDense: isDense) } ?? ""
    let interruption = report.unplayedCount.map { count in
      isDense
        ? "\"interrupted\":true,\"notPlayed\":\(count),"
        : "\"interrupted\" : true,\n  \"notPlayed\" : \(count),\n  "
    }
    let rest = (interruption ?? "") + shard
    sink.write(
      isDense
        ? "],\(rest)\"version\":\(version)}\n"
        : "\n  ],\n  \(rest)\"version\" : \(version)\n}\n")
  }

  /// The shard on one line, however many places it has.
  private func shardText(_ shard: ReportShard, isDense: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(shard) else { return "" }
    let text = String(decoding: data, as: UTF8.self)
    return isDense ? "\"shard\":\(text)," : "\"shard\" : \(text),\n  "
  }
}

extension Data {
  /// Text with each line but the first four spaces further in; a string of JSON holds no line break.
  fileprivate var indentedText: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 5 / 4)
    var endsLine = false
    for byte in self {
      let isLineEnd = byte == UInt8(ascii: "\n")
      if endsLine, !isLineEnd { bytes += [0x20, 0x20, 0x20, 0x20] }
      bytes.append(byte)
      endsLine = isLineEnd
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
