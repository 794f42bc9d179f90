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

  func contains(_ time: Double) -> Bool {
    all.contains { $0.contains(time, within: Slack.instant) }
  }

  func concernMessages(_ time: Double) -> Bool {
    ofMessages.contains { $0.contains(time, within: Slack.instant) }
  }
}

extension ClosedRange<Double> {
  fileprivate func contains(_ time: Double, within slack: Double) -> Bool {
    time >= lowerBound - slack && time <= upperBound + slack
  }
}
