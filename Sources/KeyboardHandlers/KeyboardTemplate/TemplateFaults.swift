/// What a keyboard of the app's own does differently from the original.
struct TemplateFaults {
  /// By what it says how high it is.
  var sizing = TemplateSizing.both
  /// Whether input views are loaded again when they change while typing goes on.
  var reloads = true
  /// Whether it is without the known defects.
  var isFixed = false
}
