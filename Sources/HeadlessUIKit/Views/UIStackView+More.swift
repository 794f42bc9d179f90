extension UIStackView {
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// Inert: spaces lie between rectangles.
  public var isBaselineRelativeArrangement: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    kept("spacing \(ObjectIdentifier(arrangedSubview).hashValue)") ?? Self.spacingUseDefault
  }
}
