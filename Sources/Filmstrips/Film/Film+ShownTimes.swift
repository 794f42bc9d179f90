extension FilmRenderer {
  /// When the frames are seen that a strip shows, in seconds of its longest row, ascending.
  package func shownTimes(of film: Film) -> [Double] {
    let columns = min(options.columns, FilmOptions.mostColumns)
    guard let selection = FrameSelection(film, columns: columns) else { return [] }
    return selection.stretches.flatMap(\.frames).map { selection.reference.times[$0] }
  }

  /// The width of a row's pictures in pixels.
  package func pictureWidth(of film: Film) throws(FilmError) -> Int {
    Phones(film, options: options, fonts: try options.fontStack()).cellWidth
  }
}

extension FilmRow {
  /// The frame of the row that is shown at a time of the film.
  package func shownFrame(at time: Double) -> Int? { index(at: time, within: .infinity) }
}
