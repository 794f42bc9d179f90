import AnimationCurves
import Compositing
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

@testable import Detectors

/// Causes that one condition decides, and the documented looks of kinds.
struct CauseRuleTests {
  private func causes(_ kind: FindingKind, _ playback: Playback) -> Set<Cause?> {
    Set(CaseResult(playback).findings.filter { $0.kind == kind }.map(\.cause))
  }

  /// A bar that sets out ahead, by the same curve at the same time, is on another path; that a
  /// finger pulls the keyboard is no reason of it where none does.
  @Test func anotherPathIsNoPull() {
    let ahead = HandmadeLayer.bar(bottom: 400).coming(from: 160, at: 0.1, .keyboard)
    let scene = HandmadeScene.opening((0.1, ahead))
    #expect(causes(.gap, scene.playback) == [.motion(.differentPath)])
  }

  /// A bar that stays where it is, through a show that a hide interrupts, ignores the show's
  /// notification, whatever else is posted.
  @Test func theNotificationIsThatOfTheMotion() {
    let bar = HandmadeLayer.bar(bottom: 600)
    let up = HandmadeLayer.keyboard(top: 400).coming(from: 200, at: 0.1, .keyboard)
    let down = HandmadeLayer.keyboard(top: 600).coming(from: 200, at: 0.1, .keyboard)
      .coming(from: -200, at: 0.3, .keyboard)
    var scene = HandmadeScene(commits: [
      (0, [bar, .keyboard(top: 600)]), (0.1, [bar, up]), (0.3, [bar, down]),
    ])
    scene.phases = [(0, .closed), (0.1, .opening), (0.3, .closing), (0.8, .closed)]
    let made = scene.playback
    let frame = CGRect(x: 0, y: 400, width: 300, height: 200)
    let posted = [(0.1, 200.0), (0.2, 150), (0.3, 0)].map { time, height in
      PostedNotification(
        time: time,
        notification: KeyboardNotification(
          name: height > 0 ? .willShow : .willHide, begin: frame,
          end: CGRect(x: 0, y: 600 - height, width: 300, height: height), duration: 0.25))
    }
    let playback = Playback(scene: made.scene, log: made.log, phases: made.phases, posted: posted)
    let found = CaseResult(playback).findings.filter { $0.kind == .overlap }
    #expect(!found.isEmpty)
    for finding in found where finding.worst.time < 0.3 {
      guard case .notification(.ignoresNotification(let named, let height)) = finding.cause else {
        Issue.record("\(String(describing: finding.cause))")
        continue
      }
      #expect(named.time == 0.1 && height == 200)
    }
  }

  private func posted(
    _ end: CGRect, at time: Double = 1, _ name: KeyboardNotification.Name = .willHide,
    leftOut: Double = 0
  ) -> PostedNotification {
    PostedNotification(
      time: time,
      notification: KeyboardNotification(name: name, begin: end, end: end, duration: 0.25),
      leftOut: leftOut)
  }

  private func playback(
    _ posted: [PostedNotification], _ diagnostics: [Diagnostic] = [], events: [SceneEvent] = []
  ) -> Playback {
    var scene = HandmadeScene(
      commits: [0, 2].map { ($0, [.bar(bottom: 400), .keyboard(top: 400)]) })
    scene.events = events
    let made = scene.playback
    return Playback(
      scene: made.scene, log: made.log, phases: made.phases, posted: posted,
      diagnostics: diagnostics)
  }

  /// A bar at the top of an empty rectangle at 0 has gone there for it, to a pixel.
  @Test func anEmptyRectangleLeadsToItsTop() {
    let empty = posted(.zero)
    let wide = posted(CGRect(x: 0, y: 600, width: 300, height: 0))
    let whole = posted(CGRect(x: 0, y: 0, width: 300, height: 200))
    for (posted, rise, isUsed) in [
      ([empty], 600.0, true), ([empty], 600.5, true), ([empty], 599.5, true),
      ([empty], 600.6, false),
      ([empty], 599.4, false), ([wide], 600, false), ([whole], 600, false), ([], 600, false),
      ([empty, whole], 600, false), ([whole, empty], 600, true),
      ([empty, self.posted(.zero, .didHide)], 600, true),
      ([empty, self.posted(.zero, at: 3)], 600, true), ([self.posted(.zero, at: 3)], 600, false),
    ] {
      let cause = NotificationCause.emptyFrameUsed(playback(posted), at: 2, rise: rise)
      #expect((cause != nil) == isUsed, "\(rise) \(posted)")
      #expect(cause == nil || cause == .emptyFrameUsed(empty.named, rise: Points(rise)))
    }
    // A bar that is there at once has gone there in the instant of the notification.
    let now = self.posted(.zero, at: 2)
    let cause = NotificationCause.emptyFrameUsed(playback([now]), at: 2, rise: 600)
    #expect(cause == .emptyFrameUsed(now.named, rise: 600))
  }

  /// A keyboard that is not the one asked for counts from the event to the next one.
  @Test(arguments: [([0.5, 1.5], 30...89), ([0.5], 30...120), ([0.2, 0.5, 0.75, 1.5], 30...44)])
  func aMismatchLastsUntilTheNextEvent(_ events: [Double], _ frames: ClosedRange<Int>) {
    let diagnostic = Diagnostic(
      kind: .inputViewMismatch, time: 0.5, view: "", role: .keyboard, message: "",
      mismatch: InputViewMismatch(.otherHeight, wanted: 300, actual: 280))
    let playback = playback([], [diagnostic], events: events.map { .hide(at: $0) })
    let found = CaseResult(playback).findings.filter { $0.kind == .mismatch }
    #expect(found.map(\.frames) == [frames] && found.map(\.points) == [20])
    #expect(found.map(\.worst.frame) == [30])
  }

