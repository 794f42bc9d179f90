import Foundation
import LayerGeometry
import LayerTrees
public import AnimationCurves

extension Playback {
  /// A keyboard and a bar as two rectangles, without a scene file and without a handler.
  ///
  /// - Parameters:
  ///   - keyboard: where the keyboard is, in points of the screen; below it while it is closed.
  ///   - bar: where the bar is that has to stay on it; nil for a screen without one.
  ///   - device: the screen.
  ///   - name: what reports and films call it.
  ///   - rate: refreshes per second.
  ///   - phase: when refresh 0 happens, in seconds.
  public init(
    keyboard: RectTimeline, bar: RectTimeline?, on device: Device, named name: String = "bar",
    rate: Double = 60, phase: Double = 0
  ) {
    let scene = SceneCase(
      name: name, scene: name, handler: HandlerSpec(name: name), device: device, rate: rate,
      phase: phase, transcript: Transcript(messages: []), events: [])
    var log = CommitLog()
    for time in Set([0] + keyboard.commitTimes + (bar?.commitTimes ?? [])).sorted() {
      log.append(Commit(time: time, root: .screen(of: device, keyboard, bar, at: time)))
    }
    self.init(
      scene: scene, log: log, phases: keyboard.phases(screenHeight: Double(device.size.height)))
  }

  /// Samples of a keyboard and a bar, with the places at which a bar that is right would end.
  ///
  /// The bar is taken to paint what lies below it, as bars above a home indicator do: it has less
  /// way to go than the keyboard, and what shows between the two is its own.
  ///
  /// - Parameters:
  ///   - keyboard: where the keyboard is.
  ///   - bar: where the bar is; nil for a screen without one.
  ///   - guide: the keyboard layout guide.
  ///   - device: the screen.
  ///   - name: what reports and films call it.
  ///   - rate: refreshes per second.
  package init(
    keyboard: RectTimeline, bar: RectTimeline?, guide: RectTimeline, on device: Device,
    named name: String, rate: Double
  ) {
    var scene = SceneCase(
      name: name, scene: name, handler: HandlerSpec(name: "recorded"), device: device, rate: rate,
      transcript: Transcript(messages: []), events: [])
    scene.label = "recorded"
    let root = LayerSnapshot.screen(
      of: device, keyboard, bar, guide: guide, barFillsBelow: true, at: 0)
    var log = CommitLog()
    log.append(Commit(time: 0, root: root))
    self.init(
      scene: scene, source: .logged, log: log,
      phases: keyboard.phases(screenHeight: Double(device.size.height)))
  }

  /// A keyboard that comes up, and a bar that goes with it by a timing of its own.
  ///
  /// The bar is at the bottom safe area before and on the keyboard after. It paints nothing
  /// below itself: where a home indicator gives the two different ways, what shows between is a gap.
  ///
  /// - Parameters:
  ///   - keyboard: how the keyboard goes.
  ///   - bar: how the bar goes.
  ///   - travel: the keyboard's height, in points.
  ///   - device: the screen.
  ///   - barHeight: the bar's height, in points.
  ///   - rate: refreshes per second.
  public init(
    keyboard: AnimationTiming, bar: AnimationTiming, travel: Double, on device: Device,
    barHeight: Double = 44, rate: Double = 60
  ) {
    let (width, height) = (device.size.width, Double(device.size.height))
    let top = height - travel
    let rest = height - Double(device.safeArea.bottom)
    func keys(at top: Double) -> CGRect {
      CGRect(x: 0, y: CGFloat(top), width: width, height: CGFloat(travel))
    }
    func barRect(endingAt bottom: Double) -> CGRect {
      CGRect(
        x: 0, y: CGFloat(bottom - barHeight), width: width, height: CGFloat(barHeight))
    }
    self.init(
      keyboard: RectTimeline(keys(at: height)).moved(to: keys(at: top), timing: keyboard),
      bar: RectTimeline(barRect(endingAt: rest))
        .moved(to: barRect(endingAt: min(top, rest)), timing: bar),
      on: device, rate: rate)
  }
}

