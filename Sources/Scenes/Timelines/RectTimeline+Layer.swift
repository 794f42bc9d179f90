import AnimationCurves
import Foundation
import LayerTrees

extension RectTimeline {
  /// The times at which the layer is committed anew, in seconds.
  var commitTimes: [Double] { moves.map(\.time) }

  /// The layer as it is committed at a time: where it ends, and what it has left to go.
  func layer(_ id: Int, _ role: LayerRole, at time: Double) -> LayerSnapshot {
    let begun = moves.prefix { $0.time <= time }
    let rect = samples.last?.rect ?? begun.last?.rect ?? start
    return LayerSnapshot(
      id: LayerID(id), role: role, model: LayerValues(at: rect),
      backgroundColor: role == .keyboardGuide ? nil : LayerColor(red: 1, green: 1, blue: 1),
      animations: samples.count > 1 ? tracks : animations(of: begun, at: time))
  }

  /// The animations of the moves so far, each with the way that it has left to go.
  private func animations(of begun: ArraySlice<Move>, at time: Double) -> [PropertyAnimation] {
    var old = start
    var animations: [PropertyAnimation] = []
    for move in begun {
      defer { old = move.rect }
      guard move.time + move.timing.duration > time else { continue }
      for change in PropertyAnimation.Change.changes(from: old, to: move.rect) {
        animations.append(
          PropertyAnimation(change: change, beginTime: move.time, timing: move.timing))
      }
    }
    return animations
  }

  /// The samples as key frames with straight lines between them.
  private var tracks: [PropertyAnimation] {
    let begin = samples[0].time
    let length = samples[samples.count - 1].time - begin
    let keyTimes = samples.map { ($0.time - begin) / length }
    guard
      let timing = try? AnimationTiming(curve: .timingFunction(.linear), duration: length)
    else { return [] }
    let positions = samples.map { AnimatedNumbers($0.rect.midX, $0.rect.midY) }
    let bounds = samples.map { AnimatedNumbers(0, 0, $0.rect.width, $0.rect.height) }
    return [(AnimatedProperty.position, positions), (.bounds, bounds)].map { property, values in
      PropertyAnimation(
        change: .track(PropertyTrack(property, values: values, keyTimes: keyTimes)),
        beginTime: begin, timing: timing)
    }
  }
}

extension LayerValues {
  /// A layer that fills a rectangle of the screen.
  init(at rect: CGRect) {
    self.init(
      position: CGPoint(x: rect.midX, y: rect.midY),
      bounds: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
  }
}

extension PropertyAnimation.Change {
  /// The changes that lead from one rectangle to another.
  fileprivate static func changes(from old: CGRect, to new: CGRect) -> [Self] {
    var changes: [Self] = []
    let (dx, dy) = (Double(old.midX - new.midX), Double(old.midY - new.midY))
    let (width, height) = (Double(old.width - new.width), Double(old.height - new.height))
    if dx != 0 || dy != 0 { changes.append(.position(dx: dx, dy: dy)) }
    if width != 0 || height != 0 {
      changes.append(.bounds(dx: 0, dy: 0, dWidth: width, dHeight: height))
    }
    return changes
  }
}

extension AnimatedNumbers {
  fileprivate init(_ numbers: CGFloat...) {
    self = .zero
    for (index, number) in numbers.enumerated() { self[index] = Double(number) }
  }
}
