import HeadlessUIKit
import LayerTrees
import Testing

/// Constraints that cannot all hold: one gives way, nothing stops.
@MainActor @Suite(.serialized)
struct ConflictTests {
  private func view(on stage: Stage) -> UIView {
    let view = stage.add(.zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func ofTwoThatContradictOneHoldsAndTheRestAsWell() throws {
    let stage = Stage()
    let view = view(on: stage)
    let heights = [100.0, 200].map { view.heightAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(heights)
    view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 70).isActive = true
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    try stage.play {}
    #expect([100, 200].contains(view.bounds.height))
    #expect(view.frame.minY == 70)
    #expect(view.bounds.width == 30)
    #expect(heights[0].isActive && heights[1].isActive)
  }

  @Test func whatGaveWayHoldsAgainOnceItCan() throws {
    for index in 0...1 {
      let stage = Stage()
      let view = view(on: stage)
      let heights = [100.0, 200].map { view.heightAnchor.constraint(equalToConstant: $0) }
      NSLayoutConstraint.activate(heights)
      try stage.play {}
      try stage.play(at: 1) { heights[index].isActive = false }
      #expect(view.bounds.height == [200, 100][index])
    }
  }

  /// A view that has one of its sides only so far waits for the other: a conflict with it is not
  /// reported.
  @Test(arguments: [(100.0, 0.0, false), (0, 100, false), (20, 100, true), (100, 20, true)])
  func aViewWithoutOneOfItsSidesWaits(width: Double, height: Double, isReported: Bool) throws {
    let stage = Stage()
    let outer = stage.add(CGRect(x: 0, y: 0, width: width, height: height))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    try stage.play {}
    #expect(stage.loop.diagnostics.isEmpty == !isReported)
  }

  @Test func aWeakerPriorityEndsAConflict() throws {
    let stage = Stage()
    let view = view(on: stage)
    let heights = [100.0, 200].map { view.heightAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(heights)
    try stage.play {}
    try stage.play(at: 1) { heights[0].priority = .defaultHigh }
    #expect(view.bounds.height == 200)
    try stage.play(at: 2) {
      heights[0].priority = .required
      heights[1].priority = .defaultHigh
    }
    #expect(view.bounds.height == 100)
  }

  @Test func aConstantMayBringAConflictAndTakeItAway() throws {
    let stage = Stage()
    let view = view(on: stage)
    let height = view.heightAnchor.constraint(equalToConstant: 50)
    let most = view.heightAnchor.constraint(lessThanOrEqualToConstant: 80)
    let top = view.topAnchor.constraint(equalTo: stage.window.topAnchor)
    NSLayoutConstraint.activate([height, most, top])
    try stage.play {}
    #expect(view.bounds.height == 50)
    try stage.play(at: 1) {
      height.constant = 120
      top.constant = 33
    }
    #expect(view.bounds.height == 120 || view.bounds.height <= 80)
    #expect(view.frame.minY == 33)
    try stage.play(at: 2) {
      height.constant = 60
      most.constant = 81
    }
    #expect(view.bounds.height == 60)
  }

  @Test func aFrameSetByHandIsNotWhatGivesWay() throws {
    let stage = Stage()
    let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.heightAnchor.constraint(equalToConstant: 300).isActive = true
    try stage.play {}
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
