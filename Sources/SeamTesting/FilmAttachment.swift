import Compositing
import Detectors
import Filmstrips
import Foundation
import Testing

/// The filmstrip of a test that failed.
enum FilmAttachment {
  /// Attaches the film to the running test; returns where a copy lies, nil where none could be.
  @MainActor
  static func attach(
    _ played: CheckedCase, at location: Testing.SourceLocation
  ) -> String? {
    guard let film = Film([played]), let bytes = try? FilmWriter().png(film) else { return nil }
    let name = "\(title(of: played).fileStem).png"
    Attachment.record(bytes, named: name, sourceLocation: location)
    let path = "\(folder)/\(name)"
    do {
      try WholeFile.makeDirectory(folder)
      try WholeFile.write(bytes, to: path)
      return path
    } catch {
      return nil
    }
  }

  /// The test and the case: two tests that play one scene have two films.
  private static func title(of played: CheckedCase) -> String {
    guard let test = Test.current else { return played.scene.name }
    return "\(test.displayName ?? test.name) \(played.scene.name)"
  }

  /// The folder for copies of films: `SEAM_FILMS`, else `.build/seam-films` of the package, else a
  /// temporary folder.
  private static var folder: String {
    if let named = ProcessInfo.processInfo.environment["SEAM_FILMS"], !named.isEmpty {
      return named
    }
    let files = FileManager.default
    let package = files.currentDirectoryPath
    guard files.fileExists(atPath: package + "/Package.swift") else {
      return NSTemporaryDirectory() + "seam-films"
    }
    return package + "/.build/seam-films"
  }
}
