import AnimationCurves
import Foundation
import LayerTrees

extension Playback {
  /// The keyboard's places in a log, in order of time; nil for fewer than two.
  ///
  /// An imported playback has its positions as key frames. Between two of them it is drawn on a straight
  /// line, of which the log says nothing.
  package var loggedKeyboard: [RectTimeline.Sample]? { loggedSamples(of: .keyboard) }

  /// The bar's places in a log, as of the keyboard.
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
