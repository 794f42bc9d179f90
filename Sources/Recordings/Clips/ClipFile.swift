package import Foundation

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
  ///   - output: ffmpeg's options of what is wanted.
  ///   - most: after the given number of frames it stops.
  ///   - take: gets the bytes and what ffmpeg has said so far, and says whether more are wanted.
  /// - Returns: What ffmpeg says, and whether it ended well.
  /// - Throws: A ``RecordingError`` where ffmpeg cannot work.
  func decode(
    _ filters: String, as output: [String], most: Int, _ take: (Data, () -> String) -> Bool
  ) throws(RecordingError) -> (messages: String, isWell: Bool) {
    let arguments =
      ["-hide_banner", "-nostdin", "-nostats", "-loglevel", "info", "-max_alloc", "400000000"]
      + ["-max_pixels", "\(ClipLimits.greatestArea)", "-threads", "2"] + input
      + ["-map", "0:V:0", "-filter_threads", "1", "-vf", filters, "-fps_mode", "passthrough"]
      + ["-frames:v", "\(most)"] + output + ["pipe:1"]
    return try ToolProcess("ffmpeg", arguments, reading: handle).run(take)
  }
}

extension [String] {
  /// Pixels of a format as they are.
  static func pixels(_ format: String) -> [String] { ["-pix_fmt", format, "-f", "rawvideo"] }
  /// Pictures for people: a JPEG each.
  fileprivate static let jpeg = ["-c:v", "mjpeg", "-q:v", "5", "-f", "image2pipe"]
}

/// A frame of a clip in colour, four bytes for each pixel.
package struct ClipPicture: Sendable {
  package let width: Int
  package let height: Int
  package let rgba: [UInt8]
}

extension ClipFile {
  /// Frames in colour, scaled to a width.
  ///
  /// - Parameters:
  ///   - frames: their places among the frames that were measured.
  ///   - width: pixels of each row.
  ///   - height: rows of each.
  ///   - start: where the measured part begins, in seconds of the clip; nil for its begin.
  /// - Returns: The pictures by the frames' places.
  /// - Throws: A ``RecordingError`` where there are too many, or ffmpeg fails.
  package func pictures(
    of frames: Set<Int>, width: Int, height: Int, from start: Double?
  ) throws(RecordingError) -> [Int: ClipPicture] {
    let ordered = frames.sorted()
    let length = width * height * 4
    guard let last = ordered.last, length > 0 else { return [:] }
    guard length * ordered.count <= ClipLimits.greatestPictures else {
      throw .wrongInput(
        "\(ordered.count) pictures of \(width) x \(height) pixels are too many: cut the clip with"
          + " --from and --to")
    }
    var (pictures, bytes, frame, next): ([Int: ClipPicture], [UInt8], Int, Int) = ([:], [], 0, 0)
    // All frames up to the last one are scaled: a list of thousands is no filter.
    let (messages, _) = try decode(
      "\(Self.cut(from: start))scale=\(width):\(height):flags=area,format=rgba",
      as: .pixels("rgba"), most: last + 1
    ) { data, _ in
      bytes.append(contentsOf: data)
      var place = 0
      while bytes.count - place >= length, next < ordered.count {
        if frame == ordered[next] {
          pictures[frame] = ClipPicture(
            width: width, height: height, rgba: Array(bytes[place..<place + length]))
          next += 1
        }
        (place, frame) = (place + length, frame + 1)
      }
      bytes.removeFirst(place)
      return next < ordered.count
    }
    guard pictures.count == ordered.count else {
      throw .couldNotWork("ffmpeg hands on other frames the second time: \(messages.suffix(200))")
    }
    return pictures
  }

  /// Frames in colour as one JPEG: side by side, row below row.
  ///
  /// - Parameters:
  ///   - frames: their places among the frames that were measured, ascending; at least one.
  ///   - columns: frames in a row.
  ///   - width: pixels of each, an even number.
  ///   - height: rows of each, an even number.
  ///   - start: where the measured part begins, in seconds of the clip; nil for its begin.
  /// - Returns: The JPEG's bytes.
  /// - Throws: A ``RecordingError`` where ffmpeg fails.
  package func sheet(
    of frames: [Int], columns: Int, width: Int, height: Int, from start: Double?
  ) throws(RecordingError) -> Data {
    let rows = (frames.count + columns - 1) / columns
    let chosen = frames.map { "eq(n,\($0))" }.joined(separator: "+")
    var bytes = Data()
    let (messages, _) = try decode(
      "\(Self.cut(from: start))select='\(chosen)',scale=\(width):\(height):flags=area,"
        + "format=yuvj420p,tile=\(columns)x\(rows):nb_frames=\(frames.count)",
      as: .jpeg, most: 1
    ) { data, _ in
      bytes.append(data)
      return true
    }
    guard !bytes.isEmpty else {
      throw .couldNotWork("ffmpeg draws no frames: \(messages.suffix(200))")
    }
    return bytes
  }

  private static func cut(from start: Double?) -> String { start.map { "trim=start=\($0)," } ?? "" }
}

/// A path as the system takes it: the bytes that the program was started with.
///
/// A name on disk may be any bytes. Swift makes text of arguments, with U+FFFD for what is not UTF-8, so
/// such a name is looked up among the arguments as they came.
struct PathBytes {
  /// The path's bytes, with a 0 behind them.
  let bytes: [CChar]

  init(_ path: String) {
    bytes = Self.argument(like: path) ?? path.utf8.map(CChar.init(bitPattern:)) + [0]
  }

  /// The argument that became such a text; nil where the text is what it was.
  private static func argument(like path: String) -> [CChar]? {
    guard path.unicodeScalars.contains("\u{FFFD}") else { return nil }
    for index in 0..<Int(CommandLine.argc) {
      guard let start = CommandLine.unsafeArgv[index] else { continue }
      var bytes: [CChar] = []
      while start[bytes.count] != 0 { bytes.append(start[bytes.count]) }
      if String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self) == path {
        return bytes + [0]
      }
    }
    return nil
  }
}

/// The reason why a clip cannot be measured.
package enum RecordingError: Error, Hashable, Sendable {
  /// The clip, or what is asked of it, is wrong.
  case wrongInput(String)
  /// ffmpeg is missing, or did not do its work.
  case couldNotWork(String)

  package var message: String {
    switch self {
    case .wrongInput(let message), .couldNotWork(let message): message
    }
  }
}
