import Compositing
import Detectors
import Filmstrips
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import LayerTrees

/// Films made from closed forms, without a player: a keyboard on a spring, a bar on some curve.
struct SampleFilm {
  /// The way the bar of a row follows the keyboard.
  enum Motion: String, CaseIterable {
    case glued
    case easeInOut
    case early
    case late
    case slightlyOff

    /// The bar's way, as a share, at `time` seconds after the keyboard began to move.
    func progress(at time: Double) -> Double {
      switch self {
      case .glued: Self.spring(time)
      case .slightlyOff: Self.spring(time - 0.0004)
      case .easeInOut: Self.eased(time / 0.25)
      case .early: Self.spring(time * 2.2)
      case .late: Self.spring(time - 1 / 60)
      }
    }

    /// The critically damped spring of the iOS 18 keyboard.
    static func spring(_ time: Double) -> Double {
      let phase = 18.2574 * max(0, time)
      return 1 - (1 + phase) * exp(-phase)
    }

    /// The curve ease-in-out, a cubic Bézier with controls (0.42, 0) and (0.58, 1), by bisection.
    static func eased(_ share: Double) -> Double {
      guard share > 0, share < 1 else { return share <= 0 ? 0 : 1 }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let t = (low + high) / 2
        let x = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t
        if x < share { low = t } else { high = t }
      }
      return low * low * (3 - 2 * low)
    }
  }

  var device = Device(
    name: "iPhone 15 Pro", width: 393, height: 852, scale: 3,
    safeArea: UIEdgeInsets(top: 59, bottom: 34), keyboardHeight: 292, predictiveBarHeight: 44)
  var keyboardHeight = 336.0
  var barHeight = 52.0
  var rate = 60.0
  var showTime = 0.05
  /// The time at which the keyboard leaves; nil where it stays.
  var hideTime: Double? = 1.45
  var duration = 2.2
  var bubbles = 9

  /// Keyboard and bar at a time: the keyboard's top and the bar's bottom, from the screen's top.
  func edges(_ motion: Motion, at time: Double) -> (keyboard: Double, bar: Double) {
    let height = Double(device.size.height)
    let rest = height - Double(device.safeArea.bottom)
    let open = height - keyboardHeight
    func place(_ progress: (Double) -> Double, closed: Double) -> Double {
      if let hideTime, time >= hideTime {
        return open + (closed - open) * progress(time - hideTime)
      }
      return closed + (open - closed) * progress(time - showTime)
    }
    let keyboard = place(Motion.spring, closed: height)
    if motion == .glued { return (keyboard, min(keyboard, rest)) }
    return (keyboard, place(motion.progress, closed: rest))
  }

  func reading(_ motion: Motion, at time: Double) -> SeamReading {
    let (keyboard, bar) = edges(motion, at: time)
    let height = Double(device.size.height)
    let width = Double(device.size.width)
    let zone = height - Double(device.safeArea.bottom)
    let (gap, overlap) = (max(0, min(keyboard, zone) - bar), max(0, bar - keyboard))
    let covered = max(keyboard, bar - barHeight)
    return SeamReading(
      keyboardTop: keyboard, barBottom: bar, guideTop: min(keyboard, zone), gap: gap,
      overlap: overlap,
      gapRegion: gap > 0 ? [CGRect(x: 0, y: bar, width: width, height: gap)] : [],
      overlapRegion: overlap > 0
        ? [CGRect(x: 0, y: covered, width: width, height: bar - covered)] : [])
  }

  func frame(_ motion: Motion, _ index: Int) -> MarkedFrame {
    let time = Double(index) / rate
    let (keyboard, bar) = edges(motion, at: time)
    let width = Double(device.size.width)
    let top = Double(device.safeArea.top) + 44
    var layers: [PaintedLayer] = []
    func add(_ role: LayerRole, _ frame: CGRect, _ owner: LayerRole, clip: CGRect? = nil) {
      layers.append(
        PaintedLayer(
          id: LayerID(layers.count), role: role, owner: owner, frame: frame,
          clip: clip ?? device.bounds, backgroundColor: nil, opacity: 1))
    }
    add(.screen, device.bounds, .screen)
    let list = CGRect(x: 0, y: top, width: width, height: max(0, bar - barHeight - top))
    add(.messageList, list, .messageList)
    var y = bar - barHeight - 8
    for bubble in 0..<bubbles {
      let tall = [44.0, 64, 44, 84, 44, 64, 104, 44, 44][bubble % 9]
      y -= tall
      add(
        .message(isOutgoing: [true, false, false, true, false][bubble % 5]),
        CGRect(x: 0, y: y, width: width, height: tall), .messageList, clip: list)
    }
    add(.navigationBar, CGRect(x: 0, y: 0, width: width, height: top), .navigationBar)
    add(.inputBar, CGRect(x: 0, y: bar - barHeight, width: width, height: barHeight), .inputBar)
    add(
      .keyboard, CGRect(x: 0, y: keyboard, width: width, height: keyboardHeight), .keyboard)
    return MarkedFrame(
      index: index, time: time, layers: layers, seam: reading(motion, at: time))
  }

  func row(_ motion: Motion, handler: String, cause: Cause? = nil) -> FilmRow {
    let times = (0...Int(duration * rate)).map { Double($0) / rate }
    let readings = times.map { reading(motion, at: $0) }
    let findings = findings(readings, times, cause: cause)
    return FilmRow(
      handler: handler,
      verdict: .init(isPass: findings.isEmpty, text: findings.isEmpty ? "pass" : "fail"),
      times: times, readings: readings, findings: findings
    ) { index in frame(motion, index) }
  }

  /// One finding for each run of refreshes in which a kind exceeds half a point.
  private func findings(
    _ readings: [SeamReading], _ times: [Double], cause: Cause?
  ) -> [Finding] {
    [FindingKind.gap, .overlap].flatMap { kind -> [Finding] in
      let values = readings.map { kind == .gap ? $0.gap : $0.overlap }
      let bad = values.indices.filter { values[$0] > 0.5 }
      let middle = hideTime ?? .infinity
      let runs = [bad.filter { times[$0] < middle }, bad.filter { times[$0] >= middle }]
      return zip(runs, [Phase.opening, .closing]).compactMap { run, phase in
        guard let first = run.first, let last = run.last,
          let worst = run.max(by: { values[$0] < values[$1] })
        else { return nil }
        return Finding(
          kind: kind, phase: phase, points: values[worst], pixels: values[worst] * device.scale,
          continuous: values[worst], exposure: 0, frames: first...last,
          worst: .init(frame: worst, time: times[worst]), cause: cause)
      }
    }
  }

  var phases: [PhaseStart] {
    var phases = [
      PhaseStart(time: 0, phase: .closed), PhaseStart(time: showTime, phase: .opening),
      PhaseStart(time: showTime + 0.5, phase: .open),
    ]
    if let hideTime {
      phases.append(PhaseStart(time: hideTime, phase: .closing))
      phases.append(PhaseStart(time: hideTime + 0.5, phase: .closed))
    }
    return phases
  }

  func film(_ title: String = "Show, then hide", rows: [FilmRow]) -> Film {
    Film(
      title: title, device: device, system: "iOS 18", rate: rate, phases: phases, rows: rows)
  }
}
