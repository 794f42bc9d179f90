package import Foundation

/// Frames of a clip in one picture, side by side and row below row, which a page shows.
package struct ContactSheet: Hashable, Sendable, Encodable {
  /// The places of the frames among those that were measured, ascending.
  let frames: [Int]
  /// Frames in a row.
  let columns: Int
  /// Pixels of a frame's width and height.
  let width, height: Int
  /// The JPEG's bytes; Base64 where it is encoded.
  let jpeg: Data
  /// Bytes of the picture.
  package var size: Int { jpeg.count }

  package init(frames: [Int], columns: Int, width: Int, height: Int, jpeg: Data) {
    (self.frames, self.columns, self.jpeg) = (frames, columns, jpeg)
    (self.width, self.height) = (width, height)
  }
}
