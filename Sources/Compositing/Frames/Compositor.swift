import Foundation
public import Scenes
import LayerGeometry
import LayerTrees

/// Composes what the screen shows at each refresh of a scene.
public struct Compositor: Sendable {
  /// The commits on the screen over the whole scene.
  package let track: ScreenTrack
  /// Keyboard against bar at each refresh.
  public let readings: [SeamReading?]
  /// Gap and overlap in continuous time.
  package var samples: SeamSamples { track.timeline.samples }
  private var playback: Playback { track.playback }
  /// The time of each refresh, in seconds.
  public var times: [Double] { track.times }
  /// True if the device is turned on its side at some time.
  public var turns: Bool {
    let device = playback.scene.device
    return playback.log.commits.contains { device.turned(as: $0.root) != device }
  }

  /// Measures every refresh; frames are composed when they are asked for.
  public init(_ playback: Playback) { self.init(playback, nil) }

  /// The same, with the timeline of the playback where that is there already.
  package init(_ playback: Playback, _ timeline: ScreenTimeline?) {
    track = ScreenTrack(playback, timeline)
    readings = track.readings(over: track.seamReadings())
  }

  /// Everything that the screen shows at a refresh, from 0 to `times.count - 1`.
  public func frame(_ index: Int) -> CompositedFrame {
    let time = times[index]
    var layers: [PaintedLayer] = []
    var device = playback.scene.device
    var isDark = false
    if let commit = playback.log.commit(at: time) {
      device = device.turned(as: commit.root, at: time)
      let painter = LayerPainter(time: time, screen: device.bounds)
      painter.paint(commit.root, into: &layers)
      isDark = commit.root.look?.isDark ?? false
    }
    return CompositedFrame(
      index: index, time: time, layers: layers, seam: readings[index],
      orientation: device.orientation,
      window: playback.scene.place, isDark: isDark)
  }
}

/// Walks a tree of layers in paint order.
private struct LayerPainter {
  let time: Double
  let screen: CGRect

  /// The effects of the layers around a layer.
  struct Surroundings {
    var toScreen = CGAffineTransform.identity
    var clip: CGRect
    var rounding: RoundedClip?
    var opacity = 1.0
    var owner = LayerRole.plain
    /// The index of the layer among its superlayer's, from 0.
    var order = 0
  }

  func paint(_ root: LayerSnapshot, into layers: inout [PaintedLayer]) {
    paint(root, in: Surroundings(clip: screen), into: &layers)
  }

  private func paint(
    _ layer: LayerSnapshot, in outer: Surroundings, into layers: inout [PaintedLayer]
  ) {
    let values = layer.presentation(at: time)
    guard !layer.isHidden, values.opacity > 0 else { return }
    var inner = inside(layer, values, in: outer)
    let frame = values.bounds.applying(inner.toScreen)
    if layer.isPainted, isSeen(layer, frame, inner.toScreen, in: outer.clip) {
      layers.append(
        PaintedLayer(
          id: layer.id, order: outer.order, role: layer.role, text: layer.text,
          panel: layer.panel, owner: inner.owner, frame: frame,
          clip: outer.clip, backgroundColor: layer.backgroundColor, look: layer.look,
          bounds: values.bounds, rounding: inner.rounding, opacity: inner.opacity))
    }
    if layer.masksToBounds {
      inner.clip = outer.clip.intersection(frame)
      if let shape = layer.look?.shape, shape.radius > 0, shape.mask == nil {
        inner.rounding = RoundedClip(rect: frame, shape: shape)
      }
    }
    guard !inner.clip.isEmpty else { return }
    for (order, sublayer) in layer.sublayers.enumerated() {
      inner.order = order
      paint(sublayer, in: inner, into: &layers)
    }
  }

  /// The effects of a layer on itself and on the layers inside it, but for cutting them off.
  private func inside(
    _ layer: LayerSnapshot, _ values: LayerValues, in outer: Surroundings
  ) -> Surroundings {
    var inner = outer
    inner.toScreen = values.toSuperlayer.concatenating(outer.toScreen)
    inner.opacity = outer.opacity * min(1, values.opacity)
    if layer.role != .plain { inner.owner = layer.role }
    if let look = layer.look, look.shape.mask != nil {
      inner.rounding = RoundedClip(
        rect: values.bounds.applying(inner.toScreen), shape: look.shape, unit: inner.toScreen.unit)
    }
    return inner
  }

  /// True if something of a layer is within a clip: its rectangle, or figures that reach beyond.
  private func isSeen(
    _ layer: LayerSnapshot, _ frame: CGRect, _ toScreen: CGAffineTransform, in clip: CGRect
  ) -> Bool {
    if !frame.intersection(clip).isEmpty { return true }
    guard let reach = layer.look?.reach, !reach.isNull else { return false }
    return !reach.applying(toScreen).intersection(clip).isEmpty
  }
}

extension CGAffineTransform {
  /// The length to which it scales one point.
  fileprivate var unit: Double { Double((a * a + b * b).squareRoot()) }
}

extension LayerSnapshot {
  /// True if a person sees something of it: a colour, or what its role stands for.
  fileprivate var isPainted: Bool {
    switch role {
    case .screen, .keyboardGuide: false
    case .plain, .window, .form, .row: (backgroundColor?.alpha ?? 0) > 0 || look != nil
    default: true
    }
  }
}
