import Foundation
import SeamCommands
import Testing

struct ProgressTests {
  @Test(arguments: [
    (0, 10, 0.0, "checked 0 of 10"),
    (0, 10, 5.0, "checked 0 of 10"),
    (1200, 10_000, 0.5, "checked 1200 of 10000, 2400 a second, 4 s left"),
    (1, 100, 4.0, "checked 1 of 100, 0.25 a second, 6 min 36 s left"),
    (42, 100, 10.0, "checked 42 of 100, 4.2 a second, 14 s left"),
    (1, 20_000, 1.0, "checked 1 of 20000, 1.0 a second, 5 h 33 min left"),
    (10, 10, 2.0, "checked 10 of 10, 5.0 a second, 0 s left"),
  ])
  func theLineSaysHowFarAndHowLong(done: Int, total: Int, elapsed: Double, text: String) {
    #expect(ProgressMeter("checked", of: total, done: done).text(at: elapsed) == text)
  }

  @Test func withoutATotalNothingIsSaidOfTheTimeLeft() {
    #expect(ProgressMeter("tried", of: nil, done: 30).text(at: 2) == "tried 30, 15 a second")
  }

  /// A thousand pieces in a second make ten lines, whenever they come.
  @Test func linesAreATenthOfASecondApart() {
    var meter = ProgressMeter("checked", of: 1000)
    let told = (1...1000).filter { meter.advance(at: Double($0) / 1000) != nil }
    #expect((9...10).contains(told.count))
    #expect(zip(told, told.dropFirst()).allSatisfy { $1 - $0 >= 100 })
    var slow = ProgressMeter("checked", of: 3)
    #expect((1...3).allSatisfy { slow.advance(at: Double($0)) != nil })
  }
}

#if os(Linux)
  /// What a terminal sees of a run, and what a file does.
  @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  struct ProgressOnATerminalTests {
    private static let scene = """
      scene: Show
      device: [iPhone 8, iPhone X]
      handler: frame
      events: [{at: 0, show: {height: 258}}]

      """

    private func check(_ environment: String) throws -> String {
      let folder = try TemporaryFolder()
      let path = try folder.file("a.yaml", Self.scene)
      let command =
        "env -u CI -u TERM \(environment) '\(SeamProcess.path(of: "seam"))' check '\(path)' >/dev/null"
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["script", "-qec", command, "/dev/null"]
      let output = Pipe()
      process.standardOutput = output
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return String(decoding: data, as: UTF8.self)
    }

    @Test func aTerminalShowsTheLineAndIsLeftClean() throws {
      let seen = try check("TERM=xterm")
      #expect(seen.contains("checked 1 of 2"), "\(seen.debugDescription)")
      #expect(seen.hasSuffix("\r\u{1B}[K"), "\(seen.debugDescription)")
      #expect(!seen.contains("\n"))
    }

    @Test(arguments: ["TERM=dumb", "TERM=xterm CI=true", "TERM=xterm CI=1"])
    func nobodyIsThereToReadIt(environment: String) throws {
      #expect(try check(environment).isEmpty)
    }

    @Test func aTerminalOfOnesOwnCountsThoughItSaysSo() throws {
      #expect(try check("TERM=xterm CI=false").contains("checked 1 of 2"))
    }

    @Test func aPipeHearsNothing() throws {
      let folder = try TemporaryFolder()
      #expect(try SeamProcess("check", folder.file("a.yaml", Self.scene)).errors.isEmpty)
    }
  }
#endif
