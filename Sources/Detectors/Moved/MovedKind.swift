extension FindingKind {
  /// Something moves where the scene says that nothing does.
  public static let moved = FindingKind(
    "moved", finds: "something on the screen moves where the scene expects 'still'")
}
