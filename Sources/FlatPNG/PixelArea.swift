/// A rectangle of whole pixels in a picture.
struct PixelArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

extension PixelArea {
  /// All of a picture.
  init(of pixels: Pixels) {
    self.init(x: 0, y: 0, width: pixels.width, height: pixels.height)
  }

  /// The least area outside of which two pictures of one size are equal, or nil if they are.
  init?(changedFrom previous: Pixels, to current: Pixels) {
    precondition(
      previous.width == current.width && previous.height == current.height,
      "only pictures of one size can be compared")
    let isChanged = { (y: Int) in
      PixelMatcher.equalPixels(previous.row(y), current.row(y), limit: current.width)
        < current.width
    }
    let rows = 0..<current.height
    guard let top = rows.first(where: isChanged), let bottom = rows.last(where: isChanged) else {
      return nil
    }
    var left = current.width
    var right = 0
    for y in top...bottom {
      let (old, new) = (previous.row(y), current.row(y))
      left = PixelMatcher.equalPixels(old, new, limit: left)
      right = Self.end(old, new, from: right, width: current.width)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top + 1)
  }

  /// The column after the last that differs, or `start` if none does from there on.
  private static func end(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, from start: Int, width: Int
  ) -> Int {
    var end = width
    while end > start, PixelMatcher.pixel(old, end &- 1) == PixelMatcher.pixel(new, end &- 1) {
      end &-= 1
    }
    return end
  }
}
