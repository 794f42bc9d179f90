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
