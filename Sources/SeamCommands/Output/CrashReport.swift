import CaseWorkers
import Filmstrips
import Foundation
import Reports

/// A few lines in place of a backtrace where the program crashes or is stopped with SIGQUIT.
///
/// The runtime's backtrace of a program of this size takes seconds, and says nothing to its users.
package enum CrashReport {
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static let capacity = 1024

  private static let lock = NSLock()
  /// The work that the program is doing, ended by a zero; a signal's handler reads it.
  nonisolated(unsafe) private static let work = text("starting")
  /// The beginning and the end of the report.
  nonisolated(unsafe) private static let beginning = text("\nseam \(SeamRelease.version) ")
  nonisolated(unsafe) private static let ending = text(
    "\nThis is a fault in seam. Please report it with this message and the scene.\n")

  /// From now on a crash is a short report, and takes a file along that is half written.
  package static func prepare() {
    _ = (work, beginning, ending)
    giveStack()
    for number in crashes + [SIGQUIT] {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = end
      #else
        action.__sigaction_handler.sa_handler = end
      #endif
      action.sa_flags =
        Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// Notes what the program does from now on.
  package static func note(_ doing: String) {
    lock.withLock {
      let bytes = Array(doing.utf8.prefix(capacity - 1))
      work[0] = 0
      for (index, byte) in bytes.enumerated().dropFirst() { work[index] = CChar(bitPattern: byte) }
      work[bytes.count] = 0
      if let first = bytes.first { work[0] = CChar(bitPattern: first) }
    }
  }

  /// A stack overflow leaves none for the handler.
  private static func giveStack() {
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  /// Takes no lock and no memory.
  private static let end: @convention(c) (Int32) -> Void = { number in
    UnfinishedFile.discard()
    Progress.discard()
    if number != SIGQUIT { FreshStart.begin() }
    print(beginning)
    print(number == SIGQUIT ? "stopped by SIGQUIT while " : "crashed while ")
    print(work)
    if number == SIGQUIT { print("\n") } else { print(ending) }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func print(_ text: UnsafeMutablePointer<CChar>) {
    write(STDERR_FILENO, text, strlen(text))
  }

  private static func print(_ text: StaticString) {
    write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func text(_ string: String) -> UnsafeMutablePointer<CChar> {
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    for (index, byte) in string.utf8CString.prefix(capacity).enumerated() { text[index] = byte }
    return text
  }
}
