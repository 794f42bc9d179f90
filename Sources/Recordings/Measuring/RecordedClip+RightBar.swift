import LayerGeometry
import MotionFits
import Scenes

extension RecordedClip {
  /// True if a bar stays where it was while a finger drags the keyboard down, and on the way back
  /// after that.
  func isBarLeft(in stretch: ClipMotions.Stretch) -> Bool {
    guard stretch.phase == .dragging else { return false }
    let ways = draggedWays(in: stretch).filter { $0.way > ClipLimits.leastWay }
    guard stretch.from > stretch.to else {
      let half = max((ways.map(\.way).max() ?? 0) / 2, 2 * ClipLimits.leastWay)
      let dragged = ways.filter { $0.way < half }
      return dragged.count >= ClipLimits.someFrames && dragged.allSatisfy(\.isStill)
    }
    let drag = motions.stretches.first { $0.frames.upperBound == stretch.frames.lowerBound }
    return drag.map(isBarLeft) == true && ways.allSatisfy(\.isStill)
  }

  /// The distance that a finger has dragged the keyboard in each frame that shows both edges;
  /// `isStill` where the bar is where it rests while that is open.
  private func draggedWays(in stretch: ClipMotions.Stretch) -> [(way: Double, isStill: Bool)] {
    let track = reading.track
    let isBack = stretch.from > stretch.to
    let open = isBack ? stretch.frames.upperBound : stretch.frames.lowerBound
    guard let rest = track.barBottom[open] else { return [] }
    return stretch.frames.compactMap { frame in
      guard let top = track.keyboardTop[frame], let bar = track.barBottom[frame] else { return nil }
      return (top - min(stretch.from, stretch.to), abs(bar - rest) < ClipLimits.stillPoints)
    }
  }
}

extension ClipMotions.Stretch {
  /// The bottom of a right bar beside a keyboard.
  ///
  /// In an animation it has gone the same share of its way as the keyboard. Under a finger it moves
  /// with the keyboard down to its own rest as well; and when the finger lifts, it goes on from
  /// there: it may be anywhere between the two.
  ///
  /// - Parameters:
  ///   - top: where the keyboard's top is, in points.
  ///   - bar: where the bar's bottom is.
  ///   - isLeft: whether a finger drags the keyboard away from the bar.
  /// - Returns: its place, in points; of a dragged one the place that is nearest to the bar.
  func rightBar(forKeyboardAt top: Double, beside bar: Double, isLeft: Bool) -> Double {
    let share = rightBar(forKeyboardAt: top)
    guard phase == .dragging else { return share }
    let along = draggedBar(forKeyboardAt: top)
    return isLeft ? along : min(max(bar, min(share, along)), max(share, along))
  }

  /// The bottom of a right bar: it has gone the same share of its way as the keyboard.
  func rightBar(forKeyboardAt top: Double) -> Double {
    guard abs(to - from) > 1e-6 else { return barTo }
    return barFrom + (top - from) / (to - from) * (barTo - barFrom)
  }

  /// The bottom of a bar that moves with a keyboard under a finger, down to its own rest.
  fileprivate func draggedBar(forKeyboardAt top: Double) -> Double {
    let (open, bar, home) = from < to ? (from, barFrom, barTo) : (to, barTo, barFrom)
    return min(top - (open - bar), max(home, bar))
  }
}

/// The rests of keyboard and right bar, at both ends of their ways; in points.
private struct RightWay {
  /// The keyboard's top while it is open.
  let top: Double
  /// The bar's bottom then.
  let bar: Double
  /// The bar's bottom while the keyboard is closed.
  let home: Double
  /// The keyboard's top while it is closed.
  let height: Double

  /// The bottom of a right bar: it has gone the same share of its way as the keyboard.
  func bar(forKeyboardAt top: Double) -> Double {
    home + (height - top) / (height - self.top) * (bar - home)
  }
}

extension RecordedClip {
  /// The bottom of a right bar; the highest such place where the clip's ends cut off the rests that
  /// say which one it is.
  func rightBar(
    forKeyboardAt top: Double, beside bar: Double, in stretch: ClipMotions.Stretch, isLeft: Bool
  ) -> Double {
    let own = stretch.rightBar(forKeyboardAt: top, beside: bar, isLeft: isLeft)
    guard stretch.isCut else { return own }
    return rightWays(of: stretch).map { $0.bar(forKeyboardAt: top) }.reduce(own, min)
  }

  /// The ways on which a bar may be right.
  private func rightWays(of stretch: ClipMotions.Stretch) -> [RightWay] {
    guard stretch.phase == .opening || stretch.phase == .closing else { return [] }
    let isOpening = stretch.phase == .opening
    let height = reading.height
    let top = isOpening ? stretch.to : stretch.from
    let bar = isOpening ? stretch.barTo : stretch.barFrom
    let isOpenCut = isOpening ? stretch.isCutAfter : stretch.isCutBefore
    var rests = [(top: top, bar: bar)]
    if reading.scenery.isCut, isOpenCut {
      let highest = min(top, height * (1 - ClipLimits.greatestKeyboard))
      rests = [top, highest].flatMap { [($0, $0), ($0, $0 - ClipLimits.greatestMargin)] }
    }
    let homes = reading.seenClosedBar.map { [$0] } ?? likelyHomes(of: stretch)
    return rests.flatMap { rest in
      homes.map { RightWay(top: rest.top, bar: rest.bar, home: $0, height: height) }
    }
  }

  /// The likely rests of the bar while the keyboard is closed, in a clip that does not show it.
  private func likelyHomes(of stretch: ClipMotions.Stretch) -> [Double] {
    guard let curve = stretch.bar, curve.share < ClipLimits.sureShare, !stretch.isBarInstant else {
      return [reading.height - ClipLimits.greatestHome]
    }
    let end = stretch.phase == .opening ? curve.from : curve.from + curve.travel
    return [end]
  }

  /// Throws where the clip shows no motion from rest to rest, and what it shows does not say which edge is
  /// the keyboard's, or which place is the bar's.
  func requireSureEdges() throws(RecordingError) {
    guard reading.scenery.isCut else { return }
    // If another edge than the bar's was taken for its lower one, it does not rest where bars do.
    let home = reading.height - Double(reading.device.safeArea.bottom)
    let isHome = reading.seenClosedBar.map { abs($0 - home) < ClipLimits.samePlace } ?? true
    guard isWayWhole, isHome, isBarAboveKeyboard else {
      let (before, after) = reading.missingRests
      let missing = [before, after].compactMap(\.self).joined(separator: " and ")
      throw .wrongInput(
        "no motion of the keyboard is shown from rest to rest (\(missing) is missing), and what is"
          + " shown does not say where the keyboard's top and the bar are. Film, or leave in with"
          + " --from and --to, a quarter of a second of the rests before and after a motion, or give"
          + " --keyboard Y and --bar TOP..BOTTOM, as they are while the keyboard is open")
    }
  }

  /// True if the bar is close above the keyboard wherever the clip shows that at rest.
  private var isBarAboveKeyboard: Bool {
    let rests = reading.scenery.rests.rests
    return rests.indices.allSatisfy { index in
      guard rests[index].isSure, let top = reading.keyboardTops[index],
        let bar = reading.barBottoms[index]
      else { return true }
      return (-ClipLimits.samePlace...ClipLimits.nearby).contains(top - bar)
    }
  }
}
