import Foundation
import LayerGeometry
import MotionFits
import Scenes

extension RecordedClip {
  /// Points that the keyboard's way may be off by itself, and where it leads to a place at which this
  /// device's keyboards have their tops.
  private static let (leastOff, leastUsualOff) = (1.4, 0.6)
  /// The same for an edge that is where they have their tops.
  private static let leastFarOff = 6.0
  /// Points: what is farther off is no edge of the same keyboard.
  private static let greatestOff = 30.0
  /// Points: how far off a way's beginning may be that says where the keyboard's top is.
  private static let greatestError = 0.6
  /// The residual of a way, as a share of it, that says where it begins.
  private static let greatestShare = 0.0025

  /// Where the keyboard's top is in open rests, by their places, by the way that it goes, in points; none
  /// where that agrees with the edge that was found, or is unknown.
  ///
  /// A keyboard comes from below the screen and goes there: its top is as far above the bottom as its
  /// way is long, whichever of its edges was followed. Keyboards of one height are one.
  var keyboardTopsByWay: [Int: Double] {
    var tops: [Int: Double] = [:]
    for slide in reading.scenery.slides {
      guard let top = reading.keyboardTops[slide.openRest] else { continue }
      tops[slide.openRest] = keyboardTopByWay(from: top)
    }
    return tops
  }

  /// Where the top is of a keyboard by the ways to and from where it was found.
  private func keyboardTopByWay(from top: Double) -> Double? {
    let ways = motions.stretches.filter { abs(min($0.from, $0.to) - top) < 1 }
    let offs = ways.compactMap { off($0) }
    let weight = offs.map { 1 / ($0.error * $0.error) }.reduce(0, +)
    guard weight > 0 else { return nil }
    let mean = offs.map { $0.value / ($0.error * $0.error) }.reduce(0, +) / weight
    // Ways that do not agree with each other are less sure than each of them looks.
    let scatter = offs.map { abs($0.value - mean) }.max() ?? 0
    let error = max(1 / weight.squareRoot(), scatter / 2)
    let height = reading.height
    let usual = reading.device.usualKeyboardHeights.map { height - $0 }
    let own = usual.filter { abs($0 - (top - mean)) < max(1.25, 3 * error, 0.15 * abs(mean)) }
      .min { abs($0 - (top - mean)) < abs($1 - (top - mean)) }
    let other = own ?? (top - mean).rounded()
    let isUsual = usual.contains { abs($0 - top) < 0.5 }
    guard abs(mean) < Self.greatestOff else { return nil }
    // An edge where this device's keyboards have their tops is only left for one far away.
    if isUsual { return abs(mean) > max(Self.leastFarOff, 3 * error) ? other : nil }
    if let own, abs(mean) > max(Self.leastUsualOff, error) { return own }
    return abs(mean) > max(Self.leastOff, 3 * error) ? other : nil
  }

  /// How far below the screen's bottom the edge that was followed begins or ends, and how far off that
  /// may be.
  private func off(_ stretch: ClipMotions.Stretch) -> (value: Double, error: Double)? {
    guard stretch.phase == .opening || stretch.phase == .closing, !stretch.isTurned,
      let fit = stretch.keyboard,
      case .profile = fit.kind, fit.share < Self.greatestShare
    else { return nil }
    let seen = stretch.frames.compactMap { reading.track.keyboardTop[$0] }
    guard let highest = seen.min(), let lowest = seen.max() else { return nil }
    let moving = seen.count { $0 > highest + 1 }
    // What is not seen of the way is guessed from the rest of it.
    let share = min(1, (lowest - highest) / abs(fit.travel))
    let rms = max(fit.rms, 0.05 / reading.rowsPerPoint)
    let error = 3 * rms / (Double(max(1, moving)).squareRoot() * share * share)
    guard moving > 2, error < Self.greatestError else { return nil }
    let low = stretch.phase == .opening ? fit.from : fit.from + fit.travel
    return (low - reading.height, error)
  }
}
