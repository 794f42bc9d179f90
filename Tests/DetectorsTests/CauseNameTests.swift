import AnimationCurves
import Detectors
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// The names by which causes of one rule differ, which do not change with their numbers.
struct CauseNameTests {
  private typealias Posted = NotificationCause.Posted
  private typealias Pace = MotionCause.Pace

  private static func ofMotion(_ number: Double) -> [(Cause, [String])] {
    let (length, time) = (Points(number), Seconds(number))
    let damped = Pace(.dampedSpring(ratio: number), time)
    let bezier = Pace(.bezier("cubic-bezier(\(number), 0, 1, 1)"), time)
    return [
      (
        .motion(.differentCurve(bar: damped, keyboard: Pace(.spring, time), delay: time)),
        ["dampedSpring", "its spring", "delay"]
      ),
      (
        .motion(.differentCurve(bar: bezier, keyboard: Pace(.other, time), delay: nil)),
        ["bezier", "another curve"]
      ),
      (
        .motion(.differentDuration(bar: time, keyboard: time, curve: .standard, delay: nil)),
        ["Core Animation's default curve"]
      ),
      (
        .motion(.differentDuration(bar: time, keyboard: time, curve: .easeIn, delay: time)),
        ["easeIn", "delay"]
      ),
      (.motion(.startsLate(by: time)), []), (.motion(.halted(after: time)), ["halted"]),
      (.motion(.removed(after: time, left: length)), ["removed"]),
      (.jump(.bar(.place(down: length), at: time, .removed)), ["down", "removed"]),
      (.jump(.bar(.place(down: Points(-number)), at: time, .halted)), ["up", "halted"]),
      (.jump(.bar(.speed(by: length), at: time, .nothing)), ["speed", "nothing"]),
      (.jump(.messages(down: length, at: time, remaining: time)), ["down"]),
    ]
  }

  private static func ofPlaces(_ number: Double) -> [(Cause, [String])] {
    let (length, time) = (Points(number), Seconds(number))
    let shown = Posted(.willShow, at: time)
    let window: RestCause = .heightNotIntersected(
      rise: length, whole: length, height: length, in: .window)
    func tabBar(isHidden: Bool) -> Cause {
      .rest(.tabBarSubtracted(rise: length, needed: length, tabBar: length, isHidden: isHidden))
    }
    func edge(_ edge: String, _ extent: Double, _ surface: RestCause.Surface) -> Cause {
      .bar(.beyondEdge(edge, by: length, extent: Points(extent), of: surface))
    }
    let stale: NotificationCause = .staleNotification(
      shown, rise: length, posted: length, height: length, surface: .sheet)
    return [
      (.rest(window), ["window"]), (tabBar(isHidden: true), ["hidden"]),
      (tabBar(isHidden: false), ["twice"]),
      (.rest(.wentBack(rise: length, at: time)), ["wentBack"]),
      (.rest(.wrongRestingPlace(error: length, rise: length, height: length)), []),
      (.notification(.emptyFrameUsed(shown, rise: length)), ["willShow"]),
      (.notification(.ignoresNotification(shown, height: length)), ["willShow"]),
      (.notification(.listensToDidShow(Posted(.didShow, at: time), delay: time)), ["didShow"]),
      (.notification(stale), ["willShow", "sheet"]),
      (.notification(.notPosted(travel: length)), []),
      (edge("top", number + 1, .screen), ["top", "screen", "part"]),
      (edge("left", number, .screen), ["left", "screen", "part"]),
      (edge("bottom", number - 1, .window), ["bottom", "window", "all"]),
      (.bar(.hidden(.bar, since: time)), ["bar"]),
      (.bar(.transparent(.ancestor, since: time)), ["ancestor"]),
      (.bar(.followsLate(by: time, refreshes: number)), []),
      (
        .drift(
          DriftCause(
            .bar, by: Points(-number), reason: .emptyFrameUsed(Posted(.willHide, at: time), rise: 9)
          )
        ),
        ["bar", "higher", "willHide"]
      ),
      (.drift(DriftCause(.bottomInset, by: length)), ["bottomInset", "greater"]),
      (.content(.listNotScrolled(freeEnd: length)), []),
    ]
  }

