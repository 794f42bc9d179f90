package import HeadlessUIKit

/// What an app sets the library to, and with which of its known defects it runs.
package struct IQKeyboardManagerSettings {
  /// The major version that is reimplemented: 4.0.10 or 8.0.2.
  package enum Generation: Int {
    case fourth = 4
    case eighth = 8
  }

  package var generation = Generation.eighth
  /// What is kept free between field and keyboard, in points.
  package var distance: CGFloat = 10
  /// Whether it runs without its known defects.
  package var isFixed = false
  /// Whether it gives the fields a toolbar; from generation 7 on that is a library of its own.
  package var showsToolbar = false
  /// Whether the toolbar shows what the field asks for, its placeholder.
  package var showsPlaceholder = true
  package var order = FieldOrder.bySubviews
  /// Whether the root may rise above the keyboard's height, which bares what is behind it.
  package var preventsBlank = true
  /// Whether scroll views go back to where they were scrolled before.
  package var restoresOffset = false
  /// Whether a touch outside of the field ends its input.
  package var resignsOnTouchOutside = false
  /// Whose fields it lifts, whom it leaves alone, and whom it serves even while it is off.
  package var controllers = ControllerRule()
  /// The same for the toolbar and for touches outside; tables' own controllers are served there.
  package var extrasControllers = ControllerRule(disabled: [{ $0 is UIAlertController }])

  package init() {}
}
