import HeadlessUIKit
import LayerTrees
import SeededRandom
import Testing

/// Layout puts edges on device pixels; frames set by hand and motion stay as they are.
@MainActor @Suite(.serialized)
struct SnappingTests {
  private func bar(on stage: Stage, top: CGFloat) -> (view: UIView, top: NSLayoutConstraint) {
    let view = stage.add(.zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: top)
    NSLayoutConstraint.activate([
      constraint, view.heightAnchor.constraint(equalToConstant: 44),
      view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
      view.rightAnchor.constraint(equalTo: stage.window.rightAnchor),
    ])
    return (view, constraint)
  }

  /// Auto Layout's own results: what was asked for, the scale, what came of it.
  nonisolated static let edges: [(Double, Double, Double)] = [
    (950.25, 2, 950.5), (173.25, 3, 173.3333333333333), (173.5, 3, 173.6666666666667),
    (100.4, 1, 100),
  ]

  @Test(arguments: edges)
  func edgesGoToTheNearestPixel(top: Double, scale: Double, expected: Double) throws {
    let stage = Stage(scale: scale)
    let view = bar(on: stage, top: top).view
    try stage.play {}
    #expect(abs(view.frame.minY - expected) < 1e-12)
    #expect(view.frame.height == 44)
  }

  @Test func framesSetByHandAreNotRounded() throws {
    let stage = Stage(scale: 3)
    let view = stage.add(CGRect(x: 0.1, y: 0.2, width: 10.3, height: 10.4))
    try stage.play {}
    let frame = try stage.layer(view).model.frame
    for (found, set) in zip(
      [frame.minX, frame.minY, frame.width, frame.height], [0.1, 0.2, 10.3, 10.4])
    { #expect(abs(found - set) < 1e-12) }
  }

  @Test func inFlightNothingIsRounded() throws {
    let stage = Stage(scale: 2)
    let (view, top) = bar(on: stage, top: 700)
    try stage.play {}
    try stage.play(at: 1) {
      top.constant = 401
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
        stage.window.layoutIfNeeded()
      }
    }
    #expect(abs(try stage.top(view, at: 1.1) - (700 - 0.4 * 299)) < 1e-9)
  }

  /// A size that spans whole pixels is the same wherever it stands, so moving is one animation.
  @Test(arguments: [1.0, 2, 3])
  func aMovedBarKeepsItsBoundsExactly(scale: Double) throws {
    var random = SplitMix64(seed: 111)
    let stage = Stage(scale: scale)
    let (view, top) = bar(on: stage, top: 700)
    try stage.play {}
    for index in 1...100 {
      try stage.play(at: Double(index)) {
        top.constant = CGFloat(random.number(in: 0...800))
        UIView.animate(withDuration: 0.25) { stage.window.layoutIfNeeded() }
      }
      #expect(try stage.animations(view).allSatisfy { $0.change.dy != nil })
      #expect(view.bounds.height == 44)
    }
  }

  /// A column of rows with heights of all kinds: each begins where the one before ends.
  @Test(arguments: [1.0, 2, 3])
  func rowsThatTouchTouchAfterSnapping(scale: Double) throws {
    var random = SplitMix64(seed: 112)
    for _ in 0..<20 {
      let stage = Stage(scale: scale)
      var (previous, edge) = (stage.window.topAnchor, 0.0)
      var rows: [(view: UIView, top: Double, bottom: Double)] = []
      for _ in 0..<12 {
        let eighths: Double = (random.number(in: 0...40) * 8).rounded()
        let height = eighths / 8 + 1.0 / 3
        let view = stage.add(.zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: previous),
          view.heightAnchor.constraint(equalToConstant: CGFloat(height)),
        ])
        rows.append((view, edge, edge + height))
        (previous, edge) = (view.bottomAnchor, edge + height)
      }
      try stage.play {}
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(abs(row.view.frame.maxY - next.view.frame.minY) < 1e-10)
      }
      let most = 0.5 / scale + 1e-6
      for row in rows {
        #expect(abs(Double(row.view.frame.minY) - row.top) <= most)
        #expect(abs(Double(row.view.frame.maxY) - row.bottom) <= most)
      }
    }
  }

  @Test func aNestedViewIsSnappedOnTheScreenNotInItsParent() throws {
    let stage = Stage(scale: 2)
    let (outer, _) = bar(on: stage, top: 100.3)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 0.3),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    try stage.play {}
    // 100.3 goes to 100.5, 100.6 to 100.5 as well: nothing is left between the two.
    #expect(outer.frame.minY == 100.5)
    #expect(inner.frame.minY == 0)
  }
}
