/// What a film becomes: a strip of frames side by side, or an animation.
public enum FilmFormat: Hashable, Sendable, Codable {
  /// A strip, as a PNG.
  case png
  /// Every refresh of what moves, as an APNG that runs `slowness` times slower than the scene.
  case apng(slowness: Double)

  /// What distinguishes an animation's file from the strip's, whose names both end in `.png`.
  public var titleSuffix: String {
    switch self {
    case .png: ""
    case .apng: " animation"
    }
  }
}

extension FilmFormat {
  /// How many times slower than the scene an animation may run.
  static let slownessRange = 0.1...1_000

  /// Throws where the format cannot be written.
  public func validate() throws(FilmError) {
    guard case .apng(let slowness) = self, !Self.slownessRange.contains(slowness) else { return }
    throw .invalidOption(name: "slow", value: "\(slowness)", expected: "within 0.1...1000")
  }
}
