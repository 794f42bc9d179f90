/// Whether the phone, and the paper around it, are light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
  case light
  case dark
}
