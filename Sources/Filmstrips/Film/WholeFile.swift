import Foundation

/// A file that is there whole or not at all: written beside its place, then moved there.
package enum WholeFile {
  /// Writes `bytes` to `path`, replacing what is there.
  package static func write(_ bytes: [UInt8], to path: String) throws(FilmError) {
    guard !isSpecial(path) else { return try writeThrough(bytes, to: path) }
    let temporary = temporaryName(beside: path)
    UnfinishedFile.begin(temporary)
    defer { UnfinishedFile.end() }
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard file >= 0 else { throw failure(path) }
    do throws(FilmError) {
      try fill(file, bytes, path: path)
      guard rename(temporary, path) == 0 else { throw failure(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Whether something is there that no file may take the place of: a device, a pipe, a folder.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(FilmError) {
    let file = open(path, O_WRONLY)
    guard file >= 0 else { throw failure(path) }
    try fill(file, bytes, path: path)
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

  /// A hidden name in the same directory that no other process or thread has.
  private static func temporaryName(beside path: String) -> String {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let mark = String(UInt64.random(in: .min ... .max), radix: 36)
    return path[..<cut] + "." + path[cut...].prefix(100) + "." + mark + ".tmp"
  }

  static func fill(
    _ file: Int32, _ bytes: [UInt8], path: String
  ) throws(FilmError) {
    var written = 0
    var reason: FilmError?
    while written < bytes.count, reason == nil {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(file, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count >= 0 { written += count } else if errno != EINTR { reason = failure(path) }
    }
    if close(file) != 0, reason == nil { reason = failure(path) }
    if let reason { throw reason }
  }

  private static func failure(_ path: String) -> FilmError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}
