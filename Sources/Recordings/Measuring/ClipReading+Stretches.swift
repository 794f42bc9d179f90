import LayerGeometry
import Foundation
import Scenes

extension ClipReading {
  /// The motions of the keyboard, with where it and a right bar are before and after each.
  func stretches() -> [ClipMotions.Stretch] {
    let rests = scenery.rests.rests
    return zip(rests.indices, rests.indices.dropFirst()).flatMap {
      before, after -> [ClipMotions.Stretch] in
      guard !creeps(from: before, to: after), let phase = phase(from: before, to: after) else {
        return []
      }
      let isTurned = rests[before].isTurn || rests[after].isTurn
      let stretch = ClipMotions.Stretch(
        frames: lastFrame(at: before)...firstFrame(at: after),
        around: (turningFrame(at: before) ?? rests[before].frames.lowerBound)...(turningFrame(
          at: after) ?? rests[after].frames.upperBound),
        phase: phase, isTurned: isTurned, from: keyboardTop(at: before),
        to: keyboardTop(at: after), barFrom: rightBar(at: before), barTo: rightBar(at: after),
        isCutBefore: rests[before].isCut, isCutAfter: rests[after].isCut)
      return stretch.cut(where: track.keyboardTop)
    }
  }

  /// The last frame of a rest, from which a motion begins; the first one that the clip shows where its end
  /// cuts the rest off.
  private func lastFrame(at before: Int) -> Int {
    let rest = scenery.rests.rests[before]
    return turningFrame(at: before)
      ?? (rest.isCut ? rest.frames.lowerBound : rest.frames.upperBound)
  }

  /// The frame in which a motion comes to a rest; the last one that the clip shows where its end cuts the
  /// rest off.
  private func firstFrame(at after: Int) -> Int {
    let rest = scenery.rests.rests[after]
    return turningFrame(at: after) ?? (rest.isCut ? rest.frames.upperBound : firstAtRest(in: after))
  }

  /// True if a keyboard only comes to its rest, or begins to leave it, where the clip's end cuts
  /// that off.
  private func creeps(from before: Int, to after: Int) -> Bool {
    let rests = scenery.rests.rests
    return keyboardTops[before] != nil && keyboardTops[after] != nil
      && (rests[before].isCut || rests[after].isCut)
  }

  /// The frame between two rests in which a keyboard that comes back is seen lowest; nil where a rest is
  /// none that turns round.
  private func turningFrame(at turn: Int) -> Int? {
    let rests = scenery.rests.rests
    guard rests[turn].isTurn else { return nil }
    let frames = rests[turn - 1].frames.upperBound + 1..<rests[turn + 1].frames.lowerBound
    let lowest = frames.max { (track.keyboardTop[$0] ?? 0) < (track.keyboardTop[$1] ?? 0) }
    return lowest.flatMap { track.keyboardTop[$0] == nil ? nil : $0 } ?? rests[turn].shown
  }

  /// The keyboard's phase between two rests; nil where it stays, or is not seen to slide.
  private func phase(from before: Int, to after: Int) -> Phase? {
    if let slide = scenery.slides.first(where: { $0.before == before }),
      keyboardTops[slide.openRest] != nil
    {
      return slide.isOpening ? .opening : .closing
    }
    guard let one = keyboardTops[before], let other = keyboardTops[after] else { return nil }
    return abs(one - other) > ClipLimits.samePoint ? .resizing : nil
  }

  /// The first frame of a rest in which both edges are where most of it shows them: a spring creeps there, and
  /// the last frame may be read as one on the way.
  private func firstAtRest(in rest: Int) -> Int {
    let frames = scenery.rests.rests[rest].frames
    let near = 0.25 / rowsPerPoint
    func first(_ edge: [Double?]) -> Int? {
      let places = edge[frames].compactMap(\.self).sorted()
      return frames.first { frame in
        edge[frame].map { abs($0 - places[places.count / 2]) < near } ?? true
      }
    }
    return [track.keyboardTop, track.barBottom].compactMap(first).max() ?? frames.lowerBound
  }

  /// The keyboard's top in a rest; the screen's bottom while it is closed.
  private func keyboardTop(at rest: Int) -> Double { keyboardTops[rest] ?? height }

  /// The bottom of a right bar in a rest.
  ///
  /// A distance to the keyboard is the bar's own margin if it keeps that from the safe area as well. Another
  /// one is too, but as great as the safe area or greater than any margin it is a gap; a bar below the
  /// keyboard's top is wrong in any case.
  func rightBar(at rest: Int) -> Double {
    guard let top = keyboardTops[rest] else { return closedBar(at: rest) }
    return top - margin(at: rest)
  }

  private func margin(at rest: Int) -> Double {
    let seen = scenery.rests.rests[rest].isSure ? barBottoms[rest] : nil
    let own = seen.flatMap { bar in keyboardTops[rest].map { $0 - bar } }
    let main = scenery.main.openRest
    let known =
      own ?? barBottoms[main].flatMap { bar in keyboardTops[main].map { $0 - bar } } ?? 0
    func isUsual(_ margin: Double) -> Bool {
      margin <= ClipLimits.greatestMargin && !isSafeArea(margin)
    }
    guard known > 0, !isUsual(known), !keepsFromSafeArea(known) else { return max(0, known) }
    let least = ClipLimits.samePlace + ClipLimits.scaleDoubt * safeArea
    return seenClosedBars.map { height - safeArea - $0 }.first { $0 > least && isUsual($0) } ?? 0
  }

  /// True if a distance to the keyboard is the safe area: it is as large, or, where a point's size is not known, a bar
  /// that rests on the safe area keeps as much from the screen's bottom.
  func isSafeArea(_ margin: Double) -> Bool {
    let (off, near) = (abs(margin - safeArea), ClipLimits.samePlace)
    guard safeArea > 0, off > near else { return safeArea > 0 }
    return off < safeAreaDoubt
      && seenClosedBars.contains { abs(height - $0 - margin) < near }
  }

  /// True if a distance to the keyboard is the bar's distance to the safe area while that is closed.
  ///
  /// The bar then goes as far as the keyboard does above the safe area, wherever it ends.
  func keepsFromSafeArea(_ margin: Double) -> Bool {
    seenClosedBars.contains { abs(height - safeArea - $0 - margin) < safeAreaDoubt }
  }

  private var safeArea: Double { Double(device.safeArea.bottom) }

  /// The points by which a distance that is the safe area may be another one.
  private var safeAreaDoubt: Double { ClipLimits.samePlace + scaleDoubt * safeArea }

  /// The bottom of a right bar in a rest without a keyboard: the bar's own where that is as in the first such
  /// rest, but for what codecs move an edge by; above the safe area where no such rest is seen.
  private func closedBar(at rest: Int) -> Double {
    guard let first = seenClosedBar else { return height - safeArea }
    let own = scenery.rests.rests[rest].isSure ? barBottoms[rest] : nil
    return own.flatMap { abs($0 - first) * rowsPerPoint < ClipLimits.slip ? $0 : nil } ?? first
  }

  /// The bar's bottom while the keyboard is closed; nil where the clip does not show that.
  var seenClosedBar: Double? { seenClosedBars.first }

  private var seenClosedBars: [Double] {
    scenery.rests.rests.indices.filter {
      keyboardTops[$0] == nil && scenery.rests.rests[$0].isSure
    }.compactMap { barBottoms[$0] }
  }
}
