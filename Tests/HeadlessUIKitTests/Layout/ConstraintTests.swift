import HeadlessUIKit
import LayerTrees
import SeededRandom
import Testing

/// Frames that follow from constraints, against what the equations say by hand.
@MainActor @Suite(.serialized)
struct ConstraintTests {
  /// A view that UIKit places, as it does an accessory, takes what hangs on it along.
  @Test func constraintsSeeTheFramesThatUIKitGives() throws {
    let stage = Stage()
    let (host, inner) = (stage.add(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
      inner.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
    stage.window.layoutIfNeeded()
    var random = SplitMix64(seed: 31)
    for _ in 0..<20 {
      let size = CGSize(
        width: CGFloat(Int.random(in: 50...300, using: &random)),
        height: CGFloat(Int.random(in: 50...300, using: &random)))
      host.place(CGRect(origin: .zero, size: size))
      stage.window.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 0, y: size.height - 20, width: size.width, height: 20))
    }
  }

  private func views(_ count: Int, on stage: Stage) -> [UIView] {
    (0..<count).map { _ in
      let view = stage.add(.zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }
  }

  @Test func edgesAndSizesPlaceAView() throws {
    let stage = Stage()
    let view = views(1, on: stage)[0]
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -20),
      view.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor, constant: -30),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    try stage.play {}
    #expect(view.frame == CGRect(x: 10, y: 726, width: 370, height: 44))
    #expect(try stage.animations(view).isEmpty)
  }

  @Test func middlesMultipliersAndSiblings() throws {
    let stage = Stage()
    let views = views(2, on: stage)
    NSLayoutConstraint.activate([
      views[0].centerXAnchor.constraint(equalTo: stage.window.centerXAnchor, constant: 5),
      views[0].centerYAnchor.constraint(equalTo: stage.window.centerYAnchor),
      views[0].widthAnchor.constraint(equalTo: stage.window.widthAnchor, multiplier: 0.25),
      views[0].heightAnchor.constraint(
        equalTo: views[0].widthAnchor, multiplier: 2, constant: -20),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: 8),
      views[1].topAnchor.constraint(equalTo: views[0].centerYAnchor),
      views[1].rightAnchor.constraint(equalTo: stage.window.rightAnchor),
      views[1].bottomAnchor.constraint(equalTo: views[0].bottomAnchor),
    ])
    try stage.play {}
    #expect(views[0].frame == CGRect(x: 155, y: 310, width: 100, height: 180))
    #expect(views[1].frame == CGRect(x: 263, y: 400, width: 137, height: 90))
  }

  @Test func theLongFormSaysTheSame() throws {
    let stage = Stage()
    let view = views(1, on: stage)[0]
    func pin(
      _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute,
      _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal,
        toItem: other == .notAnAttribute ? nil : stage.window, attribute: other,
        multiplier: multiplier, constant: constant)
    }
    NSLayoutConstraint.activate([
      pin(.left, .right, 0.25, 3), pin(.top, .centerY, 0.5, 0), pin(.width, .notAnAttribute, 1, 50),
      pin(.height, .height, 0.1, 1),
    ])
    try stage.play {}
    #expect(view.frame == CGRect(x: 103, y: 200, width: 50, height: 81))
  }

  @Test func relationsAndPrioritiesDecideInOrder() throws {
    let stage = Stage()
    let view = views(1, on: stage)[0]
    let preferred = view.heightAnchor.constraint(equalToConstant: 500)
    preferred.priority = .defaultLow
    let rival = view.heightAnchor.constraint(equalToConstant: 200)
    rival.priority = UILayoutPriority(249)
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
    let most = view.heightAnchor.constraint(lessThanOrEqualToConstant: 120)
    NSLayoutConstraint.activate([preferred, rival, least, most])
    try stage.play {}
    #expect(view.bounds.height == 120)
    try stage.play(at: 1) { most.constant = 300 }
    #expect(view.bounds.height == 300)
    try stage.play(at: 2) { rival.priority = .defaultHigh }
    #expect(view.bounds.height == 200)
    try stage.play(at: 3) { rival.constant = 10 }
    #expect(view.bounds.height == 40)
    try stage.play(at: 4) { NSLayoutConstraint.deactivate([rival, most]) }
    #expect(view.bounds.height == 500)
  }

  @Test func inequalitiesBetweenViewsKeepTheirSide() throws {
    let stage = Stage()
    let views = views(2, on: stage)
    let top = views[0].heightAnchor.constraint(equalToConstant: 100)
    let preferred = views[1].topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 150)
    preferred.priority = .defaultLow
    NSLayoutConstraint.activate([
      top, preferred, views[0].topAnchor.constraint(equalTo: stage.window.topAnchor),
      views[1].topAnchor.constraint(
        greaterThanOrEqualTo: views[0].bottomAnchor, constant: 8),
      views[1].bottomAnchor.constraint(lessThanOrEqualTo: stage.window.bottomAnchor),
      views[1].heightAnchor.constraint(equalToConstant: 20),
    ])
    try stage.play {}
    #expect(views[1].frame.minY == 150)
    try stage.play(at: 1) { top.constant = 300 }
    #expect(views[1].frame.minY == 308)
  }

  @Test func activationTakesEffectAndIsHeldByTheNearestCommonView() throws {
    let stage = Stage()
    let outer = stage.add(CGRect(x: 0, y: 100, width: 400, height: 300))
    let (left, right) = (UIView(), UIView())
    for view in [left, right] {
      outer.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let width = left.widthAnchor.constraint(equalToConstant: 50)
    let pair = right.leftAnchor.constraint(equalTo: left.rightAnchor)
    let far = right.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor)
    for constraint in [width, pair, far] {
      #expect(!constraint.isActive)
      constraint.isActive = true
      #expect(constraint.isActive)
    }
    #expect(left.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(width)])
    #expect(outer.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(pair)])
    #expect(stage.window.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(far)])
    try stage.play {}
    #expect(right.frame.minX == 50)
    #expect(right.frame.maxY == 700)
    try stage.play(at: 1) {
      pair.isActive = false
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 9).isActive = true
    }
    #expect(!pair.isActive && pair.constant == 0)
    #expect(right.frame.minX == 59)
  }

  @Test func aViewWhoseNewSolutionIsAllZeroIsPlacedThere() throws {
    let stage = Stage()
    let holder = stage.add()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(view)
    let anchors = [view.widthAnchor, view.heightAnchor]
    let shown = anchors.map { $0.constraint(equalToConstant: 60) }
    let hidden = anchors.map { $0.constraint(equalToConstant: 0) }
    NSLayoutConstraint.activate(shown)
    try stage.play {}
    #expect(view.bounds.size == CGSize(width: 60, height: 60))
    try stage.play(at: 1) {
      NSLayoutConstraint.deactivate(shown)
      NSLayoutConstraint.activate(hidden)
    }
    #expect(view.bounds.size == .zero)
  }

  @Test func viewsAddedLaterJoinAndThoseTakenOutLeave() throws {
    let stage = Stage()
    let first = views(1, on: stage)[0]
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100),
      first.heightAnchor.constraint(equalToConstant: 50),
    ])
    try stage.play {}
    let late = UIView()
    late.translatesAutoresizingMaskIntoConstraints = false
    let tie = late.topAnchor.constraint(equalTo: first.bottomAnchor)
    let own = late.heightAnchor.constraint(equalToConstant: 30)
    let push = first.topAnchor.constraint(equalTo: late.topAnchor, constant: 170)
    push.priority = .defaultLow
    try stage.play(at: 1) {
      stage.window.addSubview(late)
      NSLayoutConstraint.activate([tie, own, push])
    }
    #expect(late.frame.minY == 150 && late.frame.height == 30)
    try stage.play(at: 2) { late.removeFromSuperview() }
    #expect(!tie.isActive && !push.isActive)
    #expect(own.isActive, "what a view says of itself stays with it")
    #expect(first.frame.minY == 100)
    try stage.play(at: 3) {
      stage.window.addSubview(late)
      tie.isActive = true
    }
    #expect(late.frame.minY == 150)
  }
}
