import HeadlessUIKit
import LayerTrees
import Testing

/// Commits share what did not change between them.
@MainActor @Suite(.serialized)
struct SnapshotTests {
  /// Views three deep, four wide: the window's children, theirs, and theirs again.
  private func tree(in window: UIWindow) -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<4 {
      let branch = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(branch)
      views.append(branch)
      for _ in 0..<4 {
        let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        branch.addSubview(leaf)
        views.append(leaf)
      }
    }
    return views
  }

  @Test func onlyTheWayToAChangeIsNew() throws {
    let stage = Stage()
    let views = tree(in: stage.window)
    try stage.play {}
    for (index, changed) in views.enumerated() {
      let before = try views.map { try stage.layer($0) }
      try stage.play(at: Double(index + 1)) { changed.frame.origin.x += 7 }
      for (old, view) in zip(before, views) {
        #expect((try stage.layer(view) === old) == !changed.isDescendant(of: view))
      }
    }
  }

  @Test func aTurnThatChangesNothingCommitsTheSameTree() throws {
    let stage = Stage()
    _ = tree(in: stage.window)
    try stage.play {}
    try stage.play(at: 1) {
      stage.window.setNeedsLayout()
      for view in stage.window.subviews { view.setNeedsLayout() }
    }
    let commits = stage.loop.log.commits
    #expect(commits.map(\.time) == [0, 1])
    #expect(commits[0].root === commits[1].root)
  }

  @Test func commitsDoNotChangeAfterwards() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {}
    try stage.play(at: 1) { view.frame.origin.y = 300 }
    try stage.play(at: 2) { view.removeFromSuperview() }
    #expect(try stage.layer(view, at: 0.5).model.frame.minY == 0)
    #expect(try stage.layer(view, at: 1.5).model.frame.minY == 300)
    let last = try #require(stage.loop.log.commits.last).root
    #expect(last.path { $0.id == view.layer.id } == nil)
  }

  @Test func everyPropertyIsCommitted() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {}
    try stage.play(at: 1) {
      view.isHidden = true
      view.clipsToBounds = true
      view.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      view.layer.role = .inputBar
      view.alpha = 0.25
      view.layer.anchorPoint = CGPoint(x: 0, y: 1)
      view.transform = CGAffineTransform(scaleX: 2, y: 3)
      view.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.center = CGPoint(x: 5, y: 6)
    }
    let layer = try stage.layer(view)
    #expect(layer.isHidden && layer.masksToBounds)
    #expect(
      layer.backgroundColor == LayerColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(layer.role == .inputBar)
    #expect(
      layer.model
        == LayerValues(
          position: CGPoint(x: 5, y: 6), anchorPoint: CGPoint(x: 0, y: 1),
          bounds: CGRect(x: 1, y: 2, width: 3, height: 4),
          transform: CGAffineTransform(scaleX: 2, y: 3), opacity: 0.25))
  }

  @Test func endedAnimationsAreLeftOutOfLaterChanges() throws {
    let stage = Stage()
    let view = stage.add()
    for index in 0..<20 {
      stage.loop.schedule(at: Double(index)) {
        UIView.animate(withDuration: 1.5) { view.frame.origin.y += 10 }
      }
    }
    try stage.play {}
    #expect(try stage.animations(view).count == 2)
  }
}