  private static func ofPrograms(_ number: Double) -> [(Cause, [String])] {
    let claim = Requirement(.bar, .onKeyboard, within: 1)
    let kinds: [InputViewMismatch.Kind] = [.notLoaded, .notRemoved, .otherHeight, .unlikeSystem]
    return kinds.map { kind in
      (
        .inputView(InputViewCause(InputViewMismatch(kind, wanted: number, actual: number))),
        [kind.rawValue]
      )
    } + [
      (
        .requirement(
          .broken(claim, from: Seconds(number), by: Points(number), at: Seconds(number))),
        ["\(claim)"]
      ),
      (.program(.programStopped(message: "Fatal error")), ["Fatal error"]),
      (.program(.layoutLoop(.init(view: "Bar", message: "\(number)"))), ["Bar"]),
      (.program(.waited(for: Seconds(number))), []),
      (.program(.didNotReturn(within: Seconds(number))), []),
    ]
  }

  @Test(
    "Causes of one rule are told apart by names, and not by numbers", arguments: [3.0, 71.5, 1200])
  func namesAreWithoutNumbers(_ number: Double) {
    for (cause, names) in Self.ofMotion(number) + Self.ofPlaces(number) + Self.ofPrograms(number) {
      #expect(cause.names == names, "\(cause)")
      #expect(cause.description == cause.sentence)
    }
  }

  @Test("A bar's curve is named as Core Animation or CSS names it")
  func curvesAreNamed() throws {
    let bezier = try TimingFunction(controlPoints: 0.1, 0.9, 0.2, 1)
    let stops = [0, 0.9, 1].map { PiecewiseLinear.Stop($0) }
    let curves: [(AnyTimingCurve, MotionCause.CurveName, String)] = [
      (.timingFunction(.default), .standard, "Core Animation's default curve over 300 ms"),
      (.timingFunction(bezier), .bezier("\(bezier)"), "\(bezier) over 300 ms"),
      (.steps(try StepTiming(count: 3)), .other, "another curve over 300 ms"),
      (.piecewiseLinear(try PiecewiseLinear(stops: stops)), .other, "another curve over 300 ms"),
      (.timingFunction(.easeOut), .easeOut, "easeOut over 300 ms"),
    ]
    for (curve, name, words) in curves {
      let bar = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .known(curve, 0.3))
      let findings = HandmadeScene.opening((0.1, bar)).result.findings
      let causes = findings.filter { $0.kind == .gap || $0.kind == .overlap }.map(\.cause)
      #expect(!causes.isEmpty, "\(curve)")
      for cause in causes {
        guard case .motion(.differentCurve(let pace, let keyboard, nil)) = cause else {
          Issue.record("\(curve): \(String(describing: cause))")
          continue
        }
        #expect(pace.curve == name && "\(pace)" == words && keyboard.curve == .spring)
      }
    }
  }
}

/// What is said of kinds, units, premises and rules.
struct GuideTextTests {
  private static let guides =
    FindingKind.allCases.compactMap(\.guide) + Cause.Rule.allCases.compactMap(\.guide)

  @Test("A guide's text has all of its parts, as plain words and as Markdown")
  func guidesAreWhole() {
    #expect(Self.guides.contains { $0.change != nil })
    for guide in Self.guides {
      let plain = [guide.meaning, guide.reason, guide.remedy].map { $0.filter { $0 != "`" } }
      var parts = [plain[0], "Why it happens: " + plain[1], "How to fix it: " + plain[2]]
      if let change = guide.change {
        parts += ["Before:\n\(change.before)", "After:\n\(change.after)"].map {
          $0.filter { $0 != "`" }
        }
      }
      #expect(guide.text == parts.joined(separator: "\n\n"))
      for part in [guide.meaning, "** \(guide.reason)", "** \(guide.remedy)"] {
        #expect(guide.markdown.contains(part))
      }
      #expect(guide.markdown.contains("```swift\n") == (guide.change != nil))
      for code in [guide.change?.before, guide.change?.after].compactMap(\.self) {
        #expect(guide.markdown.contains(code + "\n"))
      }
    }
    #expect(
      Guide.address(of: "safeAreaNotSubtracted")
        == "Documentation/rules.md#safeareanotsubtracted")
  }

  @Test("Units and premises are named in words")
  func unitsAndPremisesAreNamed() {
    #expect(
      FindingUnit.allCases.map(\.name) == [
        "points", "points a second", "square points", "milliseconds", "times",
      ])
    let words = [
      "leaves the accessory out", "constraints in conflict", "rounds the keyboard's top corners",
      "fades", "table controller", "not measured",
    ]
    for (premise, word) in zip(Premise.allCases, words) {
      #expect(premise.clause.contains(word) && !premise.clause.hasSuffix("."))
      let isAssumed = premise == .brokenConstraint || premise == .unmeasuredSystem
      #expect(premise.grade == (isAssumed ? .assumed : .reported))
    }
    #expect(Premise.allCases.count == words.count)
  }
}
