import Foundation

/// A file that is there whole or not at all: written beside its place, then moved there.
package enum WholeFile {
  /// Writes `bytes` to `path`, replacing what is there.
  package static func write(_ bytes: [UInt8], to path: String) throws(FilmError) {
    let writer = try WholeFileWriter(path)
    writer.write(bytes)
    try writer.finish()
  }

  /// Makes a directory and those that it lies in, where they are missing.
  package static func makeDirectory(_ path: String) throws(FilmError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      // Foundation's sentence names the last part alone; the system's reason says as much.
      let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      throw .cannotWrite(path: path, reason: "\((reason ?? error).localizedDescription)")
    }
  }
}

/// A file that grows part by part, and takes its place once it is whole.
///
/// A link is followed to the file that it names. What is no file, and what is open already, is
/// written through.
package final class WholeFileWriter {
  private let path: String
  /// The paths of the unfinished and of the finished file; nil where the parts are written through.
  private let move: (from: String, to: String)?
  private var file: Int32
  private var buffer: [UInt8] = []
  private var error: FilmError?

  /// Bytes that are written at once.
  private static let bufferSize = 1 << 16

  package init(_ path: String) throws(FilmError) {
    self.path = path
    switch try OutputPlace(path) {
    case .descriptor(let descriptor):
      move = nil
      file = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    case .special(let place):
      move = nil
      file = open(place, O_WRONLY | O_TRUNC | O_CLOEXEC)
    case .file(let place):
      let temporary = Self.temporaryName(beside: place)
      move = (temporary, place)
      UnfinishedFile.begin(temporary)
      file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard file >= 0 else {
      let error = FilmError.cannotWrite(path, errno)
      if move != nil { UnfinishedFile.end() }
      throw error
    }
  }

  deinit { cancel() }

  /// Adds bytes; once some could not be written, no others are.
  package func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { flush() }
  }

  /// Puts the whole file in its place; throws, and leaves nothing behind, where that cannot be.
  package func finish() throws(FilmError) {
    flush()
    if close(file) != 0, error == nil { error = .cannotWrite(path, errno) }
    file = -1
    if error == nil, let move {
      keepMode(of: move.to, for: move.from)
      if rename(move.from, move.to) != 0 { error = .cannotWrite(path, errno) }
    }
    if error != nil, let move { unlink(move.from) }
    if move != nil { UnfinishedFile.end() }
    if let error { throw error }
  }

  private func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard error == nil else { return }
    do throws(FilmError) {
      try Self.fill(file, buffer, path: path)
    } catch {
      self.error = error
    }
  }

  /// Ends without a file, unless it is there already.
  private func cancel() {
    guard file >= 0 else { return }
    close(file)
    file = -1
    guard let move else { return }
    unlink(move.from)
    UnfinishedFile.end()
  }

  /// Gives the new file the permissions of the old one.
  private func keepMode(of old: String, for new: String) {
    var status = stat()
    if stat(old, &status) == 0 { chmod(new, status.st_mode & 0o777) }
  }

  /// A hidden name in the same directory that no other process or thread has.
  private static func temporaryName(beside place: String) -> String {
    let mark = String(UInt64.random(in: .min ... .max), radix: 36)
    let folder = place.contains("/") ? place.folderOfPath : ""
    return (folder.isEmpty || folder == "/" ? folder : folder + "/") + ".seam-\(mark).tmp"
  }

  static func fill(_ file: Int32, _ bytes: [UInt8], path: String) throws(FilmError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(file, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count >= 0 { written += count } else if errno != EINTR { throw .cannotWrite(path, errno) }
    }
  }
}

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
