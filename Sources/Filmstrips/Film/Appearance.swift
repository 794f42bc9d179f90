/// Whether the phone, and the paper around it, are light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
