/// What can go wrong on screen.
public enum FindingKind: String, Hashable, Sendable, CaseIterable, Codable {
  /// Backdrop shows between the bar's bottom and a docked keyboard's top.
  case gap
  /// The keyboard covers part of the bar, or has passed it.
  case overlap
  /// The handler stopped the program, or did not give it back.
  case trap

  /// The kinds that the detector of the seam measures in points.
  static let atTheSeam: [FindingKind] = [.gap, .overlap]
}
