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
    let name = "\(played.scene.name.fileName).png"
    Attachment.record(bytes, named: name, sourceLocation: location)
    let folder = NSTemporaryDirectory() + "seam-films"
    let path = "\(folder)/\(name)"
    do {
      try WholeFile.makeDirectory(folder)
      try WholeFile.write(bytes, to: path)
      return path
    } catch {
      return nil
    }
  }
}

extension String {
  /// Letters, digits and hyphens.
  fileprivate var fileName: String {
    let words = lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return String(words.joined(separator: "-").prefix(100))
  }
}
