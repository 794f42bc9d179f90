import Foundation
import LayoutCosts
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import SeamCommands

/// What `cost` measures and how it writes that, without measuring.
struct CostListTests {
  private static func spread(_ values: Double...) -> String {
    "{\"median\": \(values[0]), \"lower\": \(values[1]), \"upper\": \(values[2]), \"n\": 40}"
  }

  /// A report of rows whose frames take a number of microseconds, and whose reference is as wide.
  private static func report(
    _ rows: [(handler: String, messages: Int, sum: Double)], width: Double = 0.1
  ) throws -> CostReport {
    let texts = rows.map { row in
      let sum = spread(row.sum, row.sum - 0.5, row.sum + 20)
      return """
        {"handler": "\(row.handler)", "messages": \(row.messages),
         "turn": \(spread(70, 60, 80)), "refresh": \(spread(5.25, 5, 6)),
         "idle": \(spread(0.5, 0.4, 0.6)), "reference": \(spread(100, 100, 100 + 100 * width)),
         "frame": {"handler": \(spread(1, 1, 1)), "layout": \(spread(2, 2, 2)),
          "commit": \(spread(3, 3, 3)), "sample": \(spread(4, 4, 4)), "sum": \(sum)}}
        """
    }
    let plain = try CostReport(
      json: Data(
        "{\"version\": 2, \"growth\": [], \"rows\": [\(texts.joined(separator: ","))]}".utf8))
    return CostReport(plain.rows)
  }

