@testable import HeadlessUIKit
import Testing

/// A visual format as it is read, and the constraints that it stands for.
@MainActor @Suite(.serialized)
struct VisualFormatRowTests {
  private func parsed(_ format: String) throws -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  @Test func aRowIsReadPartByPart() throws {
    let plain = try parsed("[a_1]")
    #expect(plain.axis == .horizontal && plain.connections.isEmpty)
    #expect(plain.items == [.view(name: "a_1", sizes: [])])
    #expect(try parsed("V:[a][b]").axis == .vertical && parsed("H:[a]").axis == .horizontal)
    let row = try parsed("|-[a(>=20@250,<=b,==.5)]-(-8@low)-[b]-pad-[c]-4.25-|")
    #expect(
      row.items == [
        .superview,
        .view(
          name: "a",
          sizes: [
            .init(relation: .greaterThanOrEqual, object: .number(20), priority: .number(250)),
            .init(relation: .lessThanOrEqual, object: .name("b")),
            .init(relation: .equal, object: .number(0.5)),
          ]), .view(name: "b", sizes: []), .view(name: "c", sizes: []), .superview,
      ])
    #expect(
      row.connections == [
        .standard, .spaced([.init(object: .number(-8), priority: .name("low"))]),
        .spaced([.init(object: .name("pad"))]), .spaced([.init(object: .number(4.25))]),
      ])
    #expect(try parsed("[a]|").connections == [.flush] && parsed("|[a]").items.count == 2)
  }

  private static let attributes:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] =
      [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, in superview: UIView, _ views: [UIView]
  ) -> [NSLayoutConstraint] {
    for view in views where view.superview == nil { superview.addSubview(view) }
    let names = ["a", "b", "c"]
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: Dictionary(uniqueKeysWithValues: zip(names, views)))
  }

  /// Each option ties an attribute of neighbours, and none else.
  @Test func anOptionTiesNeighbours() {
    let (outer, views) = (UIView(), [UIView(), UIView(), UIView()])
    let plain = constraints("[a][b][c]", in: outer, views).count
    #expect(plain == 2)
    for (option, attribute) in Self.attributes {
      let made = constraints("[a][b][c]", option, in: outer, views).dropFirst(plain)
      #expect(made.count == 2, "\(attribute)")
      for (constraint, pair) in zip(made, zip(views, views.dropFirst())) {
        #expect(constraint.firstItem === pair.0 && constraint.secondItem === pair.1)
        #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
        #expect(constraint.constant == 0 && constraint.relation == .equal)
      }
    }
    #expect(constraints("[a][b][c]", .directionLeftToRight, in: outer, views).count == plain)
  }

  /// Neighbours are 8 points apart, and 0 from the margins of what they lie in.
  @Test func theStandardDistanceIsEightOrTheMargin() {
    let (outer, views) = (UIView(), [UIView(), UIView()])
    for (format, start, end, first, last) in [
      ("|-[a]-[b]-|", .leading, .trailing, .leadingMargin, .trailingMargin),
      ("V:|-[a]-[b]-|", .top, .bottom, .topMargin, .bottomMargin),
    ]
      as [(
        String, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute,
        NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute
      )]
    {
      let made = constraints(format, in: outer, views)
      #expect(made.map(\.constant) == [0, 8, 0])
      #expect(made.map(\.firstAttribute) == [start, start, last])
      #expect(made.map(\.secondAttribute) == [first, end, end])
      #expect(made[0].secondItem === outer && made[2].firstItem === outer)
      #expect(made[1].firstItem === views[1] && made[1].secondItem === views[0])
    }
    let flush = constraints("|[a][b]|", in: outer, views)
    #expect(flush.map(\.constant) == [0, 0, 0])
    #expect(flush.map(\.firstAttribute) == [.leading, .leading, .trailing])
    #expect(flush.map(\.secondAttribute) == [.leading, .trailing, .trailing])
  }

  /// Metrics are numbers of any kind; a size may be another view's.
  @Test func metricsAreNumbersOfAnyKind() {
    let (outer, views) = (UIView(), [UIView(), UIView()])
    let metrics: [String: Any] = [
      "d": 1.5, "c": CGFloat(2.5), "i": 3, "f": Float(4.5), "n": NSNumber(value: 5.5),
    ]
    let made = constraints(
      "V:[a(d,>=c,<=i@f)]-n-[b(a)]", metrics: metrics, in: outer, views)
    #expect(made.map(\.constant) == [1.5, 2.5, 3, 0, 5.5])
    #expect(
      made.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual, .equal, .equal])
    #expect(made.map(\.priority.rawValue) == [1000, 1000, 4.5, 1000, 1000])
    #expect(made.prefix(4).allSatisfy { $0.firstAttribute == .height })
    #expect(made[3].firstItem === views[1] && made[3].secondItem === views[0])
    #expect(made[3].secondAttribute == .height && made[0].secondItem == nil)
  }

  /// A mistake is marked where it is.
  @Test func aMistakeIsMarked() {
    let error = #expect(throws: VisualFormatError.self) { try parsed("[a]-8[b]") }
    #expect(
      error?.description
        == "Unable to parse constraint format: '-' is expected after a distance\n[a]-8[b]\n     ^")
  }
}
