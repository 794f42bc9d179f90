extension EdgeTrack {
  /// The share of a row by which a frame that repeats the one before may seem to differ from it, and rows
  /// that a keyboard goes from one frame to the next at least while it is on its way.
  private static let (heldRows, movingRows) = (0.1, 2.0)

  /// For each frame, true if it shows what the one before shows, by a keyboard that holds for one
  /// frame on its way: noise makes such frames differ.
  func heldFrames(row: Double) -> [Bool] {
    keyboardTop.indices.map { frame in
      guard frame > 1, frame + 1 < keyboardTop.count, let here = keyboardTop[frame],
        let before = keyboardTop[frame - 1], abs(here - before) < Self.heldRows * row
      else { return false }
      if let bar = barBottom[frame], let last = barBottom[frame - 1],
        abs(bar - last) > Self.heldRows * row
      {
        return false
      }
      return [frame - 2, frame + 1].allSatisfy { other in
        keyboardTop[other].map { abs($0 - here) > Self.movingRows * row } ?? false
      }
    }
  }
}
