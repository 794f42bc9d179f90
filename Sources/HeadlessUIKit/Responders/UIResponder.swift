/// A receiver of events and typing: a view, a controller, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, Keeping {
  var stored: [String: Any] = [:]

  public override init() { super.init() }

  /// The responder that is asked next if this one has no answer.
  open var next: UIResponder? { nil }

  // MARK: The first responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { InputSession.current.firstResponder === self }

  /// Makes this the first responder, which typing goes to, and brings its input views up.
  ///
  /// A view in no window yet becomes it in the first turn in which it is in one.
  ///
  /// - Returns: true if it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { InputSession.current.begin(self) }

  /// Gives the first responder up; its input views go down unless another's come up.
  ///
  /// - Returns: true if it is not the first responder any more.
  @discardableResult
  open func resignFirstResponder() -> Bool { InputSession.current.end(self) }

  // MARK: Input views

  /// The view in the keyboard's place; the responders above are asked if it is nil.
  open var inputView: UIView? { nil }
  /// The accessory on top of the keyboard; the responders above are asked where it is nil.
  open var inputAccessoryView: UIView? { nil }

  /// Makes the keyboard ask for the input views again; of use to the first responder alone.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    InputSession.current.updateKeyboard(isReload: true)
  }

  #if !canImport(ObjectiveC)
    /// Hears of a change of what it observes; an override leaves to this what is not its own.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  // MARK: Touches

  /// A finger came down; by default the responder above hears of it, and so on for the others.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Commands, presses and motion

  /// The keys of a hardware keyboard that it takes.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The controller whose view is ``inputView``; its view replaces one.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller whose view is ``inputAccessoryView``; its view replaces one.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The keyboard's language for this responder.
  open var textInputMode: UITextInputMode? { .standard }
  /// A name under which the keyboard's language is remembered.
  open var textInputContextIdentifier: String? { nil }
  /// The undo manager of the responder above, unless a subclass has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// True if the responder has the action's method; menus and key commands ask.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first responder in the chain that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Editing

  open func cut(_ sender: Any?) { next?.cut(sender) }
  open func copy(_ sender: Any?) { next?.copy(sender) }
  open func paste(_ sender: Any?) { next?.paste(sender) }
  open func select(_ sender: Any?) { next?.select(sender) }
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  open func delete(_ sender: Any?) { next?.delete(sender) }
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }
  /// Inert: there is no menu bar that would ask.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Inert: there is no menu bar that would ask.
  open func validate(_ command: UICommand) {}

  // MARK: Properties of text inputs

  /// True while it is in a window, so that it can take typing.
  var isOnScreen: Bool { true }
  /// True if it takes typed text, so that a keyboard comes up for it.
  var takesText: Bool { self is any UIKeyInput }
  /// True if it reports its beginning and end before the keyboard moves, and not after.
  var reportsBeforeKeyboard: Bool { true }

  /// Scrolls a text field into view once the keyboard is on its way up.
  func scrollToVisible() {}
  func shouldBeginInput() -> Bool { true }
  func didBeginInput() {}
  func shouldEndInput() -> Bool { true }
  func didEndInput() {}

  // MARK: Details

  open var inputAssistantItem: UITextInputAssistantItem {
    if let item: UITextInputAssistantItem = kept() { return item }
    let item = UITextInputAssistantItem()
    keep(item)
    return item
  }

  // MARK: Delay

  /// Runs `work` at the first refresh at least `delay` seconds from now, in a turn of its own.
  ///
  /// It replaces `perform(_:with:afterDelay:)`, which takes a selector.
  @preconcurrency
  open func perform(afterDelay delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    let loop = VirtualRunLoop.current
    loop.scheduleTurn(notBefore: loop.now + delay, work)
  }

  // MARK: Accessibility

  #if !canImport(ObjectiveC)
    // Its description for assistive technologies: kept, and of no effect here.

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityLanguage: String?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityUserInputLabels: [String]!
    open var accessibilityAttributedLabel: NSAttributedString? {
      get { kept() ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
      set { keep(newValue) }
    }
    open var accessibilityFrame: CGRect {
      get { kept() ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }
      set { keep(newValue) }
    }
    open var accessibilityActivationPoint: CGPoint {
      get { kept() ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
      set { keep(newValue) }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
      accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
  #endif
}

extension UIResponder {
  /// This responder and those above it.
  var chain: some Sequence<UIResponder> { sequence(first: self, next: \.next) }

  public nonisolated static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// The keyboard's rectangle before, a `CGRect` in screen coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's rectangle after, a `CGRect` in screen coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the keyboard's animation as the system says, a number of seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the keyboard's animation curve, a whole number: 7 as a rule.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// A Boolean: true if the keyboard belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
