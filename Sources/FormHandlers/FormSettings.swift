import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The settings of a scene for the form and for the library that keeps its fields visible.
struct FormSettings {
  /// The view that holds the fields.
  enum Screen: String, CaseIterable {
    /// Nothing that scrolls.
    case form
    case scroll
    /// A scroll view in a scroll view; the fields in the middle are in the inner one.
    case nested
    case table
    /// A table of which a row is a scroll view with fields of its own.
    case tablenested
    /// A table whose controller is UIKit's for tables.
    case tablecontroller
    case collection
    /// A stack view in a scroll view.
    case stack
    /// One text view from top to bottom.
    case textview
    /// Text views in a scroll view.
    case textviews
    /// Search bars in place of the fields.
    case search
    case formsheet, pagesheet
    /// An alert with two fields, above the form.
    case alert
  }

  /// The options that the views on the screen ask of the library for themselves.
  struct ViewOptions {
    var ofFields = FieldOptions()
    var ofEveryOther = FieldOptions()
    var ofScrollViews = FieldOptions()
  }

  /// The time at which the form gives its last field the focus by itself.
  enum Begins: String, CaseIterable {
    case byTouch, viewDidLoad, viewWillAppear, viewDidAppear
  }

  /// The time at which the app turns the library on.
  enum Enabled: String, CaseIterable {
    case atLaunch, viewWillAppear, viewDidAppear
  }

  /// The changes that scroll views ask to be left out of.
  enum Ignored: String, CaseIterable {
    case nothing, scrolling, insets
  }

  /// The guide that holds the fields at the top.
  enum Pins: String, CaseIterable {
    /// The root view's top edge.
    case top
    /// The safe area, whatever becomes of it.
    case safeArea
  }

  /// The part that keeps content clear of the navigation bar.
  enum Insets: String, CaseIterable {
    /// The layout: the scroll view starts below the bar.
    case never
    /// The scroll view, which lies under the bar.
    case automatic
  }

  let screen: Screen
  let pins: Pins
  let insets: Insets
  let guide: GuideConstraint.Edge
  let begins: Begins
  let enabled: Enabled
  let viewOptions: ViewOptions
  let library: IQKeyboardManagerSettings

  init(_ spec: HandlerSpec) {
    screen = spec[FormOptions.screen]
    pins = spec[FormOptions.pins]
    insets = spec[FormOptions.insets]
    guide = spec[FormOptions.guide]
    begins = spec[FormOptions.begins]
    enabled = spec[FormOptions.enabled]
    viewOptions = ViewOptions(spec)
    library = IQKeyboardManagerSettings(spec)
  }
}

extension FormSettings.ViewOptions {
  init(_ spec: HandlerSpec) {
    ofFields.enableMode = spec[FormOptions.enableMode]
    ofEveryOther = ofFields
    ofEveryOther.distance = spec.given(FormOptions.ownDistance).map { CGFloat($0) }
    ofEveryOther.ignoresSwitching = spec[FormOptions.ignoresSwitching]
    let ignored = spec[FormOptions.ignores]
    ofScrollViews.ignoresScrolling = ignored == .scrolling
    ofScrollViews.ignoresInsets = ignored == .insets
  }
}

extension IQKeyboardManagerSettings {
  init(_ spec: HandlerSpec) {
    self.init()
    generation = spec[FormOptions.generation]
    distance = CGFloat(spec[FormOptions.distance])
    isFixed = spec[FormOptions.fixed]
    showsToolbar = spec[FormOptions.toolbar]
    order = spec[FormOptions.order]
    showsPlaceholder = spec[FormOptions.placeholder]
    preventsBlank = spec[FormOptions.blank] == .prevented || isFixed
    restoresOffset = spec[FormOptions.restoresOffset] || isFixed
    resignsOnTouchOutside = spec[FormOptions.resignsOnTouchOutside]
    guard spec[FormOptions.disabled] else { return }
    let isForm: ControllerRule.Kind = { $0 is FormViewController }
    // An app adds its class to the lists, and what they have from the start stays.
    for rule in [\Self.controllers, \Self.extrasControllers] {
      self[keyPath: rule].enabled.append(isForm)
      self[keyPath: rule].disabled.append(isForm)
    }
  }
}

/// The options of a form and of the library on it that scenes can choose.
enum FormOptions {
  static let screen = HandlerOption("screen", default: FormSettings.Screen.form)
  static let pins = HandlerOption("pins", default: FormSettings.Pins.top)
  static let insets = HandlerOption("insets", default: FormSettings.Insets.never)
  static let guide = HandlerOption("guide", default: GuideConstraint.Edge.none)
    .only(with: generation, .fourth)
  static let begins = HandlerOption("begins", default: FormSettings.Begins.byTouch)

  static let enabled = HandlerOption("enabled", default: FormSettings.Enabled.atLaunch)

  /// The distance that one field asks for itself, in points; others have `distance`.
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
