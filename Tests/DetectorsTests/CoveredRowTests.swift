import Detectors
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// Rows that were seen before the keyboard came and have no cell any more.
@MainActor
struct CoveredRowTests {
  /// Twenty rows of 50 points below a height, of which a list from 0 to `end` has those it shows.
  private func list(end: Double, offset: Double, from start: Double = 0, height: Double = 1000)
    -> HandmadeLayer
  {
    let rows = (0..<20).filter { row in
      let top = start + 50 * Double(row) - offset
      return top < end && top + 50 > 0 && start + 50 * Double(row) < height
    }
    return HandmadeLayer(
      role: .messageList, frame: CGRect(x: 0, y: 0, width: 300, height: end), masks: true,
      offset: offset, scroll: ScrollContent(height: height),
      inside: rows.map { row in
        HandmadeLayer(
          role: .row(section: 0, item: row),
          frame: CGRect(x: 0, y: start + 50 * Double(row), width: 300, height: 50),
          color: HandmadeLayer.white)
      })
  }

  /// The list ends at 556 without a keyboard, and at 356 with one of 200 points.
  private func checked(_ before: HandmadeLayer, _ after: HandmadeLayer) -> CheckedCase {
    var scene = HandmadeScene(commits: [
      (0, [before, .bar(bottom: 600), .keyboard(top: 600)]),
      (1, [after, .bar(bottom: 400), .keyboard(top: 400)]),
    ])
    scene.phases = [(0, .closed), (1, .open)]
    return CheckedCase(scene.playback)
  }

  private func covered(_ before: HandmadeLayer, _ after: HandmadeLayer) -> [Double] {
    checked(before, after).findings.filter { $0.kind == .covered }.map(\.points)
  }

  /// A list that ends 200 points higher covers as much, although its last rows have no cell.
  @Test(arguments: [0.0, 30, 400]) func rowsWithoutACellAreCovered(_ offset: Double) {
    #expect(covered(list(end: 556, offset: offset), list(end: 356, offset: offset)) == [200])
  }

  /// Rows that are not there any more, below the content's end, are not missed.
  @Test func rowsThatAreGoneAreNotMissed() {
    // Of the seven that are left the last ends at 350.
    #expect(covered(list(end: 556, offset: 0), list(end: 356, offset: 0, height: 350)).isEmpty)
    // Of eight the last one, from 350 to 400, is covered but for 6 points.
    #expect(covered(list(end: 556, offset: 0), list(end: 356, offset: 0, height: 400)) == [44])
  }

  /// Where rows above have turned out 60 points higher, those below are so much farther down.
  @Test func rowsMoveDownWithThoseAbove() throws {
    let before = list(end: 556, offset: 444)
    let after = list(end: 356, offset: 504, from: 60, height: 1060)
    #expect(covered(before, after) == [200])
    // Rows 16 to 19 end the content, which ends where the list did.
    let marks = try #require(checked(before, after).frame(60)).marks.filter { $0.kind == .covered }
    #expect(marks.map { Double($0.rect.minY) } == [356, 406, 456, 506])
    #expect(marks.allSatisfy { $0.points == 50 })
  }
}