  private static func written(_ format: CostFormat, _ report: CostReport) throws -> Data {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/costs"
    try format.write(report, to: path)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// A row has its costs in microseconds, of less than 10 with two digits, and their shares.
  @Test func aRowHasItsCostsAndTheirShares() throws {
    let report = try Self.report([("frame", 10, 250), ("frame", 1000, 25_000), ("other", 5, 9.994)])
    let text = String(decoding: try Self.written(.table, report), as: UTF8.self)
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(
      lines[0] == [
        "handler", "messages", "code us", "layout us", "commit us", "sample us", "frame us",
        "middle half", "idle us", "of 60 Hz", "of 120 Hz", "turn us", "refresh us",
      ])
    let parts = ["1.00", "2.00", "3.00", "4.00"]
    let rest = ["70", "5.25"]
    #expect(
      lines[1] == ["frame", "10"] + parts
        + ["250", "250 to 270", "0.50", "1.50 %", "3.00 %"] + rest)
    #expect(
      lines[2] == ["frame", "1000"] + parts
        + ["25000", "25000 to 25020", "0.50", "150.00 %", "300.00 %"] + rest)
    #expect(
      lines[3] == ["other", "5"] + parts
        + ["9.99", "9.49 to 30", "0.50", "0.06 %", "0.12 %"] + rest)
    // A hundred times as many messages, a hundred times as long.
    #expect(
      lines[4] == [
        "A frame by frame grows as the messages to the power of 1.00, from 10 to 1000."
      ])
    #expect(lines[5][0].hasPrefix("Medians of 40, after "))
    #expect(text.hasSuffix("\n") && !text.contains("warning: other work"))
    let noisy = String(
      decoding: try Self.written(.table, Self.report([("frame", 10, 250)], width: 0.3)),
      as: UTF8.self)
    #expect(noisy.contains("warning: other work on this machine") && !noisy.contains("grows as"))
  }

  @Test func aFileOfCostsReadsBack() throws {
    let report = try Self.report([("frame", 10, 250), ("other", 5, 9)])
    #expect(try CostReport(json: Self.written(.json, report)) == report)
    let picture = try ReferencePNG([UInt8](Self.written(.png, report)))
    let one = try ReferencePNG([UInt8](Self.written(.png, Self.report([("frame", 10, 250)]))))
    #expect(picture.width == one.width && picture.height > one.height)
  }

  /// A budget has all handlers and numbers of messages that are held against it.
  @MainActor @Test func aBudgetHasWhatIsHeldAgainstIt() throws {
    let folder = try TemporaryFolder()
    let report = try Self.report([("frame", 10, 250), ("frame", 100, 9), ("constraint", 10, 3)])
    let path = try folder.file("costs.json", report.json)
    func cases(_ handlers: [String], _ messages: [Int]) throws -> [SceneCase] {
      try CostCases(scenes: [], handlers: handlers, messages: messages).all()
    }
    #expect(try CostFile.budget(at: path, for: cases(["frame"], [10, 100])) == report)
    for (handlers, messages, missing) in [
      (["frame", "constraint"], [10, 100], "constraint with 100"),
      (["frame"], [11], "frame with 11"),
      (["transform"], [10], "transform with 10"),
    ] {
      let failure = try #require(
        #expect(throws: CommandFailure.self) {
          try CostFile.budget(at: path, for: cases(handlers, messages))
        })
      #expect(failure.status == .wrongInput)
      let start = "\(path):1:1: error: there is no cost of \(missing) messages here: "
      #expect(failure.messages[0].hasPrefix(start))
    }
  }

  /// By default the three motions are measured with three lists; what is named comes in their place.
  @MainActor @Test func eachHandlerIsMeasuredWithEachList() throws {
    for (handlers, messages) in [([], []), (["layoutguide", "frame"], []), (["frame"], [7, 3])] {
      let cases = try CostCases(scenes: [], handlers: handlers, messages: messages).all()
      let names = handlers.isEmpty ? ["frame", "constraint", "transform"] : handlers
      let counts = messages.isEmpty ? [10, 100, 1000] : messages
      #expect(
        cases.map(\.handler.description) == names.flatMap { name in counts.map { _ in name } })
      #expect(cases.map(\.transcript.messages.count) == names.flatMap { _ in counts })
      #expect(cases.allSatisfy { $0.device.name == "iPhone 14" })
    }
    let failure = #expect(throws: CommandFailure.self) {
      try CostCases(scenes: [], handlers: ["frame", "fram"], messages: []).all()
    }
    #expect(failure?.messages[0].hasPrefix("error: no handler is called 'fram'") == true)
  }

  /// Of scenes each handler and each list is measured once.
  @MainActor @Test func scenesAreMeasuredOnce() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "a.yaml",
      """
      scene: Two
      device: [iPhone 8, iPhone 14]
      handler: [frame, constraint]
      transcript: {messages: [0, 4]}
      events: [{at: 0, show: {height: 258}}]

      """)
    func kinds(_ handlers: [String], _ messages: [Int]) throws -> [String] {
      try CostCases(scenes: [path, path], handlers: handlers, messages: messages).all()
        .map { "\($0.handler) \($0.transcript.messages.count)" }
    }
    #expect(Set(try kinds([], [3])) == ["frame 3", "constraint 3"])
    #expect(try kinds([], [3]).count == 2)
    #expect(try kinds(["transform"], [3, 5]) == ["transform 3", "transform 5"])
    // A list without messages has nothing to move.
    for handlers in [[], ["transform"]] {
      let failure = #expect(throws: CommandFailure.self) { try kinds(handlers, []) }
      #expect(
        failure?.messages[0].hasPrefix("\(path):1:1: error: a scene without messages") == true)
    }
    let full = try String(contentsOfFile: path, encoding: .utf8).replacing("[0, 4]", with: "[2, 4]")
    _ = try folder.file("a.yaml", full)
    let expected: Set = ["frame 2", "frame 4", "constraint 2", "constraint 4"]
    #expect(try Set(kinds([], [])) == expected && kinds([], []).count == 4)
    let playback = try folder.file("a.playback.json", "{}")
    let failure = #expect(throws: CommandFailure.self) {
      try CostCases(scenes: [playback], handlers: [], messages: []).all()
    }
    #expect(failure?.messages[0].contains("a playback has no handler") == true)
  }
}
