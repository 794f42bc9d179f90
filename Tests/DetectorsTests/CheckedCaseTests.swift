import Compositing
import Detectors
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// What a checked case hands on: its track, its phases, and where things belong.
struct CheckedCaseTests {
  /// The bar comes up by 200 points, and goes down by 180.
  private var drifting: HandmadeScene {
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 600), .keyboard(top: 600)]), (1, [.bar(bottom: 400), .keyboard(top: 400)]),
      (2, [.bar(bottom: 580), .keyboard(top: 600)]), (3, [.bar(bottom: 580), .keyboard(top: 600)]),
    ])
    scene.phases = [(0, .closed), (1, .open), (2, .closed)]
    return scene
  }

  @Test("A case that could not be played has no frames, track or phases")
  func aFailedCaseIsEmpty() {
    let playback = drifting.playback
    let failed = CheckedCase(playback.scene, failure: "no such handler")
    #expect(failed.compositor == nil && failed.track == nil && failed.frame(0) == nil)
    #expect(failed.phases.starts == PhaseLog().starts)
    #expect(failed.verdict == .error && failed.failure == "no such handler")
  }

  @Test("A track is what the compositor shows, and is kept with the result")
  func aTrackIsKept() throws {
    let checked = CheckedCase(drifting.playback)
    let compositor = try #require(checked.compositor)
    let track = try #require(checked.track)
    #expect(track == CaseTrack(compositor))
    #expect(checked.phases.starts == drifting.playback.phases.starts)
    var result = checked.result
    #expect(result.track == nil)
    result.track = track
    #expect(result.track == track)
    result.track = nil
    #expect(result.track == nil)
  }

  @Test("Events that found nothing to do are counted, and the first is named", arguments: 0...3)
  func eventsWithoutEffectAreCounted(count: Int) {
    let played = drifting.playback
    let diagnostics = (0..<count).map { number in
      Diagnostic(
        kind: .eventWithoutEffect, time: Double(number), view: "", role: .plain,
        message: "event \(number)")
    }
    let playback = Playback(
      scene: played.scene, log: played.log, phases: played.phases, diagnostics: diagnostics)
    let expected = [nil, "event 0", "event 0 (and 1 more)", "event 0 (and 2 more)"]
    #expect(CaseResult(playback).failure == expected[count])
  }

  @Test("What has drifted is marked where it belongs, while it is found")
  func aDriftIsMarked() throws {
    let checked = CheckedCase(drifting.playback)
    let found = try #require(checked.findings.first { $0.kind == .drift })
    #expect(abs(found.points - 20) < 1e-9)
    let frames = try #require(found.frames)
    let count = try #require(checked.compositor).times.count
    #expect(frames.lowerBound >= 120 && frames.upperBound == count - 1)
    for index in 0..<count {
      let marks = try #require(checked.frame(index)).marks.filter { $0.kind == .drift }
      let home = CGRect(x: 0, y: 556, width: 300, height: 44)
      #expect(marks.map(\.rect) == (frames.contains(index) ? [home] : []), "\(index)")
    }
  }

  @Test(
    "The field with the focus is required to be seen, and in a chat its bar",
    arguments: [(380.0, 14.0), (394, 0), (350, 44), (300, 44)])
  func aFieldIsRequired(top: Double, hidden: Double) {
    let field = HandmadeLayer(
      role: .formField(isFocused: true), frame: CGRect(x: 10, y: 350, width: 280, height: 44))
    let page = HandmadeLayer(
      role: .form, frame: HandmadeScene.screen, color: HandmadeLayer.white, inside: [field])
    for (screen, points) in [(page, hidden), (.bar(bottom: 394), min(44, hidden))] {
      let layers = [screen, .keyboard(top: top)]
      var playback = HandmadeScene(commits: [(0, layers), (2, layers)]).playback
      playback.scene.requirements = [Requirement(.field, .visible, within: 1)]
      let found = CaseResult(playback).findings.filter { $0.kind == .broken }
      #expect(found.map(\.points) == (points > 0 ? [points] : []))
    }
  }

  @Test("A field that what it lies in cuts off is missed by what is cut")
  func aFieldThatIsCutOffIsRequired() {
    let field = HandmadeLayer(
      role: .formField(isFocused: true), frame: CGRect(x: 10, y: 80, width: 280, height: 44))
    let box = HandmadeLayer(
      frame: CGRect(x: 0, y: 100, width: 300, height: 100), masks: true, inside: [field])
    let page = HandmadeLayer(
      role: .form, frame: HandmadeScene.screen, color: HandmadeLayer.white, inside: [box])
    let layers = [page, .keyboard(top: 600)]
    var playback = HandmadeScene(commits: [(0, layers), (2, layers)]).playback
    playback.scene.requirements = [Requirement(.field, .visible, .atRest, within: 1)]
    let found = CaseResult(playback).findings.filter { $0.kind == .broken }
    #expect(found.map(\.points) == [24])
  }
}
