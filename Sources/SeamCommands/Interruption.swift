import Filmstrips
import Foundation

/// What the program does when it is stopped from outside, or nobody listens any more.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// From now on a signal that ends the program takes a file along that is half written.
  ///
  /// One that its starter wants ignored, as `nohup` does, stays so. A worker that is gone is no
  /// reason to end, nor is anybody else who has stopped reading.
  static func prepare() {
    UnfinishedFile.prepare()
    for number in signals {
      let before = signal(number, Self.end)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
    signal(SIGPIPE, SIG_IGN)
  }

  private static let end: @convention(c) (Int32) -> Void = { number in
    UnfinishedFile.discard()
    Progress.discard()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Ends the program as it would without a handler for the signal.
  static func endUnheard() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(ExitStatus.couldNotWork.rawValue)
  }
}
