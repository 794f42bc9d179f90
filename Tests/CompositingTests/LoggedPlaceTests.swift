import AnimationCurves
import Compositing
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// The right place of a bar in a log, of which only the samples are known.
struct LoggedPlaceTests {
  /// The bottom of a bar and the top of the keyboard from a time on.
  private typealias Sample = (time: Double, bar: Double, keyboard: Double)

  private func logged(
    _ samples: [Sample], _ phases: [(Double, Phase)], spacing: Double = 0
  ) -> Playback {
    var scene = HandmadeScene(
      commits: samples.map { sample in
        let keyboard = HandmadeLayer.keyboard(top: min(400, sample.keyboard))
        let down = max(0, sample.keyboard - 400)
        return (sample.time, [.bar(bottom: sample.bar), keyboard.lowered(by: down)])
      })
    (scene.phases, scene.safeBottom, scene.spacing) = (phases, 34, spacing)
    let played = scene.playback
    return Playback(
      scene: played.scene, source: .logged, log: played.log, phases: played.phases)
  }

  private func gap(_ playback: Playback, at time: Double) -> Double {
    ScreenTrack(playback).value(of: .gap, at: time, phases: playback.phases)
  }

  private static let show: [(Double, Phase)] = [(0, .closed), (1, .opening), (1.3, .open)]

  /// A bar belongs as far on its way as the keyboard is: from 566 to 400 while that goes from 600
  /// to 400.
  @Test(arguments: [(590.0, 500.0), (550, 500), (500, 450), (420, 390), (400, 390)])
  func aBarIsAsFarAsTheKeyboard(_ keyboard: Double, _ bar: Double) {
    let playback = logged(
      [(0, 566, 600), (1, bar, keyboard), (1.2, 400, 400)], Self.show)
    let right = 566 - 166 * (600 - keyboard) / 200
    #expect(abs(gap(playback, at: 1.1) - (right - bar)) < 1e-9)
    #expect(gap(playback, at: 0.5) == 0 && gap(playback, at: 1.5) == 0)
  }

  /// What a design leaves between bar and keyboard is left from the first sample on.
  @Test func theDistanceOfTheDesignIsPartOfTheWay() {
    let playback = logged(
      [(0, 566, 600), (1, 450, 500), (1.2, 380, 400)], Self.show, spacing: 8)
    // Half of the way from 566 to 392.
    #expect(abs(gap(playback, at: 1.1) - 29) < 1e-9)
    #expect(abs(gap(playback, at: 1.4) - 12) < 1e-9)
  }

  /// The last sample before a motion says where it begins, and the last before its end where it
  /// ends.
  @Test func aMotionGoesFromSampleToSample() {
    let playback = logged(
      [
        (0, 566, 600), (1, 480, 500), (1.2, 400, 400), (2, 350, 400), (2.1, 500, 500),
        (2.2, 566, 600),
      ],
      Self.show + [(2, .closing), (2.3, .closed)])
    // Both rest at 400 as the keyboard begins to go.
    #expect(abs(gap(playback, at: 1.1) - 3) < 1e-9)
    #expect(abs(gap(playback, at: 2.05) - 50) < 1e-9)
    #expect(gap(playback, at: 2.15) == 0 && gap(playback, at: 3) == 0)
    // A bar that stays behind hangs by what the keyboard has gone.
    let hanging = logged(
      [(0, 566, 600), (1, 400, 400), (2, 400, 450), (2.1, 400, 550), (2.2, 566, 600)],
      Self.show + [(2, .closing), (2.3, .closed)])
    #expect(abs(gap(hanging, at: 2.05) - 166 / 4) < 1e-9)
    #expect(abs(gap(hanging, at: 2.15) - 166 * 3 / 4) < 1e-9)
  }

  /// Under a finger the bar goes home in proportion, however often it turns round.
  @Test(arguments: [(450.0, 400.0), (500, 460), (425, 380), (400, 380)])
  func aFingerTakesTheBarAlong(_ keyboard: Double, _ bar: Double) {
    let playback = logged(
      [(0, 566, 600), (1, 400, 400), (2, 420, 430), (2.1, bar, keyboard), (3, 566, 600)],
      Self.show + [(2, .dragging), (3, .closed)])
    let right = 400 + 166 * (keyboard - 400) / 200
    #expect(abs(gap(playback, at: 2.5) - max(0, right - bar)) < 1e-9)
  }

  /// A keyboard that takes another height takes the bar from its one top to the other.
  @Test func aKeyboardThatGrowsTakesTheBarAlong() {
    let playback = logged(
      [(0, 566, 600), (1, 400, 400), (2, 330, 350), (2.2, 300, 300)],
      Self.show + [(2, .resizing), (2.3, .open)])
    #expect(abs(gap(playback, at: 2.1) - 20) < 1e-9)
    #expect(gap(playback, at: 2.5) == 0)
  }
}
