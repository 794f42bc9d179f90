import LayerTrees
import Testing

@testable import HeadlessUIKit

/// The numbers behind UIKit's options, which apps save, shift and compare.
@MainActor
struct RawValueTests {
  /// The bits of options, in their order.
  private func bits<Options: OptionSet>(_ options: [Options]) -> [Int]
  where Options.RawValue: FixedWidthInteger {
    options.map { $0.rawValue.nonzeroBitCount == 1 ? $0.rawValue.trailingZeroBitCount : -1 }
  }

  @Test func optionsOfControlsAndViews() {
    typealias Event = UIControl.Event
    let touches: [Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    let editing: [Event] = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    let others: [Event] = [.valueChanged, .primaryActionTriggered, .menuActionTriggered]
    #expect(bits(touches) == Array(0...8) && bits(others) == [12, 13, 14])
    #expect(bits(editing) == Array(16...19))
    #expect(
      touches.allSatisfy(Event.allTouchEvents.contains) && Event.allTouchEvents.rawValue == 0xFFF)
    #expect(editing.allSatisfy(Event.allEditingEvents.contains))
    #expect(Event.allEditingEvents.isDisjoint(with: .allTouchEvents))
    #expect(Event.allEvents.rawValue == 0xFFFF_FFFF)
    #expect(bits([UIControl.State.highlighted, .disabled, .selected, .focused]) == [0, 1, 2, 3])
    #expect(UIControl.State.normal == [] && UIControl.State.application.rawValue == 0xFF_0000)
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
    #expect(
      bits([
        UIView.AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
        .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
      ]) == Array(0...5))
    typealias Keyframes = UIView.KeyframeAnimationOptions
    #expect(
      bits([
        Keyframes.layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat,
        .autoreverse, .overrideInheritedDuration, .overrideInheritedOptions,
      ]) == [0, 1, 2, 3, 4, 5, 9])
    #expect(
      [
        Keyframes.calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
        .calculationModeCubicPaced,
      ].map(\.rawValue) == [1, 2, 3, 4].map { $0 << 10 })
    #expect(bits([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight]) == [0, 1, 2, 3])
    #expect(bits([UIRectEdge.top, .left, .bottom, .right]) == [0, 1, 2, 3])
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect(UIRectCorner.allCorners == [.topLeft, .topRight, .bottomLeft, .bottomRight])
    #expect(bits([NSDirectionalRectEdge.top, .leading, .bottom, .trailing]) == [0, 1, 2, 3])
    #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
    typealias Format = NSLayoutConstraint.FormatOptions
    #expect(
      bits([
        Format.alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
        .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
        .alignAllFirstBaseline, .directionLeftToRight,
      ]) == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 16])
  }

  @Test func optionsOfScreensAndLists() {
    #expect(
      bits([
        UIInterfaceOrientationMask.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
      ]) == [1, 2, 3, 4])
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(bits([UIPopoverArrowDirection.up, .down, .left, .right]) == [0, 1, 2, 3])
    #expect(UIPopoverArrowDirection.any.rawValue == 15)
    #expect(
      bits([UITableViewCell.StateMask.showingEditControl, .showingDeleteConfirmation]) == [0, 1])
    #expect(
      bits([
        UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, .left,
        .centeredHorizontally, .right,
      ]) == Array(0...5))
    #expect(bits([UISwipeGestureRecognizer.Direction.right, .left, .up, .down]) == [0, 1, 2, 3])
    #expect(bits([UIScrollTypeMask.discrete, .continuous]) == [0, 1])
    let levels: [UIWindow.Level] = [.normal, .statusBar, .alert, .keyboard]
    #expect(levels.map(\.rawValue) == [0, 1000, 2000, 10_000_000])
    #expect(bits([UIMenuElement.Attributes.disabled, .destructive, .hidden]) == [0, 1, 2])
    #expect(bits([UIMenu.Options.displayInline, .destructive, .singleSelection]) == [0, 1, 5])
    #expect(
      bits([
        UIKeyModifierFlags.alphaShift, .shift, .control, .alternate, .command, .numericPad,
      ]) == Array(16...21))
    typealias Traits = UIAccessibilityTraits
    #expect(
      bits([
        Traits.button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText,
        .summaryElement, .notEnabled, .updatesFrequently, .searchField, .startsMediaSession,
        .adjustable, .allowsDirectInteraction, .causesPageTurn, .header,
      ]) == Array(0...14) + [16])
    #expect(
      [
        UIAccessibility.Notification.screenChanged, .layoutChanged, .announcement, .pageScrolled,
      ].map(\.rawValue) == [1000, 1001, 1008, 1009])
    #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
  }

  @Test func optionsOfTexts() {
    #expect(bits([NSTextStorage.EditActions.editedAttributes, .editedCharacters]) == [0, 1])
    typealias Detector = UIDataDetectorTypes
    #expect(
      bits([
        Detector.phoneNumber, .link, .address, .calendarEvent, .shipmentTrackingNumber,
        .flightNumber, .lookupSuggestion, .money, .physicalValue,
      ]) == Array(0...8))
    #expect(Detector.all.contains([.link, .physicalValue]))
  }

  @Test func fonts() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    typealias Traits = UIFontDescriptor.SymbolicTraits
    #expect(
      bits([
        Traits.traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
      ]) == [0, 1, 5, 6, 10])
    // Source: Apple, Human Interface Guidelines, "Typography", iOS, large (the standard size).
    let styles: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in styles {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
    #expect((UIFont.systemFontSize, UIFont.labelFontSize, UIFont.buttonFontSize) == (14, 17, 18))
    #expect(UIFont.smallSystemFontSize == 12)
  }
}
