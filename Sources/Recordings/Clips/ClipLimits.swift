/// The most of a clip that is read: a clip comes from anywhere.
package enum ClipLimits {
  /// Bytes of the file.
  package static let greatestFile = 4 << 30
  /// Pixels of a frame.
  package static let greatestArea = 40_000_000
  /// Pixels of a frame that no phone's or tablet's screen has.
  package static let largeArea = 8_000_000
  /// Rows of a frame.
  package static let greatestHeight = 8192
  /// Rows of all frames together: 1,525 frames of 2,622 rows.
  package static let greatestRows = 4_000_000
  /// Frames, however small they are.
  package static let greatestCount = 20_000
  /// Seconds that ffmpeg may take.
  package static let greatestTime = 120.0

  /// The most frames of a height that are read.
  package static func frames(ofHeight height: Int) -> Int {
    min(greatestCount, greatestRows / max(1, height))
  }
}
