import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import SeededRandom
import Testing

/// Commits as they are written and read, what of them is the same, and what moves.
struct RecordTests {
  private func roundTrip<Value: Codable & Equatable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func track(
    _ property: AnimatedProperty = .positionY, values: [Double] = [1, 2, 4],
    keyTimes: [Double]? = [0, 0.25, 1], curves: [AnyTimingCurve] = [], isDiscrete: Bool = false,
    isAdditive: Bool = false
  ) -> PropertyTrack {
    PropertyTrack(
      property, values: values.map { AnimatedNumbers($0, 0, 0, 0, 0, 0, 0, 0) }, keyTimes: keyTimes,
      segmentCurves: curves, isDiscrete: isDiscrete, isAdditive: isAdditive)
  }

  /// Tracks are the same if all of them is, and are read as they were written.
  @Test func aTrackIsAllOfItsParts() throws {
    let tracks =
      [
        track(), track(.positionX), track(values: [1, 2, 5]), track(keyTimes: [0, 0.5, 1]),
        track(curves: [.timingFunction(.easeIn), .timingFunction(.linear)]),
        track(isDiscrete: true), track(isAdditive: true), track(values: [1, 2], keyTimes: [0, 1]),
        track(values: [3], keyTimes: [0]),
      ]
      + [(3.0, 1.0), (1, 0), (0, 1), (0, 0)].map { x, y in
        PropertyTrack(.position, values: [AnimatedNumbers(x, y, 0, 0, 0, 0, 0, 0)])
      }
    for (index, one) in tracks.enumerated() {
      for (place, other) in tracks.enumerated() { #expect((one == other) == (index == place)) }
      let read = try roundTrip(one)
      #expect(read == one && read.hashValue == one.hashValue)
    }
    // As many times as values are enough, and one less is not.
    let json = { (times: String) in
      Data("{\"property\": \"opacity\", \"values\": [[1], [2]], \"keyTimes\": \(times)}".utf8)
    }
    #expect(throws: Never.self) {
      try JSONDecoder().decode(PropertyTrack.self, from: json("[0, 1]"))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PropertyTrack.self, from: json("[0]"))
    }
  }

  private func played(
    _ track: PropertyTrack, clock: MediaClock = MediaClock(beginTime: 0, duration: 2)
  ) throws -> PropertyAnimation {
    PropertyAnimation(
      change: .track(track),
      timing: try AnimationTiming(curve: .timingFunction(.linear), duration: clock.duration),
      clocks: [clock])
  }

  /// A track of two values turns nowhere between them; one of more does at each of its times.
  @Test func kinksAreWhereATrackTurns() throws {
    let two = try played(track(values: [1, 2], keyTimes: [0, 1])).kinks
    #expect(two.allSatisfy { $0 == 0 || $0 == 2 } && Set(two).count == 2)
    let three = try played(track()).kinks
    #expect(Set(three.map { ($0 * 1000).rounded() }) == [0, 500, 2000])
    // Times beyond the values' are no turns of theirs.
    let extra = try played(track(values: [1, 2], keyTimes: [0, 0.5, 1])).kinks
    #expect(extra.allSatisfy { $0 == 0 || $0 == 2 })
  }

  /// Two values of one time are a leap, at the end as well, where the last stays.
  @Test func valuesOfOneTimeAreALeap() throws {
    let leap = track(values: [0, 10, 20, 30], keyTimes: [0, 0.5, 0.5, 1])
    let last = track(values: [0, 10, 30], keyTimes: [0, 1, 1])
    let clock = MediaClock(beginTime: 0, duration: 2, fillsForwards: true)
    func place(_ track: PropertyTrack, _ time: Double) throws -> Double {
      let layer = LayerSnapshot(
        id: LayerID(1), model: LayerValues(), animations: [try played(track, clock: clock)])
      return Double(layer.presentation(at: time).position.y)
    }
    for (time, value) in [(0.5, 5.0), (0.999, 9.99), (1, 20), (1.5, 25), (3, 30)] {
      #expect(abs(try place(leap, time) - value) < 1e-9, "\(time)")
    }
    for (time, value) in [(1.0, 5.0), (1.9, 9.5), (3, 30)] {
      #expect(abs(try place(last, time) - value) < 1e-9, "\(time)")
    }
  }

  /// What has run back shows its first value, and kinks begin with the begin.
  @Test func aClockThatRunsBackEndsWhereItBegan() {
    for (reverses, repeats, end) in [(true, 1.0, 0.0), (true, 2, 0), (false, 1, 2), (false, 3, 2)] {
      let clock = MediaClock(
        beginTime: 5, duration: 2, repeatCount: repeats, autoreverses: reverses, fillsForwards: true
      )
      #expect(clock.local(at: Motion(1000))?.value == end)
    }
    let half = MediaClock(beginTime: 5, duration: 2, repeatCount: 1.25, fillsForwards: true)
    #expect(half.local(at: Motion(1000))?.value == 0.5)
    let again = MediaClock(beginTime: 5, duration: 2, repeatCount: 2)
    let animation = PropertyAnimation(
      change: .track(track()),
      timing: (try? AnimationTiming(curve: .timingFunction(.linear), duration: 2)) ?? .instant,
      clocks: [again])
    let kinks = Set(animation.kinks.map { ($0 * 1000).rounded() / 1000 })
    #expect(kinks == [5, 5.5, 7, 7.5, 9])
  }

  /// A screen is still while nothing of it changes: not even one property of one layer.
  @Test func oneChangeIsNoLongerStill() throws {
    let timing = try AnimationTiming(curve: .timingFunction(.linear), duration: 1)
    func layer(
      id: Int = 2, text: String? = "a", panel: KeyboardPanel? = .text, x: Double = 0,
      isHidden: Bool = false, color: LayerColor? = nil, animations: [PropertyAnimation] = [],
      inside: [LayerSnapshot] = []
    ) -> LayerSnapshot {
      LayerSnapshot(
        id: LayerID(1), model: LayerValues(),
        sublayers: [
          LayerSnapshot(
            id: LayerID(id), text: text, panel: panel,
            model: LayerValues(position: CGPoint(x: x, y: 0)), isHidden: isHidden,
            backgroundColor: color, animations: animations, sublayers: inside)
        ])
    }
    func isStill(_ roots: LayerSnapshot...) -> Bool {
      var log = CommitLog()
      for (index, root) in roots.enumerated() {
        log.append(Commit(time: Double(index), root: root))
      }
      return log.isStill
    }
    let fade = PropertyAnimation(change: .opacity(1), beginTime: 0, timing: timing)
    #expect(isStill(layer()) && isStill(layer(), layer(), layer()))
    let others = [
      layer(id: 3), layer(text: "b"), layer(panel: .emoji), layer(x: 1), layer(isHidden: true),
      layer(color: LayerColor(red: 1, green: 0, blue: 0)), layer(animations: [fade]),
      layer(inside: [layer()]), LayerSnapshot(id: LayerID(1), model: LayerValues()),
    ]
    for other in others { #expect(!isStill(layer(), other) && !isStill(layer(), layer(), other)) }
    #expect(!isStill(layer(animations: [fade])))
  }

  /// What is left out of a file is Core Animation's own value: the middle, one point, no panel.
  @Test func whatIsLeftOutIsTheUsual() throws {
    var log = CommitLog()
    for (index, anchor) in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5), .zero].enumerated() {
      let look = LayerLook(elements: [
        .figure(
          LayerFigure(
            LayerOutline([.move(.zero), .line(CGPoint(x: 9, y: 9))]),
            stroke: LayerColor(red: 0, green: 0, blue: 0), lineWidth: index == 0 ? 1 : 2))
      ])
      log.append(
        Commit(
          time: Double(index),
          root: LayerSnapshot(
            id: LayerID(index), model: LayerValues(anchorPoint: anchor), look: look)))
    }
    let data = try JSONEncoder().encode(log)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.components(separatedBy: "\"anchor\"").count == 3)
    #expect(text.components(separatedBy: "\"lineWidth\"").count == 2)
    let read = try JSONDecoder().decode(CommitLog.self, from: data)
    #expect(read.commits.map(\.root.model.anchorPoint) == log.commits.map(\.root.model.anchorPoint))
    #expect(read.commits.map(\.root.look) == log.commits.map(\.root.look))
    let tag = LayerTag(role: .keyboard, text: "x", panel: .emoji)
    #expect(tag.role == .keyboard && tag.text == "x" && tag.panel == .emoji)
    #expect(LayerTag().panel == nil && LayerTag().role == .plain)
    // Commits come in order of time, each later than the one before.
    let same = text.replacingOccurrences(of: "\"time\":2", with: "\"time\":1")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CommitLog.self, from: Data(same.utf8))
    }
  }

  /// What is judged rests when the last of its animations ends.
  @Test func judgedPlacesRestWithTheLastOfTheirAnimations() throws {
    let animations = try [0.5, 2, 1].map { duration in
      PropertyAnimation(
        change: .opacity(1), beginTime: 1,
        timing: try AnimationTiming(curve: .timingFunction(.linear), duration: duration))
    }
    func places(_ bar: [PropertyAnimation], _ other: [PropertyAnimation]) -> JudgedPlaces {
      JudgedPlaces(
        in: LayerSnapshot(
          id: LayerID(1), model: LayerValues(),
          sublayers: [
            LayerSnapshot(
              id: LayerID(2), role: .inputBar, model: LayerValues(), animations: bar),
            LayerSnapshot(id: LayerID(3), model: LayerValues(), animations: other),
          ]))
    }
    #expect(places(animations, []).restTime == 3 && places([], animations).restTime == -.infinity)
    #expect(places(Array(animations.reversed()), []).restTime == 3)
    #expect(places([animations[0]], animations).restTime == 1.5)
  }
}
