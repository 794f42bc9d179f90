import Foundation
import TestSupport
import Testing

/// The films of a scene with several transcripts.
struct TranscriptFilmTests {
  private func films(_ handlers: String, of program: String = "seam") throws -> [String] {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "a.yaml",
      """
      scene: Talk
      device: iPhone 8
      handler: \(handlers)
      transcript: {messages: [1, 7, 14], height: 44}
      events: [{at: 0, show: {height: 260}}]

      """)
    let run = try SeamProcess(
      ["film", path, "-o", "out", "--columns", "1", "--scale", "0.1"], of: program,
      in: folder.url)
    #expect(run.status == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func thoseOfOneHandlerAreRows() throws {
    #expect(try films("nbchat") == ["out/talk.png"])
  }

  /// A second case of its process would trap.
  @Test func thoseOfAHandlerThatKeepsStateHaveAFilmEach() throws {
    #expect(try films("remembering", of: "FaultyHandlers").count == 3)
  }

  @Test func thoseOfSeveralHaveAFilmEach() throws {
    let files = try films("[nbchat, layoutguide]")
    #expect(files.count == 3 && files.allSatisfy { $0.contains("transcript-messages") })
  }
}
