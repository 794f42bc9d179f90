import Foundation

#if !canImport(Darwin)
  import Synchronization
#endif

/// Numbers that are handed out once in a process, in rising order, from any thread.
///
/// Only the order of two numbers is ever used, never their size, so what runs on other threads
/// changes no result.
enum Identity {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var names: [Int: String] = [:]

  #if canImport(Darwin)
    nonisolated(unsafe) private static var last = 0

    /// A number greater than all before it.
    static func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  #else
    private static let last = Atomic(0)

    /// A number greater than all before it.
    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
  #endif

  /// Names a number for people.
  static func name(_ id: Int, _ name: String) {
    lock.withLock { names[id] = name }
  }

  /// The number's name, or nothing.
  static func name(of id: Int) -> String {
    lock.withLock { names[id] ?? "" }
  }
}
