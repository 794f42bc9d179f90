import Detectors
import Foundation
import LayerTrees
import Scenes
import Testing

/// Every rule has words, and goes from one process to another with its values.
struct CauseWordingTests {
  private typealias Posted = NotificationCause.Posted
  private typealias Pace = MotionCause.Pace

  /// A cause of each rule, and its sentence.
  private static let wordings: [(cause: Cause, sentence: String)] =
    ofMotion + ofRest + ofNotification + ofBar + ofScreen + ofInputView + ofKeyboard + ofProgram
    + ofRequirements

  private static let ofMotion: [(Cause, String)] = [
    (
      .motion(
        .differentCurve(
          bar: Pace(.dampedSpring(ratio: 0.55), 0.25), keyboard: Pace(.spring, 0.5), delay: 0.02)),
      "the bar moves by a spring of damping ratio 0.55 over 250 ms, the keyboard by its spring over"
        + " 500 ms, and it starts 20 ms later"
    ),
    (
      .motion(.differentDuration(bar: 0.25, keyboard: 0.5, curve: .easeInOut, delay: nil)),
      "the bar moves for 250 ms, the keyboard for 500 by the same curve, easeInOut"
    ),
    (
      .motion(.startsLate(by: 0.0125)),
      "the bar starts 12.5 ms after the keyboard: it is moved in a later run-loop turn"
    ),
    (
      .motion(.notAnimated(keyboard: 0.5)),
      "the bar is not animated while the keyboard moves for 500 ms: it is laid out outside of the"
        + " animation block, or without one"
    ),
    (
      .motion(.differentPath),
      "both follow the same curve, but not between the same places"
    ),
    (
      .motion(.crossFade(keyboard: 0.25)),
      "the keyboard fades in its place for 250 ms, and the bar slides"
    ),
    (
      .motion(.interactiveDismissal),
      "a finger drags the keyboard, and no notification is posted for that: the bar stays where it"
        + " was until the finger lifts"
    ),
    (
      .motion(.halted(after: 0.1)),
      "the bar's animation halts 100 ms after its start, and the keyboard goes on"
    ),
    (
      .motion(.removed(after: 0.1, left: 12)),
      "the bar's animation is removed 100 ms after its start, with 12 pt left to go"
    ),
  ]

  private static let ofRest: [(Cause, String)] = [
    (
      .rest(.safeAreaNotSubtracted(height: 336, safeArea: 34)),
      "the bar rises by the keyboard's full 336 pt while it rests 34 pt above the bottom: the safe"
        + " area is not subtracted"
    ),
    (
      .rest(.safeAreaSubtractedTwice(rise: 268, needed: 302, safeArea: 34)),
      "the bar rises by 268 pt where 302 are needed: the safe area's 34 pt are subtracted twice"
    ),
    (
      .rest(.beginFrameUsed(rise: 302, begin: 336, height: 291.5)),
      "the bar rises by 302 pt, for the 336 that the keyboard took before, and it takes 291.5 now:"
        + " the begin rectangle is taken for the end"
    ),
    (
      .rest(.earlierHeightUsed(rise: 226, earlier: 260, postedAt: 0.1, height: 302)),
      "the bar rises by 226 pt, for the keyboard of 260 that was posted at 100 ms, and it takes 302"
        + " now: an earlier height is used"
    ),
    (
      .rest(.heightNotIntersected(rise: 263, whole: 263, height: 33, in: .sheet)),
      "the bar rises by 263 pt, for the keyboard's whole height of 263, and 33 of them are in the"
        + " sheet: the height is taken, not the intersection"
    ),
    (
      .rest(
        .coordinatesNotConverted(rise: 1, needed: 2, keyboardTop: 3, windowTop: 4)),
      "the bar rises by 1 pt where 2 are needed: the keyboard's top at 3 pt of the screen is read"
        + " as points of the window, which begins at 4"
    ),
    (
      .rest(
        .coordinatesNotConverted(rise: 0, needed: 2, keyboardTop: 3, windowTop: 4)),
      "the bar rises by 0 pt where 2 are needed: the keyboard's top at 3 pt of the screen is read"
        + " as points of the window, which begins at 4, or the notification is ignored"
    ),
    (
      .rest(.tabBarNotSubtracted(rise: 302, needed: 253, tabBar: 49)),
      "the bar rises by 302 pt where 253 are needed: it rests above the tab bar, whose 49 pt are"
        + " not subtracted"
    ),
    (
      .rest(.tabBarSubtracted(rise: 204, needed: 253, tabBar: 49, isHidden: false)),
      "the bar rises by 204 pt where 253 are needed: the tab bar's 49 pt are subtracted twice"
    ),
    (
      .rest(.tabBarSubtracted(rise: 253, needed: 302, tabBar: 49, isHidden: true)),
      "the bar rises by 253 pt where 302 are needed: the tab bar's 49 pt are subtracted although it"
        + " is hidden"
    ),
    (
      .rest(.wrongRestingPlace(error: 258, rise: 313, height: 55)),
      "the bar comes to rest 258 pt from where the keyboard is: it rises by 313 pt for a keyboard"
        + " of 55 pt"
    ),
    (
      .rest(.wentBack(rise: 302, at: 1)),
      "the bar rises by 302 pt, and at 1000 ms it goes back to where it was while the keyboard stays"
    ),
  ]