extension LayerSnapshot {
  /// A screen with the bar in the app's window, and the keyboard in its own above it.
  fileprivate static func screen(
    of device: Device, _ keyboard: RectTimeline, _ bar: RectTimeline?, guide: RectTimeline? = nil,
    barFillsBelow: Bool = false, at time: Double
  ) -> LayerSnapshot {
    let guide = guide ?? keyboard.guide(on: device)
    let layers = [
      bar.map { bar in
        let layer = bar.layer(2, .inputBar, at: time)
        return (1, barFillsBelow ? layer.filled(below: Double(device.size.height)) : layer)
      },
      (3, guide.layer(4, .keyboardGuide, at: time)), (5, keyboard.layer(6, .keyboard, at: time)),
    ]
    let windows = layers.compactMap(\.self).map { id, layer in
      LayerSnapshot(
        id: LayerID(id), role: .window, model: LayerValues(at: device.bounds), sublayers: [layer])
    }
    return LayerSnapshot(
      id: LayerID(0), role: .screen, model: LayerValues(at: device.bounds), sublayers: windows)
  }

  /// The same layer, with one inside it that goes on below its end.
  fileprivate func filled(below height: Double) -> LayerSnapshot {
    let width = Double(model.bounds.width)
    let fill = LayerSnapshot(
      id: LayerID(7), role: .plain,
      model: LayerValues(at: CGRect(x: 0, y: 0, width: width, height: height)),
      backgroundColor: LayerColor(red: 1, green: 1, blue: 1))
    return LayerSnapshot(
      id: id, role: role, model: model, backgroundColor: backgroundColor, animations: animations,
      sublayers: [fill])
  }
}

extension RectTimeline {
  /// The keyboard layout guide: the keyboard, but never below the bottom safe area.
  fileprivate func guide(on device: Device) -> RectTimeline {
    let floor = device.size.height - device.safeArea.bottom
    func raised(_ rect: CGRect) -> CGRect {
      let top = min(rect.minY, floor)
      return CGRect(
        x: rect.minX, y: top, width: rect.width, height: max(0, device.size.height - top))
    }
    guard samples.isEmpty else {
      return RectTimeline(samples: samples.map { Sample(time: $0.time, rect: raised($0.rect)) })
    }
    return moves.reduce(RectTimeline(raised(start))) { timeline, move in
      timeline.moved(to: raised(move.rect), at: move.time, timing: move.timing)
    }
  }
}

extension Playback {
  /// The keyboard's places in a log, in order of time; nil for fewer than two.
  ///
  /// An imported playback has its positions as key frames. Between two of them it is drawn on a straight
  /// line, of which the log says nothing.
  package var loggedKeyboard: [RectTimeline.Sample]? { loggedSamples(of: .keyboard) }

  /// The bar's places in a log, in order of time; nil for fewer than two.
  package var loggedBar: [RectTimeline.Sample]? { loggedSamples(of: .inputBar) }

  private func loggedSamples(of role: LayerRole) -> [RectTimeline.Sample]? {
    guard source == .logged, let layer = log.commits.first?.root.layer(of: role) else { return nil }
    guard let places = layer.track(.position), let sizes = layer.track(.bounds),
      places.track.values.count == sizes.track.values.count
    else { return nil }
    let samples = places.track.values.indices.map { index in
      let (place, size) = (places.track.values[index], sizes.track.values[index])
      return RectTimeline.Sample(
        time: places.begin + places.track.keyTimes[index] * places.length,
        rect: CGRect(
          x: place[0] - size[2] / 2, y: place[1] - size[3] / 2, width: size[2], height: size[3]))
    }
    return samples.count > 1 ? samples : nil
  }

  /// True if it was made of a log that says nothing of a bar, so that there is nothing to judge.
  package var lacksBar: Bool {
    source == .logged && log.commits.allSatisfy { $0.root.layer(of: .inputBar) == nil }
  }
}

extension LayerSnapshot {
  fileprivate func layer(of role: LayerRole) -> LayerSnapshot? {
    if self.role == role { return self }
    for layer in sublayers {
      if let found = layer.layer(of: role) { return found }
    }
    return nil
  }

  fileprivate func track(
    _ property: AnimatedProperty
  ) -> (track: PropertyTrack, begin: Double, length: Double)? {
    for animation in animations {
      if case .track(let track) = animation.change, track.property == property {
        return (track, animation.beginTime, animation.timing.duration)
      }
    }
    return nil
  }
}
