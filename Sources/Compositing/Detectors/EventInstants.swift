import KeyboardScenes

/// When something happens in a scene: motions may start then.
struct EventInstants {
  private let all: [Double]
  /// Those that are not the keyboard's alone: messages may be elsewhere then.
  private let ofMessages: [Double]

  init(_ scene: SceneCase) {
    all = scene.events.flatMap(\.instants)
    ofMessages = scene.events.filter { !$0.kind.isOfKeyboard }.flatMap(\.instants)
  }

  func contains(_ time: Double) -> Bool { all.contains { abs($0 - time) < 1e-9 } }

  func concernMessages(_ time: Double) -> Bool {
    ofMessages.contains { abs($0 - time) < 1e-9 }
  }
}

extension SceneEvent {
  /// When it happens, in seconds: more than once where it is done bit by bit.
  fileprivate var instants: [Double] {
    switch kind {
    case .type(let text, let interval):
      (0..<max(1, text.count)).map { time + Double($0) * interval }
    case .keyboardSwitch(.heights(let heights, let interval, _)):
      heights.indices.map { time + Double($0) * interval }
    default: [time]
    }
  }
}

extension SceneEvent.Kind {
  /// Whether it is a change of the keyboard and of nothing else.
  fileprivate var isOfKeyboard: Bool {
    switch self {
    case .show, .hide, .notification, .keyboardSwitch, .undock, .split, .float, .dock,
      .hardwareKeyboard, .crossFade, .focus, .blur:
      true
    default: false
    }
  }
}
