import Compositing
import Detectors
import Foundation
import LayerGeometry
import Scenes
import TestSupport
import Testing

/// A keyboard that its user has put away from the bottom: what of the bar lies under it.
@MainActor
struct AwayTests {
  private let pad = Device.known("iPad Pro (11-inch)")
  /// The rest of a bar of 44 points above the home indicator, on a screen 1194 points high.
  private let bar = 1130.0...1174

  private func played(
    _ handler: String, _ kind: SceneEvent.Kind, tolerance: Double? = nil
  ) throws -> CheckedCase {
    var scene = SceneCase(
      name: handler, scene: "away", handler: .named(handler), device: pad,
      events: [.show(338, at: 0.5), SceneEvent(time: 1.7, kind: kind)])
    if let tolerance { scene.tolerances["away"] = tolerance }
    return try play(scene)
  }

  /// Every time that is not judged has a note, and no other has one.
  @Test func whatIsNotJudgedIsNoted() throws {
    let plain = try check(
      .named("frame"), on: .known("iPhone 8"), [.show(260, at: 0), .hide(at: 1)])
    #expect(plain.result.notes.isEmpty)
    let pause = AppPause(duration: 0.5, keyboard: .stays, count: 1, orientation: nil)
    let away = try check(
      .named("frame"), on: .known("iPhone 8"),
      [.show(260, at: 0), SceneEvent(time: 1, kind: .background(pause)), .hide(at: 2)])
    #expect(away.result.notes == ["1000 to 1500 ms are not judged: the app is in the background"])
    let pad = try check(
      .named("frame"), on: .known("iPad mini"),
      [
        .show(300, at: 0), SceneEvent(time: 1, kind: .undock(lift: 200)),
        SceneEvent(time: 2, kind: .dock),
      ])
    #expect(pad.result.notes.count == 2)
    #expect(pad.result.notes.first?.hasPrefix("1000 to 1250 ms are not judged") == true)
    #expect(pad.result.notes.last?.hasPrefix("2000 to 2") == true)
  }

  /// A way of the keyboard's is noted besides the time in the background, in order of time.
  @Test(arguments: [
    (0.5..<2.0, [500, 1000, 1000, 1500, 1500, 2000]), (1.2..<2, [1000, 1500, 1500, 2000]),
    (0.5..<1.2, [500, 1000, 1000, 1500]), (1.1..<1.4, [1000, 1500]),
    (0.25..<0.75, [250, 750, 1000, 1500]), (1.75..<9, [1000, 1500, 1750, 2500]),
  ])
  func aWayIsNotedBesidesTheBackground(_ way: Range<Double>, _ times: [Int]) {
    let keyboard = HandmadeLayer.keyboard(top: 400)
      .coming(from: 200, at: 0.1, .linear(2.4))
    var scene = HandmadeScene([.bar(bottom: 600), keyboard])
    scene.excursions = [way]
    let pause = AppPause(duration: 0.5, keyboard: .stays, count: 1, orientation: nil)
    scene.events = [SceneEvent(time: 1, kind: .background(pause))]
    let notes = scene.result.notes
    let noted = notes.map { note -> [Int] in
      note.prefix { $0 != "a" }.split(separator: " ").compactMap { Int($0) }
    }
    let ends = stride(from: 0, to: times.count, by: 2).map { Array(times[$0..<$0 + 2]) }
    #expect(noted == ends)
    #expect(notes.filter { $0.hasPrefix("1000 to 1500") }.allSatisfy { $0.hasSuffix("background") })
  }

  /// The part of the bar that a rectangle covers, in closed form.
  @Test(arguments: [
    (CGRect(x: 257, y: 860, width: 320, height: 320), 44.0),
    (CGRect(x: 257, y: 832, width: 320, height: 320), 22.0),
    (CGRect(x: 257, y: 1150, width: 320, height: 40), 24.0),
    (CGRect(x: 257, y: 800, width: 320, height: 320), 0.0),
  ])
  func floatingOnTheBar(_ rect: CGRect, _ points: Double) throws {
    for handler in HandlerSpec.motions + ["layoutguide"] {
      let found = try played(handler, .float(rect)).findings
      guard points > 0 else {
        #expect(found.isEmpty)
        continue
      }
      let overlap = try #require(found.first)
      #expect(found.count == 1 && overlap.kind == .overlap && overlap.phase == .away)
      #expect(abs(overlap.continuous - points) < 1e-9)
      #expect(overlap.rule == .keyboardAway)
    }
  }

  /// Between the halves of a split keyboard nothing is covered: a bar is seen there.
  @Test func splitAndUndocked() throws {
    for lift in [1.0, 5, 30] {
      let covered = min(bar.upperBound, 1194 - lift) - bar.lowerBound
      for kind in [SceneEvent.Kind.undock(lift: lift), .split(height: nil, lift: lift)] {
        let overlap = try #require(try played("frame", kind).findings.first)
        #expect(overlap.phase == .away && abs(overlap.continuous - covered) < 1e-9)
      }
    }
    #expect(try played("frame", .undock(lift: 264)).findings.isEmpty)
  }

  @Test func aSceneMayTolerateIt() throws {
    let rect = CGRect(x: 257, y: 832, width: 320, height: 320)
    #expect(try played("frame", .float(rect), tolerance: 22).findings.isEmpty)
    #expect(try played("frame", .float(rect), tolerance: 21.9).findings.count == 1)
  }
}
