import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// What a scene asks of the form and of the library that keeps its fields in sight.
struct FormSettings {
  /// What the fields stand in.
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

  /// What the views on the screen ask of the library for themselves.
  struct Wishes {
    var ofFields = FieldWishes()
    var ofEveryOther = FieldWishes()
    var ofScrollViews = FieldWishes()
  }

  /// When the form gives its last field the focus by itself.
  enum Begins: String, CaseIterable {
    case byTouch, viewDidLoad, viewWillAppear, viewDidAppear
  }

  /// What scroll views ask to be left alone with.
  enum Ignored: String, CaseIterable {
    case nothing, scrolling, insets
  }

  /// What holds the fields at the top.
  enum Pins: String, CaseIterable {
    /// The root view's top edge.
    case top
    /// The safe area, whatever becomes of it.
    case safeArea
  }

  /// Who keeps content clear of the navigation bar.
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
  let wishes: Wishes
  let library: IQKeyboardManagerSettings

  init(_ spec: HandlerSpec) {
    screen = spec.choice("screen") ?? .form
    pins = spec.choice("pins") ?? .top
    insets = spec.choice("insets") ?? .never
    guide = spec.choice("guide") ?? .none
    begins = spec.choice("begins") ?? .byTouch
    wishes = Wishes(spec)
    library = IQKeyboardManagerSettings(spec)
  }

  /// What scenes can choose; the first value is the default.
  static let options =
    [
      HandlerDefinition.Option(name: "screen", words: Screen.allCases.map(\.rawValue)),
      HandlerDefinition.Option(name: "pins", words: Pins.allCases.map(\.rawValue)),
      HandlerDefinition.Option(name: "insets", words: Insets.allCases.map(\.rawValue)),
      HandlerDefinition.Option(
        name: "guide", words: GuideConstraint.Edge.allCases.map(\.rawValue)
      ).only(with: "generation", .number(4)),
      HandlerDefinition.Option(name: "begins", words: Begins.allCases.map(\.rawValue)),
    ] + Wishes.options + IQKeyboardManagerSettings.options
}

extension FormSettings.Wishes {
  init(_ spec: HandlerSpec) {
    ofFields.enableMode = spec.choice("enableMode") ?? .default
    ofEveryOther = ofFields
    if case .number(let points)? = spec["ownDistance"] { ofEveryOther.distance = points }
    ofEveryOther.ignoresSwitching = spec["ignoresSwitching"] == .flag(true)
    let ignored: FormSettings.Ignored = spec.choice("ignores") ?? .nothing
    ofScrollViews.ignoresScrolling = ignored == .scrolling
    ofScrollViews.ignoresInsets = ignored == .insets
  }

  fileprivate static let options = [
    HandlerDefinition.Option(name: "ownDistance", number: 10, in: 0...1000),
    HandlerDefinition.Option(
      name: "enableMode", words: FieldWishes.EnableMode.allCases.map(\.rawValue)
    ).only(with: "generation", .number(8)),
    HandlerDefinition.Option(flag: "ignoresSwitching").only(with: "toolbar", .flag(true)),
    HandlerDefinition.Option(
      name: "ignores", words: FormSettings.Ignored.allCases.map(\.rawValue)
    ).only(with: "generation", .number(8)),
  ]
}

extension IQKeyboardManagerSettings {
  init(_ spec: HandlerSpec) {
    self.init()
    if spec["generation"] == .number(4) { generation = .fourth }
    if case .number(let points)? = spec["distance"] { distance = points }
    isFixed = spec["fixed"] == .flag(true)
    showsToolbar = spec["toolbar"] == .flag(true)
    order = spec.choice("order") ?? .bySubviews
    preventsBlank = spec["blank"] != .word("allowed") || isFixed
    restoresOffset = spec["restoresOffset"] == .flag(true) || isFixed
    resignsOnTouchOutside = spec["resignsOnTouchOutside"] == .flag(true)
    guard spec["disabled"] == .flag(true) else { return }
    let isForm: ControllerRule.Kind = { $0 is FormViewController }
    controllers = ControllerRule(enabled: [isForm], disabled: [isForm])
    extrasControllers = controllers
  }

  fileprivate static let options = [
    HandlerDefinition.Option(name: "generation", values: [.number(8), .number(4)]),
    HandlerDefinition.Option(name: "distance", number: 10, in: 0...1000),
    HandlerDefinition.Option(flag: "toolbar"),
    HandlerDefinition.Option(name: "order", words: FieldOrder.allCases.map(\.rawValue))
      .only(with: "toolbar", .flag(true)),
    HandlerDefinition.Option(name: "blank", words: ["prevented", "allowed"])
      .only(with: "generation", .number(4)),
    HandlerDefinition.Option(flag: "restoresOffset"),
    HandlerDefinition.Option(flag: "resignsOnTouchOutside"),
    HandlerDefinition.Option(flag: "disabled"),
    HandlerDefinition.Option(flag: "fixed"),
  ]
}
