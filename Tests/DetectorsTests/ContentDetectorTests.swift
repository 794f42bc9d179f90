import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import LayerTrees
import TestSupport
import Testing

/// A screen of 600 points: a list from 64 down, a bar of 44, ten messages of 40 with 10 between.
struct ContentDetectorTests {
  /// The list with its messages, from 10 to 500 of its content.
  private func list(
    _ range: ClosedRange<Double>, count: Int = 10, offset: Double = 0,
    insets: (top: Double, bottom: Double) = (0, 0), room: Double = 0, shift: Double = 0
  ) -> HandmadeLayer {
    let messages = (0..<count).map { index in
      HandmadeLayer(
        role: .message(isOutgoing: false),
        frame: CGRect(x: 10, y: 10 + 50 * Double(index), width: 200, height: 40),
        color: .init(red: 0, green: 0, blue: 1))
    }
    return HandmadeLayer(
      role: .messageList,
      frame: CGRect(
        x: 0, y: range.lowerBound, width: 300, height: range.upperBound - range.lowerBound),
      masks: true, transform: CGAffineTransform(translationX: 0, y: -shift), offset: offset,
      scroll: ScrollContent(
        height: 10 + 50 * Double(count), topInset: insets.top, bottomInset: insets.bottom,
        keyboardRoom: room),
      inside: messages)
  }

  private var navigationBar: HandmadeLayer {
    HandmadeLayer(
      role: .navigationBar, frame: CGRect(x: 0, y: 0, width: 300, height: 64),
      color: HandmadeLayer.white)
  }

  /// Closed with the bar at the bottom, then open with the keyboard's top and the bar's bottom at
  /// 400.
  private func findings(
    before: HandmadeLayer, after: HandmadeLayer, tolerances: [String: Double] = [:]
  ) -> [Finding] {
    var scene = HandmadeScene(commits: [
      (0, [before, .bar(bottom: 600), navigationBar, .keyboard(top: 600)]),
      (1, [after, .bar(bottom: 400), navigationBar, .keyboard(top: 400)]),
    ])
    scene.phases = [(0, .closed), (1, .open)]
    scene.tolerances = tolerances
    return scene.result.findings
  }

  /// Where nothing is amiss, no tolerance is so small that it is found.
  @Test func nothingIsNoFinding() {
    let none = Dictionary(uniqueKeysWithValues: FindingKind.allCases.map { ($0.rawValue, 0.0) })
    let found = findings(
      before: list(64...556, offset: 18), after: list(64...356, offset: 218), tolerances: none)
    #expect(found.isEmpty)
  }

  private func blanks(
    before: Double, after: Double, room: Double = 0, offset: Double, end: Double = 356
  ) -> [Finding] {
    findings(
      before: list(64...556, offset: 18 + before, insets: (0, before)),
      after: list(64...end, offset: offset, insets: (0, after), room: room)
    ).filter { $0.kind == .blank }
  }

  /// What a table controller adds is reported to come too early; what an app adds is its own.
  @Test(arguments: [44.0, 60, 336.5])
  func aBandNoHigherThanATableControllersRoomRestsOnIt(surplus: Double) {
    for (room, premises) in [
      (0.0, []), (surplus - 1, []), (surplus, [Premise.tableBeforeLayout]),
      (surplus + 20, [.tableBeforeLayout]),
    ] {
      let found = blanks(before: 0, after: surplus, room: room, offset: 100)
      #expect(found.map(\.points) == [surplus] && found.map(\.restsOn) == [premises], "\(room)")
    }
  }

  /// The list ends at the bar's top, so that its whole inset is more than is needed: scrolled to
  /// its end or not, what exceeds the room before is an empty band of that height.
  @Test(arguments: [0.0, 8, 30], [44.0, 60, 200, 336.5])
  func anInsetOfWhatIsNotCoveredIsABlankBand(_ room: Double, _ surplus: Double) {
    let inset = room + surplus
    for offset in [218 + inset, 218 + room, 100] {
      let found = blanks(before: room, after: inset, offset: offset)
      #expect(found.map(\.points) == [surplus])
      #expect(found.first?.cause?.rule == .insetTooGreat)
    }
  }

  /// Of a list that was not there before, all that nothing takes is surplus from a row's height on,
  /// or where it is the home indicator's zone to half a point, and all that is pushed off is so by
  /// the keyboard.
  @Test(arguments: [0.0, 33, 33.4, 33.5, 34, 34.5, 34.6, 43, 44, 100])
  func withoutARestBeforeNothingIsTheDesigns(_ surplus: Double) {
    func found(_ list: HandmadeLayer) -> [Finding] {
      var scene = HandmadeScene(commits: [
        (0, []), (1, [list, .bar(bottom: 200), .keyboard(top: 200)]),
      ])
      scene.phases = [(0, .open)]
      scene.safeBottom = 34
      return scene.result.findings.filter { $0.kind == .blank }
    }
    let inset = found(list(64...156, offset: 100, insets: (0, surplus)))
    let isFound = surplus >= 44 || abs(surplus - 34) <= 0.5
    #expect(inset.map(\.points) == (isFound ? [surplus] : []))
    let short = found(list(64...156, count: 1, offset: 11, insets: (0, 0)))
    #expect(short.map(\.points) == [43])
  }

