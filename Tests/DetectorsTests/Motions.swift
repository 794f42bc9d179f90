import AnimationCurves
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import LayerTrees

extension AnimationTiming {
  /// A timing that the test knows to be in range.
  static func known(_ curve: AnyTimingCurve, _ duration: Double) -> AnimationTiming {
    guard let timing = try? AnimationTiming(curve: curve, duration: duration) else {
      preconditionFailure("\(duration) s is no duration")
    }
    return timing
  }

  static func linear(_ duration: Double) -> AnimationTiming {
    known(.timingFunction(.linear), duration)
  }

  /// The keyboard's own: a spring over half a second.
  static var keyboard: AnimationTiming { KeyboardProfile.iOS18.timing }
}

extension HandmadeLayer {
  /// The layer on its way to its place, from `dy` points below.
  func coming(from dy: Double, at time: Double = 0, _ timing: AnimationTiming) -> HandmadeLayer {
    var layer = self
    layer.animations.append(
      PropertyAnimation(change: .position(dx: 0, dy: dy), beginTime: time, timing: timing))
    return layer
  }

  /// The layer so many points farther down.
  func lowered(by dy: Double) -> HandmadeLayer {
    var layer = self
    layer.frame.origin.y += dy
    return layer
  }
}

extension HandmadeScene {
  /// Bar and keyboard closed, then whatever comes at 0.1 s, 200 points up the screen.
  static func opening(_ commits: (time: Double, bar: HandmadeLayer)...) -> HandmadeScene {
    let keyboard = HandmadeLayer.keyboard(top: 400)
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 600), keyboard.lowered(by: 200)])
    ])
    for commit in commits {
      scene.commits.append(
        (commit.time, [commit.bar, keyboard.coming(from: 200, at: 0.1, .keyboard)]))
    }
    scene.phases = [(0, .closed), (0.1, .opening), (0.6, .open)]
    scene.events = [.show(200, at: 0.1)]
    return scene
  }
}
