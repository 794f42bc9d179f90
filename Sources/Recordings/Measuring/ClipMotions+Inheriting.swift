import MotionFits
import Scenes

extension ClipMotions {
  /// A keyboard of which one motion shows too little goes as it does in another one, if that fits.
  mutating func inheritKeyboards(
    _ unclear: [Int: MotionFit], of reading: ClipReading, at times: [Double]
  ) {
    let known = stretches.compactMap(\.keyboard).filter(\.isProfile)
    guard let model = known.min(by: { $0.share < $1.share }) else { return }
    for (index, fit) in unclear {
      let same = fit.candidates.first {
        $0.name == model.name && $0.share < ClipLimits.poorShare
      }
      stretches[index].keyboard = same ?? stretches[index].keyboard
    }
    for index in stretches.indices
    where stretches[index].keyboard == nil && stretches[index].isWhole {
      stretches[index].keyboard = stretches[index].keyboard(as: model, in: reading, at: times)
    }
  }

  /// A bar of which one motion shows too little goes as it does in another one, as long after the
  /// keyboard, if that leads through all its places that are read.
  mutating func inheritBars(_ reading: ClipReading, _ times: [Double]) {
    let edge = reading.track.barBottom
    let counts = stretches.map { stretch in
      stretch.bar == nil ? 0 : min(ClipLimits.enoughFrames, stretch.barsOnWay(edge).count)
    }
    let known = stretches.indices.filter {
      stretches[$0].bar != nil && stretches[$0].keyboard != nil && !stretches[$0].isBarInstant
    }
    let hidden = stretches.map { $0.hidesBar(edge, from: reading.track.keyboardTop) }
    guard let most = known.map({ counts[$0] }).max(),
      let index = known.filter({ counts[$0] == most }).min(by: { one, other in
        hidden[one] == hidden[other]
          ? (stretches[one].bar?.share ?? 1) < (stretches[other].bar?.share ?? 1) : hidden[other]
      })
    else { return }
    let model = stretches[index]
    for other in stretches.indices
    where counts[other] < most || hidden[other] && !hidden[index] {
      guard let likely = stretches[other].bar(as: model, edge) else { continue }
      if counts[other] < most { stretches[other].likelyBar = likely }
      guard let bar = stretches[other].bar(along: likely, in: reading, at: times) else { continue }
      stretches[other].bar = bar
    }
  }
}

extension ClipMotions.Stretch {
  /// True if the keyboard is seen on its way in frames that do not show the bar.
  func hidesBar(_ bar: [Double?], from keyboard: [Double?]) -> Bool {
    let rests = ClipLimits.restShare * abs(to - from)
    let hiding = frames.filter { frame in
      bar[frame] == nil
        && keyboard[frame].map { min(abs($0 - from), abs($0 - to)) > rests } ?? false
    }
    return hiding.count >= ClipLimits.fewFrames
  }

  /// The places of a bar in the frames that show it on its way.
  func barsOnWay(_ edge: [Double?]) -> [Double] {
    places(of: edge, between: barFrom, and: barTo)
  }

  /// The places of an edge in the frames that show it between two rests, and not near them.
  func places(of edge: [Double?], between from: Double, and to: Double) -> [Double] {
    let rests = ClipLimits.restShare * abs(to - from)
    return frames.compactMap { edge[$0] }.filter { min(abs($0 - from), abs($0 - to)) > rests }
  }

  /// The bar's curve in another motion as this one's, as long after the keyboard.
  fileprivate func bar(as model: ClipMotions.Stretch, _ edge: [Double?]) -> FitCandidate? {
    guard let keyboard, let bar = model.bar, let before = model.keyboard, !isBarInstant else {
      return nil
    }
    let (from, to) = (edge[frames.lowerBound] ?? barFrom, edge[frames.upperBound] ?? barTo)
    guard abs(to - from) > ClipLimits.leastWay else { return nil }
    return bar.begun(at: keyboard.start + bar.start - before.start, from: from, to: to)
  }

  /// The keyboard's curve in another motion from one of this one's rests to the other; nil where it does
  /// not lead through its places that are seen.
  fileprivate func keyboard(
    as model: FitCandidate, in reading: ClipReading, at times: [Double]
  ) -> FitCandidate? {
    guard abs(to - from) > ClipLimits.leastWay else { return nil }
    let begun = model.begun(at: times[frames.lowerBound], from: from, to: to)
    let seen = places(of: reading.track.keyboardTop, in: reading, at: times)
    let length = times[frames.upperBound] - times[frames.lowerBound]
    // From the first frame to the last a curve may begin anywhere.
    let starts = stride(from: -0.1, through: length, by: 0.004).map { begun.start + $0 }
    let rough = starts.map { begun.begun(at: $0, from: from, to: to).left(over: seen) }
    return rough.min { $0.rms < $1.rms }.flatMap { nearer($0, to: seen, in: reading) }
  }