  /// A list that goes on behind bar and keyboard needs its inset, and a design may want some more.
  @Test(arguments: [0.0, 8, 30], [0.0, 8, 20, 43])
  func anInsetOfWhatIsCoveredIsNone(_ room: Double, _ more: Double) {
    let (inset, end) = (200 + room + more, 510 + 200 + room + more - 492)
    #expect(blanks(before: room, after: inset, offset: end, end: 556).isEmpty)
    #expect(blanks(before: room, after: room + more, offset: 218 + room + more).isEmpty)
  }

  /// What fits as a whole above the bar has nothing to be scrolled off.
  @Test func fewMessagesHaveRoomBelowThem() {
    let found = findings(
      before: list(64...556, count: 2), after: list(64...356, count: 2, insets: (0, 150)))
    #expect(!found.contains { $0.kind == .blank })
  }

  /// Content that was pushed off before the keyboard came is not its doing; more of it is.
  @Test(arguments: [(80.0, 0), (90, 0), (90.4, 0), (90.6, 1), (100, 1)])
  func whatWasPushedOffBeforeIsNoBlank(_ offset: Double, _ count: Int) {
    let found = findings(
      before: list(64...556, count: 2, offset: 90),
      after: list(64...356, count: 2, offset: offset)
    ).filter { $0.kind == .blank }
    #expect(found.count == count)
    // The content ends at 64 + 110 less the offset, and the bar begins at 356.
    #expect(found.allSatisfy { abs($0.points - (356 - 174 + offset)) < 1e-9 })
  }

  @Test func messagesThatStayBehindAreCovered() {
    // Before, 0 to 492 of the content is seen; now the bar begins at 292 of it.
    let found = findings(before: list(64...556), after: list(64...556))
    let covered = found.filter { $0.kind == .covered }
    // Of the message from 260 to 300 the last 8, then those at 310, 360, 410 and, cut, 460 to 492.
    #expect(covered.map(\.points) == [160])
    #expect(covered.map(\.pixels) == [320])
    #expect(covered.map(\.phase) == [.open])
    #expect(covered.first?.frames == 60...60)
  }

  /// Messages that the list's end cuts off are not seen, as if the bar lay on them.
  @Test func aListThatIsMadeShorterAndNotScrolledCovers() {
    let covered = findings(before: list(64...556), after: list(64...356)).filter {
      $0.kind == .covered
    }
    #expect(covered.map(\.points) == [160])
    #expect(covered.first?.cause == .content(.listNotScrolled(freeEnd: 356)))
    // Scrolled half as far as it has become shorter.
    let half = findings(before: list(64...556), after: list(64...356, offset: 100))
    #expect(half.filter { $0.kind == .covered }.map(\.points) == [80])
  }

  /// Of a message higher than the room that is left, as much may end below as did before.
  @Test func whatEndedBelowTheListBeforeIsNotCountedAgain() {
    let tall = HandmadeLayer(
      role: .message(isOutgoing: false), frame: CGRect(x: 10, y: 10, width: 200, height: 500),
      color: HandmadeLayer.white)
    func list(to end: Double, offset: Double) -> HandmadeLayer {
      HandmadeLayer(
        role: .messageList, frame: CGRect(x: 0, y: 64, width: 300, height: end - 64), masks: true,
        offset: offset, scroll: ScrollContent(height: 520), inside: [tall])
    }
    // The list shows 0 to 492 of the content, so 18 of the message's 500 end below.
    let kept = findings(before: list(to: 556, offset: 0), after: list(to: 356, offset: 200))
    #expect(kept.isEmpty)
    let lost = findings(before: list(to: 556, offset: 0), after: list(to: 356, offset: 150))
    #expect(lost.map(\.kind) == [.covered] && lost.map(\.points) == [50])
  }

  @Test func aListThatEndsAtTheBarCoversNothing() {
    let found = findings(before: list(64...556), after: list(64...356, offset: 218))
    #expect(found.isEmpty)
  }

