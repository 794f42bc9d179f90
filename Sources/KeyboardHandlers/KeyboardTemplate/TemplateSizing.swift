/// By what a keyboard of the app's own says how high it is.
enum TemplateSizing: String, CaseIterable {
  /// A height constraint and an equal intrinsic height.
  case both
  /// Its frame alone, which the system reads when the view comes.
  case frame
  /// A height constraint, and no intrinsic height.
  case constraint
}
