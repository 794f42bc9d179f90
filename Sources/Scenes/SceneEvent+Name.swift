extension SceneEvent {
  /// The name in scenes.
  package var name: String {
    switch kind {
    case .show: "show"
    case .hide: "hide"
    case .notification: "notification"
    case .keyboardSwitch: "switch"
    case .undock: "undock"
    case .split: "split"
    case .float: "float"
    case .dock: "dock"
    case .hardwareKeyboard: "hardwareKeyboard"
    case .crossFade: "crossFade"
    case .rotate: "rotate"
    case .background: "background"
    case .drag: "drag"
    case .scroll: "scroll"
    case .messages(let messages): messages.contains { $0.isOutgoing } ? "send" : "receive"
    case .drop: "drop"
    case .focus: "focus"
    case .blur: "blur"
    case .tap: "tap"
    case .type: "type"
    }
  }
}
