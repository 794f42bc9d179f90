extension NSLayoutConstraint {
  /// What a visual format lines its views up by, besides what it says.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    static let attributes: [(FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// The constraints that a picture such as `H:|-[name]-12-[field(>=80)]-|` stands for.
  ///
  /// `-` alone is 8 points between views, and the superview's margin beside `|`. A format that
  /// cannot be read, or that names what is not given, stops the program, as in UIKit.
  ///
  /// - Parameters:
  ///   - format: The picture; horizontal unless it begins with `V:`.
  ///   - options: What else its views are lined up by.
  ///   - metrics: Numbers by the names that the format uses.
  ///   - views: Views and guides by the names that the format uses.
  /// - Returns: Constraints that are still to be activated.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var parser = VisualFormatParser(format)
      let row = try parser.parse()
      return VisualFormatRow(
        row, format: format, metrics: metrics ?? [:],
        views: views.compactMapValues { $0 as? any LayoutAnchoring }
      ).constraints(options)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
