import AnimationCurves
import Foundation
import LayerGeometry
import Testing

@testable import LayerTrees

/// Opacities along a path, the pacing between a track's values, and what is said in words.
struct PathAndTrackTests {
  private func linear(_ duration: Double = 1) throws -> AnimationTiming {
    try AnimationTiming(curve: .timingFunction(.linear), duration: duration)
  }

  private func layer(
    _ id: Int, opacity: Double = 1, _ animations: [PropertyAnimation] = [],
    inside: [LayerSnapshot] = []
  ) -> LayerSnapshot {
    LayerSnapshot(
      id: LayerID(id), model: LayerValues(opacity: opacity), animations: animations,
      sublayers: inside)
  }

  /// The opacity of a leaf is the product of all, each of which is whole at the most.
  @Test func opacitiesMultiply() throws {
    let fade = PropertyAnimation(change: .opacity(-1), beginTime: 1, timing: try linear())
    let path = LayerPath(layers: [layer(1, opacity: 0.5), layer(2, opacity: 3), layer(3, [fade])])
    for (time, opacity, velocity) in [
      (0.0, 0.0, 0.0), (1.25, 0.125, 0.5), (1.5, 0.25, 0.5), (2, 0.5, 0), (9, 0.5, 0),
    ] {
      let found = path.opacity(at: time)
      #expect(abs(found.value - opacity) < 1e-12 && abs(found.velocity - velocity) < 1e-12)
    }
    // While one is more than whole, nothing of it changes.
    let above = PropertyAnimation(change: .opacity(1), beginTime: 1, timing: try linear())
    #expect(LayerPath(layers: [layer(1, [above])]).opacity(at: 1.5) == Motion(1))
  }

  /// Between two values a track goes by that step's own curve; steps without one are even.
  @Test func eachStepHasItsPacing() throws {
    let values = [0.0, 10, 30, 70].map { AnimatedNumbers($0, 0, 0, 0, 0, 0, 0, 0) }
    let curves: [AnyTimingCurve] = [.timingFunction(.easeIn), .timingFunction(.easeOut)]
    let track = PropertyTrack(
      .positionY, values: values, keyTimes: [0, 0.2, 0.7, 1], segmentCurves: curves)
    let shown = layer(
      1,
      [
        PropertyAnimation(
          change: .track(track), timing: try linear(2),
          clocks: [MediaClock(beginTime: 0, duration: 2)])
      ])
    let path = LayerPath(layers: [shown])
    for (start, length, curve, from, way) in [
      (0.0, 0.4, curves[0], 0.0, 10.0), (0.4, 1, curves[1], 10, 20),
      (1.4, 0.6, .timingFunction(.linear), 30, 40),
    ] as [(Double, Double, AnyTimingCurve, Double, Double)] {
      for share in [0.1, 0.25, 0.5, 0.9] {
        let found = path.frame(at: start + share * length).minY
        let value = from + way * curve.progress(at: share, duration: 1)
        let velocity = way * curve.velocity(at: share, duration: 1) / length
        #expect(abs(found.value - value) < 1e-9, "\(start) \(share)")
        #expect(abs(found.velocity - velocity) < 1e-6, "\(start) \(share)")
      }
    }
  }

