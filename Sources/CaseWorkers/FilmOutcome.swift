import Detectors
import Scenes
package import Filmstrips
package import Foundation

/// A film to draw: its cases, its place, its look, and the number of threads.
///
/// Without a folder its bytes come back in the outcome.
package struct FilmOrder: Codable, Sendable {
  package var cases: [CaseSource]
  let path: String
  let directory: String?
  let options: FilmOptions
  let format: FilmFormat
  let parallelism: Int

  package init(
    cases: [CaseSource], path: String, directory: String?, options: FilmOptions,
    format: FilmFormat, parallelism: Int
  ) {
    self.cases = cases
    self.path = path
    self.directory = directory
    self.options = options
    self.format = format
    self.parallelism = parallelism
  }
}

/// The outcome of drawing a film.
package struct FilmOutcome: Codable, Sendable {
  /// The paths of its files: none where nothing was drawn, several where one would be too tall.
  package var paths: [String] = []
  /// The pictures themselves, where they go to no folder.
  package var pictures: [Data] = []
  /// The cases that could not be played, with the reason.
  package var failures: [String]
  /// The characters that no font has.
  package var missingGlyphs: [UInt32] = []
  /// True if text is set letter by letter that should have been shaped.
  package var isUnshaped = false
  /// True if its process was ended from outside, again and again.
  package var isLost = false
  /// The reason why it could not be drawn.
  package var error: FilmError?

  package init(failures: [String] = []) { self.failures = failures }
}

extension FilmOutcome {
  /// Draws a film into its file, or into several pages where one would be too tall.
  init(of cases: [CheckedCase], as order: FilmOrder) {
    self.init(
      failures: cases.compactMap { checked in
        checked.result.failure.map { "\(checked.result.scene.name): \($0)" }
      })
    let rows = cases.filter { $0.result.failure == nil }
    guard !rows.isEmpty else { return }
    do throws(FilmError) {
      if let directory = order.directory { try WholeFile.makeDirectory(directory) }
      try draw(rows, as: order)
    } catch {
      self.error = error
    }
  }

  /// Draws rows into the next page; halves them where they do not fit into one picture.
  private mutating func draw(
    _ rows: [CheckedCase], as order: FilmOrder
  ) throws(FilmError) {
    guard let film = Film(rows) else { return }
    let writer = FilmWriter(
      options: order.options, format: order.format, parallelism: order.parallelism)
    do throws(FilmError) {
      let file = try writer.file(film)
      for warning in file.warnings {
        switch warning {
        case .missingGlyph(let scalar): missingGlyphs.append(scalar.value)
        case .unshapedText: isUnshaped = true
        }
      }
      guard order.directory != nil else { return pictures.append(Data(file.bytes)) }
      let path = order.path(ofPage: paths.count + 1)
      try WholeFile.write(file.bytes, to: path)
      paths.append(path)
    } catch {
      guard error.isOfSize, order.format == .png, rows.count > 1 else { throw error }
      let half = (rows.count + 1) / 2
      try draw(Array(rows[..<half]), as: order)
      try draw(Array(rows[half...]), as: order)
    }
  }
}

extension FilmOrder {
  /// The order's own path, and beside it `NAME.2.png`, which is no other film's name.
  func path(ofPage page: Int) -> String {
    guard page > 1 else { return path }
    let name = path as NSString
    return "\(name.deletingPathExtension).\(page).\(name.pathExtension)"
  }
}

extension FilmError {
  /// True for an error that a picture with fewer rows may not have.
  fileprivate var isOfSize: Bool {
    switch self {
    case .tooLarge(_, let height, let limit): height > limit
    case .tooManyPixels: true
    default: false
    }
  }
}
