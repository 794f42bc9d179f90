import Foundation
import TestSupport
import Testing

/// A check that is interrupted reports what it has played until then.
struct InterruptedCheckTests {
  private struct Report: Decodable {
    let cases: [Case]
    let interrupted: Bool
    let notPlayed: Int
    let shard: Shard?

    struct Case: Decodable { let name: String }
    struct Shard: Decodable { let places: [Int] }
  }

  private static let rates = 4000

  private func folder(handler: String = "frame", rates: Int = Self.rates) throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    let rates = (1...rates).map { "\(Double($0) / 8 + 20)" }.joined(separator: ", ")
    _ = try folder.file(
      "a.yaml",
      """
      scene: Show
      device: iPhone 8
      rate: [\(rates)]
      handler: \(handler)
      events: [{at: 0, show: {height: 258}}]

      """)
    return folder
  }

  private func name(_ number: Int, handler: String = "frame") -> String {
    let rate = Double(number) / 8 + 20
    let text = rate == rate.rounded() ? String(Int(rate)) : String(rate)
    return "Show / \(handler) / iPhone 8 / iOS 18 / \(text) Hz"
  }

  /// Starts a check, and sends the signal once some cases are played.
  private func interrupt(
    by signal: Int32, _ arguments: String..., in folder: TemporaryFolder
  ) throws -> (status: Int32, errors: String) {
    let played = folder.url.appendingPathComponent("played").path
    try? FileManager.default.removeItem(atPath: played)
    let process = Process()
    // A shell that is in the background has others ignore the signal, so it is set back.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "--default-signal=INT,TERM", SeamProcess.path(of: "seam"), "check", "a.yaml", "--jobs", "2",
        "--playbacks", "played", "-o", "out", "--reporter", "json=r.json", "--reporter", "junit",
      ] + arguments
    process.currentDirectoryURL = folder.url
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    while process.isRunning,
      (try? FileManager.default.contentsOfDirectory(atPath: played).count) ?? 0 < 5
    {
      Thread.sleep(forTimeInterval: 0.01)
    }
    kill(process.processIdentifier, signal)
    let text = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return (process.terminationStatus, text)
  }

  private func report(in folder: TemporaryFolder) throws -> Report {
    let data = try Data(contentsOf: folder.url.appendingPathComponent("r.json"))
    return try JSONDecoder().decode(Report.self, from: data)
  }

  @Test(.timeLimit(.minutes(3)), arguments: [SIGINT, SIGTERM])
  func whatIsPlayedIsReported(signal: Int32) throws {
    let folder = try folder()
    let run = try interrupt(by: signal, in: folder)
    #expect(run.status == 3, "\(run.errors)")
    let report = try report(in: folder)
    #expect(report.interrupted && report.notPlayed > 0 && report.cases.count >= 4)
    #expect(report.cases.count + report.notPlayed == Self.rates)
    let words = "interrupted: \(report.notPlayed) of \(Self.rates) cases were not played"
    #expect(run.errors.contains("error: \(words)\n"), "\(run.errors)")
    // The cases are the first ones, and other formats say as well that there are more.
    #expect(report.cases.map(\.name) == (1...report.cases.count).map { name($0) })
    let suite = try String(contentsOfFile: folder.url.path + "/out/seam.xml", encoding: .utf8)
    #expect(suite.contains("<error message=\"\(words)\""))
  }

  /// Cases that share a playback are played together, and others lie between them: each keeps its place.
  @Test(.timeLimit(.minutes(3))) func casesThatAreNoNeighboursKeepTheirPlaces() throws {
    let handlers = ["frame", "transform"]
    let folder = try folder(handler: "[frame, transform]", rates: Self.rates / 2)
    _ = try interrupt(by: SIGINT, "--shard", "1/2", in: folder)
    let report = try report(in: folder)
    let places = try #require(report.shard?.places)
    #expect(report.interrupted && report.cases.count + report.notPlayed == Self.rates / 2)
    #expect(zip(places, places.dropFirst()).allSatisfy(<))
    let names = places.map { name(1 + $0 / 2, handler: handlers[$0 % 2]) }
    #expect(report.cases.map(\.name) == names)
  }

  @Test(.timeLimit(.minutes(3))) func anInterruptedRunIsNoWholeOne() throws {
    let folder = try folder()
    _ = try interrupt(by: SIGINT, "--shard", "1/2", in: folder)
    let merge = try SeamProcess("merge", "r.json", "r.json", in: folder.url)
    #expect(merge.status == 2 && merge.errors.contains("interrupted"), "\(merge.errors)")
    _ = try interrupt(by: SIGINT, in: folder)
    let compare = try SeamProcess("compare", "r.json", "r.json", in: folder.url)
    #expect(compare.status == 2 && compare.errors.contains("interrupted"), "\(compare.errors)")
    let page = try SeamProcess("merge", "r.json", "--reporter", "json", in: folder.url)
    #expect(page.status == 3 && page.output.contains("\"interrupted\" : true"))
  }
}
