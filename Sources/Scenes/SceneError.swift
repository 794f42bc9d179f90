/// What is wrong with a scene, where, and what to do about it.
public struct SceneError: Error, Hashable, CustomStringConvertible {
  /// Where the mistake is.
  public let location: SourceLocation
  /// What is wrong, and what to write.
  public let message: String

  /// Creates a scene error.
  public init(at location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }

  /// The line that compilers print, so that editors find the place.
  public var description: String { "\(location): error: \(message)" }
}
