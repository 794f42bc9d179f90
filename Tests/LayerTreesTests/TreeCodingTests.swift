import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import Testing

/// Trees as playbacks have them, and what of them cannot be read.
struct TreeCodingTests {
  private let timing = AnimationTiming.instant

  private func layer(
    _ id: Int, _ animations: [PropertyAnimation] = [], fill: LayerColor? = nil,
    color: LayerColor? = nil
  ) -> LayerSnapshot {
    LayerSnapshot(
      id: LayerID(id), model: LayerValues(), backgroundColor: color,
      look: fill.map { LayerLook(fill: $0) }, animations: animations)
  }

  @Test("A log keeps what was shown before a commit of the same time, and no commits are still")
  func theFirstScreenIsKept() throws {
    var log = CommitLog()
    #expect(log.isStill && log.first == nil)
    for (id, time) in [(1, 0.0), (2, 0.0), (3, 0.5)] {
      log.append(Commit(time: time, root: layer(id)))
    }
    let again = try JSONDecoder().decode(CommitLog.self, from: JSONEncoder().encode(log))
    #expect(again.first?.root.id == LayerID(1))
    #expect(again.commits.map(\.root.id) == [LayerID(2), LayerID(3)])
    var text = String(decoding: try JSONEncoder().encode(log), as: UTF8.self)
    #expect(text.contains("\"root\":2"))
    text = text.replacing("\"root\":2", with: "\"root\":9")
    do {
      _ = try JSONDecoder().decode(CommitLog.self, from: Data(text.utf8))
      Issue.record("a root that is not there was read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(
        context.debugDescription == "must have roots among the 3 layers, which 9 is not")
    }
  }

  @Test("A track is read as it was written, with what paces it")
  func tracksAreRead() throws {
    let track = PropertyTrack(
      .bounds, values: [[1, 2, 3, 4, 0, 0, 0, 0], [5, 6, 7, 8, 0, 0, 0, 0], .zero],
      keyTimes: [0, 0.25, 1], segmentCurves: [.timingFunction(.easeIn), .timingFunction(.linear)],
      isAdditive: true)
    let linear = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.5)
    let animation = PropertyAnimation(
      change: .track(track), timing: linear,
      clocks: [
        MediaClock(
          beginTime: 1, duration: 0.5, speed: 2, timeOffset: 0.1, repeatCount: 3,
          autoreverses: true, fillsBackwards: true, fillsForwards: true,
          pacing: AnimationPacing(.timingFunction(.easeOut)))
      ])
    let data = try JSONEncoder().encode(animation)
    #expect(try JSONDecoder().decode(PropertyAnimation.self, from: data) == animation)
    let clocks = animation.clocks + [MediaClock(beginTime: 0)]
    #expect(Set(clocks + clocks).count == 2)
  }

  @Test(
    "A track needs values, and a time for each",
    arguments: [
      (#""values":[],"keyTimes":[]"#, "must hold a value or more"),
      (#""values":[[1],[2]],"keyTimes":[0]"#, "must hold a time for each of 2 values"),
      (
        #""values":[[1,2,3,4,5,6,7,8,9]],"keyTimes":[0]"#, "must have at most 8 numbers each"
      ),
    ])
  func tracksAreChecked(json: String, words: String) {
    let text = "{\"property\":\"opacity\",\(json)}"
    do {
      _ = try JSONDecoder().decode(PropertyTrack.self, from: Data(text.utf8))
      Issue.record("\(text)")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == words)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("A layer's fill is its own colour, or else that of its look")
  func fillsAreOfTheLayerFirst() {
    let (red, blue) = (LayerColor(red: 1, green: 0, blue: 0), LayerColor(red: 0, green: 0, blue: 1))
    #expect(layer(1).fill == nil && layer(1, fill: red).fill == red)
    #expect(layer(1, fill: red, color: blue).fill == blue && layer(1, color: blue).fill == blue)
  }

  /// A scale, and then a step to the right that it does not stretch; and a track of another property.
  @Test("Differences of transforms beside tracks are done one after the other")
  func transformsAreMixedWithTracks() throws {
    let linear = try AnimationTiming(curve: .timingFunction(.linear), duration: 1)
    let changes: [PropertyAnimation.Change] = [
      .transform(CGAffineTransform(translationX: 10, y: 0)),
      .transform(CGAffineTransform(translationX: 0, y: 40)),
      .track(PropertyTrack(.opacity, values: [.zero, AnimatedNumbers(x: 1)])),
      .opacity(-0.5),
    ]
    let animations = changes.map { change in
      var clocks: [MediaClock] = []
      if case .track = change { clocks = [MediaClock(beginTime: 0, duration: 1)] }
      return clocks.isEmpty
        ? PropertyAnimation(change: change, beginTime: 0, timing: linear)
        : PropertyAnimation(change: change, timing: linear, clocks: clocks)
    }
    let shown = layer(1, animations)
    for time in [0.0, 0.25, 0.75] {
      let values = shown.presentation(at: time)
      #expect(abs(values.transform.tx - 10 * (1 - time)) < 1e-9)
      #expect(abs(values.transform.ty - 40 * (1 - time)) < 1e-9)
      #expect(abs(values.opacity - (time - 0.5 * (1 - time))) < 1e-9)
    }
    #expect(shown.presentation(at: 1).opacity == 1 && shown.presentation(at: 1).transform.ty == 0)
  }

  @Test("What differs between two screens is named by its role")
  func differencesAreNamed() {
    func places(_ roles: [(LayerRole, Double)]) -> JudgedPlaces {
      JudgedPlaces(
        in: LayerSnapshot(
          id: LayerID(0), role: .screen, model: LayerValues(),
          sublayers: roles.enumerated().map { index, layer in
            LayerSnapshot(
              id: LayerID(index + 1), role: layer.0,
              model: LayerValues(position: CGPoint(x: 0, y: layer.1)))
          }))
    }
    let words: [(LayerRole, String)] = [
      (.inputBar, "the bar"), (.messageList, "the list"), (.keyboard, "the keyboard"),
      (.form, "the form"), (.formField(isFocused: true), "the field"),
    ]
    for (role, name) in words {
      let (one, other) = (places([(role, 0)]), places([(role, 5)]))
      #expect(one != other && one.difference(from: other) == name, "\(role)")
      #expect(one == places([(role, 0)]))
    }
    let more = places([(.inputBar, 0), (.keyboard, 0)])
    #expect(more.difference(from: places([(.inputBar, 0)])) == "the screen")
    #expect(more.difference(from: more) == "the screen")
  }
}
