extension FindingKind {
  /// The keyboard that is up is not the one that the app asks for.
  public static let mismatch = FindingKind(
    "mismatch",
    finds: "the app's own keyboard is not up when asked for, or of another height than it should be"
  )
}
