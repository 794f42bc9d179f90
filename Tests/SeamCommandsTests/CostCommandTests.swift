import Foundation
import LayoutCosts
import TestSupport
import Testing

struct CostCommandTests {
  @Test func theReportSaysWhatWasAskedFor() throws {
    let run = try SeamProcess(
      "cost", "--handler", "frame", "--handler", "layoutguide", "--messages", "3", "--messages",
      "5", "--format", "json")
    #expect(run.status == 0, "\(run.errors)")
    let report = try CostReport(json: Data(run.output.utf8))
    #expect(report.rows.map(\.handler) == ["frame", "frame", "layoutguide", "layoutguide"])
    #expect(report.rows.map(\.messages) == [3, 5, 3, 5])
    #expect(report.growth.map(\.handler) == ["frame", "layoutguide"])
    for row in report.rows {
      #expect(row.turn.median > 0 && row.refresh.median > 0 && row.frame.sum.median > 0)
    }
  }

  @Test func theKeysAreTheContracts() throws {
    let run = try SeamProcess(
      "cost", "--handler", "frame", "--messages", "1", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?.keys.sorted() == ["growth", "rows", "version"])
    let row = (object?["rows"] as? [[String: Any]])?.first
    #expect(
      row?.keys.sorted() == [
        "frame", "handler", "idle", "messages", "reference", "refresh", "turn",
      ])
    let frame = row?["frame"] as? [String: [String: Any]]
    #expect(frame?.keys.sorted() == ["commit", "handler", "layout", "sample", "sum"])
    #expect(frame?["sum"]?.keys.sorted() == ["lower", "median", "n", "upper"])
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

  @Test func aPictureIsWrittenToAFileOrAPipe() throws {
    let folder = try TemporaryFolder()
    let arguments = ["cost", "--handler", "frame", "--messages", "5", "--format", "png"]
    let piped = try SeamProcess(arguments)
    let written = try SeamProcess(arguments + ["-o", "costs.png"], in: folder.url)
    #expect(piped.status == 0 && written.status == 0 && written.output.isEmpty)
    let file = try Data(contentsOf: folder.url.appendingPathComponent("costs.png"))
    let picture = try ReferencePNG([UInt8](file))
    #expect(picture.width == 1040 && picture.height == 202)
  }

  /// A budget is a file of `--save`; one of costs that are a tenth of today's is exceeded.
  @Test func aBudgetIsExceededBeyondTheNoise() throws {
    let folder = try TemporaryFolder()
    let arguments = ["cost", "--handler", "frame", "--messages", "5"]
    let saved = try SeamProcess(arguments + ["--save", "costs.json"], in: folder.url)
    #expect(saved.status == 0 && saved.output.hasPrefix("handler"), "\(saved.errors)")
    let report = try CostReport(
      json: Data(contentsOf: folder.url.appendingPathComponent("costs.json")))
    for (factor, status) in [(0.01, Int32(1)), (100, 0)] {
      _ = try folder.file("budget.json", try Self.scaled(report, by: factor))
      let run = try SeamProcess(arguments + ["--budget", "budget.json"], in: folder.url)
      #expect(run.status == status, "\(run.output)\(run.errors)")
      #expect(run.errors.hasPrefix("over the budget: frame, 5 messages: ") == (status == 1))
      let comparison = try SeamProcess("compare", "budget.json", "costs.json", in: folder.url)
      #expect(comparison.status == status)
      #expect(comparison.output.contains(status == 1 ? ": more" : ": less"))
    }
    for others in [["--messages", "6"], ["--handler", "transform"]] {
      let run = try SeamProcess(arguments + others + ["--budget", "costs.json"], in: folder.url)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("costs.json:1:1: error: there is no cost of "))
    }
  }

  /// The report with every frame's costs multiplied.
  private static func scaled(_ report: CostReport, by factor: Double) throws -> String {
    var object = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    var rows = try #require(object["rows"] as? [[String: Any]])
    for index in rows.indices {
      var frame = try #require(rows[index]["frame"] as? [String: [String: Double]])
      frame["sum"] = frame["sum"]?.reduce(into: [:]) { sum, entry in
        sum[entry.key] = entry.key == "n" ? entry.value : entry.value * factor
      }
      rows[index]["frame"] = frame
    }
    object["rows"] = rows
    return String(
      decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  @Test(arguments: [
    ["--messages", "0"], ["--messages", "-3"], ["--messages", "1000000000"],
    ["--messages", "many"], ["--handler", "fram"], ["--format", "pdf"], ["nowhere.yaml"],
    ["--budget", "nowhere.json"],
  ])
  func wrongArgumentsEndWithTwo(arguments: [String]) throws {
    let run = try SeamProcess(["cost"] + arguments)
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("error: ") && run.output.isEmpty)
  }

  @Test func aFileThatIsNoBudgetIsRefused() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.json", "{\"version\": 1, \"cases\": []}")
    let run = try SeamProcess("cost", "--budget", "a.json", in: folder.url)
    #expect(run.status == 2 && run.errors.hasPrefix("a.json:1:1: error: this is no file of costs"))
  }
}
