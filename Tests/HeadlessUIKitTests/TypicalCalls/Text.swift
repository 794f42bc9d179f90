import HeadlessUIKit

@MainActor
func fieldCalls(_ field: UITextField, _ delegate: any UITextFieldDelegate) {
  field.text = ""
  field.attributedText = nil
  field.placeholder = ""
  field.attributedPlaceholder = NSAttributedString(string: "")
  field.font = nil
  field.textColor = .black
  field.textAlignment = .center
  field.borderStyle = UITextField.BorderStyle.roundedRect
  field.delegate = delegate
  field.keyboardType = UIKeyboardType.emailAddress
  field.keyboardAppearance = UIKeyboardAppearance.dark
  field.returnKeyType = UIReturnKeyType.next
  field.autocapitalizationType = UITextAutocapitalizationType.none
  field.autocorrectionType = UITextAutocorrectionType.no
  field.spellCheckingType = UITextSpellCheckingType.no
  field.smartQuotesType = UITextSmartQuotesType.no
  field.smartDashesType = UITextSmartDashesType.no
  field.smartInsertDeleteType = UITextSmartInsertDeleteType.no
  field.textContentType = UITextContentType.username
  field.passwordRules = UITextInputPasswordRules(descriptor: "")
  field.isSecureTextEntry = true
  field.enablesReturnKeyAutomatically = true
  field.clearsOnBeginEditing = true
  field.clearButtonMode = UITextField.ViewMode.whileEditing
  field.leftView = nil
  field.leftViewMode = .always
  field.rightView = nil
  field.rightViewMode = .unlessEditing
  field.inputView = nil
  field.inputAccessoryView = nil
  field.adjustsFontSizeToFitWidth = true
  field.minimumFontSize = 8
  field.adjustsFontForContentSizeCategory = true
  field.defaultTextAttributes = [:]
  field.typingAttributes = nil
  field.background = nil
  field.isEnabled = true
  field.selectedTextRange = nil
  _ = (UITextField.ViewMode.always, UITextField.ViewMode.never, UITextField.BorderStyle.none)
  _ = (UIKeyboardType.default, UIKeyboardType.asciiCapable, UIKeyboardType.twitter)
  _ = (UIKeyboardType.numberPad, UIKeyboardType.decimalPad, UIKeyboardType.URL)
  _ = (UIReturnKeyType.default, UIReturnKeyType.go, UIReturnKeyType.send, UIReturnKeyType.done)
  _ = (UIKeyboardAppearance.light, UIKeyboardAppearance.default)
  _ = (UITextAutocapitalizationType.sentences, UITextAutocapitalizationType.words)
  _ = (UITextAutocorrectionType.default, UITextSpellCheckingType.default)
  _ = (UITextAutocorrectionType.yes, UITextSpellCheckingType.yes)
  _ = (field.isEditing, field.hasText, field.beginningOfDocument, field.endOfDocument)
  _ = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
  _ = field.position(from: field.beginningOfDocument, offset: 1)
  _ = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
  _ = (field.textRect(forBounds: .zero), field.editingRect(forBounds: .zero))
  _ = (field.placeholderRect(forBounds: .zero), field.rightViewRect(forBounds: .zero))
  _ = (field.leftViewRect(forBounds: .zero), field.clearButtonRect(forBounds: .zero))
  _ = (field.borderRect(forBounds: .zero), field.caretRect(for: field.endOfDocument))
  field.insertText("")
  field.deleteBackward()
  field.becomeFirstResponder()
  field.resignFirstResponder()
  _ = UITextField.textDidChangeNotification
  _ = UITextField.textDidBeginEditingNotification
  _ = UITextField.textDidEndEditingNotification
}

@MainActor
func textViewCalls(_ textView: UITextView, _ delegate: any UITextViewDelegate) {
  textView.text = ""
  textView.attributedText = nil
  textView.font = nil
  textView.textColor = nil
  textView.textAlignment = .left
  textView.delegate = delegate
  textView.isEditable = true
  textView.isSelectable = true
  textView.isScrollEnabled = false
  textView.textContainerInset = .zero
  textView.textContainer.lineFragmentPadding = 0
  textView.textContainer.maximumNumberOfLines = 1
  textView.selectedRange = NSRange(location: 0, length: 0)
  textView.selectedTextRange = nil
  textView.typingAttributes = [:]
  textView.linkTextAttributes = [:]
  textView.dataDetectorTypes = UIDataDetectorTypes.link
  textView.allowsEditingTextAttributes = true
  textView.adjustsFontForContentSizeCategory = true
  textView.inputAccessoryView = nil
  textView.inputView = nil
  textView.autocorrectionType = .no
  textView.spellCheckingType = .no
  textView.returnKeyType = .default
  textView.keyboardType = .default
  textView.keyboardDismissMode = .interactive
  textView.supportsAdaptiveImageGlyph = false
  textView.scrollRangeToVisible(NSRange(location: 0, length: 1))
  textView.insertText("")
  textView.deleteBackward()
  textView.paste(nil)
  _ = (textView.textStorage, textView.layoutManager, textView.hasText, textView.textInputMode)
  _ = (textView.caretRect(for: textView.endOfDocument), textView.beginningOfDocument)
  _ = textView.closestPosition(to: .zero)
  _ = textView.text(in: UITextRange())
  _ = textView.offset(from: textView.beginningOfDocument, to: textView.endOfDocument)
  textView.replace(UITextRange(), withText: "")
  _ = (textView.markedTextRange, textView.tokenizer, textView.inputDelegate)
  _ = UITextView(frame: .zero, textContainer: nil)
  _ = UITextView.textDidChangeNotification
  _ = UITextView.textDidBeginEditingNotification
  _ = UITextView.textDidEndEditingNotification
}

