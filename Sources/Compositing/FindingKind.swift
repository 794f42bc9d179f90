/// What can go wrong on screen.
public enum FindingKind: String, Hashable, Sendable, CaseIterable {
  /// Backdrop shows between the bar's bottom and a docked keyboard's top.
  case gap
  /// The keyboard covers part of the bar, or has passed it.
  case overlap
}
