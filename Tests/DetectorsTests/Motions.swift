import AnimationCurves
import Foundation
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import TestSupport

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

/// The curves as their definitions have them, written apart from the package's own.
enum ClosedForm {
  /// The share of the way of iOS 7 to 18's keyboard: `1 - (1 + w·t)·exp(-w·t)` up to 0.5 s.
  ///
  /// Mass 3, stiffness 1000; a damping of 500 counts as critical. Source: Apple developer forums,
  /// thread 48088.
  static func keyboard(_ time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 0.5 else { return 1 }
    let swing = (1000.0 / 3).squareRoot() * time
    return 1 - (1 + swing) * exp(-swing)
  }

  /// A timing function with control points (x1, 0) and (x2, 1), over `duration` seconds.
  static func ease(_ x1: Double, _ x2: Double, _ time: Double, _ duration: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < duration else { return 1 }
    let wanted = time / duration
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      let x = 3 * s * (1 - s) * (1 - s) * x1 + 3 * s * s * (1 - s) * x2 + s * s * s
      if x < wanted { low = s } else { high = s }
    }
    return 3 * low * low * (1 - low) + low * low * low
  }

  static func easeInOut(_ time: Double) -> Double { ease(0.42, 0.58, time, 0.25) }
  static func easeIn(_ time: Double) -> Double { ease(0.42, 1, time, 0.25) }
  static func easeOut(_ time: Double) -> Double { ease(0, 0.58, time, 0.25) }
  static func linear(_ time: Double) -> Double { min(1, max(0, time / 0.25)) }
}
