extension FindingKind {
  /// The backdrop shows in the round top corners of the keyboard.
  public static let corners = FindingKind(
    "corners", in: .squarePoints, tolerance: .squarePixels(1),
    mark: MarkStyle(
      .plum, dashes: [], isAboveSeam: true, addsUp: false, legend: "backdrop in a round corner"),
    finds: "backdrop in the keyboard's round top corners, in scenes with 'corners: reported'")
}
