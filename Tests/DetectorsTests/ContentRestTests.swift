import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// Findings of messages that change at once while a keyboard is up.
///
/// A screen of 600 points, a list from 0 to 556 with messages of 40 at 10, 60, 110 and so on.
struct ContentRestTests {
  private func list(offset: Double = 0, isScrolling: Bool = false) -> HandmadeLayer {
    let messages = (0..<10).map { index in
      HandmadeLayer(
        role: .message(isOutgoing: false),
        frame: CGRect(x: 10, y: 10 + 50 * Double(index), width: 200, height: 40),
        color: HandmadeLayer.white)
    }
    return HandmadeLayer(
      role: .messageList, frame: CGRect(x: 0, y: 0, width: 300, height: 556), masks: true,
      offset: offset,
      scroll: ScrollContent(height: 510, topInset: 0, bottomInset: 0, isScrolling: isScrolling),
      inside: messages)
  }

  /// Closed for a second, then a keyboard from 400 and what follows, with the bar on it.
  private func covered(
    _ later: [(Double, [HandmadeLayer])], events: [SceneEvent] = []
  ) -> [Finding] {
    let first: [(Double, [HandmadeLayer])] = [
      (0, [list(), .bar(bottom: 600), .keyboard(top: 600)]),
      (1, [list(), .bar(bottom: 400), .keyboard(top: 400)]),
    ]
    var scene = HandmadeScene(commits: first + later)
    scene.phases = [(0, .closed), (1, .open)]
    scene.events = events
    return scene.result.findings.filter { $0.kind == .covered }
  }

  /// The bar's top at 356 hides the messages at 360, 410 and 460, that at 306 the one at 310 too.
  @Test func aKeyboardThatGrowsAtOnceIsMeasuredAgain() {
    let same = covered([(2, [list(), .bar(bottom: 400), .keyboard(top: 400)])])
    #expect(same.map(\.points) == [120])
    let found = covered([
      (1.5, [list(), .bar(bottom: 350), .keyboard(top: 350)]),
      (2, [list(), .bar(bottom: 400), .keyboard(top: 400)]),
    ])
    #expect(found.map(\.points) == [120, 160, 120])
    #expect(found.map(\.frames) == [60...89, 90...119, 120...120])
  }

  /// A finger that moves nothing leaves what is seen as it was, and is forgotten while it rests.
  @Test func whatIsSeenIsSeenUntilTheKeyboardComes() {
    let open: [(Double, [HandmadeLayer])] = [
      (2, [list(), .bar(bottom: 400), .keyboard(top: 400)])
    ]
    let scroll = SceneEvent.Kind.scroll(ListScroll(.by(0)))
    #expect(covered(open, events: [SceneEvent(time: 0.5, kind: scroll)]).map(\.points) == [120])
    #expect(covered(open, events: [SceneEvent(time: 1, kind: scroll)]).isEmpty)
  }

  /// A list that has no row left past its end is blank; one that had none to see is empty.
  @Test(arguments: [(true, 0.0, true), (true, 520, false), (false, 0, false)])
  func aListWithoutItsRowsIsBlank(_ hasRows: Bool, _ offset: Double, _ isBlank: Bool) {
    func list(at offset: Double) -> HandmadeLayer {
      var list = self.list(offset: offset)
      if offset > 0 || !hasRows { list.inside = [] }
      return list
    }
    var scene = HandmadeScene(commits: [
      (0, [list(at: offset), .bar(bottom: 600), .keyboard(top: 600)]),
      (1, [list(at: 520), .bar(bottom: 400), .keyboard(top: 400)]),
      (2, [list(at: 520), .bar(bottom: 400), .keyboard(top: 400)]),
    ])
    scene.phases = [(0, .closed), (1, .open)]
    let found = scene.result.findings.filter { $0.kind == .blank }
    #expect(found.map(\.points) == (isBlank ? [356] : []))
  }

  /// A list that goes a step at every refresh is on its way, and is measured where it stays.
  @Test func stepsAreNoPlaces() {
    let open: [HandmadeLayer] = [.bar(bottom: 400), .keyboard(top: 400)]
    let steps = (0..<10).map { step -> (Double, [HandmadeLayer]) in
      let time: Double = 1.5 + Double(step) / 60
      return (time, [list(offset: Double(step + 1))] + open)
    }
    let found: [Finding] = covered(steps + [(2, [list(offset: 10)] + open)])
    #expect(found.map(\.points) == [120, 114])
    #expect(found.map(\.frames) == [60...89, 99...120])
  }

  /// A list that sets out at the refresh after a keyboard that was there at once is on its way; one
  /// that waits for longer is seen at rest meanwhile.
  @Test(arguments: [1, 2]) func aListThatSetsOutAtTheNextRefreshIsOnItsWay(refreshes: Int) {
    let open: [HandmadeLayer] = [.bar(bottom: 400), .keyboard(top: 400)]
    let steps: [(Double, [HandmadeLayer])] = (0..<10).map { step in
      let list = list(offset: Double(step + 1) * 15.4, isScrolling: true)
      return (1 + Double(refreshes + step) / 60, [list] + open)
    }
    let found: [Finding] = covered(steps + [(2, [list(offset: 154)] + open)])
    #expect(found.map(\.points) == (refreshes == 1 ? [] : [120]))
  }

  /// On a screen that was turned no more is covered than there is room for: of ten messages the
  /// last two begin within 106 points of the end.
  @Test func aTurnedScreenHasRoomForFewer() {
    var wide = list()
    wide.frame = CGRect(x: 0, y: 0, width: 600, height: 256)
    let bar = HandmadeLayer(role: .inputBar, frame: CGRect(x: 0, y: 106, width: 600, height: 44))
    let keyboard = HandmadeLayer(
      role: .keyboard, frame: CGRect(x: 0, y: 150, width: 600, height: 150))
    var scene = HandmadeScene(commits: [
      (0, [list(), .bar(bottom: 600), .keyboard(top: 600)]), (1, [wide, bar, keyboard]),
    ])
    scene.phases = [(0, .closed), (1, .open)]
    scene.turnTime = 1
    #expect(scene.result.findings.filter { $0.kind == .covered }.map(\.points) == [80])
  }

  /// A keyboard that floats hides no band of the screen, nor does a bar that it carries.
  @Test func whatFloatsHidesNoBand() {
    let floating = HandmadeLayer(
      role: .keyboard, frame: CGRect(x: 50, y: 200, width: 200, height: 150),
      color: HandmadeLayer.white)
    let carried = HandmadeLayer(
      role: .inputBar, frame: CGRect(x: 50, y: 156, width: 200, height: 44),
      color: HandmadeLayer.white)
    let narrow = HandmadeLayer(
      role: .inputBar, frame: CGRect(x: 20, y: 356, width: 260, height: 44),
      color: HandmadeLayer.white)
    #expect(covered([(1.5, [list(), .bar(bottom: 600), floating])]).count == 1)
    #expect(covered([(1.5, [list(), carried, floating])]).count == 1)
    // One that is broader is no keyboard's: it hides what a bar hides.
    let found = covered([(1.5, [list(), narrow, floating])])
    #expect(found.map(\.points) == [120] && found.first?.frames == 60...90)
  }
}
