import Foundation
import SeamCommands
import TestSupport
import Testing

struct ProgressTests {
  /// A meter of pieces that come one after another at a rate, the first when workers are ready.
  private func meter(_ done: Int, of total: Int?, every step: Double, from start: Double)
    -> ProgressMeter
  {
    var meter = ProgressMeter("checked", of: total)
    for index in 0..<done { _ = meter.advance(at: start + Double(index) * step) }
    return meter
  }

  @Test(arguments: [
    (0, 10, 0.01, 0.0, "checked 0 of 10"), (1, 20_000, 1, 1, "checked 1 of 20000"),
    (4, 100, 1, 1, "checked 4 of 100"),
    (1201, 10_000, 0.0025, 0.7, "checked 1201 of 10000, 400 a second, 22 s left"),
    (43, 100, 0.65, 0, "checked 43 of 100, 1.5 a second, 38 s left"),
    (43, 100, 0.25, 3, "checked 43 of 100, 4.0 a second, 15 s left"),
    (21, 100, 4, 0, "checked 21 of 100, 0.25 a second, 5 min 16 s left"),
    (11, 11, 0.5, 0, "checked 11 of 11, 2.0 a second, 0 s left"),
    (11, 130, 0.5, 0, "checked 11 of 130, 2.0 a second, 1 min 0 s left"),
    (11, 129, 0.5, 0, "checked 11 of 129, 2.0 a second, 59 s left"),
    (11, 7211, 0.5, 0, "checked 11 of 7211, 2.0 a second, 1 h 0 min left"),
    (11, 7209, 0.5, 0, "checked 11 of 7209, 2.0 a second, 59 min 59 s left"),
    (11, 20_000, 0.5, 0, "checked 11 of 20000, 2.0 a second, 2 h 46 min left"),
    (6, 6, 1, 0, "checked 6 of 6, 1.0 a second, 0 s left"),
    (5, 9, 1, 0, "checked 5 of 9"), (6, 9, 0.125, 0, "checked 6 of 9"),
    (9, 9, 0.125, 0, "checked 9 of 9, 8.0 a second, 0 s left"),
  ])
  func theLineSaysHowFarAndHowLong(
    done: Int, total: Int, step: Double, start: Double, text: String
  ) {
    let meter = meter(done, of: total, every: step, from: start)
    #expect(meter.text(at: start + Double(max(0, done - 1)) * step) == text)
  }

  @Test func withoutATotalNothingIsSaidOfTheTimeLeft() {
    #expect(meter(31, of: nil, every: 0.1, from: 0).text(at: 3) == "checked 31, 10 a second")
  }

  /// However late the first pieces are, what is left is never off by more than a factor of two.
  @Test(arguments: [0.0, 0.5, 5, 60]) func theTimeLeftSettlesAtOnce(start: Double) throws {
    let (total, step) = (2000, 0.01)
    var meter = ProgressMeter("checked", of: total)
    for index in 0..<total {
      let time = start + Double(index) * step
      guard let text = meter.advance(at: time, every: 0),
        let left = text.firstMatch(of: /, (?:(\d+) min )?(\d+) s left/)
      else { continue }
      let shown = Double(left.1.flatMap { Int($0) } ?? 0) * 60 + (Double(left.2) ?? 0)
      let rest = Double(total - index - 1) * step
      #expect(shown >= rest / 2 && shown <= rest * 2 + 1, "\(text) at \(time)")
    }
  }

  /// The rate is that of the last ten seconds, or of a few pieces where those take longer.
  @Test(arguments: [
    (0.1, "10 a second", 150), (4.0, "0.25 a second", 12), (0.5, "2.0 a second", 30),
  ])
  func theRateIsThatOfTheLastPieces(step: Double, rate: String, count: Int) {
    var meter = ProgressMeter("checked", of: nil)
    for index in 0..<3000 { _ = meter.advance(at: Double(index) / 100) }
    var text = meter.text(at: 29.99)
    #expect(text == "checked 3000, 100 a second")
    for index in 1...count {
      let time = 29.99 + Double(index) * step
      _ = meter.advance(at: time)
      text = meter.text(at: time)
    }
    #expect(text == "checked \(3000 + count), \(rate)")
  }

  /// A log has a line every ten seconds, and none of work that is shorter.
  @Test func aLogHearsEveryTenSeconds() {
    var meter = ProgressMeter("checked", of: 1000)
    let shown = (1...1000).filter {
      meter.advance(at: Double($0) * 0.05, every: ProgressMeter.logInterval) != nil
    }
    #expect(shown.count == 5 && shown[0] == 200)
  }

  /// A thousand pieces in a second make ten lines, whenever they come.
  @Test func linesAreATenthOfASecondApart() {
    var meter = ProgressMeter("checked", of: 1000)
    let shown = (1...1000).filter { meter.advance(at: Double($0) / 1000) != nil }
    #expect((9...10).contains(shown.count))
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $1 - $0 >= 100 })
    var slow = ProgressMeter("checked", of: 3)
    #expect((1...3).allSatisfy { slow.advance(at: Double($0)) != nil })
  }
}

#if os(Linux)
  /// Progress of a run on a terminal, and in a file.
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
    func withoutAReader(environment: String) throws {
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
