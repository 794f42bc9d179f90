extension FindingKind {
  /// Part of the bar, or of the field with the focus, is off the screen or cut off.
  public static let offscreen = FindingKind(
    "offscreen",
    mark: MarkStyle(
      .olive, .wash(0.3), dashes: [], isAboveSeam: true,
      legend: "bar or field beyond an edge, or in the indicator's zone"),
    finds: "part of the bar, or of the field typed into, is off the screen or cut off")
}