@MainActor
func textInputCalls(
  _ input: any UITextInput, _ range: UITextRange, _ position: UITextPosition,
  _ inputDelegate: any UITextInputDelegate, _ tokenizer: any UITextInputTokenizer,
  _ interaction: UITextInteraction, _ interactionDelegate: any UITextInteractionDelegate,
  _ key: any UIKeyInput, _ audio: any UIInputViewAudioFeedback, _ rect: UITextSelectionRect,
  _ traits: any UITextInputTraits, _ mode: UITextInputMode
) {
  _ = (
    range.start, range.end, range.isEmpty, input.selectedTextRange, rect.rect, mode.primaryLanguage
  )
  inputDelegate.textWillChange(input)
  inputDelegate.textDidChange(input)
  inputDelegate.selectionWillChange(input)
  inputDelegate.selectionDidChange(input)
  _ = tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
  _ = (UITextLayoutDirection.left, UITextStorageDirection.forward, UITextGranularity.word)
  interaction.delegate = interactionDelegate
  interaction.textInput = nil
  _ = (
    interaction.textInteractionMode, interaction.view, interaction.gesturesForFailureRequirements
  )
  key.insertText("")
  _ = UITextInputMode.currentInputModeDidChangeNotification
  _ = UITextItemInteraction.invokeDefaultAction
  _ = (NSWritingDirection.leftToRight, UIFindInteraction())
  _ = UITextInputStringTokenizer(textInput: input)
  _ = UITextChecker().rangeOfMisspelledWord(
    in: "", range: NSRange(location: 0, length: 0), startingAt: 0, wrap: false, language: "en")
  let board = UIPasteboard.general
  board.string = ""
  board.strings = []
  board.image = nil
  board.url = nil
  _ = (board.hasStrings, board.hasURLs, board.hasImages, board.images, board.items)
  _ = UIPasteboard.changedNotification
}

@MainActor
func attributedCalls(
  _ text: NSAttributedString, _ changing: NSMutableAttributedString, _ storage: NSTextStorage,
  _ manager: NSLayoutManager, _ container: NSTextContainer
) {
  let range = NSRange(location: 0, length: 1)
  _ = NSAttributedString(
    string: "", attributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 1)])
  _ = (NSAttributedString.Key.foregroundColor, NSAttributedString.Key.paragraphStyle)
  _ = (NSAttributedString.Key.underlineStyle, NSAttributedString.Key.backgroundColor)
  _ = (NSAttributedString.Key.link, NSAttributedString.Key.kern, NSAttributedString.Key.attachment)
  _ = (NSAttributedString.Key.strikethroughStyle, NSAttributedString.Key.baselineOffset)
  _ = (NSUnderlineStyle.single, NSUnderlineStyle.single.rawValue)
  _ = (text.string, text.length, text.attributedSubstring(from: range), text.size())
  _ = text.attribute(.font, at: 0, effectiveRange: nil)
  _ = text.attributes(at: 0, effectiveRange: nil)
  _ = text.boundingRect(
    with: .zero, options: NSStringDrawingOptions.usesLineFragmentOrigin, context: nil)
  text.enumerateAttribute(.font, in: range) { _, _, _ in }
  changing.append(text)
  changing.insert(text, at: 0)
  changing.addAttribute(.font, value: 1, range: range)
  changing.addAttributes([:], range: range)
  changing.removeAttribute(.font, range: range)
  changing.setAttributes([:], range: range)
  changing.replaceCharacters(in: range, with: "")
  changing.deleteCharacters(in: range)
  _ = (changing.string, changing.length, changing.mutableString)
  changing.beginEditing()
  changing.endEditing()
  storage.addAttributes([:], range: range)
  storage.addAttribute(.font, value: 1, range: range)
  storage.removeAttribute(.font, range: range)
  _ = storage.attribute(.font, at: 0, effectiveRange: nil)
  _ = storage.attributes(at: 0, effectiveRange: nil)
  storage.addLayoutManager(manager)
  storage.delegate = nil
  _ = storage.string
  manager.addTextContainer(container)
  manager.allowsNonContiguousLayout = false
  _ = (manager.usedRect(for: container), manager.glyphRange(for: container))
  _ = (manager.numberOfGlyphs, manager.boundingRect(forGlyphRange: range, in: container))
  manager.ensureLayout(for: container)
  container.lineFragmentPadding = 0
  container.lineBreakMode = .byWordWrapping
  container.size = .zero
  let paragraph = NSMutableParagraphStyle()
  paragraph.alignment = .center
  paragraph.lineSpacing = 1
  paragraph.lineBreakMode = .byWordWrapping
  paragraph.minimumLineHeight = 1
  paragraph.maximumLineHeight = 1
  paragraph.paragraphSpacing = 1
  paragraph.lineHeightMultiple = 1
  let attachment = NSTextAttachment()
  attachment.image = nil
  attachment.bounds = .zero
  _ = (NSParagraphStyle(), NSShadow(), NSStringDrawingContext())
}
