import Foundation

/// A frame of a clip in colour, four bytes for each pixel.
package struct ClipPicture: Sendable {
  package let width: Int
  package let height: Int
  package let rgba: [UInt8]
}

extension ClipFile {
  /// Bytes of pictures that are held at once.
  private static let greatestPictures = 256 << 20

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
    guard length * ordered.count <= Self.greatestPictures else {
      throw .wrongInput(
        "\(ordered.count) pictures of \(width) x \(height) pixels are too many: cut the clip with"
          + " --from and --to")
    }
    let cut = start.map { "trim=start=\($0)," } ?? ""
    var (pictures, bytes, frame, next): ([Int: ClipPicture], [UInt8], Int, Int) = ([:], [], 0, 0)
    // All frames up to the last one are scaled: a list of thousands is no filter.
    let (messages, _) = try decode(
      "\(cut)scale=\(width):\(height):flags=area,format=rgba", as: "rgba", most: last + 1
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
}
