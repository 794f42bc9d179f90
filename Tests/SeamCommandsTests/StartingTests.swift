import Foundation
import TestSupport
import Testing

/// The first steps: lists, explanations, the schema, a new package, and defaults.
struct StartingTests {
  private static let scene = """
    scene: Two ways
    device: [iPhone 8, iPhone 14]
    handler: [frame, {frame: {timing: linear}}]
    events:
      - {at: 0, show: {height: 258}}
    expect: clean
    """

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func aListWithoutATopicListsTheTopics() throws {
    let run = try SeamProcess("list")
    #expect(run.status == 0)
    let topics = run.output.split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(Set(["devices", "systems", "events", "keys", "curves", "causes"]).isSubset(of: topics))
    // The systems have an older name.
    for topic in topics + ["profiles"] {
      let table = try SeamProcess("list", topic)
      #expect(table.status == 0 && table.output.split(separator: "\n").count > 2, "\(topic)")
      let list = try Self.object(try SeamProcess("list", topic, "--format", "json").output)
      #expect(list["topic"] as? String == topic)
      #expect((list["entries"] as? [[String: Any]])?.isEmpty == false, "\(topic)")
    }
  }

  /// Each curve that is listed can be drawn.
  @Test func curvesThatAreListedCanBeRead() throws {
    let list = try Self.object(try SeamProcess("list", "curves", "--format", "json").output)
    for entry in try #require(list["entries"] as? [[String: Any]]) {
      let curve = "\(try #require(entry["curve"]))"
      #expect(try SeamProcess("curve", curve, "--rate", "10").status == 0, "\(curve)")
    }
  }

  @Test func rulesAndKindsAreExplained() throws {
    let rule = try SeamProcess("explain", "differentcurve")
    #expect(rule.status == 0)
    for part in ["differentCurve", "Why it happens", "How to fix it", "before", "after"] {
      #expect(rule.output.contains(part))
    }
    let wrong = try SeamProcess("explain", "diferentCurve")
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean 'differentCurve'?"))
    #expect(try SeamProcess("explain").output.split(separator: "\n").count > 50)
    let texts = try SeamProcess("explain", "all").output.split(separator: "\n")
    #expect(texts.allSatisfy { $0.count <= 90 } && texts.contains { $0.count > 70 })
    let all = try Self.object(try SeamProcess("explain", "all", "--format", "json").output)
    #expect((all["entries"] as? [Any])?.count ?? 0 > 50)
  }

  @Test func aFilterTakesTheCasesThatItNames() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.yaml", Self.scene)
    let run = try SeamProcess("check", file, "--filter", "IPHONE 14", "--filter", "nothing")
    #expect(run.output.contains("2 cases: 1 as expected, 1 not"))
    let none = try SeamProcess("check", file, "--filter", "iPhone 99")
    #expect(none.status == 2 && none.errors.contains("matches none of 4 cases"))
  }

  /// The report ends with the first case that is not as expected, for any number of workers.
  @Test func failFastStopsAtTheFirst() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.yaml", Self.scene)
    let reports = try ["1", "3"].map { jobs in
      try SeamProcess("check", file, "--fail-fast", "--jobs", jobs, "--reporter", "json=-")
    }
    #expect(reports.allSatisfy { $0.status == 1 })
    #expect(reports[0].output == reports[1].output)
    let cases = try #require(try Self.object(reports[0].output)["cases"] as? [[String: Any]])
    #expect(cases.last?["verdict"] as? String == "fail")
    #expect(cases.dropLast().allSatisfy { $0["verdict"] as? String == "pass" })
    #expect(reports[0].errors.contains("of 4 cases were not played"))
  }

  @Test func defaultsAreTakenFromAFileAbove() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.yaml", Self.scene)
    _ = try folder.file("Package.swift", "")
    _ = try folder.file(
      "seam.yaml",
      "scenes: [.]\ncheck: {reporter: {json: report.json}, quiet: true, tolerance: {gap: 400}}\n")
    let below = folder.url.appendingPathComponent("below")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    let run = try SeamProcess("check", in: below)
    #expect(run.status == 1 && folder.names.contains("report.json"), "\(run.errors)")
    #expect(run.errors.hasPrefix("note: options from ") && run.errors.contains("/seam.yaml\n"))
    // The command line comes before the file.
    let own = try SeamProcess("check", "--reporter", "json=-", "--config", "/dev/null", in: below)
    #expect(own.status == 2 && own.errors.contains("no scene is named"))
    let loud = try SeamProcess("check", "--reporter", "text", "--verbose", in: below)
    #expect(loud.output.contains("pass frame / iPhone 8"))
  }

  @Test(arguments: [
    ("chek: {jobs: 1}", "no command is called 'chek'"),
    ("check: {jbos: 1}", "did you mean 'jobs'?"), ("check: {quiet: 3}", "must be true or false"),
    ("check: [a", "not valid YAML"), ("check: {jobs: [1, 2]}", "takes one value"),
  ])
  func defaultsThatAreWrongAreRefused(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.yaml", Self.scene)
    _ = try folder.file("seam.yaml", text)
    let run = try SeamProcess("check", "a.yaml", in: folder.url)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("seam.yaml:1:"))
  }

  /// A file above is looked for up to the root of the repository or the package, and named.
  @Test(arguments: [(".git", true), ("Package.swift", true), ("other", false)])
  func defaultsAreLookedForUpToTheRoot(marker: String, isFound: Bool) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("seam.yaml", "check: {quiet: 3}")
    let below = folder.url.appendingPathComponent("root/below")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    _ = try folder.file("root/below/a.yaml", Self.scene)
    let outside = try SeamProcess("check", "a.yaml", in: below)
    #expect(outside.status == 1 && !outside.errors.contains("seam.yaml"), "\(outside.errors)")
    _ = try folder.file(marker, "")
    let run = try SeamProcess("check", "a.yaml", in: below)
    #expect((run.status == 2) == isFound, "\(run.errors)")
    #expect(run.errors.contains("seam.yaml:1:") == isFound)
    // Another root between hides it.
    _ = try folder.file("root/.git", "")
    #expect(try SeamProcess("check", "a.yaml", in: below).status == 1)
  }

  @Test(arguments: [
    "check: {output: ../out}", "check: {reporter: {json: /tmp/report.json}}",
    "accept: {baseline: a/../../b.json}", "check: {save-costs: link/costs.json}",
  ])
  func defaultsWriteOnlyInTheirFolder(text: String) throws {
    let folder = try TemporaryFolder()
    let inner = folder.url.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: inner.appendingPathComponent("link"), withDestinationURL: folder.url)
    _ = try folder.file("inner/a.yaml", Self.scene)
    _ = try folder.file("inner/seam.yaml", text)
    let names = folder.names
    for command in ["check", "accept"] {
      let run = try SeamProcess(command, "a.yaml", in: inner)
      #expect(run.status == 2 && run.errors.contains("is outside of this file's folder"), "\(run)")
      #expect(run.errors.contains("seam.yaml:1:"))
    }
    #expect(folder.names == names)
  }

  /// A file of another user is refused unless it is named; only root can make one to see it.
  @Test(.enabled(if: geteuid() == 0))
  func defaultsOfAnotherUserAreRefused() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.yaml", Self.scene)
    _ = try folder.file("seam.yaml", "check: {quiet: true}")
    let file = folder.url.appendingPathComponent("seam.yaml").path
    #expect(chown(file, 12345, 12345) == 0)
    let run = try SeamProcess("check", "a.yaml", in: folder.url)
    #expect(
      run.status == 2 && run.errors.contains("belongs to another user (12345)"), "\(run.errors)")
    #expect(try SeamProcess("check", "a.yaml", "--config", "seam.yaml", in: folder.url).status == 1)
  }

  @Test func aNewPackageIsWrittenOnce() throws {
    let folder = try TemporaryFolder()
    let run = try SeamProcess("init", "My Check", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let package = folder.url.appendingPathComponent("My Check")
    let manifest = try String(
      contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("name: \"My-Check\"") && manifest.contains(".package(name: \"seam\""))
    let scene = try String(
      contentsOf: package.appendingPathComponent("Scenes/chat.yaml"), encoding: .utf8)
    #expect(scene.hasPrefix("# yaml-language-server: $schema=../seam.schema.json\n"))
    #expect(!manifest.contains("OpenCombine"))
    #expect(manifest.contains("let modules: [String] = []"))
    let sources = package.appendingPathComponent("Sources/ChatScreen/uikit-sources.json")
    #expect(try String(contentsOf: sources, encoding: .utf8).contains("\"onlyUsed\": true"))
    let combine = try SeamProcess("init", "Own", "--combine", in: folder.url)
    #expect(combine.status == 0)
    let lines = try String(
      contentsOf: folder.url.appendingPathComponent("Own/Package.swift"), encoding: .utf8)
    // The package, and twice each in the screen's and the modules' targets.
    #expect(lines.components(separatedBy: "OpenCombine").count == 7)
    let again = try SeamProcess("init", "My Check", in: folder.url)
    #expect(
      again.status == 2 && again.errors.contains("Package.swift:1:1: error: this file exists"))
    let inside = folder.url.appendingPathComponent("inside")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    #expect(try SeamProcess("init", in: inside).status == 0)
    try FileManager.default.removeItem(at: inside)
    let away = try SeamProcess("init", "Other", "--package", "/nowhere", in: folder.url)
    #expect(away.status == 2 && folder.names == ["My Check", "Own"])
    let url = try SeamProcess(
      "init", "Other", "--package", "https://example.com/me/seam-fork.git", in: folder.url)
    #expect(url.status == 0)
    let other = try String(
      contentsOf: folder.url.appendingPathComponent("Other/Package.swift"), encoding: .utf8)
    #expect(other.contains("package: \"seam-fork\"") && other.contains("branch: \"main\""))
  }

  /// The program plays again when a scene changes, and ends with the signal.
  @Test func watchingPlaysAgain() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.yaml", Self.scene)
    let log = folder.url.appendingPathComponent("log")
    let script = """
      "$1" check "$2" --watch --quiet --config /dev/null >"$3" 2>&1 & watch=$!
      wait_for() { for _ in $(seq 200); do
        [ "$(grep -c watching "$3")" -ge "$1" ] && return; sleep 0.1; done; }
      wait_for 1 "$2" "$3"; sed -i.bak 's/linear/easeOut/' "$2"; rm -f "$2.bak"
      wait_for 2 "$2" "$3"; kill $watch
      """
    _ = try SeamProcess(
      program: "/bin/bash",
      ["-c", script, "bash", SeamProcess.path(of: "seam"), file, log.path])
    let text = try String(contentsOf: log, encoding: .utf8)
    #expect(text.contains("a.yaml has changed"), "\(text)")
    #expect(text.components(separatedBy: "4 cases:").count == 3, "\(text)")
  }
}
