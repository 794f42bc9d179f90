import Foundation

/// The end of a process.
enum ProcessEnd: Equatable {
  /// With a status.
  case exit(Int32)
  case signal(Int32)

  /// Of what `waitpid` writes.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal != 0 ? .signal(signal) : .exit((status >> 8) & 0xFF)
  }

  /// The signals that a program sends itself by what it does.
  private static let ofTraps: Set<Int32> = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]

  /// True if it was ended from outside: by a person, or by a system that is short of memory.
  var isFromOutside: Bool {
    if case .signal(let signal) = self { !Self.ofTraps.contains(signal) } else { false }
  }

  /// In words; nil for an orderly end.
  var message: String? {
    switch self {
    case .exit(0): nil
    case .exit(let status): "the program ended with status \(status)"
    case .signal(let signal) where signal == SIGILL || signal == SIGTRAP:
      "stopped by signal \(signal.words): Swift found a precondition that does not hold, nil where a"
        + " value is unwrapped, an index out of range or an overflow; a debug build says which, and"
        + " so does a release build with '-Xswiftc -assert-config -Xswiftc Debug'"
    case .signal(let signal): "stopped by signal \(signal.words)"
    }
  }
}

extension Int32 {
  /// A signal's number and what it is called.
  fileprivate var words: String { "\(self) (\(String(cString: strsignal(self))))" }
}
