import Detectors
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// Which rule a bar's place of rest breaks, against a list of the places where each has it.
///
/// All combinations of heights that may coincide: a safe area, the rectangle where the keyboard was,
/// and one that reaches below the screen.
struct RestRuleTests {
  /// A keyboard of 300 points, and what may be taken for its height.
  struct Case: Sendable, CustomTestStringConvertible {
    let safeArea: Double
    /// The height of the begin rectangle; 0 where it is empty.
    let begin: Double
    /// The height of the end rectangle, of which 300 points are on the screen.
    let whole: Double

    var testDescription: String { "\(safeArea) \(begin) \(whole)" }

    static let height = 300.0

    /// The places where a bar is that breaks a rule, with the rule and its numbers.
    var places: [(rise: Double, cause: RestCause)] {
      let height = Self.height
      var list: [(Double, RestCause)] = []
      if safeArea > 0 {
        list = [
          (height, .safeAreaNotSubtracted(height: Points(height), safeArea: Points(safeArea))),
          (
            height - 2 * safeArea,
            .safeAreaSubtractedTwice(
              rise: 0, needed: Points(height - safeArea), safeArea: Points(safeArea))
          ),
        ]
      }
      if begin > 0, abs(begin - height) > 0.5 {
        list.append(
          (
            begin - safeArea,
            .beginFrameUsed(rise: 0, begin: Points(begin), height: Points(height))
          ))
      }
      if abs(whole - height) > 0.5 {
        list.append(
          (
            whole - safeArea,
            .heightNotIntersected(
              rise: 0, whole: Points(whole), height: Points(height), in: .screen)
          ))
      }
      return list
    }

    static let all = [0.0, 34].flatMap { safeArea in
      [0.0, 250, 266, 300, 300.4, 334].flatMap { begin in
        [300.0, 300.4, 334, 350].map { Case(safeArea: safeArea, begin: begin, whole: $0) }
      }
    }
  }

  private func cause(_ tried: Case, rise: Double) -> Cause?? {
    let (closed, height) = (600 - tried.safeArea, Case.height)
    let fill = HandmadeLayer.cover(0, 44, 300, tried.safeArea)
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: closed, inside: [fill]), .keyboard(top: 600)]),
      (0.5, [.bar(bottom: closed - rise, inside: [fill]), .keyboard(top: 600 - height)]),
    ])
    scene.safeBottom = tried.safeArea
    scene.phases = [(0, .closed), (0.5, .open)]
    scene.tolerances = ["gap": 0.5, "overlap": 0.5]
    let made = scene.playback
    let posted = KeyboardNotification(
      name: .willShow,
      begin: tried.begin > 0
        ? CGRect(x: 0, y: 600 - tried.begin, width: 300, height: tried.begin) : .zero,
      end: CGRect(x: 0, y: 600 - height, width: 300, height: tried.whole), duration: 0.25)
    let played = Playback(
      scene: made.scene, log: made.log, phases: made.phases,
      posted: [PostedNotification(time: 0.5, notification: posted)])
    return CaseResult(played).findings.first { $0.isAtTheSeam && $0.phase == .open }.map(\.cause)
  }

  /// Named is the one rule whose place it is, to half a point; where two have it, or none, neither.
  @Test(arguments: Case.all) func theOneRuleIsNamed(_ tried: Case) {
    let right = Case.height - tried.safeArea
    let offsets = [-3.0, -0.6, -0.4, 0, 0.4, 0.6]
    for rise in Set(tried.places.flatMap { place in offsets.map { place.rise + $0 } }) {
      let found = cause(tried, rise: rise)
      guard abs(rise - right) > 0.5 else {
        #expect(found == nil, "\(rise)")
        continue
      }
      let fitting = tried.places.filter { abs($0.rise - rise) <= 0.5 }
      let expected = fitting.count == 1 ? fitting[0].cause.rise(rise) : nil
      let other = RestCause.wrongRestingPlace(
        error: Points(abs(rise - right)), rise: Points(rise), height: Points(Case.height))
      let named = Cause.rest(expected ?? other)
      #expect((found ?? nil)?.sentence == named.sentence, "\(rise)")
      #expect((found ?? nil)?.rule == named.rule)
    }
  }
}

extension RestCause {
  /// The same with the bar's rise.
  fileprivate func rise(_ rise: Double) -> RestCause {
    switch self {
    case .safeAreaSubtractedTwice(_, let needed, let safeArea):
      .safeAreaSubtractedTwice(rise: Points(rise), needed: needed, safeArea: safeArea)
    case .beginFrameUsed(_, let begin, let height):
      .beginFrameUsed(rise: Points(rise), begin: begin, height: height)
    case .heightNotIntersected(_, let whole, let height, let surface):
      .heightNotIntersected(rise: Points(rise), whole: whole, height: height, in: surface)
    default: self
    }
  }
}
