import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import LayerGeometry
import LayerTrees

extension Device {
  /// A screen of 375 x 812 points at 3x without a home indicator.
  static let plain = Device(
    name: "plain", width: 375, height: 812, scale: 3, safeArea: UIEdgeInsets(top: 44),
    keyboardHeight: 336, predictiveBarHeight: 0)

  /// The same with the zone of a home indicator, 34 points.
  static let indicated = Device(
    name: "indicated", width: 375, height: 812, scale: 3,
    safeArea: UIEdgeInsets(top: 44, bottom: 34), keyboardHeight: 336, predictiveBarHeight: 0)
}

extension SceneCase {
  static func of(
    _ handler: String, _ options: [String: String] = [:], device: Device = .plain,
    profile: KeyboardProfile = .iOS18, rate: Double = 60, phase: Double = 0,
    events: [SceneEvent] = [.show(336, at: 0), .hide(at: 1)], tolerances: [String: Double] = [:],
    expectation: Expectation? = nil
  ) -> SceneCase {
    let spec = HandlerSpec(
      name: handler,
      options: options.map {
        HandlerSpec.Option(name: $0, value: $1 == "true" ? .flag(true) : .word($1))
      })
    return SceneCase(
      name: "\(spec)", scene: "test", handler: spec, device: device, profile: profile, rate: rate,
      phase: phase, events: events, tolerances: tolerances, expectation: expectation)
  }

  @MainActor
  func played() throws -> Playback { try ScenePlayer(registry: .standard).play(self) }

  @MainActor
  func checked() throws -> CheckedCase { CheckedCase(try played()) }
}

/// A layer tree made by hand, for what no handler does.
struct HandmadeLayer {
  var role: LayerRole = .plain
  var frame: CGRect
  var color: LayerColor?
  var opacity = 1.0
  var isHidden = false
  var masks = false
  var transform = CGAffineTransform.identity
  /// The offset of its content, and the range that it can be scrolled in.
  var offset = 0.0
  var scroll: ScrollContent?
  var animations: [PropertyAnimation] = []
  var inside: [HandmadeLayer] = []

  static let white = LayerColor(red: 1, green: 1, blue: 1)

  /// Layers are numbered in paint order, the root first.
  func snapshot(_ next: inout Int) -> LayerSnapshot {
    next += 1
    let id = LayerID(next)
    return LayerSnapshot(
      id: id, role: role,
      model: LayerValues(
        position: CGPoint(x: frame.midX, y: frame.midY),
        bounds: CGRect(origin: CGPoint(x: 0, y: offset), size: frame.size),
        transform: transform, opacity: opacity),
      isHidden: isHidden, masksToBounds: masks, scroll: scroll, backgroundColor: color,
      animations: animations,
      sublayers: inside.map { $0.snapshot(&next) })
  }
}

/// Commits of handmade trees on a screen of 300 x 600 points.
struct HandmadeScene {
  var commits: [(time: Double, layers: [HandmadeLayer])]
  var safeBottom = 0.0
  var paintsFoot = false
  var rate = 60.0
  var phase = 0.0
  var tolerances: [String: Double] = [:]
  var expectation: Expectation?
  var phases: [(Double, Phase)] = [(0, .open)]
  var events: [SceneEvent] = []

  static let screen = CGRect(x: 0, y: 0, width: 300, height: 600)

  init(_ layers: [HandmadeLayer]) { commits = [(0, layers)] }

  init(commits: [(time: Double, layers: [HandmadeLayer])]) { self.commits = commits }

  var playback: Playback {
    var log = CommitLog()
    for commit in commits {
      var next = 0
      let root = HandmadeLayer(role: .screen, frame: Self.screen, inside: commit.layers)
      log.append(Commit(time: commit.time, root: root.snapshot(&next)))
    }
    var phaseLog = PhaseLog()
    for (time, phase) in phases { phaseLog.enter(phase, at: time) }
    let device = Device(
      name: "handmade", width: 300, height: 600, scale: 2,
      safeArea: UIEdgeInsets(bottom: safeBottom), keyboardHeight: 200, predictiveBarHeight: 0)
    var scene = SceneCase(
      name: "handmade", scene: "handmade", handler: HandlerSpec(name: "none"), device: device,
      rate: rate, phase: phase, events: events, tolerances: tolerances, expectation: expectation)
    scene.paintsFoot = paintsFoot
    return Playback(scene: scene, log: log, phases: phaseLog)
  }

  var reading: SeamReading? { Compositor(playback).readings[0] }

  var result: CaseResult { CaseResult(playback) }
}

extension HandmadeLayer {
  /// A bar whose bottom is at `bottom`.
  static func bar(bottom: Double, inside: [HandmadeLayer] = []) -> HandmadeLayer {
    HandmadeLayer(
      role: .inputBar, frame: CGRect(x: 0, y: bottom - 44, width: 300, height: 44), color: white,
      inside: inside)
  }

  /// A keyboard from `top` to the bottom of the screen.
  static func keyboard(top: Double) -> HandmadeLayer {
    HandmadeLayer(
      role: .keyboard, frame: CGRect(x: 0, y: top, width: 300, height: 600 - top), color: white)
  }

  static func cover(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> HandmadeLayer {
    HandmadeLayer(frame: CGRect(x: x, y: y, width: width, height: height), color: white)
  }
}

extension Finding {
  /// True for a gap or an overlap.
  var isAtTheSeam: Bool { kind == .gap || kind == .overlap }
}
