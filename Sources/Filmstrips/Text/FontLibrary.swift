import CCairo
import Foundation

/// The fonts that the process has opened, each once, for one thread at a time.
final class FontLibrary: @unchecked Sendable {
  static let shared = FontLibrary()

  /// Guards all that FreeType does, here and while text is measured and drawn.
  private let lock = NSRecursiveLock()
  private var library: FT_Library?
  private var faces: [FontReference: FontFace] = [:]

  /// Runs `body` while no other thread uses a font.
  func alone<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// The faces in the order of the references.
  func open(_ references: [FontReference]) throws(FilmError) -> [FontFace] {
    try alone { () throws(FilmError) in
      var opened: [FontFace] = []
      for reference in references { opened.append(try open(reference)) }
      return opened
    }
  }

  private func open(_ reference: FontReference) throws(FilmError) -> FontFace {
    if let known = faces[reference] { return known }
    if library == nil, FT_Init_FreeType(&library) != 0 { library = nil }
    guard let library else {
      throw .cannotReadFont(path: reference.path, reason: "FreeType does not start")
    }
    let face = try FontFace(reference, library: library)
    faces[reference] = face
    return face
  }
}
