public import Foundation

extension Report: Decodable {
  /// The version of the JSON report that this release writes and reads.
  public static let version = 1

  private enum Key: String, CodingKey { case version, cases, shard }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let version = try fields.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: fields,
        debugDescription: "version \(version) is not known: this seam reads \(Self.version)")
    }
    self.init(try fields.decode([ReportedCase].self, forKey: .cases))
    shard = try fields.decodeIfPresent(ReportShard.self, forKey: .shard)
    guard shard?.isPossible(of: cases.count) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .shard, in: fields, debugDescription: "the places are not those of its cases")
    }
  }

  /// Reads a report that ``JSONReporter`` has written.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(Report.self, from: json)
  }
}
