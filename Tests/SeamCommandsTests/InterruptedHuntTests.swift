import Foundation
import TestSupport
import Testing

/// A hunt that is interrupted keeps what it has found until then.
struct InterruptedHuntTests {
  @Test(.timeLimit(.minutes(3)), arguments: [SIGINT, SIGTERM])
  func whatIsFoundIsKept(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let process = Process()
    // A shell that is in the background has others ignore the signal, so it is set back.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "--default-signal=INT,TERM", SeamProcess.path(of: "seam"), "hunt", "frame(timing: linear)",
      "--seed", "5", "--cases", "100000000", "--event", "show", "-o", "out",
    ]
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("out/"), let data = try output.fileHandleForReading.read(upToCount: 1) {
      text += String(decoding: data, as: UTF8.self)
    }
    kill(process.processIdentifier, signal)
    text += String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    #expect(text.contains("\ninterrupted: "), "\(text)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out")
    #expect(!names.isEmpty && names.allSatisfy { $0.hasSuffix(".yaml") })
  }
}
