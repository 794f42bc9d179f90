extension FindingKind {
  /// A frame was set while a transform made it undefined.
  public static let undefinedFrame = FindingKind(
    "undefinedFrame", in: .times, tolerance: .nothing,
    finds: "a frame is set under a transform that is not the identity")
  /// Constraints contradict one another, and one of them was broken.
  public static let conflict = FindingKind(
    "conflict", in: .times, tolerance: .nothing,
    finds: "constraints contradict one another, and one of them is broken")
  /// The handler stopped the program, did not give it back, or laid out without end.
  public static let trap = FindingKind(
    "trap", in: nil, tolerance: .nothing,
    finds: "the handler stops the program, does not return, or lays out without end")
}
