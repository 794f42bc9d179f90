import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Bars that go to where the keyboard of an earlier notification was, in trees made by hand.
struct EarlierHeightTests {
  /// A keyboard at a time: its height, and the bar's rise by it.
  private struct Show {
    let time: Double
    let height: Double
    let rise: Double

    /// The notifications of it, and of the hide a second later.
    var posted: [PostedNotification] {
      let up = CGRect(x: 0, y: 600 - height, width: 300, height: height)
      let below = CGRect(x: 0, y: 600, width: 300, height: height)
      return [
        PostedNotification(
          time: time,
          notification: KeyboardNotification(
            name: .willShow, begin: below, end: up, duration: 0.25)),
        PostedNotification(
          time: time + 1,
          notification: KeyboardNotification(
            name: .willHide, begin: up, end: below, duration: 0.25)),
      ]
    }
  }

  /// Keyboards that come and go, each a second after the other; the bar rises as it is asked to.
  private func playback(_ shows: [Show], safeArea: Double) -> Playback {
    func moved(_ layer: HandmadeLayer, by dy: Double, at time: Double) -> HandmadeLayer {
      layer.coming(from: dy, at: time, .keyboard)
    }
    let closed = 600 - safeArea
    // The ground that a bar paints below itself fills the safe area's zone.
    let fill = HandmadeLayer.cover(0, 0, 300, 44 + safeArea)
    let bar = HandmadeLayer.bar(bottom: closed, inside: [fill])
    let guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: closed, width: 300, height: safeArea))
    var scene = HandmadeScene([bar, .keyboard(top: 600), guide])
    scene.safeBottom = safeArea
    scene.phases = [(0, .closed)]
    for show in shows {
      let ways = [show.rise, show.height, show.height - safeArea]
      let layers = zip([bar, HandmadeLayer(keysOf: show.height), guide], ways)
      let hide = show.time + 1
      scene.commits += [
        (show.time, layers.map { moved($0.lowered(by: -$1), by: $1, at: show.time) }),
        (hide, layers.map { moved($0, by: -$1, at: hide) }),
      ]
      scene.phases += [
        (show.time, .opening), (show.time + 0.5, .open), (hide, .closing), (hide + 0.5, .closed),
      ]
    }
    let made = scene.playback
    return Playback(
      scene: made.scene, log: made.log, phases: made.phases, posted: shows.flatMap(\.posted))
  }

  private func causes(_ shows: [Show], safeArea: Double = 34) -> [Cause?] {
    CaseResult(playback(shows, safeArea: safeArea)).findings.filter(\.isAtTheSeam).map(\.cause)
  }

  /// The first height is kept, and a later keyboard is as much higher or lower as suggestions are.
  @Test func theFirstHeightIsKept() {
    var random = SplitMix64(seed: 0xCAC)
    for step in [-50.0, -42, 42, 44, 50] {
      let first = Double(Int.random(in: 200...300, using: &random))
      let safeArea: Double = Bool.random(using: &random) ? 34 : 0
      let rise = first - safeArea
      let shows = [
        Show(time: 0.1, height: first, rise: rise),
        Show(time: 2.1, height: first + step, rise: rise),
      ]
      let named = Cause.rest(
        .earlierHeightUsed(
          rise: Points(rise), earlier: Points(first), postedAt: 0.1, height: Points(first + step)))
      let found = causes(shows, safeArea: safeArea)
      #expect(!found.isEmpty && found.allSatisfy { $0 == named }, "\(step) \(found)")
    }
  }

  /// Of two keyboards before, the later one of the height that fits is named.
  @Test func theLastKeyboardOfThatHeightIsNamed() {
    let heights = [(0.1, 260.0), (2.1, 302), (4.1, 260)]
    let shows = heights.map { Show(time: $0.0, height: $0.1, rise: $0.1 - 34) }
    let last = Show(time: 6.1, height: 280, rise: 226)
    #expect(
      Set(causes(shows + [last]))
        == [.rest(.earlierHeightUsed(rise: 226, earlier: 260, postedAt: 4.1, height: 280))])
    let other = Show(time: 6.1, height: 280, rise: 268)
    #expect(
      Set(causes(shows + [other]))
        == [.rest(.earlierHeightUsed(rise: 268, earlier: 302, postedAt: 2.1, height: 280))])
  }

  /// The last notification's explanation comes first, and a place without one has no name.
  @Test func otherPlacesAreNotNamed() {
    let first = Show(time: 0.1, height: 294, rise: 260)
    // 260 points are the second keyboard's without its safe area subtracted, too.
    #expect(
      Set(causes([first, Show(time: 2.1, height: 260, rise: 260)]).map(\.?.rule))
        == [.safeAreaNotSubtracted])
    #expect(
      Set(causes([first, Show(time: 2.1, height: 320, rise: 250)]).map(\.?.rule))
        == [.wrongRestingPlace])
    // The other keyboard comes later: no handler can have kept its height.
    let later = [
      Show(time: 0.1, height: 320, rise: 260), Show(time: 2.1, height: 294, rise: 260),
    ]
    #expect(Set(causes(later).map(\.?.rule)) == [.wrongRestingPlace])
    #expect(causes([first, Show(time: 2.1, height: 320, rise: 286)]).isEmpty)
  }
}

extension HandmadeLayer {
  /// A keyboard of a height that waits below the screen.
  fileprivate init(keysOf height: Double) {
    self.init(
      role: .keyboard, frame: CGRect(x: 0, y: 600, width: 300, height: height), color: Self.white)
  }
}

/// The causes of a bar that goes up with a keyboard and back without it.
@MainActor
struct WentBackTests {
  private func causes(
    _ handler: String, _ options: [String: String] = [:], then event: SceneEvent.Kind?
  ) throws -> [Cause?] {
    var events: [SceneEvent] = [.show(336, at: 0)]
    if let event { events.append(SceneEvent(time: 1, kind: event)) }
    let result = CaseResult(try SceneCase.of(handler, options, events: events).played())
    return result.findings.filter { $0.kind == .overlap && $0.phase == .open }
      .map(\.cause)
  }

  /// An empty rectangle sends the bar down, and the keyboard stays: it did hear, and did go.
  @Test(arguments: ["frame", "constraint", "transform", "nbchat"])
  func aBarThatWasUpHasNotStayed(_ handler: String) throws {
    let empty = KeyboardNotification(name: .willShow, begin: .zero, end: .zero, duration: 0)
    let found = try causes(handler, then: .notification(empty))
    #expect(!found.isEmpty)
    for cause in found {
      guard case .notification(.staleNotification(let posted, _, let height, _, _)) = cause else {
        Issue.record("another cause: \(String(describing: cause))")
        continue
      }
      #expect(posted.name == "willShow" && posted.time == 1 && height == 0)
    }
  }

  /// A longer message lays the bar out anew, in its place without a keyboard.
  @Test func aBarThatIsLaidOutAnewGoesBack() throws {
    let text = String(repeating: "A longer message. ", count: 8)
    let found = try causes("contentinset", ["version": "A"], then: .type(text, interval: 0))
    #expect(!found.isEmpty)
    for cause in found {
      guard case .rest(.wentBack) = cause else {
        Issue.record("another cause: \(String(describing: cause))")
        continue
      }
      #expect(cause?.rule == .wrongRestingPlace)
    }
  }

  @Test func aBarThatNeverWentHasStayed() throws {
    let found = try causes("frame", ["deaf": "true"], then: nil)
    #expect(!found.isEmpty && found.allSatisfy { $0?.rule == .ignoresNotification })
  }
}