  /// A picture behind the messages, as high as the list or as its content, is none of them.
  @Test(arguments: [(491.9, 0.0), (492.0, 0.0), (510.0, 0.0), (492.0, 25.0 / 3)])
  func aPictureBehindTheMessagesIsNoMessage(height: Double, offset: Double) {
    let picture = HandmadeLayer(
      frame: CGRect(x: 0, y: offset, width: 300, height: height), color: HandmadeLayer.white)
    var shown = list(64...556, offset: offset)
    let messages = shown.inside.map { message in
      var plain = message
      plain.role = .plain
      return plain
    }
    let body = HandmadeLayer(frame: CGRect(x: 0, y: 0, width: 300, height: 510), inside: messages)
    let covered = { (layers: [HandmadeLayer]) in
      shown.inside = layers
      return findings(before: shown, after: shown).filter { $0.kind == .covered }.map(\.points)
    }
    #expect(covered([picture, body]) == covered([body]))
    #expect(covered([body]).first.map { $0 > 140 && $0 <= 160 } == true)
  }

  @Test func whatWasNotSeenBeforeIsNotCovered() {
    let found = findings(
      before: list(64...556, count: 20, offset: 0), after: list(64...556, count: 20, offset: 300))
    // Scrolled by 300: what the bar hides now was below the bar before.
    #expect(found.filter { $0.kind == .covered }.isEmpty)
  }

  @Test func aListBehindTheBarIsOutOfReachAtItsEnd() {
    let found = findings(before: list(64...556), after: list(64...556))
    // It scrolls by 18 at most, and the bar takes 200: 500 - (18 + 292).
    #expect(found.filter { $0.kind == .unreachable }.map(\.points) == [190])
    let inset = findings(before: list(64...556), after: list(64...556, insets: (0, 200)))
    #expect(inset.filter { $0.kind == .unreachable }.isEmpty)
  }

  @Test func aListMovedUpIsOutOfReachAtItsTop() {
    let moved = list(64...556, offset: 18, shift: 200)
    // The content begins at 10, and 200 of the list lie under the navigation bar.
    #expect(
      findings(before: list(64...556), after: moved).filter { $0.kind == .unreachable }
        .map(\.points) == [190])
    let inset = list(64...556, offset: 18, insets: (200, 0), shift: 200)
    #expect(findings(before: list(64...556), after: inset).isEmpty)
  }

  @Test func fewMessagesPushedOffLeaveABlank() {
    // Three messages end at 150; the list with a content of 160 is moved up by 200.
    let moved = list(64...556, count: 3, shift: 200)
    let blank = findings(before: list(64...556, count: 3), after: moved)
      .filter { $0.kind == .blank }
    // The content would end at 64 - 200 + 160, above the navigation bar: all of 64 to 356 is empty.
    #expect(blank.map(\.points) == [292])
    let enough = list(64...556, offset: 18, insets: (200, 0), shift: 200)
    #expect(findings(before: list(64...556), after: enough).filter { $0.kind == .blank }.isEmpty)
    // A list that is merely short is not pushed off.
    #expect(
      findings(before: list(64...556, count: 3), after: list(64...356, count: 3)).isEmpty)
  }

  @Test func marksLieWhereTheFindingIs() throws {
    var scene = HandmadeScene(commits: [
      (0, [list(64...556), .bar(bottom: 600), navigationBar, .keyboard(top: 600)]),
      (1, [list(64...556), .bar(bottom: 400), navigationBar, .keyboard(top: 400)]),
    ])
    scene.phases = [(0, .closed), (1, .open)]
    let checked = CheckedCase(scene.playback)
    #expect(try #require(checked.frame(0)).marks.isEmpty)
    let marks = try #require(checked.frame(60)).marks
    let covered = marks.filter { $0.kind == .covered }.map(\.rect)
    #expect(covered.first == CGRect(x: 10, y: 356, width: 200, height: 8))
    #expect(covered.count == 5)
    let unreachable = try #require(marks.first { $0.kind == .unreachable }?.rect)
    #expect(unreachable == CGRect(x: 0, y: 64 + 310, width: 300, height: 190))
  }

  /// Content that lies beyond the screen's end is shown by a strip at the list's, with its amount.
  @Test func whatLiesBeyondIsShownAtTheEdge() throws {
    var scene = HandmadeScene(commits: [
      (0, [list(64...556), .bar(bottom: 600), navigationBar, .keyboard(top: 600)]),
      (
        1,
        [
          list(64...556, offset: 100, shift: 300), .bar(bottom: 400), navigationBar,
          .keyboard(top: 400),
        ]
      ),
    ])
    scene.phases = [(0, .closed), (1, .open)]
    let marks = try #require(CheckedCase(scene.playback).frame(60)).marks
    let mark = try #require(marks.first { $0.kind == .unreachable })
    // The list begins 300 points higher and is scrolled by 100: what lies above 64 ends at -36.
    #expect(mark.rect == CGRect(x: 0, y: 50, width: 300, height: 14))
    let finding = try #require(scene.result.findings.first { $0.kind == .unreachable })
    #expect(mark.points == finding.points && mark.points > 200)
  }
}
