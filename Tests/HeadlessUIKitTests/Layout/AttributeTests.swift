@testable import HeadlessUIKit
import LayerTrees
import Testing

/// Every attribute of a view as one side of a constraint, and every way to make one.
@MainActor @Suite(.serialized)
struct AttributeTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// A view of 200 x 100 at (20, 30) whose margins all differ, and one of 40 x 10 to place.
  @MainActor private struct Pair {
    let stage = Stage()
    let fixed: UIView
    let placed = UIView()

    init() {
      fixed = stage.add(CGRect(x: 20, y: 30, width: 200, height: 100))
      fixed.layoutMargins = UIEdgeInsets(top: 5, left: 7, bottom: 11, right: 13)
      placed.layoutMargins = UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 8)
      stage.window.addSubview(placed)
      placed.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        placed.widthAnchor.constraint(equalToConstant: 40),
        placed.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
  }

  /// Each attribute's place in a view of some frame with the margins above, left or top.
  nonisolated static let places: [(Attribute, Bool, CGFloat)] = [
    (.left, true, 20), (.leading, true, 20), (.right, true, 220), (.trailing, true, 220),
    (.centerX, true, 120), (.leftMargin, true, 27), (.leadingMargin, true, 27),
    (.rightMargin, true, 207), (.trailingMargin, true, 207), (.centerXWithinMargins, true, 117),
    (.top, false, 30), (.bottom, false, 130), (.centerY, false, 80), (.topMargin, false, 35),
    (.bottomMargin, false, 119), (.centerYWithinMargins, false, 77), (.firstBaseline, false, 130),
    (.lastBaseline, false, 130), (.width, true, 200), (.height, false, 100),
  ]

  @Test(arguments: places) func anAttributeIsWhereItsViewHasIt(
    _ attribute: Attribute, _ isAcross: Bool, _ place: CGFloat
  ) {
    let pair = Pair()
    NSLayoutConstraint(
      item: pair.placed, attribute: isAcross ? .left : .top, relatedBy: .equal, toItem: pair.fixed,
      attribute: attribute, multiplier: 1, constant: 3
    ).isActive = true
    pair.stage.window.layoutIfNeeded()
    let found = pair.placed.frame
    #expect((isAcross ? found.minX : found.minY) == place + 3)
    #expect(found.size == CGSize(width: 40, height: 10))
  }

  /// Points from a placed view's corner to each of its attributes.
  nonisolated static let distances: [(Attribute, Bool, CGFloat)] = [
    (.left, true, 0), (.leading, true, 0), (.right, true, 40), (.trailing, true, 40),
    (.centerX, true, 20), (.leftMargin, true, 4), (.leadingMargin, true, 4),
    (.rightMargin, true, 32), (.trailingMargin, true, 32), (.centerXWithinMargins, true, 18),
    (.top, false, 0), (.bottom, false, 10), (.centerY, false, 5), (.topMargin, false, 1),
    (.bottomMargin, false, 7), (.centerYWithinMargins, false, 4), (.firstBaseline, false, 10),
    (.lastBaseline, false, 10),
  ]

  @Test(arguments: distances) func aViewIsPlacedByEachOfItsAttributes(
    _ attribute: Attribute, _ isAcross: Bool, _ distance: CGFloat
  ) {
    let pair = Pair()
    NSLayoutConstraint(
      item: pair.placed, attribute: attribute, relatedBy: .equal, toItem: pair.fixed,
      attribute: isAcross ? .left : .top, multiplier: 2, constant: -1
    ).isActive = true
    pair.stage.window.layoutIfNeeded()
    let found = pair.placed.frame
    #expect((isAcross ? found.minX : found.minY) == (isAcross ? 39 : 59) - distance)
  }

  /// What an anchor's method says is what the constraint has.
  @Test func anchorsSayWhatTheirMethodsDo() {
    let (a, b) = (UIView(), UIView())
    let made: [(NSLayoutConstraint, NSLayoutConstraint.Relation, CGFloat, CGFloat)] = [
      (a.leftAnchor.constraint(equalTo: b.rightAnchor), .equal, 1, 0),
      (a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 3), .equal, 1, 3),
      (a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: 4), .lessThanOrEqual, 1, 4),
      (a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor), .lessThanOrEqual, 1, 0),
      (
        a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 5),
        .greaterThanOrEqual, 1, 5
      ),
      (a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor), .greaterThanOrEqual, 1, 0),
      (a.widthAnchor.constraint(equalToConstant: 6), .equal, 1, 6),
      (a.widthAnchor.constraint(lessThanOrEqualToConstant: 7), .lessThanOrEqual, 1, 7),
      (a.widthAnchor.constraint(greaterThanOrEqualToConstant: 8), .greaterThanOrEqual, 1, 8),
      (a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2), .equal, 2, 0),
      (a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 9), .equal, 2, 9),
      (
        a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 3, constant: 1),
        .lessThanOrEqual, 3, 1
      ),
      (
        a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 3),
        .lessThanOrEqual, 3, 0
      ),
      (
        a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 4, constant: 2),
        .greaterThanOrEqual, 4, 2
      ),
      (
        a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 4),
        .greaterThanOrEqual, 4, 0
      ),
    ]
    for (constraint, relation, multiplier, constant) in made {
      #expect(constraint.relation == relation, "\(constraint)")
      #expect(constraint.multiplier == multiplier && constraint.constant == constant)
      #expect(constraint.firstItem === a && constraint.priority == .required)
      #expect((constraint.secondItem == nil) == (constraint.secondAttribute == .notAnAttribute))
    }
  }

  /// The system's spacing is 8 points, as often as asked for.
  @Test(arguments: [0.0, 0.5, 1, 2]) func theSystemsSpacingIsEightPoints(_ times: Double) {
    let (a, b, many) = (UIView(), UIView(), CGFloat(times))
    let made: [(NSLayoutConstraint, NSLayoutConstraint.Relation)] = [
      (
        a.leftAnchor.constraint(equalToSystemSpacingAfter: b.rightAnchor, multiplier: many), .equal
      ),
      (
        a.leftAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: b.rightAnchor, multiplier: many), .lessThanOrEqual
      ),
      (
        a.leftAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: b.rightAnchor, multiplier: many),
        .greaterThanOrEqual
      ),
      (a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: many), .equal),
      (
        a.topAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: many), .lessThanOrEqual
      ),
      (
        a.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: many),
        .greaterThanOrEqual
      ),
    ]
    for (constraint, relation) in made {
      #expect(constraint.relation == relation && constraint.multiplier == 1)
      #expect(constraint.constant == 8 * many && constraint.secondItem === b)
    }
  }

  /// A priority is a number that can be counted up and down.
  @Test func prioritiesAreNumbers() {
    let known: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
      (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
      (.fittingSizeLevel, 50),
    ]
    for (priority, number) in known {
      #expect(priority.rawValue == number && priority == UILayoutPriority(rawValue: number))
      #expect((priority + 2).rawValue == number + 2 && (priority - 3).rawValue == number - 3)
    }
    var priority = UILayoutPriority.defaultLow
    priority += 5
    #expect(priority == UILayoutPriority(255))
    priority -= 10
    #expect(priority == UILayoutPriority(245) && priority < .defaultLow && !(priority < priority))
  }

  /// A constraint is told by its items, relation, numbers and priority, the usual ones left out.
  @Test func aConstraintIsToldInWords() {
    _ = Stage()
    let (bar, view) = (UIView(), UIButton(type: .system))
    bar.layer.role = .inputBar
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let ways: [(NSLayoutConstraint, String)] = [
      (bar.heightAnchor.constraint(equalToConstant: 44), "UIView(inputBar).height == 44"),
      (
        bar.topAnchor.constraint(equalTo: view.bottomAnchor),
        "UIView(inputBar).top == UIButton.bottom"
      ),
      (
        bar.leftAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: 0.3334),
        "UIView(inputBar).left <= UIButton.right + 0.333"
      ),
      (
        view.widthAnchor.constraint(
          greaterThanOrEqualTo: bar.widthAnchor, multiplier: 0.5, constant: -8),
        "UIButton.width >= 0.5 * UIView(inputBar).width - 8"
      ),
      (
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        "UIButton.UILayoutGuide.top == UIButton.top"
      ),
    ]
    for (constraint, words) in ways {
      #expect(constraint.description == "<NSLayoutConstraint \(words)>")
      constraint.identifier = "tie"
      constraint.priority = .defaultHigh
      #expect(constraint.description == "<NSLayoutConstraint 'tie' \(words) @750>")
    }
    guide.identifier = "mine"
    #expect(ways[4].0.description.contains("UIButton.mine.top"))
  }
}
