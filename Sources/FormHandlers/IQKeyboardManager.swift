package import HeadlessUIKit

/// Keeps the field with the focus above the keyboard, on any screen, without being asked.
///
/// It hears of fields and of the keyboard, and one of two generations answers. Source of the
/// rules: hackiftekhar/IQKeyboardManager, versions 4.0.10 and 8.0.2.
@MainActor
final class IQKeyboardManager {
  private let settings: IQKeyboardManagerSettings
  private let generation: any KeyboardAvoiding
  private let toolbar: ToolbarSupply?
  private let touchOutside: TouchOutside?
  private var tokens: [any NSObjectProtocol] = []
  /// The events missed while it was off: the field with the focus, and the keyboard's last show.
  private var missed: (field: UIView?, show: NotifiedKeyboard?) = (nil, nil)
  /// True if fields are lifted; the toolbar and touches outside of fields work without it.
  ///
  /// Once it is turned on, a keyboard that is up counts as one that is about to show. Source:
  /// hackiftekhar/IQKeyboardManager 4.0.10, `setEnable:`, which sends itself the last show.
  var isEnabled: Bool {
    didSet { if isEnabled, !oldValue { catchUp() } }
  }

  init(
    _ settings: IQKeyboardManagerSettings, guide: NSLayoutConstraint? = nil, isEnabled: Bool = true
  ) {
    self.settings = settings
    self.isEnabled = isEnabled
    generation =
      switch settings.generation {
      case .fourth: FourthGeneration(settings, guide: guide)
      case .eighth: EighthGeneration(settings)
      }
    toolbar =
      settings.showsToolbar
      ? ToolbarSupply(
        order: settings.order, generation: settings.generation, isFixed: settings.isFixed,
        showsPlaceholder: settings.showsPlaceholder) : nil
    touchOutside = settings.resignsOnTouchOutside ? TouchOutside() : nil
    listen()
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  private func listen() {
    for kind in NotifiedKeyboard.Kind.allCases {
      observe(kind.name) { [weak self] notification in
        guard let report = NotifiedKeyboard(kind, notification) else { return }
        MainActor.assumeIsolated { self?.keyboard(report) }
      }
    }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      observe(name) { [weak self] notification in
        let field = notification.object as? UIView
        MainActor.assumeIsolated { self?.begin(field) }
      }
    }
    for name in [
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
    ] {
      observe(name) { [weak self] notification in
        let field = notification.object as? UIView
        MainActor.assumeIsolated { self?.end(field) }
      }
    }
  }

  private func observe(
    _ name: Notification.Name, _ react: @escaping @Sendable (Notification) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: react))
  }

  private func keyboard(_ report: NotifiedKeyboard) {
    guard !isEnabled else { return generation.keyboard(report) }
    switch report.kind {
    case .willShow: missed.show = report
    case .willHide: missed.show = nil
    case .didShow, .didHide, .willChangeFrame: break
    }
  }

  private func catchUp() {
    if let field = missed.field { generation.fieldDidBegin(field) }
    if let show = missed.show { generation.keyboard(show) }
    missed = (nil, nil)
  }

  private func begin(_ field: UIView?) {
    guard let field, !field.liesInAlert else { return }
    if settings.isFixed { UIView.performWithoutAnimation { field.window?.layoutIfNeeded() } }
    if let owner = field.owner, settings.extrasControllers.serves(owner) {
      toolbar?.attachToolbar(to: field)
      touchOutside?.watch(field)
    }
    if isEnabled { generation.fieldDidBegin(field) } else { missed.field = field }
  }

  private func end(_ field: UIView?) {
    guard let field, !field.liesInAlert else { return }
    touchOutside?.stop()
    toolbar?.detachToolbar(from: field)
    if isEnabled { generation.fieldDidEnd(field) } else { missed.field = nil }
  }
}

/// The calls that a generation of the library receives.
@MainActor
protocol KeyboardAvoiding: AnyObject {
  func keyboard(_ report: NotifiedKeyboard)
  func fieldDidBegin(_ field: UIView)
  func fieldDidEnd(_ field: UIView)
}

/// The library's settings of an app, and the known defects with which it runs.
package struct IQKeyboardManagerSettings {
  /// The major version that is reimplemented: 4.0.10 or 8.0.2.
  package enum Generation: Int {
    case fourth = 4
    case eighth = 8
  }

  package var generation = Generation.eighth
  /// The distance that is kept free between field and keyboard, in points.
  package var distance: CGFloat = 10
  /// True if it runs without its known defects.
  package var isFixed = false
  /// True if it gives the fields a toolbar; from generation 7 on that is a library of its own.
  package var showsToolbar = false
  /// True if the toolbar shows the field's placeholder.
  package var showsPlaceholder = true
  package var order = FieldOrder.bySubviews
  /// True if the root rises no higher than the keyboard, so that nothing behind it is bared.
  package var preventsBlank = true
  /// True if scroll views go back to their offset before.
  package var restoresOffset = false
  /// True if a touch outside of the field ends its input.
  package var resignsOnTouchOutside = false
  /// The controllers whose fields it lifts, leaves alone, and serves even while it is off.
  package var controllers = ControllerRule()
  /// The same for the toolbar and for touches outside; tables' own controllers are served there.
  package var extrasControllers = ControllerRule(disabled: [{ $0 is UIAlertController }])

  package init() {}
}
