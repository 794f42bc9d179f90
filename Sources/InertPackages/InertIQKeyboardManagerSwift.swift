// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: it lifts no field, and a case in which it is enabled stops when the keyboard comes.
@preconcurrency @MainActor final public class IQKeyboardManager {
  public static let shared = IQKeyboardManager()
  public func callAsFunction() -> IQKeyboardManager { self }
  public var isEnabled: Bool = false { didSet { if isEnabled { stopCasesThatNeedIt() } } }
  public func stopCasesThatNeedIt() { _ = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in MainActor.assumeIsolated { if IQKeyboardManager.shared.isEnabled { fatalError("IQKeyboardManager is enabled, and would lift this screen: give the package a target IQKeyboardManagerSwift with its files (your-own-handler.md, \"Modules of others\")") } } } }
  public var enable: Bool { get { isEnabled } set { isEnabled = newValue } }
  public var enableAutoToolbar: Bool = true
  public var isEnableAutoToolbar: Bool = true
  public var shouldResignOnTouchOutside: Bool = false
  public var resignOnTouchOutside: Bool = false
  public var keyboardDistanceFromTextField: CGFloat = 10
  public var keyboardDistance: CGFloat = 10
  public var shouldShowToolbarPlaceholder: Bool = true
  public var shouldToolbarUsesTextFieldTintColor: Bool = false
  public var toolbarDoneBarButtonItemText: String?
  public var toolbarTintColor: UIColor?
  public var overrideKeyboardAppearance: Bool = false
  public var keyboardAppearance: UIKeyboardAppearance = .default
  public var layoutIfNeededOnUpdate: Bool = false
  public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
  public var enabledDistanceHandlingClasses: [UIViewController.Type] = []
  public var disabledToolbarClasses: [UIViewController.Type] = []
  public var disabledTouchResignedClasses: [UIViewController.Type] = []
  public func reloadLayoutIfNeeded() {}
  public func resignFirstResponder() -> Bool { false }
}
