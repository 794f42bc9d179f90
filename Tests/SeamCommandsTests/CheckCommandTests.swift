import Foundation
import TestSupport
import Testing

struct CheckCommandTests {
  private static let wrong = """
    scene: Too slow
    device: iPhone 8
    handler: [frame, {frame: {timing: linear}}]
    events:
      - {at: 0, show: {height: 258}}

    """

  @Test func aFindingEndsWithOne() throws {
    let folder = try TemporaryFolder()
    let run = try SeamProcess("check", folder.file("a.yaml", Self.wrong), "--verbose")
    #expect(run.status == 1)
    #expect(run.output.contains("FAIL frame(timing: linear)"))
    #expect(run.output.contains("pass frame / iPhone 8"))
    #expect(run.errors.isEmpty)
  }

  @Test func whatIsExpectedEndsWithZero() throws {
    let folder = try TemporaryFolder()
    let expected = Self.wrong + "expect: {\"frame(timing: linear)\": [gap, overlap]}\n"
    #expect(try SeamProcess("check", folder.file("a.yaml", expected)).status == 0)
  }

  @Test func whatIsExpectedAndMissingEndsWithOne() throws {
    let folder = try TemporaryFolder()
    let run = try SeamProcess("check", folder.file("a.yaml", Self.wrong + "expect: {frame: gap}\n"))
    #expect(run.status == 1)
    #expect(run.output.contains("expected: gap, which was not found"))
  }

  @Test func aToleranceOverridesTheScene() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.wrong + "tolerance: {gap: 0, overlap: 0}\n")
    #expect(
      try SeamProcess("check", path, "--tolerance", "gap=60", "--tolerance", "overlap=60").status
        == 0)
    #expect(
      try SeamProcess("check", path, "--tolerance", "gap=60", "--tolerance", "overlap=2").status
        == 1)
  }

  @Test(arguments: [
    ("devise: iPhone 8", 2, 1, "unknown key 'devise' in the scene: did you mean 'device'?"),
    (
      "device: iPhone 9", 2, 9,
      "no device is called 'iPhone 9': not known; the nearest is 'iPhone 8'"
    ),
    ("device: [iPhone 8, 4]", 2, 20, "no device is called '4'"),
    ("rate: fast", 2, 7, "rate must be a number, not 'fast'"),
    ("rate: 0", 2, 7, "rate must be 1 to 1000 Hz, not '0'"),
    ("handler: [frame, {frame: {timing: slow}}]", 2, 35, "timing must be one of keyboard"),
    ("events: []\nevents: []", 2, 1, "duplicate key 'events'"),
    ("events: [{at: .nan, hide: }]", 2, 15, "at must be a number, not '.nan'"),
    ("\t- x", 2, 1, "not valid YAML"),
  ])
  func aMistakeIsTold(line: String, row: Int, column: Int, message: String) throws {
    let folder = try TemporaryFolder()
    let keys = ["device", "handler", "events"].filter { !line.hasPrefix($0) }
    let others = ["device": "iPhone 8", "handler": "frame", "events": "[{at: 0, show: {}}]"]
    let rest = keys.map { "\($0): \(others[$0] ?? "")" }.joined(separator: "\n")
    let path = try folder.file("a.yaml", "scene: Mistake\n\(line)\n\(rest)\n")
    let run = try SeamProcess(
      "check", path, "-o", folder.url.path + "/out", "--reporter", "json=\(folder.url.path)/x.json")
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains(":\(row):"), "\(run.errors)")
    if !message.contains("twice"), !message.contains("YAML") {
      #expect(run.errors.hasPrefix("\(path):\(row):\(column): error: "), "\(run.errors)")
    }
    #expect(folder.names == ["a.yaml"])
  }

  @Test func reportsLandWhereTheyAreAskedFor() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.wrong)
    let run = try SeamProcess(
      "check", path, "-o", "out", "--reporter", "junit", "--reporter", "json=mine.json",
      in: folder.url)
    #expect(run.status == 1)
    #expect(folder.names == ["a.yaml", "mine.json", "out"])
    let out = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out")
    #expect(out.sorted() == ["seam.xml", "too-slow.png"])
    let report = try String(
      contentsOf: folder.url.appendingPathComponent("mine.json"), encoding: .utf8)
    #expect(report.contains("\"out/too-slow.png\""))
  }

  @Test func aReportWithoutAFileIsPrinted() throws {
    let folder = try TemporaryFolder()
    let run = try SeamProcess("check", folder.file("a.yaml", Self.wrong), "--reporter", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
  }

  /// A report of several parts of the output's is that of a file.
  @Test func aLongReportIsPrintedWhole() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file("a.yaml", Self.wrong + "rate: 1000\n")
    func check(_ reporter: String) throws -> String {
      try SeamProcess("check", scene, "--tracks", "--reporter", reporter, in: folder.url).output
    }
    let printed = try check("json")
    _ = try check("json=a.json")
    let file = try String(contentsOfFile: folder.url.path + "/a.json", encoding: .utf8)
    #expect(printed == file && printed.utf8.count > 1 << 17)
  }

  @Test func aFolderThatCannotBeMadeEndsWithThree() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.wrong)
    let run = try SeamProcess("check", path, "-o", path + "/below")
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("error: cannot make the folder"))
  }

  @Test func anyNumberOfJobsGivesTheSame() throws {
    let folder = try TemporaryFolder()
    let many = Self.wrong.replacingOccurrences(
      of: "device: iPhone 8", with: "device: [iPhone 8, iPhone X, iPhone 14]\nrate: [60, 120]")
    let path = try folder.file("a.yaml", many)
    let outputs = try ["1", "2", "7"].map {
      try SeamProcess("check", path, "--jobs", $0, "--reporter", "json").output
    }
    #expect(Set(outputs).count == 1)
  }

  @Test func aMatrixTakesThePlaceOfWhatTheSceneSays() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.wrong)
    let matrix = try folder.file(
      "m.yaml", "{device: [iPhone 14, iPhone X], rate: [60, 120], handler: transform}")
    let run = try SeamProcess("check", path, "--matrix", matrix, "--verbose")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("pass transform / iPhone X / iOS 18 / 120 Hz"))
    #expect(run.output.contains("4 cases: 4 as expected"))
    let films = try SeamProcess("film", path, "--matrix", matrix, "-o", "out", in: folder.url)
    #expect(films.output.split(separator: "\n").count == 4, "\(films.errors)")
  }

  @Test func aMistakeInAMatrixIsTold() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.wrong)
    let matrix = try folder.file("m.yaml", "rate: 60\ndevice: [iPhone 8, iPhone 9]\n")
    let run = try SeamProcess("check", path, "--matrix", matrix)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(matrix):2:20: error: no device is called 'iPhone 9'"))
    #expect(try SeamProcess("check", path, "--matrix", matrix + "x").status == 2)
  }
}
