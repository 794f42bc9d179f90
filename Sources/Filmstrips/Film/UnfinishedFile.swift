import Foundation

/// The file that is being written, for a program that ends meanwhile to take away.
package enum UnfinishedFile {
  private static let lock = NSLock()
  /// Its path, ended by a zero; empty where there is none.
  nonisolated(unsafe) private static let path = {
    let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(PATH_MAX))
    path.pointee = 0
    return path
  }()

  /// Notes that a file is about to be made; one is written at a time.
  static func begin(_ name: String) {
    lock.lock()
    let bytes = Array(name.utf8CString)
    guard bytes.count <= PATH_MAX else { return }
    // The first letter comes last: what a signal finds is whole or empty.
    for index in bytes.indices.dropFirst() { path[index] = bytes[index] }
    path.pointee = bytes[0]
  }

  static func end() {
    path.pointee = 0
    lock.unlock()
  }

  /// Gets ready for ``discard()``.
  package static func prepare() { path.pointee = 0 }

  /// Takes the file away; takes no lock and no memory, so that a signal's handler may call it.
  package static func discard() {
    if path.pointee != 0 { unlink(path) }
  }
}
