import HeadlessUIKit
import KeyboardScenes

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
    /// A stack view in a scroll view.
    case stack
    /// One text view from top to bottom.
    case textview
    case formsheet, pagesheet
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
  let library: IQKeyboardManagerSettings

  init(_ spec: HandlerSpec) {
    screen = spec.choice("screen") ?? .form
    pins = spec.choice("pins") ?? .top
    insets = spec.choice("insets") ?? .never
    guide = spec.choice("guide") ?? .none
    library = IQKeyboardManagerSettings(spec)
  }

  /// What scenes can choose; the first value is the default.
  static let options =
    [
      HandlerDefinition.Option(name: "screen", words: Screen.allCases.map(\.rawValue)),
      HandlerDefinition.Option(name: "pins", words: Pins.allCases.map(\.rawValue)),
      HandlerDefinition.Option(name: "insets", words: Insets.allCases.map(\.rawValue)),
      HandlerDefinition.Option(
        name: "guide", words: GuideConstraint.Edge.allCases.map(\.rawValue)),
    ] + IQKeyboardManagerSettings.options
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
  }

  fileprivate static let options = [
    HandlerDefinition.Option(name: "generation", values: [.number(8), .number(4)]),
    HandlerDefinition.Option(name: "distance", number: 10, in: 0...1000),
    HandlerDefinition.Option(flag: "toolbar"),
    HandlerDefinition.Option(name: "order", words: FieldOrder.allCases.map(\.rawValue)),
    HandlerDefinition.Option(name: "blank", words: ["prevented", "allowed"]),
    HandlerDefinition.Option(flag: "restoresOffset"),
    HandlerDefinition.Option(flag: "resignsOnTouchOutside"),
    HandlerDefinition.Option(flag: "disabled"),
    HandlerDefinition.Option(flag: "fixed"),
  ]
}
