import Compositing
import Scenes

/// When something happens in a scene: motions may start then.
struct EventInstants {
  private let all: [ClosedRange<Double>]
  /// Those that are not the keyboard's alone: messages may be elsewhere then.
  private let ofMessages: [ClosedRange<Double>]

  init(_ scene: SceneCase) {
    all = scene.events.flatMap { $0.instants(in: scene) }
    ofMessages =
      scene.events.filter { !$0.kind.isOfKeyboard }.flatMap { $0.instants(in: scene) }
      + scene.absences.map { $0.lowerBound...$0.upperBound }
  }

  func contains(_ time: Double) -> Bool { all.contains { $0.contains(time, within: 1e-9) } }

  func concernMessages(_ time: Double) -> Bool {
    ofMessages.contains { $0.contains(time, within: 1e-9) }
  }
}

extension ClosedRange<Double> {
  fileprivate func contains(_ time: Double, within slack: Double) -> Bool {
    time >= lowerBound - slack && time <= upperBound + slack
  }
}

extension SceneEvent {
  /// When it happens, in seconds: more than once where it is done bit by bit, and for as long as a
  /// finger is on the screen, which is seen at refreshes.
  fileprivate func instants(in scene: SceneCase) -> [ClosedRange<Double>] {
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

extension SceneEvent.Kind {
  /// Whether it is a change of the keyboard and of nothing else.
  ///
  /// A finger that pulls the keyboard down also scrolls the list that it lies on.
  var isOfKeyboard: Bool {
    switch self {
    case .show, .hide, .notification, .keyboardSwitch, .undock, .split, .float, .dock,
      .hardwareKeyboard, .crossFade, .focus, .blur, .drop, .background:
      true
    case .rotate, .drag, .scroll, .messages, .tap, .type: false
    }
  }
}
