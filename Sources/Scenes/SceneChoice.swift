extension SceneCase {
  /// A value that was chosen of a list in a scene.
  public struct Choice: Hashable, Sendable, Codable {
    /// The keys that lead to the list.
    public let path: [String]
    /// The value as the scene writes it, or its number where that is long.
    public let value: String

    /// Creates a choice.
    public init(_ path: [String], _ value: String) {
      (self.path, self.value) = (path, value)
    }

    /// True if it is one of messages.
    public var isOfTranscript: Bool { path.first == "transcript" }

    /// The choice without the key that goes without saying.
    public var shortDescription: String {
      isOfTranscript ? Choice(Array(path.dropFirst()), value).description : description
    }
  }
}

extension SceneCase.Choice: CustomStringConvertible {
  /// Keys and value: `show height 258`.
  public var description: String { (path + [value]).joined(separator: " ") }
}
