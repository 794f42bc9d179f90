extension FindingKind {
  /// Bar or messages are somewhere else at once, or at another speed, while nothing happens.
  public static let jump = FindingKind(
    "jump",
    finds: "bar or messages are elsewhere or at another speed at once, while nothing happens"
  )
}
