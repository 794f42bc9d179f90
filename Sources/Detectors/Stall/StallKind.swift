extension FindingKind {
  /// The bar rests on its way while the keyboard moves.
  ///
  /// Two refreshes at 60 Hz may pass.
  public static let stall = FindingKind(
    "stall", in: .milliseconds, tolerance: .milliseconds(2000.0 / 60),
    finds: "the bar rests on its way while the keyboard moves")
}
