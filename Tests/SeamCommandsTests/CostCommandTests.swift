import Foundation
import LayoutCosts
import Testing

struct CostCommandTests {
  @Test func theReportSaysWhatWasAskedFor() throws {
    let run = try SeamProcess(
      "cost", "--handler", "frame", "--handler", "layoutguide", "--messages", "3", "--messages",
      "5", "--format", "json")
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(CostReport.self, from: Data(run.output.utf8))
    #expect(report.version == 1)
    #expect(report.rows.map(\.handler) == ["frame", "frame", "layoutguide", "layoutguide"])
    #expect(report.rows.map(\.messages) == [3, 5, 3, 5])
    for row in report.rows {
      #expect(row.turn > 0 && row.refresh > 0 && row.driven > 0)
      #expect(abs(row.share60 - row.driven * 60 / 1_000_000) < 1e-9)
      #expect(abs(row.share120 - 2 * row.share60) < 1e-9)
    }
  }

  @Test func theKeysAreTheContracts() throws {
    let run = try SeamProcess(
      "cost", "--handler", "frame", "--messages", "1", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?.keys.sorted() == ["rows", "version"])
    let row = (object?["rows"] as? [[String: Any]])?.first
    #expect(
      row?.keys.sorted() == [
        "driven", "handler", "messages", "refresh", "share120", "share60", "turn",
      ])
  }

  @Test func aScenesHandlersAndTranscriptAreMeasured() throws {
    let folder = try TemporaryFolder()
    let scene = """
      scene: Two
      device: iPhone 8
      handler: [frame, {frame: {timing: easeInOut}}]
      transcript: {messages: 4}
      events: [{at: 0, show: {height: 258}}, {at: 1, hide: {}}]

      """
    let path = try folder.file("a.yaml", scene)
    let run = try SeamProcess("cost", path, path, "-o", "cost.txt", in: folder.url)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("cost.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix("handler"))
    #expect(lines[1].hasPrefix("frame ") && lines[1].contains(" 4 "))
    #expect(lines[2].hasPrefix("frame(timing: easeInOut) "))
    #expect(lines[3].hasPrefix("Medians of "))
  }

  @Test(arguments: [
    ["--messages", "0"], ["--messages", "-3"], ["--messages", "1000000000"],
    ["--messages", "many"], ["--handler", "fram"], ["--format", "pdf"], ["nowhere.yaml"],
  ])
  func wrongArgumentsEndWithTwo(arguments: [String]) throws {
    let run = try SeamProcess(["cost"] + arguments)
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("error: ") && run.output.isEmpty)
  }
}
