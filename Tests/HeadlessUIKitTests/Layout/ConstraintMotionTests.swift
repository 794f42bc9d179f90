import HeadlessUIKit
import LayerTrees
import Testing

/// A bar held by a constraint: when its motion is animated, and what else is touched.
@MainActor @Suite(.serialized)
struct ConstraintMotionTests {
  /// A bar at the bottom, a label in it, a list above it, and a bystander.
  @MainActor
  private struct Chat {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, bottom: 34))
    let record = Record()
    let container: UIView
    let bar = UIView()
    let label = UIView()
    let list = UIView()
    let bystander = UIView()
    let bottom: NSLayoutConstraint

    init() throws {
      container = NotingView("layout", record, frame: stage.window.bounds)
      stage.window.addSubview(container)
      for view in [list, bar, bystander] { container.addSubview(view) }
      bar.addSubview(label)
      for view in [list, bar, bystander, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      bottom = bar.bottomAnchor.constraint(equalTo: container.bottomAnchor)
      var constraints = [
        bottom, bar.heightAnchor.constraint(equalToConstant: 44),
        list.topAnchor.constraint(equalTo: container.topAnchor),
        list.bottomAnchor.constraint(equalTo: bar.topAnchor),
        label.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        label.heightAnchor.constraint(equalToConstant: 20),
        bystander.topAnchor.constraint(equalTo: container.topAnchor, constant: 60),
        bystander.heightAnchor.constraint(equalToConstant: 30),
      ]
      for view in [list, bar, bystander, label] {
        constraints += [
          view.leftAnchor.constraint(equalTo: container.leftAnchor),
          view.widthAnchor.constraint(equalToConstant: 400),
        ]
      }
      NSLayoutConstraint.activate(constraints)
      try stage.play {}
    }
  }

  @Test func theRightOrderAnimates() throws {
    let chat = try Chat()
    try chat.stage.play(at: 1) {
      chat.container.layoutIfNeeded()
      chat.bottom.constant = -336
      #expect(chat.bar.frame.maxY == 800, "a constant moves nothing by itself")
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
        chat.container.layoutIfNeeded()
      }
      #expect(chat.bar.frame.maxY == 464)
    }
    #expect(
      try chat.stage.animations(chat.bar) == [
        PropertyAnimation(
          change: .position(dx: 0, dy: 336), beginTime: 1, timing: try timing(.linear, 0.25))
      ])
    #expect(abs(try chat.stage.top(chat.bar, at: 1.125) - 588) < 1e-9)
    #expect(try chat.stage.animations(chat.list).count == 2)
  }

  @Test func aChangeLaidOutAfterTheBlockJumps() throws {
    let chat = try Chat()
    try chat.stage.play(at: 1) {
      UIView.animate(withDuration: 0.25) { chat.bottom.constant = -336 }
      #expect(chat.bar.frame.maxY == 800)
    }
    #expect(try chat.stage.animations(chat.bar).isEmpty)
    #expect(try chat.stage.top(chat.bar, at: 0.999) == 756)
    #expect(try chat.stage.top(chat.bar, at: 1) == 420)
  }

  @Test func aChangeLaidOutBeforeTheBlockJumps() throws {
    let chat = try Chat()
    try chat.stage.play(at: 1) {
      chat.bottom.constant = -336
      chat.container.layoutIfNeeded()
      UIView.animate(withDuration: 0.25) { chat.container.layoutIfNeeded() }
    }
    #expect(try chat.stage.animations(chat.bar).isEmpty)
  }

  @Test func whatWasPendingBeforeTheBlockIsAnimatedWithIt() throws {
    let chat = try Chat()
    try chat.stage.play(at: 1) {
      chat.bottom.constant = -100
      UIView.animate(withDuration: 0.25) {
        chat.bottom.constant = -336
        chat.container.layoutIfNeeded()
      }
    }
    #expect(try chat.stage.animations(chat.bar).map(\.change) == [.position(dx: 0, dy: 336)])
  }

  @Test func layoutElsewhereLeavesTheBarForLater() throws {
    let chat = try Chat()
    let other = chat.stage.add()
    try chat.stage.play {}
    try chat.stage.play(at: 1) {
      chat.bottom.constant = -336
      UIView.animate(withDuration: 0.25) { other.layoutIfNeeded() }
      #expect(chat.bar.frame.maxY == 800)
    }
    #expect(try chat.stage.animations(chat.bar).isEmpty)
    #expect(chat.bar.frame.maxY == 464)
  }

  @Test func askingTheBarItselfLaysOutFromTheViewAroundIt() throws {
    let chat = try Chat()
    try chat.stage.play(at: 1) {
      chat.bottom.constant = -336
      UIView.animate(withDuration: 0.25) { chat.bar.layoutIfNeeded() }
      #expect(chat.bar.frame.maxY == 464)
    }
    #expect(try chat.stage.animations(chat.bar).count == 1)
  }

  @Test func onlyWhatMovesIsTouched() throws {
    let chat = try Chat()
    let (bystander, label) = (
      try chat.stage.layer(chat.bystander), try chat.stage.layer(chat.label)
    )
    try chat.stage.play(at: 1) {
      chat.bottom.constant = -336
      UIView.animate(withDuration: 0.25) { chat.container.layoutIfNeeded() }
    }
    #expect(try chat.stage.layer(chat.bystander) === bystander)
    #expect(try chat.stage.layer(chat.label) === label, "it rides along with the bar")
    let before = try #require(chat.stage.loop.log.commits.last).root
    try chat.stage.play(at: 2) {
      chat.bottom.constant = -337
      chat.bottom.constant = -336
    }
    #expect(chat.stage.loop.log.commits.last?.root === before)
  }

  @Test func anotherConstraintForTheSamePlaceTouchesNothing() throws {
    let chat = try Chat()
    let before = try #require(chat.stage.loop.log.commits.last).root
    let count = chat.record.names.count
    try chat.stage.play(at: 1) {
      chat.bottom.isActive = false
      chat.bar.bottomAnchor.constraint(equalTo: chat.container.bottomAnchor).isActive = true
    }
    #expect(chat.stage.loop.log.commits.last?.root === before)
    #expect(chat.record.names.count == count)
  }

  @Test func layoutDoesNotTouchATransform() throws {
    let chat = try Chat()
    try chat.stage.play(at: 1) {
      chat.bar.transform = CGAffineTransform(translationX: 0, y: -100)
      chat.bottom.constant = -50
    }
    #expect(chat.bar.transform.ty == -100)
    #expect(chat.bar.center.y == 728)
    #expect(chat.list.frame.maxY == 706, "a transform does not count in layout")
  }

  @Test func theSafeAreaGuideHoldsABarAboveTheHomeIndicator() throws {
    let chat = try Chat()
    try chat.stage.play(at: 1) {
      chat.bottom.isActive = false
      NSLayoutConstraint.activate([
        chat.bar.bottomAnchor.constraint(
          equalTo: chat.container.safeAreaLayoutGuide.bottomAnchor)
      ])
    }
    #expect(chat.bar.frame.maxY == 766)
    try chat.stage.play(at: 2) {
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
        chat.container.frame = CGRect(x: 0, y: 0, width: 400, height: 464)
        chat.container.layoutIfNeeded()
      }
    }
    #expect(chat.bar.frame.maxY == 464)
    #expect(try chat.stage.animations(chat.bar).map(\.change) == [.position(dx: 0, dy: 302)])
  }
}