  private static let ofNotification: [(Cause, String)] = [
    (
      .notification(.emptyFrameUsed(Posted(.willHide, at: 1), rise: 600)),
      "the bar rises by 600 pt, to the top of the screen: willHide is posted at 1000 ms with an"
        + " empty rectangle, whose top is taken for the keyboard's"
    ),
    (
      .notification(.ignoresNotification(Posted(.willShow, at: 0.1), height: 258)),
      "the bar stays where it was although willShow is posted at 100 ms for a keyboard of 258 pt:"
        + " it ignores the notification, or takes the begin rectangle for the end"
    ),
    (
      .notification(.listensToDidShow(Posted(.didShow, at: 0.6), delay: 0.5)),
      "the bar starts 500 ms after the keyboard, as didShow is posted: it listens to keyboardDidShow"
        + " or keyboardDidChangeFrame"
    ),
    (
      .notification(.notPosted(travel: 258)),
      "the keyboard moves 258 pt and no notification is posted"
    ),
    (
      .notification(
        .staleNotification(
          Posted(.willShow, at: 0.1), rise: 200, posted: 200, height: 320, surface: .screen)),
      "the bar rises by 200 pt, for the 200 of the willShow that is posted at 100 ms, and the"
        + " keyboard takes 320 of the screen: the notification is stale"
    ),
  ]

