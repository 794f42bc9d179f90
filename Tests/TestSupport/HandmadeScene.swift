package import AnimationCurves
package import Compositing
package import Detectors
package import Foundation
package import LayerGeometry
package import LayerTrees
package import Scenes

/// A layer tree made by hand, for what no handler does.
package struct HandmadeLayer {
  package var role: LayerRole
  package var frame: CGRect
  package var color: LayerColor?
  package var opacity: Double
  package var isHidden: Bool
  package var masks: Bool
  package var transform: CGAffineTransform
  /// The offset of its content, and the range that it can be scrolled in.
  package var offset: Double
  package var scroll: ScrollContent?
  /// The panel of a keyboard; nil where only its rectangle is known.
  package var panel: KeyboardPanel?
  package var look: LayerLook?
  package var animations: [PropertyAnimation] = []
  package var inside: [HandmadeLayer]

  /// Creates a layer.
  package init(
    role: LayerRole = .plain, frame: CGRect, color: LayerColor? = nil, opacity: Double = 1,
    isHidden: Bool = false, masks: Bool = false, transform: CGAffineTransform = .identity,
    offset: Double = 0, scroll: ScrollContent? = nil, inside: [HandmadeLayer] = []
  ) {
    (self.role, self.frame, self.color, self.opacity) = (role, frame, color, opacity)
    (self.isHidden, self.masks, self.offset) = (isHidden, masks, offset)
    self.transform = transform
    (self.scroll, self.inside) = (scroll, inside)
  }

  package static let white = LayerColor(red: 1, green: 1, blue: 1)

  /// Layers are numbered in paint order, the root first.
  func snapshot(_ next: inout Int) -> LayerSnapshot {
    next += 1
    let id = LayerID(next)
    return LayerSnapshot(
      id: id, role: role, panel: panel,
      model: LayerValues(
        position: CGPoint(x: frame.midX, y: frame.midY),
        bounds: CGRect(origin: CGPoint(x: 0, y: offset), size: frame.size),
        transform: transform, opacity: opacity),
      isHidden: isHidden, masksToBounds: masks, scroll: scroll, backgroundColor: color,
      look: look, animations: animations,
      sublayers: inside.map { $0.snapshot(&next) })
  }
}

/// Commits of handmade trees on a screen of 300 x 600 points.
package struct HandmadeScene {
  package var commits: [(time: Double, layers: [HandmadeLayer])]
  package var safeBottom = 0.0
  package var paintsFoot = false
  package var spacing = 0.0
  /// The app's window where it is smaller than the screen.
  package var window: CGRect?
  package var presentation: ChatPresentation?
  package var rate = 60.0
  package var phase = 0.0
  package var tolerances: [String: Double] = [:]
  package var expectation: Expectation?
  package var phases: [(Double, Phase)] = [(0, .open)]
  /// The times at which the keyboard is away from the bottom.
  package var excursions: [Range<Double>] = []
  package var events: [SceneEvent] = []
  /// The time from which on the device is held on its side.
  package var turnTime = Double.infinity

  package static let screen = CGRect(x: 0, y: 0, width: 300, height: 600)

  /// One commit, at 0.
  package init(_ layers: [HandmadeLayer]) { commits = [(0, layers)] }

  /// Commits in order of time.
  package init(commits: [(time: Double, layers: [HandmadeLayer])]) { self.commits = commits }

  package var playback: Playback {
    var log = CommitLog()
    for commit in commits {
      var next = 0
      let screen =
        commit.time < turnTime ? Self.screen : CGRect(x: 0, y: 0, width: 600, height: 300)
      let root = HandmadeLayer(role: .screen, frame: screen, inside: commit.layers)
      log.append(Commit(time: commit.time, root: root.snapshot(&next)))
    }
    var phaseLog = PhaseLog()
    for (time, phase) in phases { phaseLog.enter(phase, at: time) }
    for excursion in excursions {
      phaseLog.leaveDock(at: excursion.lowerBound)
      if excursion.upperBound.isFinite { phaseLog.reachDock(at: excursion.upperBound) }
    }
    let device = Device(
      name: "handmade", width: 300, height: 600, scale: 2,
      safeArea: UIEdgeInsets(bottom: safeBottom), keyboardHeight: 200, predictiveBarHeight: 0)
    var scene = SceneCase(
      name: "handmade", scene: "handmade", handler: HandlerSpec(name: "none"), device: device,
      rate: rate, phase: phase, events: events, tolerances: tolerances, expectation: expectation)
    scene.paintsFoot = paintsFoot
    scene.spacing = spacing
    scene.window = window
    scene.presentation = presentation
    return Playback(scene: scene, log: log, phases: phaseLog)
  }

  /// The seam at the first refresh.
  package var reading: SeamReading? { Compositor(playback).readings[0] }

  /// The greatest value of a fault at any instant, in points.
  package func greatest(_ fault: SeamFault) -> Double {
    Compositor(playback).samples[fault].map(\.value).max() ?? 0
  }

  package var result: CaseResult { CaseResult(playback) }
}

extension HandmadeLayer {
  /// A bar whose bottom is at `bottom`.
  package static func bar(bottom: Double, inside: [HandmadeLayer] = []) -> HandmadeLayer {
    HandmadeLayer(
      role: .inputBar, frame: CGRect(x: 0, y: bottom - 44, width: 300, height: 44), color: white,
      inside: inside)
  }

  /// A keyboard from `top` to the bottom of the screen.
  package static func keyboard(top: Double) -> HandmadeLayer {
    HandmadeLayer(
      role: .keyboard, frame: CGRect(x: 0, y: top, width: 300, height: 600 - top), color: white)
  }

  package static func cover(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> HandmadeLayer {
    HandmadeLayer(frame: CGRect(x: x, y: y, width: width, height: height), color: white)
  }

  /// The layer on its way to its place, from `dy` points below.
  package func coming(
    from dy: Double, at time: Double = 0, _ timing: AnimationTiming
  ) -> HandmadeLayer {
    var layer = self
    layer.animations.append(
      PropertyAnimation(change: .position(dx: 0, dy: dy), beginTime: time, timing: timing))
    return layer
  }

  /// The layer so many points farther down.
  package func lowered(by dy: Double) -> HandmadeLayer {
    var layer = self
    layer.frame.origin.y += dy
    return layer
  }
}

extension AnimationTiming {
  /// A timing that the test knows to be in range.
  package static func known(_ curve: AnyTimingCurve, _ duration: Double) -> AnimationTiming {
    guard let timing = try? AnimationTiming(curve: curve, duration: duration) else {
      preconditionFailure("\(duration) s is no duration")
    }
    return timing
  }

  package static func linear(_ duration: Double) -> AnimationTiming {
    known(.timingFunction(.linear), duration)
  }

  /// The keyboard's own: a spring over half a second.
  package static var keyboard: AnimationTiming { KeyboardProfile.iOS18.timing }
}
