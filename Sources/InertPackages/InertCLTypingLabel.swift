// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: the whole text is shown at once.
open class CLTypingLabel: UILabel {
  open var charInterval: Double = 0.1
  open var centerText: Bool = true
  open var onTypingAnimationFinished: (() -> Void)?
  open func pauseTyping() {}
  open func continueTyping() {}
  open func restartTyping() {}
}
