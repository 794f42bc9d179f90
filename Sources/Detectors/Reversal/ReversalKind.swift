extension FindingKind {
  /// The bar runs back on its way while the keyboard does not.
  public static let reversal = FindingKind(
    "reversal", finds: "the bar runs back on its way while the keyboard does not")
}
