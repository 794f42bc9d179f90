/// The two ways in which keyboard and bar come apart.
public enum SeamFault: String, Hashable, Sendable, CaseIterable {
  /// Backdrop shows between the bar's bottom and the keyboard's top.
  case gap
  /// The keyboard covers part of the bar, or has passed it.
  case overlap
}
