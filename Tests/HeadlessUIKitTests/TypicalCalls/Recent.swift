import HeadlessUIKit

// Calls of code of today: TextKit 2, glass, the edges of lists, and names that came late.

@MainActor
func textKitCalls(_ text: UITextView, _ layout: NSLayoutManager) {
  if let layout = text.textLayoutManager { layout.ensureLayout(for: text.bounds) }
  let storage = NSTextContentStorage()
  let layoutManager = NSTextLayoutManager()
  storage.addTextLayoutManager(layoutManager)
  layoutManager.textContainer = NSTextContainer(size: .zero)
  text.textContainer.exclusionPaths = [UIBezierPath(rect: .zero)]
  layout.showsInvisibleCharacters = true
  layout.showsControlCharacters = true
  text.isFindInteractionEnabled = true
  _ = text.findInteraction
}

@MainActor
func lookCalls(_ table: UITableView, _ button: UIButton, _ image: UIImage) {
  let glass = UIGlassEffect(style: .regular)
  glass.isInteractive = true
  glass.tintColor = .red
  _ = UIVisualEffectView(effect: glass)
  button.cornerConfiguration = .capsule()
  button.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 12))
  button.cornerConfiguration = .uniformCorners(radius: 20)
  let edge = UIScrollEdgeElementContainerInteraction()
  edge.scrollView = table
  edge.edge = .bottom
  button.addInteraction(edge)
  table.topEdgeEffect.style = .soft
  table.bottomEdgeEffect.isHidden = true
  button.adjustsImageSizeForAccessibilityContentSizeCategory = true
  button.preferredMenuElementOrder = .fixed
  _ = UIImageView(image: image, highlightedImage: image)
  UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
  _ = (image.cgImage?.bytesPerRow, image.cgImage?.bitsPerPixel, image.cgImage?.alphaInfo)
  _ = (CGColorSpaceCreateDeviceRGB().numberOfComponents, NSInteger(3))
}

@MainActor
func lateDelegateCalls(
  _ delegate: any UITextFieldDelegate, _ field: UITextField,
  _ animator: any UIEditMenuInteractionAnimating, _ item: UIBarButtonItem, _ context: CGContext
) {
  delegate.textField(field, willPresentEditMenuWith: animator)
  delegate.textField(field, willDismissEditMenuWith: animator)
  delegate.textField(field, insertInputSuggestion: UIInputSuggestion())
  _ = delegate.textField(field, shouldChangeCharactersInRanges: [], replacementString: "")
  _ = delegate.textField(field, editMenuForCharactersInRanges: [], suggestedActions: [])
  item.hidesSharedBackground = true
  item.sharesBackground = false
  let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
  if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
    context.drawLinearGradient(gradient, start: .zero, end: .zero, options: [])
  }
}

@MainActor
func lateTextViewCalls(
  _ delegate: any UITextViewDelegate, _ view: UITextView,
  _ animator: any UIEditMenuInteractionAnimating
) {
  delegate.textView(view, willPresentEditMenuWith: animator)
  delegate.textView(view, willDismissEditMenuWith: animator)
  delegate.textView(view, insertInputSuggestion: UIInputSuggestion())
  _ = delegate.textView(view, shouldChangeTextInRanges: [], replacementText: "")
  _ = delegate.textView(view, editMenuForTextInRanges: [], suggestedActions: [])
  delegate.textViewWritingToolsWillBegin(view)
  delegate.textViewWritingToolsDidEnd(view)
  _ = delegate.textView(view, writingToolsIgnoredRangesInEnclosingRange: NSRange())
  let panel = UITextFormattingViewController()
  delegate.textView(view, willBeginFormattingWith: panel)
  delegate.textView(view, didBeginFormattingWith: panel)
  delegate.textView(view, willEndFormattingWith: panel)
  delegate.textView(view, didEndFormattingWith: panel)
}

@MainActor
func touchCalls(_ touch: UITouch, _ view: UIView, _ context: CGContext) {
  _ = touch.type == .pencil
  view.setValuesForKeys(["a": 1])
  _ = (touch.preciseLocation(in: view), touch.precisePreviousLocation(in: view))
  context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)])
  UIGraphicsPushContext(context)
  UIGraphicsPopContext()
  _ = (OperationQueue.main.underlyingQueue, CFAbsoluteTimeGetCurrent())
  let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
  _ = activity.webpageURL
  _ = NSPredicate(format: "id == %@", UUID() as any CVarArg)
  _ = UIGraphicsImageRenderer(size: .zero).jpegData(withCompressionQuality: 0.5) { _ in }
  _ = (UIImagePickerController.isCameraDeviceAvailable(.rear), noErr)
  _ = UIImage.SymbolConfiguration.preferringMulticolor()
  _ = UIBarButtonItem(title: "a", image: nil, target: nil, action: nil)
}

/// A keyboard of an app's own, as Xcode's template has it.
final class LettersViewController: UIInputViewController {
  private let globe = UIButton(type: .system)

  override func viewWillLayoutSubviews() {
    globe.isHidden = !needsInputModeSwitchKey
    super.viewWillLayoutSubviews()
  }

  override func textWillChange(_ textInput: (any UITextInput)?) {}
  override func textDidChange(_ textInput: (any UITextInput)?) {
    globe.tintColor = textDocumentProxy.keyboardAppearance == .dark ? .white : .black
  }
}
