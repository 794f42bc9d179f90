import Foundation
import TestSupport
import Testing

/// Cases that the command plays in its own process, and what becomes of them if that goes wrong.
struct InProcessTests {
  private static let scene = """
    scene: Trusted
    device: iPhone 8
    handler: [frame, HANDLER, constraint]
    rate: [60, 120]
    events:
      - {at: 0.1, show: {height: 258}}

    """

  private func check(
    _ handler: String, _ arguments: String..., in folder: TemporaryFolder
  ) throws -> SeamProcess {
    let text = Self.scene.replacingOccurrences(of: "HANDLER", with: handler)
    return try SeamProcess(
      ["check", folder.file("a.yaml", text), "--verbose", "--timeout", "2"] + arguments,
      of: "FaultyHandlers", in: folder.url)
  }

  /// What stops workers as well is reported of its case, as of any handler.
  @Test(arguments: [("always", "this is any process"), ("overflow", "stopped by signal")])
  func aStopOfAnyProcessIsAFindingOfItsCase(breach: String, message: String) throws {
    let folder = try TemporaryFolder()
    let run = try check("{trusted: {by: \(breach)}}", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("trap while closed at 100 ms: "), "\(run.output)\(run.errors)")
    #expect(run.output.contains(message), "\(run.output)")
    #expect(run.output.contains("pass constraint / "), "\(run.output)")
  }

  /// Films by handler, of this command and of one that leaves all to workers.
  private func films(
    _ handler: String, workersOnly: Bool = false
  ) throws -> (run: SeamProcess, files: [String: Data]) {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "a.yaml", Self.scene.replacingOccurrences(of: "HANDLER", with: handler))
    let run = try SeamProcess(
      program: "/usr/bin/env",
      (workersOnly ? ["SEAM_WORKERS_ONLY=1"] : [])
        + [SeamProcess.path(of: "FaultyHandlers"), "film", path, "-o", ".", "--timeout", "2"]
        + ["--scale", "0.2", "--columns", "3", "--jobs", "1"], in: folder.url)
    let names = folder.names.filter { $0.hasSuffix(".png") }
    let files = try names.map { ($0, try Data(contentsOf: folder.url.appendingPathComponent($0))) }
    return (run, Dictionary(uniqueKeysWithValues: files))
  }

  /// The command draws, or its workers, or the program that started anew and its workers.
  @Test(arguments: ["layoutguide", "{trusted: {by: trap}}", "{trusted: {by: loop}}"])
  func aFilmIsTheSameWhoeverDrawsIt(handler: String) throws {
    let drawn = try films(handler)
    #expect(drawn.files.count == 2 && drawn.run.status == 0, "\(drawn.run.errors)")
    let byWorkers = try films(handler, workersOnly: true)
    #expect(drawn.files == byWorkers.files && drawn.run.output == byWorkers.run.output)
  }

  /// What stops workers as well is left out of its film, and said.
  @Test func aStopOfAnyProcessIsSaidOfItsFilm() throws {
    let drawn = try films("{trusted: {by: always}}")
    #expect(drawn.files.count == 2 && drawn.run.status == 1)
    #expect(drawn.run.errors.contains("this is any process"), "\(drawn.run.errors)")
  }

  /// A pipe cannot be read twice: its cases are left to workers.
  @Test func aSceneFromAPipeIsPlayedByWorkers() throws {
    let folder = try TemporaryFolder()
    let text = Self.scene.replacingOccurrences(of: "HANDLER", with: "{trusted: {by: trap}}")
    let path = try folder.file("a.yaml", text)
    let program = SeamProcess.path(of: "FaultyHandlers")
    let run = try SeamProcess(
      program: "/bin/sh", ["-c", "cat '\(path)' | '\(program)' check -"], in: folder.url)
    #expect(run.output.contains("6 cases: "), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("trap while"), "\(run.output)")
  }

  /// A task on the main actor is seen, so that its case is played at each rate.
  @Test func aTaskIsPlayedAtEachRate() throws {
    let folder = try TemporaryFolder()
    let text = Self.scene.replacingOccurrences(of: "HANDLER", with: "tasking")
    let all = try check("tasking", "--reporter", "json", in: folder)
    for rate in ["60", "120"] {
      let path = try folder.file(
        "\(rate).yaml", text.replacingOccurrences(of: "[60, 120]", with: rate))
      let alone = try SeamProcess(
        "check", path, "--reporter", "json", of: "FaultyHandlers", in: folder.url)
      let findings = try Self.findings(alone.output, rate: Int(rate) ?? 0)
      #expect(!findings.isEmpty)
      #expect(try findings == Self.findings(all.output, rate: Int(rate) ?? 0))
    }
  }

  /// The findings of a handler at a rate, as JSON with sorted keys.
  private static func findings(_ report: String, rate: Int) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let cases = object?["cases"] as? [[String: Any]] ?? []
    return try cases.filter { $0["handler"] as? String == "tasking" && $0["rate"] as? Int == rate }
      .flatMap { $0["findings"] as? [[String: Any]] ?? [] }
      .map { finding in
        String(
          decoding: try JSONSerialization.data(withJSONObject: finding, options: .sortedKeys),
          as: UTF8.self)
      }
  }
}
