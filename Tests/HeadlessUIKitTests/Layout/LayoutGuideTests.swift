@testable import HeadlessUIKit
import LayerTrees
import Testing

/// Guides: rectangles that are given by a view, sought by constraints, or of another view now.
@MainActor @Suite(.serialized)
struct LayoutGuideTests {
  private func view(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  /// Lines are read with ease up to 672 points, which lie in the middle of the margins.
  @Test(arguments: [(300.0, 10.0, 282.0), (690, 10, 672), (691, 10.5, 672), (1000, 165, 672)])
  func aReadableWidthIsLimited(_ width: CGFloat, _ left: CGFloat, _ readable: CGFloat) {
    let stage = Stage()
    let view = stage.add(CGRect(x: 0, y: 0, width: width, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 8)
    let found = view.readableContentGuide.layoutFrame
    #expect(found == CGRect(x: left, y: 3, width: readable, height: 92))
    view.bounds.origin = CGPoint(x: 0, y: 40)
    #expect(
      view.layoutMarginsGuide.layoutFrame
        == CGRect(x: 10, y: 43, width: width - 18, height: 92))
  }

  /// A guide of the app's is where constraints put it, in the coordinates of its view.
  @Test func aGuideIsPlacedInItsView() {
    let stage = Stage()
    let outer = stage.add(CGRect(x: 30, y: 40, width: 200, height: 100))
    let guide = UILayoutGuide()
    #expect(guide.layoutFrame == .zero)
    outer.addLayoutGuide(guide)
    #expect(guide.layoutFrame == .zero && guide.owningView === outer)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 12),
      guide.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 60),
      guide.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.25),
      guide.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -6),
    ])
    let inner = view(in: outer)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: guide.rightAnchor),
      inner.topAnchor.constraint(equalTo: guide.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
    ])
    stage.window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 12, y: 20, width: 50, height: 74))
    #expect(inner.frame == CGRect(x: 62, y: 57, width: 10, height: 37))
    outer.frame.origin.y = 50
    outer.frame.size.width = 240
    stage.window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 12, y: 10, width: 60, height: 84))
    #expect(inner.frame == CGRect(x: 72, y: 52, width: 10, height: 42))
  }

  /// A guide that is taken over by another view takes its constraints along.
  @Test func aGuideOfAnotherViewStaysTied() {
    let stage = Stage()
    let views = [0.0, 200].map {
      stage.add(CGRect(x: 0, y: $0, width: 100, height: 100))
    }
    let guide = UILayoutGuide()
    views[0].addLayoutGuide(guide)
    let tied = view(in: stage.window)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 230),
      guide.heightAnchor.constraint(equalToConstant: 20),
      tied.topAnchor.constraint(equalTo: guide.bottomAnchor),
      tied.heightAnchor.constraint(equalToConstant: 5),
    ])
    stage.window.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 230 && tied.frame.minY == 250)
    views[1].addLayoutGuide(guide)
    stage.window.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 30 && tied.frame.minY == 250)
  }

  /// What hangs on a guide of the margins moves with them, and with the view.
  @Test func whatHangsOnMarginsMovesWithThem() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    let outer = stage.add(CGRect(x: 0, y: 0, width: 400, height: 800))
    let inner = view(in: outer)
    let guide = outer.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 58, width: 384, height: 700))
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 51, width: 394, height: 712))
    outer.insetsLayoutMarginsFromSafeArea = false
    stage.window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 394, height: 796))
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stage.window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 294, height: 96))
  }

  /// Constraints that a guide was given are asked for by their edges; others take their place.
  @Test func trackedConstraintsAreKnownByTheirEdges() {
    let stage = Stage()
    let view = stage.add()
    let guide = view.keyboardLayoutGuide
    func width() -> NSLayoutConstraint {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 900)
    }
    let (near, other, away) = (width(), width(), width())
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: [.bottom, .top])
    #expect(near.isActive && !away.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: [.bottom, .top]) == [away])
    #expect(guide.constraints(activeWhenNearEdge: .top) == [])
    #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [])
    guide.setConstraints([other], activeWhenNearEdge: .bottom)
    #expect(!near.isActive && other.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [other])
    guide.removeAllTrackedConstraints()
    #expect(!other.isActive && guide.constraints(activeWhenNearEdge: .bottom) == [])
    #expect(guide.constraints(activeWhenAwayFrom: [.bottom, .top]) == [])
  }
}
