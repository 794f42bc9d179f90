import Foundation

/// Everything that was found, with a version, for other tools.
public struct JSONReporter: Reporter {
  public static let name = "json"
  public static let fileName = "seam.json"

  public init() {}

  public func write(
    _ report: Report, _ options: ReportOptions, to sink: inout some TextOutputStream
  ) {
    sink.write("{\n  \"cases\" : [\n")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    for (index, reported) in report.cases.enumerated() {
      guard let data = try? encoder.encode(reported) else { continue }
      sink.write(index == 0 ? "" : ",\n")
      sink.write(data.indentedText)
    }
    sink.write("\n  ],\n  \"version\" : \(Report.version)\n}\n")
  }
}

extension Data {
  /// Text with each line four spaces further in; a string of JSON holds no line break.
  fileprivate var indentedText: String {
    var bytes = Array("    ".utf8)
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
