extension BarFinder {
  /// Points that a bar is tall in which nothing shows.
  private static let plainHeights = 36.0...100.0
  /// Grey levels by which it differs at least from the page above it.
  private static let leastContrast = 10
  /// The most texture of a row in which nothing shows.
  static let plainTexture: Float = 4

  /// True if an edge above the keyboard is the upper one of a bar in which nothing shows.
  ///
  /// Such a bar goes down to the keyboard and, without one, to the screen's bottom: it is as tall as its edge
  /// is above that, and goes as far as the keyboard does. An edge that rests at home ends a bar above it.
  ///
  /// - Parameters:
  ///   - row: the edge, in rows of the open rest.
  ///   - limit: the keyboard's top.
  /// - Returns: whether it is.
  func beginsPlainBar(_ row: Int, above limit: Int) -> Bool {
    guard let run else { return false }
    let (point, rest) = (rowsPerPoint, row + run.offset)
    let home = Double(pictures.height) - safeArea * point
    let way = pictures.height - limit
    guard Self.plainHeights.contains(Double(limit - row) / point),
      abs(Double(run.offset - way)) < 1.5 * point, abs(Double(rest) - home) > 4 * point
    else { return false }
    let near = Int(2 * point)
    let inner = rest + near..<max(rest + near, Int(home) - near)
    guard inner.allSatisfy({ closed.texture($0) < Self.plainTexture }) else { return false }
    let own = margin(row + near..<limit - near)
    let page = margin(pictures.height / 4..<max(pictures.height / 4 + 1, row - near))
    return abs(own - page) > Self.leastContrast
  }

  /// The grey level at the sides of most of some rows of the open rest.
  private func margin(_ rows: Range<Int>) -> Int {
    let (frame, columns) = (pictures.frames[slide.open], RowPictures.columns)
    let levels = rows.flatMap { row in
      [frame[row * columns], frame[row * columns + columns - 1]]
    }.sorted()
    return Int(levels[levels.count / 2])
  }
}
