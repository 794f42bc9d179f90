import Filmstrips
import Foundation
import SeamCommands

/// What the program itself, and no handler of it, does wrong.
enum OwnFault: String {
  /// Stays in the middle of writing the file that the next argument names.
  case hold
  /// Crashes in the middle of it.
  case crash

  func commit() -> Never {
    // What starts the tests may ignore signals, which those that it starts would do as well.
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { signal(number, SIG_DFL) }
    Interruption.prepare()
    CrashReport.prepare()
    CrashReport.note("writing what is asked for")
    let writer = try? WholeFileWriter(CommandLine.arguments[2])
    writer?.write(Array(repeating: UInt8(ascii: "x"), count: 1 << 17))
    FileHandle.standardOutput.write(Data("holding\n".utf8))
    if self == .crash { fatalError("as asked for") }
    while true { sleep(1) }
  }
}
