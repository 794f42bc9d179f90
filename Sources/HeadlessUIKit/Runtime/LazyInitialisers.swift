#if !canImport(ObjectiveC)
  import Foundation

  /// The initialisers of globals and statics, each of which runs once.
  ///
  /// Whoever asks for such a value inside its own initialiser waits for ever. Nothing says that one
  /// runs but the stack: the runtime's frame that calls them is on it. What that frame's address is
  /// two initialisers of this type's own tell, each of which has it once more than its caller.
  enum LazyInitialisers {
    /// Whether one runs now.
    static var areRunning: Bool { addresses().contains(where: callers.contains) }

    private static let first = counts()
    private static let second = counts()
    private static let callers: Set<UInt> = {
      let here = counts()
      func more(than here: [UInt: Int], in there: [UInt: Int]) -> Set<UInt> {
        Set(there.filter { $1 > here[$0, default: 0] }.keys)
      }
      return more(than: here, in: first).intersection(more(than: here, in: second))
    }()

    private static func counts() -> [UInt: Int] {
      addresses().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    @inline(never)
    private static func addresses() -> [UInt] {
      Thread.callStackReturnAddresses.map(\.uintValue)
    }
  }
#endif
