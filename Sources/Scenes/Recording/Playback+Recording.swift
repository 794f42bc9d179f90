import AnimationCurves
import Foundation
import LayerTrees

extension Playback {
  /// A stretch of a recording in which something moves, sample by sample.
  package struct RecordedStretch {
    package var phase: Phase
    /// The time of each sample, in seconds, ascending; two or more.
    package var times: [Double]
    package var keyboardTop: [Double]
    package var barTop: [Double]
    package var barBottom: [Double]
    /// The bottom of a right bar.
    package var guideTop: [Double]
    /// The samples at which keyboard or bar cannot be seen.
    package var hidden: Set<Int>
    /// True if things rest after it; else the recording ends on the way.
    package var endsAtRest: Bool

    package init(
      phase: Phase, times: [Double], keyboardTop: [Double], barTop: [Double],
      barBottom: [Double], guideTop: [Double], hidden: Set<Int>,
      endsAtRest: Bool = true
    ) {
      self.phase = phase
      self.times = times
      self.keyboardTop = keyboardTop
      self.barTop = barTop
      self.barBottom = barBottom
      self.guideTop = guideTop
      self.hidden = hidden
      self.endsAtRest = endsAtRest
    }
  }

  /// The playback of a clip: stretches in order, each resting as it ends until the next one.
  ///
  /// - Parameters:
  ///   - scene: what reports call it, the device and the tolerances.
  ///   - recording: what is known of the clip.
  ///   - stretches: one or more; the first begins with what rests before it.
  package init(
    scene: SceneCase, recording: Recording, stretches: [RecordedStretch]
  ) {
    var (log, phases) = (CommitLog(), PhaseLog())
    for (index, stretch) in stretches.enumerated() {
      phases.enter(stretch.phase, at: index == 0 ? 0 : stretch.times[0])
      if let last = stretch.times.last, stretch.endsAtRest, stretch.phase != .open,
        stretch.phase != .closed
      {
        let isUp = (stretch.keyboardTop.last ?? 0) < Double(scene.device.size.height) - 1
        phases.enter(isUp ? .open : .closed, at: last)
      }
      // A stretch that begins as another one ends goes on from there.
      let end = index + 1 < stretches.count ? stretches[index + 1].times[0] : .infinity
      for commit in stretch.commits(on: scene.device)
      where commit.time > (log.commits.last?.time ?? -1) && commit.time < end {
        log.append(commit)
      }
    }
    self.init(
      scene: scene, source: .filmed(recording), log: log, phases: phases)
  }
}

extension Playback.RecordedStretch {
  /// A commit at its start, and one wherever something is hidden or shows again.
  fileprivate func commits(on device: Device) -> [Commit] {
    var commits: [Commit] = []
    for index in times.indices
    where index == 0 || hidden.contains(index) != hidden.contains(index - 1) {
      commits.append(
        Commit(time: times[index], root: root(isHidden: hidden.contains(index), on: device)))
    }
    return commits
  }

  private func root(isHidden: Bool, on device: Device) -> LayerSnapshot {
    let height = Double(device.size.height)
    let bottoms = times.map { _ in height }
    let keyboardBottoms = keyboardTop.map { max(height, $0 + 1) }
    let width = Double(device.size.width)
    let fill = layer(7, .plain, times.map { _ in 0 }, times.map { _ in height }, width)
    let bar = layer(2, .inputBar, barTop, barBottom, width, isHidden: isHidden, holding: [fill])
    let guide = layer(
      4, .keyboardGuide, guideTop, zip(bottoms, guideTop).map { max($0, $1) }, width)
    let keyboard = layer(6, .keyboard, keyboardTop, keyboardBottoms, width)
    let windows = [(1, bar), (3, guide), (5, keyboard)].map { id, layer in
      LayerSnapshot(
        id: LayerID(id), role: .window, model: LayerValues(at: device.bounds), sublayers: [layer])
    }
    return LayerSnapshot(
      id: LayerID(0), role: .screen, model: LayerValues(at: device.bounds), sublayers: windows)
  }

  private func layer(
    _ id: Int, _ role: LayerRole, _ tops: [Double], _ bottoms: [Double], _ width: Double,
    isHidden: Bool = false, holding sublayers: [LayerSnapshot] = []
  ) -> LayerSnapshot {
    func rect(_ index: Int) -> CGRect {
      CGRect(x: 0, y: tops[index], width: width, height: max(0, bottoms[index] - tops[index]))
    }
    return LayerSnapshot(
      id: LayerID(id), role: role, model: LayerValues(at: rect(times.count - 1)),
      isHidden: isHidden,
      backgroundColor: role == .keyboardGuide ? nil : LayerColor(red: 1, green: 1, blue: 1),
      animations: tracks(times.indices.map(rect)), sublayers: sublayers)
  }

  /// The samples as key frames with straight lines between them; none where nothing moves.
  private func tracks(_ rects: [CGRect]) -> [PropertyAnimation] {
    guard times.count > 1, Set(rects.map(\.minY)).count > 1 || Set(rects.map(\.maxY)).count > 1
    else { return [] }
    let (begin, length) = (times[0], times[times.count - 1] - times[0])
    guard
      let timing = try? AnimationTiming(curve: .timingFunction(.linear), duration: length)
    else { return [] }
    let keyTimes = times.map { ($0 - begin) / length }
    let positions = rects.map { AnimatedNumbers([$0.midX, $0.midY]) }
    let bounds = rects.map { AnimatedNumbers([0, 0, $0.width, $0.height]) }
    return [(AnimatedProperty.position, positions), (.bounds, bounds)].map { property, values in
      PropertyAnimation(
        change: .track(PropertyTrack(property, values: values, keyTimes: keyTimes)),
        beginTime: begin, timing: timing)
    }
  }
}

extension AnimatedNumbers {
  fileprivate init(_ numbers: [CGFloat]) {
    self = .zero
    for (index, number) in numbers.enumerated() { self[index] = Double(number) }
  }
}
