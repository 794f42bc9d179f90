/// A mistake in a scene, with its place and advice.
public struct SceneError: Error, Hashable, CustomStringConvertible {
  /// The place of the mistake.
  public let location: SourceLocation
  /// The mistake, and the text to write instead.
  public let message: String

  /// Creates a scene error.
  public init(at location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }

  /// The line that compilers print, so that editors find the place.
  public var description: String { "\(location): error: \(message)" }
}