  /// The bar's curve as it is likely, begun where it leads closest to the places read; nil where it does
  /// not lead through them.
  fileprivate func bar(
    along likely: FitCandidate, in reading: ClipReading, at times: [Double]
  ) -> FitCandidate? {
    nearer(
      likely, to: places(of: reading.track.barBottom, in: reading, at: times), in: reading)
  }

  private typealias Place = (time: Double, place: Double)

  /// The places and times at which an edge is seen, without the frames that repeat the one before.
  private func places(
    of edge: [Double?], in reading: ClipReading, at times: [Double]
  ) -> [Place] {
    let row = 1 / reading.rowsPerPoint
    return frames.filter { !reading.isRepeated[$0] }.compactMap { frame in
      guard let place = edge[frame] else { return nil }
      let isHeld =
        frame > frames.lowerBound && min(abs(place - from), abs(place - to)) > 2 * row
        && edge[frame - 1].map { abs(place - $0) < ClipLimits.heldPlace * row } ?? false
      return isHeld ? nil : (time: times[frame], place: place)
    }
  }

  private func nearer(
    _ curve: FitCandidate, to seen: [Place], in reading: ClipReading
  ) -> FitCandidate? {
    let (from, to) = (curve.from, curve.from + curve.travel)
    let near = 2 / reading.rowsPerPoint
    // A frame that shows a rest says little: the first one of a motion may repeat the last one
    // before it.
    let seen = seen.filter { abs($0.place - from) > near && abs($0.place - to) > near }
    guard seen.count >= ClipLimits.fewFrames else { return nil }
    var fit = curve
    for _ in 0..<3 {
      let resting = RestingCurve(fit, from: from, to: to, within: .infinity)
      fit = fit.begun(at: resting.nearer(to: seen, limit: .infinity).start, from: from, to: to)
    }
    fit = fit.left(over: seen)
    return fit.share < ClipLimits.closeShare ? fit : nil
  }
}

extension FitCandidate {
  /// The same with what it leaves over of places that are seen.
  fileprivate func left(over seen: [(time: Double, place: Double)]) -> FitCandidate {
    left(over: seen.map { $0.place - value(at: $0.time) })
  }
}

extension ClipMotions {
  /// Notes which motions are a finger's: a way down along which no system's curve leads, and the way back.
  ///
  /// In the clip's other motions one does then; and a bar that follows one moves with an animation.
  mutating func noteDrags(_ fits: [MotionFit?], beside bars: [MotionFit?]) {
    let others = stretches.indices.filter {
      stretches[$0].phase == .opening && !stretches[$0].isTurned
    }
    let least = others.compactMap { fits[$0]?.profileShare }.min()
    for index in stretches.indices {
      let stretch = stretches[index]
      if stretch.phase == .closing, let fit = fits[index], bars[index]?.best?.isProfile != true,
        fit.isByFinger(least.map { ClipLimits.clearlyMore * $0 })
      {
        stretches[index].phase = .dragging
      } else if stretch.isTurned, stretch.phase == .opening, index > 0,
        stretches[index - 1].phase == .dragging
      {
        stretches[index].phase = .dragging
      }
    }
  }
}

extension ClipMotions.Stretch {
  /// True if it is one motion of an animation from one rest to another.
  var isWhole: Bool { !isTurned && phase != .dragging }

  /// True if a fit may name its curve: where two animations add up, only that of a system's spring
  /// is one as well.
  func names(_ fit: MotionFit) -> Bool { !isTurned || fit.best?.isProfile == true }
}

extension FitCandidate {
  /// True if it is a system keyboard's own curve.
  var isProfile: Bool {
    if case .profile = kind { true } else { false }
  }
}

extension MotionFit {
  /// The residual of the system's curve that fits best, as a share of the travel.
  fileprivate var profileShare: Double? {
    candidates.filter(\.isProfile).map(\.share).min()
  }

  /// True if a finger moves a keyboard on this way: no system's curve follows it within a limit
  /// that the fits of other motions give.
  fileprivate func isByFinger(_ limit: Double?) -> Bool {
    guard kind == .animated || kind == .dragged, motion.samples.count >= ClipLimits.fingerFrames,
      let closest = profileShare, let first = candidates.first
    else { return false }
    let isAlong = first.share < closest / ClipLimits.muchCloser
    // Without another motion nothing says how well the clip's frames fit.
    let least = limit != nil && isAlong ? ClipLimits.leaveShare : ClipLimits.noProfileShare
    return closest > max(least, limit ?? 0)
      && (kind == .dragged || first.share < closest / ClipLimits.closer)
  }
}
