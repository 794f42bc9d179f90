/// What is wrong with a scene, where, and what to do about it.
public struct SceneError: Error, Hashable, CustomStringConvertible {
  public let location: SourceLocation
  public let message: String

  public init(at location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }

  /// The line that compilers print, so that editors find the place.
  public var description: String { "\(location): error: \(message)" }
}
