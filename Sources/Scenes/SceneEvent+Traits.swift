/// The traits of a kind of event besides its values, which detectors ask for.
extension SceneEvent.Kind {
  /// True if it is a change of the keyboard and of nothing else.
  ///
  /// A finger that pulls the keyboard down also scrolls the list that it lies on.
  package var isOfKeyboard: Bool {
    switch self {
    case .show, .hide, .notification, .keyboardSwitch, .undock, .split, .float, .dock,
      .hardwareKeyboard, .crossFade, .focus, .blur, .drop, .background:
      true
    case .rotate, .drag, .scroll, .messages, .tap, .type: false
    }
  }

  /// True if a finger may move the messages.
  package var movesList: Bool {
    switch self {
    case .drag, .scroll: true
    default: false
    }
  }
}

extension SceneEvent {
  /// The times at which it happens, in seconds.
  ///
  /// That is more than once where it is done bit by bit, and as long as a finger is on the screen,
  /// which is seen at refreshes.
  package func instants(in scene: SceneCase) -> [ClosedRange<Double>] {
    switch kind {
    case .type(let text, let interval):
      moments((0..<max(1, text.count)).map { Double($0) * interval })
    case .keyboardSwitch(.heights(let heights, let interval, _)):
      moments(heights.indices.map { Double($0) * interval })
    case .background(let pause): [time...(time + pause.duration)]
    case .scroll(let scroll): [scene.touch(at: time, for: scroll.duration)]
    case .drag(let drag): [scene.touch(at: time, for: drag.duration)]
    default: moments([0])
    }
  }

  private func moments(_ delays: [Double]) -> [ClosedRange<Double>] {
    delays.map { (time + $0)...(time + $0) }
  }
}
