import Foundation
import InertFrameworks
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What `URLSession` lacks on Linux.
struct SessionTests {
  /// Bytes one by one and lines of text are those of the whole answer, whose blank lines are none.
  @Test(arguments: [["a"], ["a", "b c"], [], ["data: {}", "", "data: [DONE]"]])
  func bytesOfAnAnswerAreReadByLines(lines: [String]) async throws {
    let text = lines.joined(separator: "\n")
    let data = Data(text.utf8)
    let url = try #require(URL(string: "data:text/plain;base64,\(data.base64EncodedString())"))
    let answer = try await URLSession.shared.bytes(from: url).0
    var (bytes, found) = (Data(), [String]())
    for try await byte in answer { bytes.append(byte) }
    for try await line in answer.lines { found.append(line) }
    #expect(bytes == data)
    #expect(found == lines.filter { !$0.isEmpty })
  }

  @Test func aSessionInTheBackgroundIsLikeAnyOther() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "chat")
    #expect(
      configuration.timeoutIntervalForRequest
        == URLSessionConfiguration.default.timeoutIntervalForRequest)
  }
}
