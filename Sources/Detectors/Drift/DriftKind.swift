extension FindingKind {
  /// Something has not come back to where it was before the first keyboard.
  public static let drift = FindingKind(
    "drift",
    mark: MarkStyle(
      .plum, .wash(0.12), dashes: [3, 3], addsUp: false,
      legend: "where it was before the keyboard"),
    finds: "bar, list, content or insets do not come back to where they were before")
}
