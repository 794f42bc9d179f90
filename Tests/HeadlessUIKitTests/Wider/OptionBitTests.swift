import HeadlessUIKit
import Testing

/// Each option has the bit that UIKit's headers give it: apps keep them as numbers.
@MainActor
struct OptionBitTests {
  /// The bits of options, from the lowest one; -1 for one that is not a single bit.
  private func bits<Options: OptionSet>(_ options: [Options]) -> [Int]
  where Options.RawValue: FixedWidthInteger {
    options.map { $0.rawValue.nonzeroBitCount == 1 ? $0.rawValue.trailingZeroBitCount : -1 }
  }

  @Test func edgesAndCorners() {
    #expect(bits([.top, .left, .bottom, .right] as [UIRectEdge]) == [0, 1, 2, 3])
    #expect(bits([.top, .leading, .bottom, .trailing] as [NSDirectionalRectEdge]) == [0, 1, 2, 3])
    #expect(
      bits([.topLeft, .topRight, .bottomLeft, .bottomRight] as [UIRectCorner]) == [0, 1, 2, 3])
    #expect(UIRectEdge.all.rawValue == 15 && UIRectCorner.allCorners.rawValue == 15)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(
      bits(
        [
          .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
          .flexibleHeight, .flexibleBottomMargin,
        ] as [UIView.AutoresizingMask]) == Array(0...5))
  }

  @Test func directionsAndPlaces() {
    #expect(bits([.up, .down, .left, .right] as [UIPopoverArrowDirection]) == [0, 1, 2, 3])
    #expect(UIPopoverArrowDirection.any.rawValue == 15)
    #expect(
      bits([.right, .left, .up, .down] as [UISwipeGestureRecognizer.Direction]) == [0, 1, 2, 3])
    #expect(
      bits(
        [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
          as [UIInterfaceOrientationMask]) == [1, 2, 3, 4])
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(
      bits(
        [.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right]
          as [UICollectionView.ScrollPosition]) == Array(0...5))
  }

  @Test func eventsAndStatesOfControls() {
    #expect(
      bits(
        [
          .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
          .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
        ] as [UIControl.Event]) == Array(0...8))
    #expect(
      bits(
        [.valueChanged, .primaryActionTriggered, .menuActionTriggered] as [UIControl.Event])
        == [12, 13, 14])
    #expect(
      bits(
        [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
          as [UIControl.Event]) == [16, 17, 18, 19])
    #expect(UIControl.Event.allTouchEvents.isSuperset(of: [.touchDown, .touchCancel]))
    #expect(UIControl.Event.allTouchEvents.isDisjoint(with: .allEditingEvents))
    #expect(!UIControl.Event.allTouchEvents.contains(.valueChanged))
    #expect(
      bits([.highlighted, .disabled, .selected, .focused] as [UIControl.State]) == [0, 1, 2, 3])
    #expect(UIControl.State.normal.rawValue == 0)
  }

  @Test func keysAndTexts() {
    #expect(
      bits(
        [.alphaShift, .shift, .control, .alternate, .command, .numericPad] as [UIKeyModifierFlags])
        == Array(16...21))
    #expect(
      bits([.editedAttributes, .editedCharacters] as [NSTextStorage.EditActions]) == [0, 1])
    #expect(
      bits(
        [
          .phoneNumber, .link, .address, .calendarEvent, .shipmentTrackingNumber, .flightNumber,
          .lookupSuggestion, .money, .physicalValue,
        ] as [UIDataDetectorTypes]) == Array(0...8))
    #expect(UIDataDetectorTypes.all.contains([.link, .physicalValue]))
  }
}
