import SeededRandom
import Testing

@testable import HeadlessUIKit

/// The distances in stacks, the order and the places of their views, and those that leave them.
@MainActor
struct StackSpacingTests {
  private func stack(_ count: Int, on stage: Stage) -> UIStackView {
    let stack = UIStackView(
      arrangedSubviews: (0..<count).map { _ in
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        return view
      })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
      stack.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100),
    ])
    return stack
  }

  /// A distance of its own is kept until it is the stack's again.
  @Test func aDistanceOfItsOwnIsKept() {
    let stage = Stage()
    let stack = stack(3, on: stage)
    stack.spacing = 4
    let first = stack.arrangedSubviews[0]
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    for distance in [11.0, 0, 30] as [CGFloat] {
      stack.setCustomSpacing(distance, after: first)
      #expect(stack.customSpacing(after: first) == distance)
      stage.window.layoutIfNeeded()
      #expect(stack.bounds.height == 60 + distance + 4)
    }
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stage.window.layoutIfNeeded()
    #expect(stack.bounds.height == 68)
  }

  /// A view that is no longer arranged takes no room, and stays inside; one that leaves is neither.
  @Test func aViewThatIsNotArrangedTakesNoRoom() {
    let stage = Stage()
    let stack = stack(4, on: stage)
    stage.window.layoutIfNeeded()
    #expect(stack.bounds.height == 80)
    let views = stack.arrangedSubviews
    stack.removeArrangedSubview(views[1])
    stage.window.layoutIfNeeded()
    #expect(stack.bounds.height == 60 && views[1].superview === stack)
    #expect(stack.arrangedSubviews == [views[0], views[2], views[3]])
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[3]])
    stage.window.layoutIfNeeded()
    #expect(stack.bounds.height == 40 && views[3].frame.minY == 20)
    let other = UIView()
    other.addSubview(views[0])
    #expect(stack.arrangedSubviews == [views[3]])
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[3]] && stack.subviews == [views[3]])
  }

  /// Views are arranged in the order of an array with the same insertions, one after the other.
  @Test(arguments: 0..<10) func viewsAreArrangedInTheOrderOfAnArray(_ seed: UInt64) {
    let stage = Stage()
    var random = SplitMix64(seed: seed)
    let stack = stack(0, on: stage)
    let views = (0..<6).map { _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      return view
    }
    var order: [Int] = []
    for _ in 0..<30 {
      let (index, place) = (
        Int.random(in: 0..<6, using: &random), Int.random(in: -2...8, using: &random)
      )
      order.removeAll { $0 == index }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: stack.removeArrangedSubview(views[index])
      case 1:
        stack.addArrangedSubview(views[index])
        order.append(index)
      default:
        stack.insertArrangedSubview(views[index], at: place)
        order.insert(index, at: max(0, min(place, order.count)))
      }
      #expect(stack.arrangedSubviews == order.map { views[$0] })
      stage.window.layoutIfNeeded()
      #expect(order.map { views[$0].frame.minY } == order.indices.map { 10 * CGFloat($0) })
    }
  }

  /// Across a row or a column a view is at its start, in its middle or at its end, or fills it.
  @Test(
    arguments: [
      (.leading, 0, 30), (.firstBaseline, 0, 30), (.center, 35, 30), (.trailing, 70, 30),
      (.lastBaseline, 70, 30), (.fill, 0, 100),
    ] as [(UIStackView.Alignment, CGFloat, CGFloat)], [false, true])
  func aViewIsAligned(
    _ place: (alignment: UIStackView.Alignment, start: CGFloat, length: CGFloat), _ isRow: Bool
  ) {
    let stage = Stage()
    let view = UIView()
    for side in [view.widthAnchor, view.heightAnchor] {
      let size = side.constraint(equalToConstant: 30)
      size.priority = .defaultHigh
      size.isActive = true
    }
    let stack = UIStackView(arrangedSubviews: [view])
    stack.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    (stack.axis, stack.alignment) = (isRow ? .horizontal : .vertical, place.alignment)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    stage.window.addSubview(stack)
    stage.window.layoutIfNeeded()
    let frame = view.frame
    let (across, along) =
      isRow
      ? (frame.minY...frame.maxY, frame.minX...frame.maxX)
      : (frame.minX...frame.maxX, frame.minY...frame.maxY)
    #expect(across == place.start + 10...place.start + 10 + place.length && along == 10...110)
  }

  /// Views that are spread keep their sizes, from one end of the row to the other.
  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func viewsThatAreSpreadKeepTheirSizes(_ distribution: UIStackView.Distribution) {
    let stage = Stage()
    let views = [20.0, 30, 40].map { (width: CGFloat) in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    (stack.spacing, stack.distribution) = (5, distribution)
    stage.window.addSubview(stack)
    stage.window.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [20, 30, 40] && stage.loop.diagnostics.isEmpty)
    #expect(views[0].frame.minX == 0 && views[2].frame.maxX == 200)
    for (view, next) in zip(views, views.dropFirst()) {
      #expect(next.frame.minX - view.frame.maxX >= 5)
    }
  }
}
