import Scenes

/// What scenes can choose of a form and of the library on it.
enum FormOptions {
  static let screen = HandlerOption("screen", default: FormSettings.Screen.form)
  static let pins = HandlerOption("pins", default: FormSettings.Pins.top)
  static let insets = HandlerOption("insets", default: FormSettings.Insets.never)
  static let guide = HandlerOption("guide", default: GuideConstraint.Edge.none)
    .only(with: generation, .fourth)
  static let begins = HandlerOption("begins", default: FormSettings.Begins.byTouch)

  static let enabled = HandlerOption("enabled", default: FormSettings.Enabled.atLaunch)

  /// What one field asks for itself, in points; fields that ask for nothing have `distance`.
  static let ownDistance = HandlerOption("ownDistance", default: 10, in: 0...1000)
  static let enableMode = HandlerOption("enableMode", default: FieldOptions.EnableMode.default)
    .only(with: generation, .eighth)
  static let ignoresSwitching = HandlerOption(flag: "ignoresSwitching").only(with: toolbar, true)
  static let ignores = HandlerOption("ignores", default: FormSettings.Ignored.nothing)
    .only(with: generation, .eighth)

  static let generation = HandlerOption<IQKeyboardManagerSettings.Generation>(
    "generation", first: (.number(8), .eighth), others: [(.number(4), .fourth)])
  static let distance = HandlerOption("distance", default: 10, in: 0...1000)
  static let toolbar = HandlerOption(flag: "toolbar")
  static let order = HandlerOption("order", default: FieldOrder.bySubviews)
    .only(with: toolbar, true)
  static let placeholder = HandlerOption(flag: "placeholder", default: true)
    .only(with: toolbar, true)
  static let blank = HandlerOption("blank", default: Blank.prevented)
    .only(with: generation, .fourth)
  static let restoresOffset = HandlerOption(flag: "restoresOffset")
  static let resignsOnTouchOutside = HandlerOption(flag: "resignsOnTouchOutside")
  static let disabled = HandlerOption(flag: "disabled")
  static let fixed = HandlerOption(flag: "fixed")

  /// The band behind a root that rises above the keyboard's height.
  enum Blank: String, CaseIterable {
    case prevented, allowed
  }

  static let all =
    [screen.signature, pins.signature, insets.signature, guide.signature, begins.signature]
    + [enabled.signature]
    + [
      ownDistance.signature, enableMode.signature, ignoresSwitching.signature, ignores.signature,
    ]
    + [
      generation.signature, distance.signature, toolbar.signature, order.signature,
      placeholder.signature,
      blank.signature, restoresOffset.signature, resignsOnTouchOutside.signature,
      disabled.signature, fixed.signature,
    ]
}