  private static let ofBar: [(Cause, String)] = [
    (
      .bar(.followsLate(by: 0.025, refreshes: 1.5)),
      "the bar repeats the keyboard's motion 25 ms later (1.5 refreshes)"
    ),
    (
      .bar(.pausesMidway(for: 0.1, travel: 86.3)),
      "the bar rests for 100 ms on its way while the keyboard moves 86.3 pt"
    ),
    (
      .bar(.reversesMidway(by: 26.8, from: 0.1, to: 0.15)),
      "the bar runs back by 26.8 pt between 100 and 150 ms while the keyboard goes on"
    ),
    (
      .bar(.beyondEdge("bottom", by: 20, extent: 44, of: .screen)),
      "20 of the bar's 44 pt are beyond the bottom edge of the screen"
    ),
    (
      .bar(.beyondEdge("top", by: 60, extent: 44, of: .window)),
      "all of the bar's 44 pt are beyond the top edge of the window, the farthest by 60 pt"
    ),
    (
      .bar(.underHomeIndicator(by: 28, zone: 34)),
      "the bar's field or button reaches 28 pt into the home indicator's zone of 34 pt: the bar is not"
        + " above the bottom safe area"
    ),
    (
      .bar(.cornersOpen(area: 386.28, radius: 30)),
      "386.3 pt2 of backdrop show in the keyboard's round corners, whose radius is 30 pt: the bar's"
        + " ground does not go on so far below the keyboard's top"
    ),
    (.bar(.hidden(.bar, since: 0.5)), "the bar is hidden from 500 ms on"),
    (
      .bar(.transparent(.ancestor, since: 0)),
      "a view that the bar lies in is transparent from 0 ms on: nothing is seen under an opacity of"
        + " 1 %"
    ),
    (
      .jump(.bar(.place(down: -120), at: 0.3, .removed)),
      "the bar goes up by 120 pt at once at 300 ms: its animation is removed and not continued"
    ),
    (
      .jump(.bar(.speed(by: -1200), at: 0.3, .nothing)),
      "the bar's speed changes by 1200 pt/s at once at 300 ms: nothing happens then"
    ),
    (
      .jump(.messages(down: 200, at: 0.3, remaining: Seconds(.infinity))),
      "the messages go down by 200 pt at once at 300 ms while the bar is on its way for inf ms: the"
        + " list's inset or offset is set without an animation"
    ),
  ]

  private static let ofScreen: [(Cause, String)] = [
    (
      .drift(DriftCause(.content, by: -150)),
      "the list is scrolled to a place 150 pt nearer to its end than before the first keyboard"
    ),
    (
      .content(.listNotAdjusted(floor: 365, listEnd: 623)),
      "bar and keyboard begin at 365 pt of the screen, and the list goes on to 623: it is not made"
        + " shorter, nor given an inset that makes up for that"
    ),
    (
      .content(.listNotScrolled(freeEnd: 356)),
      "what is free of the list ends at 356 pt of the screen now, and it is not scrolled to what is"
        + " cut off there"
    ),
    (
      .content(
        .insetTooSmall(
          list: ContentCause.Extent(-196, 363), free: ContentCause.Extent(64, 363))),
      "of the list's -196 to 363 pt of the screen only 64 to 363 are free, and its insets do not"
        + " make up for the rest"
    ),
    (
      .content(.insetTooGreat(inset: 336, needed: 34)),
      "the list's inset at its end is 336 pt, and bar and keyboard take 34 of the list: what is more"
        + " is empty once the list is scrolled to its end"
    ),
    (
      .content(.scrolledTooFar(contentEnd: 220, barTop: 363)),
      "the content begins above what is free although it ends at 220 pt of the screen, and the bar"
        + " begins at 363"
    ),
    (
      .form(.fieldCovered(fieldEnd: 500, coverTop: 409)),
      "the field with the focus ends at 500 pt of the screen, and what is on top of it begins at 409"
    ),
    (
      .form(
        .fieldCutOff(field: ContentCause.Extent(10, 54), free: ContentCause.Extent(64, 409))),
      "the field with the focus goes from 10 to 54 pt of the screen, and what lies around it leaves"
        + " 64 to 409"
    ),
    (
      .form(.pageMovedTooFar(pageEnd: 300, height: 109)),
      "the form's page ends at 300 pt of the screen, and 109 pt of what is behind it show below"
    ),
  ]

