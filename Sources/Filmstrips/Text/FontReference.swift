import Foundation

/// A font by the file it is in, and by its number where a file holds several.
public struct FontReference: Hashable, Sendable, Codable {
  /// The font file.
  public let path: String
  /// The face's place in a collection, from 0.
  public let index: Int

  /// Creates a font reference.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }

  /// Reads `PATH` or `PATH#index`; a `#` without digits behind it belongs to the path.
  public init(argument: String) {
    guard let mark = argument.lastIndex(of: "#"), mark > argument.startIndex,
      let index = Int(argument[argument.index(after: mark)...]), (0...0x7FFF).contains(index),
      !FileManager.default.fileExists(atPath: argument)
    else {
      self.init(path: argument)
      return
    }
    self.init(path: String(argument[..<mark]), index: index)
  }
}
