import Foundation

/// Numbers that are handed out once in a process, in rising order, from any thread.
///
/// Only the order of two numbers is ever used, never their size, so what runs on other threads
/// changes no result.
enum Identity {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last = 0

  /// A number greater than all before it.
  static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
