import Filmstrips
import Foundation

/// The program's reaction to being stopped from outside, or to an output without a reader.
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// From now on a signal that ends the program also removes a half-written file.
  ///
  /// One that its starter wants ignored, as `nohup` does, stays so. A worker that is gone is no
  /// reason to end, nor is any other reader that has stopped reading.
  package static func prepare() {
    UnfinishedFile.prepare()
    unblock(signals + [SIGQUIT])
    for number in signals { handle(number, by: end) }
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow further is an error of its write.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Takes a signal, unless the program's starter wants it ignored.
  private static func handle(_ number: Int32, by handler: @convention(c) (Int32) -> Void) {
    let before = signal(number, handler)
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }

  /// A program that is started from a thread which blocks signals would never hear of them.
  private static func unblock(_ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static let end: @convention(c) (Int32) -> Void = { number in
    UnfinishedFile.discard()
    Progress.discard()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// True if a signal has asked the program to end, where it finishes its work first.
  nonisolated(unsafe) package private(set) static var isAsked = false

  /// From now on the first signal asks the program to end; one that comes a second later ends it.
  ///
  /// Some starters send a signal twice at once, to the program and to all of its group.
  static func waitForWork() {
    for number in [SIGINT, SIGTERM] { handle(number, by: ask) }
  }

  /// From now on the first signal ends the program again.
  static func endAtOnce() {
    for number in [SIGINT, SIGTERM] { handle(number, by: end) }
  }

  private static let ask: @convention(c) (Int32) -> Void = { number in
    if isAsked, time(nil) - askedAt > 1 { end(number) }
    if !isAsked { askedAt = time(nil) }
    isAsked = true
    asked = number
  }

  /// The signal that asked.
  nonisolated(unsafe) private static var asked = SIGINT
  /// The time at which it asked, in seconds.
  nonisolated(unsafe) private static var askedAt = 0

  /// Ends the program by the signal that has asked for it.
  static func endAsAsked() -> Never {
    signal(asked, SIG_DFL)
    raise(asked)
    exit(ExitStatus.couldNotWork.rawValue)
  }

  /// Ignores the signals that end the parent: a worker ends with the program that has started it.
  static func leaveToParent() {
    for number in [SIGINT, SIGHUP] { signal(number, SIG_IGN) }
  }

  /// Ends the program as it would without a handler for the signal.
  static func endUnheard() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(ExitStatus.couldNotWork.rawValue)
  }
}
