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
      options.includesTracks && $0.packedTrack != nil || $0.recordedTrack != nil
    }
    let space = isDense ? "" : "\n    "
    sink.write(isDense ? "{\"cases\":[" : "{\n  \"cases\" : [")
    for (index, reported) in report.cases.enumerated() {
      sink.write((index == 0 ? "" : ",") + space)
      sink.write(
        isDense
          ? denseText(reported, withTrack: options.includesTracks) : text(reported.withoutTrack))
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

  /// A case on one line; its track, which is most of it, is written apart, before the last key.
  private func denseText(_ reported: ReportedCase, withTrack: Bool) -> String {
    var rest = withTrack ? reported : reported.withoutTrack
    rest.packedTrack = nil
    var bytes = [UInt8](rest.compactJSON)
    if withTrack, reported.recording == nil, let track = reported.track,
      let end = bytes.lastIndex(of: UInt8(ascii: ","))
    {
      bytes.insert(contentsOf: Array(",\"track\":".utf8) + TrackText(track).bytes, at: end)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A case over several lines, each value on its own.
  private func text(_ reported: ReportedCase) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return (try? encoder.encode(reported))?.indentedText ?? "{}"
  }

  /// The shard on one line, however many places it has.
  private func shardText(_ shard: ReportShard, isDense: Bool) -> String {
    let text = String(decoding: shard.compactJSON, as: UTF8.self)
    return isDense ? "\"shard\":\(text)," : "\"shard\" : \(text),\n  "
  }
}

extension Encodable {
  /// JSON on one line, its keys sorted.
  var compactJSON: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data("{}".utf8)
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