  private static let ofInputView: [(Cause, String)] = [
    (
      .inputView(InputViewCause(InputViewMismatch(.notLoaded, wanted: 0, actual: 260))),
      "the system's keys, 260 pt high, are up where the app's own keyboard is asked for:"
        + " 'inputView' is set while typing goes on, without reloadInputViews()"
    ),
    (
      .inputView(InputViewCause(InputViewMismatch(.notRemoved, wanted: 0, actual: 300))),
      "the app's own keyboard, 300 pt high, is up where the system's keys are asked for:"
        + " 'inputView' is set while typing goes on, without reloadInputViews()"
    ),
    (
      .inputView(InputViewCause(InputViewMismatch(.otherHeight, wanted: 340, actual: 300))),
      "the app's own keyboard asks for 340 pt and is 300 pt high: only a height constraint with an"
        + " equal intrinsic size changes it while it is up"
    ),
    (
      .inputView(
        InputViewCause(InputViewMismatch(.unlikeSystem, wanted: 260, actual: 216, leftOut: 44))),
      "the app's own keyboard is 216 pt high and the system's was 260: the accessory's 44 pt are"
        + " subtracted from a height without them"
    ),
    (
      .inputView(
        InputViewCause(InputViewMismatch(.unlikeSystem, wanted: 260, actual: 250, leftOut: 44))),
      "the app's own keyboard is 250 pt high, and the system's, which it is to follow, was 260"
    ),
  ]

  private static let ofProgram: [(Cause, String)] = [
    (.program(.frameUnderTransform(.init(view: "Bar", message: "set"))), "set"),
    (.program(.constraintConflict(.init(view: "Bar", message: "height"))), "height"),
    (.program(.layoutLoop(.init(view: "Bar", message: "again"))), "again"),
    (
      .program(.waited(for: 100)),
      "the handler did not return within 100 s, in which it waited: look for a lock, a semaphore or a sleep"
    ),
    (
      .program(.didNotReturn(within: 10)),
      "the handler did not return within 10 s: look for a loop that never ends"
    ),
    (.program(.programStopped(message: "Fatal error")), "Fatal error"),
  ]

  private static let ofRequirements: [(Cause, String)] = [
    (
      .requirement(
        .broken(Requirement(.bar, .onKeyboard, within: 1), from: 0.1, by: 73.5, at: 0.2)),
      "the scene says 'always: {bar: on keyboard, within: 1}', and from 100 ms on that does not"
        + " hold: it is missed by 73.5 pt at 200 ms"
    )
  ]

  private static let ofKeyboard: [(Cause, String)] = [
    (
      .rest(.footNotPainted(height: 10)),
      "the bar is where it belongs, and 10 pt below it show the backdrop: nothing is painted there"
    ),
    (
      .rest(.keyboardAway),
      "the keyboard rests away from the bottom, floating, split or undocked, and lies on the bar"
    ),
  ]

  @Test func everyRuleHasWords() {
    for (cause, sentence) in Self.wordings { #expect(cause.sentence == sentence) }
    #expect(Set(Self.wordings.map(\.cause.rule)) == Set(Cause.Rule.allCases))
  }

  @Test func everyPartThatDriftsHasWords() {
    let sentences = DriftCause.Part.allCases.flatMap { part in
      [-3, 3].map { Cause.drift(DriftCause(part, by: Points($0))).sentence }
    }
    #expect(Set(sentences).count == 2 * DriftCause.Part.allCases.count)
    #expect(sentences[0] == "the root view is 3 pt higher than before the first keyboard")
  }

  /// A drift names the notification behind it, and its rule.
  @Test func aDriftHasTheRuleOfItsReason() {
    let reason = NotificationCause.emptyFrameUsed(Posted(.willHide, at: 1), rise: 600)
    let cause = Cause.drift(DriftCause(.bar, by: -600, reason: reason))
    #expect(cause.rule == .emptyFrameUsed)
    #expect(cause.sentence.hasSuffix(Cause.notification(reason).sentence))
  }

  @Test func causesGoFromOneProcessToAnother() throws {
    let causes = Self.wordings.map(\.cause)
    let data = try JSONEncoder().encode(causes)
    #expect(try JSONDecoder().decode([Cause].self, from: data) == causes)
  }

  @Test(arguments: [0, -0.5, 1 / 3.0, 1e300, .infinity, -.infinity])
  func numbersGoFromOneProcessToAnother(_ value: Double) throws {
    let data = try JSONEncoder().encode([Points(value)])
    #expect(try JSONDecoder().decode([Points].self, from: data) == [Points(value)])
  }
}