  /// Without key times values follow each other evenly, to the end of the way or of the last's.
  @Test func withoutTimesValuesFollowEvenly() {
    let values = [1.0, 2, 3, 4].map { AnimatedNumbers($0, 0, 0, 0, 0, 0, 0, 0) }
    let thirds: [Double] = [0, 1 / 3, 2 / 3, 1]
    #expect(PropertyTrack(.opacity, values: values).keyTimes == thirds)
    #expect(
      PropertyTrack(.opacity, values: values, isDiscrete: true).keyTimes == [0, 0.25, 0.5, 0.75])
    #expect(PropertyTrack(.opacity, values: [values[0]]).keyTimes == [0])
  }

  /// A map a share of the way from the identity, number by number.
  @Test(arguments: [0.0, 0.25, 1, -1]) func aMapIsLedByItsNumbers(_ share: Double) {
    let map = CGAffineTransform(a: 3, b: 4, c: -8, d: 0.5, tx: 12, ty: -20)
    let (a, d) = (1 + 2 * share, 1 - 0.5 * share)
    let led = CGAffineTransform(
      a: a, b: 4 * share, c: -8 * share, d: d, tx: 12 * share, ty: -20 * share)
    #expect(map.interpolated(toIdentity: share) == led)
  }

  /// The first that is wanted in paint order, with what it lies in; nothing where there is none.
  @Test func aPathLeadsToTheFirstThatIsWanted() {
    let root = layer(
      1, inside: [layer(2, inside: [layer(3)]), layer(4, inside: [layer(5), layer(6)])])
    func path(_ ids: Int...) -> [Int]? {
      root.path { ids.contains($0.id.rawValue) }?.map(\.id.rawValue)
    }
    #expect(path(6, 5) == [1, 4, 5] && path(3, 4) == [1, 2, 3] && path(1, 2) == [1])
    #expect(path(7) == nil && path(4) == [1, 4])
  }

  /// A layer rests with what is inside it, and knows where something moves.
  @Test func whatMovesIsKnownAbove() throws {
    let fade = PropertyAnimation(change: .opacity(1), beginTime: 1, timing: try linear())
    let (still, moving) = (layer(2), layer(3, [fade]))
    let root = layer(1, inside: [still, layer(4, inside: [moving]), still, moving])
    #expect(root.restTime == 2 && still.restTime == -.infinity)
    #expect(root.movingSublayers.map(\.id.rawValue) == [4, 3])
    #expect(moving.stillTime == 2 && still.stillTime == -.infinity)
    let turned = LayerSnapshot(
      id: LayerID(5), model: LayerValues(transform: CGAffineTransform(scaleX: 2, y: 2)))
    #expect(turned.stillTime == .infinity && turned.restTime == -.infinity)
  }

  /// Layers with a name are found through those without one; rows and messages have none.
  @Test func namedLayersAreKnownAbove() {
    func holds(_ role: LayerRole) -> Bool {
      let leaf = LayerSnapshot(id: LayerID(1), role: role, model: LayerValues())
      let outer = layer(3, inside: [layer(2), layer(4, inside: [leaf])])
      #expect(outer.holdsNamed == leaf.holdsNamed)
      return outer.holdsNamed
    }
    for role: LayerRole in [
      .navigationBar, .tabBar, .messageList, .inputBar, .form, .formField(isFocused: true),
      .keyboard, .keyboardGuide,
    ] { #expect(holds(role), "\(role)") }
    for role: LayerRole in [
      .plain, .screen, .window, .message(isOutgoing: true), .row(section: 0, item: 1), .textField,
      .sendButton, .formField(isFocused: false),
    ] { #expect(!holds(role), "\(role)") }
  }

  /// What is plain shows nothing; a look reaches as far as its figures, and no farther.
  @Test func aLookIsAllOfItsParts() {
    let color = LayerColor(red: 1, green: 0, blue: 0)
    func figure(_ x: Double) -> LayerElement {
      .figure(
        LayerFigure(
          LayerOutline([.move(CGPoint(x: x, y: 0)), .line(CGPoint(x: x + 5, y: 9))]), fill: color))
    }
    let looks = [
      LayerLook(fill: color), LayerLook(shape: LayerShape(radius: 1)), LayerLook(isDark: true),
      LayerLook(elements: [.spinner(color)]),
    ]
    #expect(LayerLook().isPlain && looks.allSatisfy { !$0.isPlain })
    #expect(looks.map(\.hasElements) == [false, false, false, true])
    #expect(Set(looks + [LayerLook()]).count == 5 && LayerLook(fill: color) == looks[0])
    #expect(looks.allSatisfy { $0.reach.isNull })
    #expect(LayerLook(elements: [figure(3)]).reach == CGRect(x: 3, y: 0, width: 5, height: 9))
    #expect(
      LayerLook(elements: [.spinner(color), figure(3), figure(-4)]).reach
        == CGRect(x: -4, y: 0, width: 12, height: 9))
  }

  /// A conflict is told as UIKit does, and on one line.
  @Test func aConflictIsToldAsUIKitDoes() {
    let conflict = ConstraintConflict(constraints: ["a == 1", "a == 2"], broken: "a == 2")
    #expect(
      conflict.description == """
        Unable to simultaneously satisfy constraints:
            a == 1
            a == 2
        Will attempt to recover by breaking constraint
            a == 2
        """)
    #expect(
      conflict.summary == "2 constraints cannot hold together, a == 2 is broken: a == 1, a == 2")
    #expect(InputViewMismatch(.otherHeight, wanted: 300, actual: 258).points == 42)
    #expect(InputViewMismatch(.notLoaded, wanted: 0, actual: 258).points == 258)
    let event = Diagnostic(eventAt: 3, says: "nothing")
    #expect(event.kind == .eventWithoutEffect && event.time == 3 && event.message == "nothing")
    #expect(event.role == .plain && event.view.isEmpty && event.conflict == nil)
  }
}
