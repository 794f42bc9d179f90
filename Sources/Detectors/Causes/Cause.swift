/// The reason for a finding: the rule that was broken, with the numbers and names that show it.
///
/// A cause belongs to a group; each group is a file with its cases, their rules and their words.
public enum Cause: Hashable, Sendable, Codable {
  /// Bar and keyboard differ on the way.
  case motion(MotionCause)
  /// The bar comes to rest in the wrong place.
  case rest(RestCause)
  /// Bar and keyboard differ by what was posted.
  case notification(NotificationCause)
  /// The bar's own way is wrong.
  case bar(BarCause)
  /// Something is elsewhere at once.
  case jump(JumpCause)
  /// Something has not come back.
  case drift(DriftCause)
  /// Messages cannot be seen or reached.
  case content(ContentCause)
  /// The field with the focus cannot be seen, or the page bares what is behind it.
  case form(FormCause)
  /// The screen's own keyboard is not the one that is up, or of another height.
  case inputView(InputViewCause)
  /// Something does not hold that the scene says must.
  case requirement(RequirementCause)
  /// The handler broke a rule of UIKit, or stopped.
  case program(ProgramCause)
}

/// Causes that are worded together.
protocol CauseGroup: Hashable, Sendable, Codable {
  var rule: Cause.Rule { get }
  /// The cause with its numbers, for people.
  var sentence: String { get }
  /// The names that distinguish it from other causes of its rule, numbers aside.
  var names: [String] { get }
}

extension CauseGroup {
  var names: [String] { [] }
}

extension Cause {
  private var group: any CauseGroup {
    switch self {
    case .motion(let cause): cause
    case .rest(let cause): cause
    case .notification(let cause): cause
    case .bar(let cause): cause
    case .jump(let cause): cause
    case .drift(let cause): cause
    case .content(let cause): cause
    case .form(let cause): cause
    case .inputView(let cause): cause
    case .requirement(let cause): cause
    case .program(let cause): cause
    }
  }

  /// The rule that was broken.
  public var rule: Rule { group.rule }
  /// The cause with its numbers, for people.
  public var sentence: String { group.sentence }
  /// The names that distinguish it from other causes of its rule, numbers aside: of curves, of
  /// edges.
  public var names: [String] { group.names }
}

extension Cause: CustomStringConvertible {
  public var description: String { sentence }
}

extension Cause {
  /// The rules that causes name: a new one is a line here, and a case in the file of its group.
  public enum Rule: String, Hashable, Sendable, CaseIterable, Codable {
    /// The bar moves by another curve than the keyboard.
    case differentCurve
    /// The bar moves by the keyboard's curve in another time.
    case differentDuration
    /// The bar starts later: it is moved in a later run-loop turn.
    case startsLate
    /// The bar starts as the keyboard's motion ends, when `didShow` or its like is posted.
    case listensToDidShow
    /// The bar is laid out outside of the animation block, or without one.
    case notAnimated
    /// The bar's animation is removed, or halts, before its end.
    case animationInterrupted
    /// The bottom safe area, which the keyboard covers, is not subtracted from its height.
    case safeAreaNotSubtracted
    /// The bottom safe area is subtracted twice.
    case safeAreaSubtractedTwice
    /// The height of the tab bar, which the keyboard covers, is not subtracted from its height.
    case tabBarNotSubtracted
    /// The tab bar's height is subtracted although it is hidden, or has been subtracted already.
    case tabBarSubtracted
    /// The keyboard's place before the change is taken for the one after it.
    case beginFrameUsed
    /// The height of a keyboard that was posted earlier is taken.
    case earlierHeightUsed
    /// The keyboard's whole height is taken, and not what of it the app's window shows.
    case heightNotIntersected
    /// A rectangle of the screen is read as one of the window, which begins elsewhere.
    case coordinatesNotConverted
    /// The top of an empty rectangle is taken for the keyboard's.
    case emptyFrameUsed
    /// The bar does not move when a notification is posted.
    case ignoresNotification
    /// No notification is posted for the keyboard's motion.
    case notPosted
    /// The bar goes where the last notification says, and the keyboard is elsewhere.
    case staleNotification
    /// A finger moves the keyboard, for which no notification is posted.
    case interactiveDismissal
    /// The keyboard rests away from the bottom and lies on the bar.
    case keyboardAway
    /// Nothing is painted below a bar that is in its right place.
    case footNotPainted
    /// The keyboard fades in its place.
    case crossFade
    /// The bar comes to rest elsewhere, for a reason that its numbers do not show.
    case wrongRestingPlace
    /// Bar and keyboard move alike, but between different places.
    case differentPath
    /// The bar repeats the keyboard's motion later.
    case followsLate
    /// The bar rests on its way while the keyboard moves.
    case pausesMidway
    /// The bar runs back on its way.
    case reversesMidway
    /// Part of the bar is beyond an edge of the screen or window.
    case beyondEdge
    /// A field or button of the bar rests in the home indicator's zone.
    case underHomeIndicator
    /// Nothing closes the keyboard's round top corners.
    case cornersOpen
    /// The bar, or a view that it lies in, is hidden.
    case barHidden
    /// The bar, or a view that it lies in, is transparent.
    case barTransparent
    /// The bar changes its place or speed at once, and no event or animation explains it.
    case jumpsWithoutEvent
    /// The list's inset or offset is set without an animation while the bar is on its way.
    case contentNotAnimated
    /// Something does not come back to where it was before the first keyboard.
    case notRestored
    /// The list is not made shorter when the keyboard comes, nor given an inset.
    case listNotAdjusted
    /// The list has room, and is not scrolled to what bar and keyboard cut off.
    case listNotScrolled
    /// The list's insets do not make up for what bars and keyboard hide.
    case insetTooSmall
    /// The list's inset is greater than what bar and keyboard take of it.
    case insetTooGreat
    /// The content is scrolled farther than it needs to be.
    case scrolledTooFar
    /// The keyboard, or a bar on it, covers the field with the focus.
    case fieldCovered
    /// The field with the focus is cut off by what it lies in.
    case fieldCutOff
    /// The form's page is moved up by more than the keyboard covers.
    case pageMovedTooFar
    /// The input view is set while typing goes on, and not loaded.
    case inputViewNotReloaded
    /// The input view stays of the height that it came with.
    case inputViewHeightIgnored
    /// The accessory's height is subtracted from a height that leaves it out.
    case accessorySubtractedTwice
    /// The input view is not as high as the system's keyboard that it follows.
    case unlikeSystemKeyboard
    /// Something does not hold that the scene says must.
    case requirementBroken
    /// A frame is set under a transform that is not the identity.
    case frameUnderTransform
    /// Required constraints cannot hold together.
    case constraintConflict
    /// Layout is invalidated again and again while it is done.
    case layoutLoop
    /// The handler did not return within the timeout.
    case didNotReturn
    /// The handler ended the program.
    case programStopped
  }
}
