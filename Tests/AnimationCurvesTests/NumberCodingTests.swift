import AnimationCurves
import Foundation
import Testing

/// Numbers of a range as they are read from files.
struct NumberCodingTests {
  private struct Read: Decodable {
    let value: Double

    private enum CodingKeys: String, CodingKey { case value }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      value = try fields.number(.value, in: 1...4, or: 2.5)
    }
  }

  private func read(_ json: String) throws -> Double {
    try JSONDecoder().decode(Read.self, from: Data(json.utf8)).value
  }

  /// What is given counts; what is left out is the standard's, and what is out of range is wrong.
  @Test func whatIsGivenCounts() throws {
    #expect(try read("{}") == 2.5 && read("{\"value\": 3}") == 3)
    #expect(try read("{\"value\": 1}") == 1 && read("{\"value\": 4}") == 4)
    for wrong in ["0.999", "4.001", "-3", "\"3\""] {
      #expect(throws: DecodingError.self) { try read("{\"value\": \(wrong)}") }
    }
  }
}
