extension FindingKind {
  /// Nothing of the bar can be seen while the keyboard is up.
  ///
  /// Two refreshes at 60 Hz may pass: a shorter flicker is hardly seen.
  public static let invisible = FindingKind(
    "invisible", in: .milliseconds, tolerance: .milliseconds(2000.0 / 60),
    mark: MarkStyle(
      .plum, dashes: [2, 3], isAboveSeam: true, legend: "the bar is here and cannot be seen"),
    finds: "the bar is hidden or transparent while the keyboard is up")
}
