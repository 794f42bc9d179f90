import Foundation

/// A clip on disk: opened once, and read by ffmpeg from there whatever its name is.
package final class ClipFile: @unchecked Sendable {
  /// The name in messages.
  package let name: String
  let handle: FileHandle

  /// The containers that are read: none of them names other files or hosts.
  static let formats = "mov,matroska,gif,apng,avi,mpegts"

  /// Opens a clip; `-` is the standard input.
  package init(_ path: String) throws(RecordingError) {
    name = path == "-" ? "standard input" : path
    handle = path == "-" ? try Self.copyOfInput() : try Self.open(path)
    let size = (try? handle.seekToEnd()) ?? 0
    guard size > 0 else { throw .wrongInput("the file is empty: give a clip") }
    guard size <= UInt64(ClipLimits.greatestFile) else {
      throw .wrongInput("the file has more than \(ClipLimits.greatestFile >> 30) GiB: cut the clip")
    }
  }

  private static func open(_ path: String) throws(RecordingError) -> FileHandle {
    let path = PathBytes(path).bytes
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .wrongInput("cannot be read: \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .wrongInput("is not a file: give a clip")
    }
    let file = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw .wrongInput("cannot be read: \(String(cString: strerror(errno)))")
    }
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// The standard input as a file without a name, for clips are not read in order.
  private static func copyOfInput() throws(RecordingError) -> FileHandle {
    guard let file = tmpfile() else {
      throw .couldNotWork("no temporary file can be made: \(String(cString: strerror(errno)))")
    }
    let copy = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
    var count = 0
    while true {
      let bytes = FileHandle.standardInput.availableData
      count += bytes.count
      guard !bytes.isEmpty, count <= ClipLimits.greatestFile else { return copy }
      do {
        try copy.write(contentsOf: bytes)
      } catch {
        throw .couldNotWork("the standard input cannot be kept: \(error.localizedDescription)")
      }
    }
  }

  /// The arguments with which ffmpeg reads the clip, and nothing else.
  var input: [String] {
    [
      "-protocol_whitelist", "file", "-format_whitelist", Self.formats, "-i", "file:/dev/stdin",
    ]
  }
}

extension ClipFile {
  /// Runs ffmpeg over the frames of the first moving picture.
  ///
  /// - Parameters:
  ///   - filters: what is done to each frame.
  ///   - format: the pixels that are wanted.
  ///   - most: after the given number of frames it stops.
  ///   - take: gets the bytes and what ffmpeg has said so far, and says whether more are wanted.
  /// - Returns: What ffmpeg says, and whether it ended well.
  /// - Throws: A ``RecordingError`` where ffmpeg cannot work.
  func decode(
    _ filters: String, as format: String, most: Int, _ take: (Data, () -> String) -> Bool
  ) throws(RecordingError) -> (messages: String, isWell: Bool) {
    let arguments =
      ["-hide_banner", "-nostdin", "-nostats", "-loglevel", "info", "-max_alloc", "400000000"]
      + ["-max_pixels", "\(ClipLimits.greatestArea)", "-threads", "2"] + input
      + ["-map", "0:V:0", "-filter_threads", "1", "-vf", filters, "-fps_mode", "passthrough"]
      + ["-frames:v", "\(most)", "-pix_fmt", format, "-f", "rawvideo", "pipe:1"]
    return try ToolProcess("ffmpeg", arguments, reading: handle).run(take)
  }
}
