import Foundation
import TestSupport
import Testing

/// `identify` and `import` as a person runs them.
struct LogCommandTests {
  /// Positions of a critically damped spring of 23.559 per second, 60 times a second, from 0.4 s on.
  private static let table: String = {
    let rows = (0..<90).map { frame in
      let time = Double(frame) / 60
      let since = max(0, time - 0.4) * 23.559
      let value = 874 - 336 * (1 - (1 + since) * exp(-since))
      return "\(time),\(value)"
    }
    return (["time,value"] + rows).joined(separator: "\n") + "\n"
  }()

  private struct Report: Decodable {
    struct Motion: Decodable {
      struct Candidate: Decodable {
        let name: String
        let parameters: [String: Double]
        let rms: Double
        let share: Double
      }

      let source: String
      let start: Double
      let end: Double
      let travel: Double
      let best: String?
      let candidates: [Candidate]
    }

    let version: Int
    let motions: [Motion]
  }

  @Test func theReportIsThatOfTheContract() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.csv", Self.table)
    let run = try SeamProcess("identify", path, "--format", "json")
    #expect(run.status == 0 && run.errors.isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.version == 1)
    let motion = try #require(report.motions.first)
    #expect(report.motions.count == 1)
    #expect(motion.source == path)
    #expect(motion.best == "iOS 26")
    #expect(abs(motion.travel - 336) < 1)
    #expect(abs(motion.start - 0.4) < 0.02)
    let residuals = motion.candidates.map(\.rms)
    #expect(residuals == residuals.sorted())
    #expect(motion.candidates.contains { $0.name == "iOS 18" })
    #expect(!motion.candidates.contains { $0.name == "iOS 10" })
    #expect(run.output.contains("\"parameters\""))
    let table = try SeamProcess("identify", path)
    #expect(table.output.contains("follows iOS 26"))
  }

  @Test func aPlaybackIsIdentified() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.file(
      "a.yaml",
      """
      scene: Show
      device: iPhone 14
      system: iOS 18
      handler: {frame: {timing: easeInOut}}
      events: [{at: 0.3, show: {height: 336}}]
      expect: {frame: [gap, overlap, lag]}

      """)
    _ = try SeamProcess("check", scene, "--playbacks", folder.url.path)
    let playback = try #require(folder.names.first { $0.hasSuffix(".playback.json") })
    let run = try SeamProcess("identify", playback, "--format", "json", in: folder.url)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.motions.map(\.best) == ["iOS 18", "easeInOut"])
    // The duration is that of the notification.
    #expect(report.motions.last?.candidates.first?.parameters["duration"] == 0.25)
  }

  @Test func positionsBecomeAPlayback() throws {
    let folder = try TemporaryFolder()
    let log = try folder.file(
      "keyboard.csv",
      """
      # screen 402x874@3 safe 62 34
      time,keyboard,bar
      0,874,840
      nonsense
      0.1,874,840
      0.2,700,690
      0.3,546,546
      0.6,546,546

      """)
    let run = try SeamProcess(
      "import", log, "-o", "keyboard.playback.json", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.contains("keyboard.csv:4: not understood"))
    let check = try SeamProcess("check", "keyboard.playback.json", in: folder.url)
    #expect(check.status != 2 && check.output.contains("1 case"))
  }

  @Test func notificationsAndHitchesBecomeAScene() throws {
    let folder = try TemporaryFolder()
    let dump = try folder.file(
      "console.log",
      """
      UIKeyboardWillShowNotification {
          UIKeyboardAnimationCurveUserInfoKey = 7;
          UIKeyboardAnimationDurationUserInfoKey = "0.25";
          UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 258}}";
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";
      }

      """)
    let hitches = try folder.file(
      "hitches.xml",
      "<t><schema name=\"hitches\"/><row><start-time>1</start-time><duration>50000000</duration></row></t>"
    )
    let run = try SeamProcess("import", dump, hitches, "-o", "a.yaml", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
    let check = try SeamProcess("check", "a.yaml", in: folder.url)
    #expect(check.status == 0, "\(check.output)")
    #expect(check.output.contains("1 case"))
  }

  @Test(arguments: [
    ("a.log", "hello\n"), ("a.csv", ""), ("a.csv", "time,value\nx,y\n"), ("a.xml", "<a><b>"),
    ("a.playback.json", "{\"version\":1"), ("a.csv", "\u{0}\u{1}"),
    ("-o.csv", "a,b\nc,d\n"), ("new\nline.log", "nothing"),
  ])
  func whatSaysNothingIsRefused(name: String, text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(name, text)
    let before = folder.names
    for arguments in [
      ["identify", path], ["import", path, "-o", folder.url.path + "/out.playback.json"],
    ] {
      let run = try SeamProcess(arguments)
      #expect(run.status == 2)
      #expect(run.errors.contains(":1:1: error: ") || run.errors.contains(": error: "))
      #expect(!run.errors.contains("new\nline"))
    }
    #expect(folder.names == before)
  }

  @Test func filesAreNamedForWhatTheyHold() throws {
    let folder = try TemporaryFolder()
    let log = try folder.file("a.csv", "time,keyboard\n0,874\n1,546\n")
    let wrong = try SeamProcess("import", log, "-o", "a.yaml", in: folder.url)
    #expect(wrong.status == 2 && wrong.errors.contains(".playback.json"))
    let two = try SeamProcess("import", log, log, "-o", "a.playback.json", in: folder.url)
    #expect(two.status == 2)
    let device = try SeamProcess(
      "import", log, "-o", "a.playback.json", "--device", "toaster", in: folder.url)
    #expect(device.status == 2 && device.errors.contains("toaster"))
    // The terminal takes both kinds.
    let printed = try ["-", "/dev/stdout"].map {
      try SeamProcess("import", log, "-o", $0, in: folder.url)
    }
    #expect(printed.allSatisfy { $0.status == 0 && $0.output.hasPrefix("{\"version\":1,") })
    #expect(printed[0].output == printed[1].output)
    #expect(folder.names == ["a.csv"])
  }

  private func motions(in path: String) throws -> [Report.Motion] {
    let run = try SeamProcess("identify", path, "--format", "json")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).motions
  }

  /// A way that no line shows between the last move and the end is no motion, in the log as in its
  /// playback.
  @Test(arguments: ["", " LOG  onInteractive: 453.66 keyboardLastEvent: onEnd\n"])
  func anImportIsIdentifiedAsItsLog(_ rest: String) throws {
    let folder = try TemporaryFolder()
    let log = try folder.file(
      "console.log",
      """
       LOG  onStart: 336
       LOG  onMove: 16.622929755474388
       LOG  onMove: 46.53874885878787
       LOG  onMove: 121.67876289826211
       LOG  onMove: 154.88936996156588
       LOG  onMove: 215.119348510731
       LOG  onEnd: 336

      """ + rest)
    let saved = folder.url.appendingPathComponent("console.playback.json").path
    let run = try SeamProcess("import", log, "-o", saved)
    #expect(run.status == 0)
    let (logged, imported) = (try motions(in: log), try motions(in: saved))
    #expect(logged.count == (rest.isEmpty ? 1 : 2))
    #expect(logged.first.map { abs($0.travel - 198.5) < 0.1 } == true)
    #expect(imported.map(\.best) == logged.map(\.best))
    #expect(imported.map { $0.candidates.map(\.name) } == logged.map { $0.candidates.map(\.name) })
    for (one, other) in zip(imported, logged) {
      #expect(abs(one.travel - other.travel) < 1e-3 && abs(one.end - other.end) < 1e-5)
    }
  }

  /// Through two positions leads every curve.
  @Test func fewSamplesNameNoCurve() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("few.csv", "time,value\n0,0\n0.2,3\n")
    let motion = try #require(try motions(in: path).first)
    #expect(motion.best == nil && !motion.candidates.isEmpty)
    #expect(try SeamProcess("identify", path).output.contains("too few samples"))
  }

  @Test func aKeyboardAloneIsNotChecked() throws {
    let folder = try TemporaryFolder()
    let log = try folder.file("a.csv", "time,keyboard\n0,874\n0.5,546\n1,546\n")
    _ = try SeamProcess("import", log, "-o", "a.playback.json", in: folder.url)
    let check = try SeamProcess("check", "a.playback.json", in: folder.url)
    #expect(check.status == 2)
    #expect(check.errors.hasPrefix("a.playback.json:1:1: error: "), "\(check.errors)")
    #expect(check.errors.contains("'bar'"))
  }

  @Test func anOddScreenIsNoted() throws {
    let folder = try TemporaryFolder()
    let log = try folder.file(
      "console.log",
      """
      {
          UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 304}, {768, 0}}";
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 0}, {768, 304}}";
      }

      """)
    let run = try SeamProcess("import", log, "-o", "-")
    #expect(run.errors.contains("note: the notifications imply a screen of 768 x 304 points"))
    #expect(run.output.contains("# Note: the notifications imply a screen of 768 x 304 points"))
    let named = try SeamProcess("import", log, "-o", "-", "--device", "iPhone 8")
    #expect(named.status == 0 && named.errors.isEmpty && !named.output.contains("# Note"))
  }

  /// A pipe without a writer is refused before it is waited for.
  @Test func aPipeIsNoLog() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appendingPathComponent("pipe.log").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for arguments in [["import", pipe, "-o", "-"], ["identify", pipe]] {
      let run = try SeamProcess(arguments)
      #expect(run.status == 2 && run.errors.contains("is not a file"), "\(run.errors)")
    }
  }
}