  /// What an accessory hides of messages is no more than itself and a pixel; of a bar no less too.
  @Test(arguments: [FindingKind.covered, .unreachable, .overlap, .gap])
  func anAccessoryHidesNoMoreThanItself(_ kind: FindingKind) {
    let frame = CGRect(x: 0, y: 400, width: 300, height: 200)
    let played = playback([posted(frame, at: 0, .willShow, leftOut: 44)])
    let evidence = Evidence(played, TimelineValues(ScreenTimeline(played)))
    for points in [20.0, 43.4, 43.5, 44, 44.5, 44.6] {
      let finding = Finding(
        kind: kind, phase: .open, points: points, pixels: 2 * points, continuous: points,
        exposure: 0, frames: 0...1, worst: .init(frame: 0, time: 0), cause: nil)
      let isOfIt = kind != .gap && points <= 44.5 && (kind != .overlap || points >= 43.5)
      let premises = PremiseFinder(evidence).marked([finding])[0].restsOn
      #expect(premises == (isOfIt ? [.accessoryLeftOut] : []), "\(points)")
    }
  }

  /// What comes after a broken constraint, or at the same instant, rests on which one was broken.
  @Test(arguments: [(0.0, true), (5e-10, true), (0.001, false)])
  func whatIsBehindAConflictRestsOnIt(_ time: Double, _ isBehind: Bool) {
    let conflict = Diagnostic(
      kind: .constraintBroken, time: time, view: "", role: .plain, message: "",
      conflict: ConstraintConflict(constraints: ["a", "b"], broken: "a"))
    let played = playback([], [conflict])
    let finding = Finding(
      kind: .gap, phase: .open, points: 9, pixels: 18, continuous: 9, exposure: 0, frames: 0...1,
      worst: .init(frame: 0, time: 0), cause: nil)
    let evidence = Evidence(played, TimelineValues(ScreenTimeline(played)))
    let premises = PremiseFinder(evidence).marked([finding])[0].restsOn
    #expect(premises == (isBehind ? [.brokenConstraint] : []))
  }

  /// A height that misses the accessory's, to a hundredth of a point, has it subtracted twice.
  @Test(arguments: [
    (300.0, 256.0, 44.0, true), (300, 256.009, 44, true), (300, 256.011, 44, false),
    (300, 255.991, 44, true), (300, 344, 44, false), (300, 300, 0, false),
  ])
  func anAccessoryIsSubtractedTwice(
    _ wanted: Double, _ actual: Double, _ leftOut: Double, _ isTwice: Bool
  ) {
    let mismatch = InputViewMismatch(
      .unlikeSystem, wanted: wanted, actual: actual, leftOut: leftOut)
    let rule = Cause.inputView(InputViewCause(mismatch)).rule
    #expect(rule == (isTwice ? .accessorySubtractedTwice : .unlikeSystemKeyboard))
  }

  /// What no refresh shows is not seen: here they are a tenth of a second apart.
  @Test(arguments: [(60.0, 0.12, 1), (10, 0.12, 0), (10, 0.18, 1), (10, 0.2, 1), (10, 0.21, 0)])
  func betweenRefreshesABarMayBeHidden(_ rate: Double, _ start: Double, _ count: Int) {
    let bar = HandmadeLayer.bar(bottom: 400)
    var hidden = bar
    hidden.isHidden = true
    var scene = HandmadeScene(commits: [
      (0, [bar, .keyboard(top: 400)]), (start, [hidden, .keyboard(top: 400)]),
      (start + 0.05, [bar, .keyboard(top: 400)]), (1, [bar, .keyboard(top: 400)]),
    ])
    scene.rate = rate
    #expect(scene.result.findings.count { $0.kind == .invisible } == count)
  }

  /// A motion like one of three seconds before is none that lags by three seconds.
  @MainActor @Test(arguments: ["frame", "constraint", "transform"])
  func aMotionBeforeIsNotRepeated(_ handler: String) throws {
    let show = SceneEvent.Kind.show(height: nil, duration: nil, curve: 7)
    let pause = SceneEvent.Kind.background(AppPause(duration: 1, keyboard: .flattens))
    let events = [
      SceneEvent(time: 0, kind: show), SceneEvent(time: 1.5, kind: pause), .show(281, at: 2.5),
      SceneEvent(time: 2.85, kind: show),
    ]
    let device = try #require(Device.named("iPhone 14", on: .iOS26))
    let found = try SceneCase.of(handler, device: device, profile: .iOS26, events: events)
      .checked().findings.map(\.kind)
    #expect(found.contains(.overlap) && !found.contains(.lag))
  }

  /// The marks as films and the page draw them.
  @Test func marksAreAsDocumented() {
    let marks = FindingKind.allCases.compactMap { kind in
      kind.mark.map { mark in
        "\(kind): \(mark.tint) \(mark.fill) \(mark.dashes)"
          + (mark.isAboveSeam ? " above" : "") + (mark.addsUp ? "" : " once")
      }
    }
    #expect(
      marks == [
        "corners: plum none [] above once", "covered: teal hatching []",
        "unreachable: red none [7.0, 4.0]", "blank: ochre wash(0.12) [7.0, 4.0]",
        "drift: plum wash(0.12) [3.0, 3.0] once", "offscreen: olive wash(0.3) [] above",
        "invisible: plum none [2.0, 3.0] above",
      ])
  }
}
