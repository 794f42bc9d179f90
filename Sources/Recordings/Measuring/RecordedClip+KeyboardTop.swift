import Foundation
import LayerGeometry
import MotionFits
import Scenes

extension RecordedClip {
  /// The keyboard's tops in open rests, by their places, by the way that it goes, in points; none
  /// where that agrees with the edge that was found, or is unknown.
  ///
  /// A keyboard comes from below the screen and goes there: its top is as far above the bottom as its
  /// way is long, whichever of its edges was followed. Keyboards of one height are one.
  var keyboardTopsByWay: [Int: Double] {
    var tops: [Int: Double] = [:]
    for slide in reading.scenery.slides {
      guard let top = reading.keyboardTops[slide.openRest] else { continue }
      tops[slide.openRest] = keyboardTopByWay(from: top, at: slide.openRest)
    }
    return tops
  }

  /// The top of a keyboard by the ways to and from where it was found in a rest.
  private func keyboardTopByWay(from top: Double, at rest: Int) -> Double? {
    let height = reading.height
    guard let (mean, error) = offByWays(from: top),
      height - top + mean < ClipLimits.greatestKeyboard * height, top - mean < height
    else { return nil }
    // If the clip does not show the keyboard at rest, or the screen's size is not known, its top may be
    // between any two pixels.
    if !reading.isExact || reading.scenery.isCut && !reading.scenery.rests.rests[rest].isSure {
      return abs(mean) > max(ClipLimits.greatestError, 3 * error) ? top - mean : nil
    }
    let own = reading.device.usualKeyboardHeights.map { height - $0 }
      .filter { abs($0 - (top - mean)) < max(1.25, 3 * error) }
      .min { abs($0 - (top - mean)) < abs($1 - (top - mean)) }
    let least =
      own == nil ? max(ClipLimits.samePlace, 3 * error) : max(ClipLimits.greatestError, error)
    return abs(mean) > least ? own ?? (top - mean).rounded() : nil
  }

  /// The points by which the keyboard's ways do not lead to the edge that is taken for its top.
  var topDoubt: Double { isTopGiven ? 0 : wayDoubts.max() ?? 0 }

  /// The same; infinity where no way says so.
  var wayDoubt: Double { wayDoubts.max() ?? .infinity }

  private var wayDoubts: [Double] {
    reading.scenery.slides.compactMap { reading.keyboardTops[$0.openRest] }
      .compactMap { offByWays(from: $0).map { abs($0.mean) + $0.error } }
  }

  /// True if the keyboard's ways lead from below the screen, or to there.
  var isWayWhole: Bool {
    guard let top = reading.keyboardTops[reading.scenery.main.openRest],
      let (mean, error) = offByWays(from: top)
    else { return false }
    return abs(mean) < max(ClipLimits.samePlace, 3 * error)
  }

  /// Throws where what was followed goes back on one of its ways, unless a curve leads from below the screen, or
  /// to there, or another way follows a system's: it is now one row of keys and now another one.
  func requireWay() throws(RecordingError) {
    let ways = motions.stretches.filter {
      ($0.phase == .opening || $0.phase == .closing) && $0.isWhole
    }
    let broken = ways.map { way in
      let outward = way.phase == .closing ? Array(way.frames) : way.frames.reversed()
      return !ClipReading.returns(of: reading.track.keyboardTop, over: outward, below: 0).isEmpty
    }
    let near = ClipLimits.restShare * reading.height
    let isSure = zip(ways, broken).contains { way, isBroken in
      guard let curve = way.keyboard else { return false }
      let end = way.phase == .opening ? curve.from : curve.from + curve.travel
      if curve.isProfile, !isBroken, curve.share < ClipLimits.closeShare { return true }
      return abs(end - reading.height) < near
    }
    guard broken.contains(true), !isSure else { return }
    let top = "give --keyboard Y, the keyboard's top in points while it is open, or "
    throw .wrongInput(
      "what slides does not go below the screen on one way: \(isTopGiven ? "" : top)film it as it comes"
        + " up and goes")
  }

  /// The distance below the screen's bottom at which the followed edge begins or ends by all ways
  /// to and from one top, with the error of that; nil where no way says so.
  private func offByWays(from top: Double) -> (mean: Double, error: Double)? {
    let ways = motions.stretches.filter { abs(min($0.from, $0.to) - top) < 1 }
    let whole = ways.filter { !$0.isCut }
    let all = (whole.isEmpty ? ways : whole).compactMap(off)
    // Beside one that is much surer the others say nothing.
    let surest = all.map(\.error).min() ?? 0
    let offs = all.filter { $0.error <= ClipLimits.muchCloser * surest }
    let weight = offs.map { 1 / ($0.error * $0.error) }.reduce(0, +)
    guard weight > 0 else { return nil }
    let mean = offs.map { $0.value / ($0.error * $0.error) }.reduce(0, +) / weight
    // Ways that do not agree with each other are less sure than each of them looks.
    let scatter = offs.map { abs($0.value - mean) }.max() ?? 0
    return (mean, max(1 / weight.squareRoot(), scatter / 2))
  }

  /// The distance below the screen's bottom at which the followed edge begins or ends, with the
  /// error of that.
  private func off(_ stretch: ClipMotions.Stretch) -> (value: Double, error: Double)? {
    guard stretch.phase == .opening || stretch.phase == .closing, !stretch.isTurned,
      let fit = stretch.keyboard, fit.isProfile, fit.share < ClipLimits.sureShare
    else { return nil }
    let seen = stretch.frames.compactMap { reading.track.keyboardTop[$0] }
    guard let highest = seen.min(), let lowest = seen.max() else { return nil }
    let moving = seen.count { $0 > highest + 1 }
    // The part of the way that is not seen is guessed from the rest of it.
    let share = min(1, (lowest - highest) / abs(fit.travel))
    let rms = max(fit.rms, 0.05 / reading.rowsPerPoint)
    let error = 3 * rms / (Double(max(1, moving)).squareRoot() * share * share)
    let off = (stretch.phase == .opening ? fit.from : fit.from + fit.travel) - reading.height
    // What is far off is so, however little of the way says how far.
    guard moving > 2, error < max(ClipLimits.greatestError, abs(off) / ClipLimits.muchCloser) else {
      return nil
    }
    return (off, error)
  }
}
