import MotionFits

extension ClipMotions {
  /// The residual, over the travel, up to which a keyboard goes as it did before.
  private static let poorShare = 0.02

  /// A keyboard of which one motion shows too little goes as it does in another one, if that fits.
  mutating func inheritKeyboards(_ unclear: [Int: MotionFit]) {
    let known = stretches.compactMap(\.keyboard).filter {
      if case .profile = $0.kind { true } else { false }
    }
    guard let name = known.min(by: { $0.share < $1.share })?.name else { return }
    for (index, fit) in unclear {
      stretches[index].keyboard = fit.candidates.first {
        $0.name == name && $0.share < Self.poorShare
      }
    }
  }

  /// The residual, over the travel, up to which a bar goes as it does in another motion.
  fileprivate static let closeShare = 0.006
  /// Frames on its way that have to show it.
  fileprivate static let leastFrames = 2

  /// Frames on a bar's way that say which curve it follows.
  static let enoughFrames = 4

  /// A bar of which one motion shows too little goes as it does in another one, as long after the
  /// keyboard, if that leads through all its places that are read.
  mutating func inheritBars(_ reading: ClipReading, _ times: [Double]) {
    let edge = reading.track.barBottom
    let counts = stretches.map { stretch in
      stretch.bar == nil ? 0 : min(Self.enoughFrames, stretch.barsOnWay(edge).count)
    }
    let known = stretches.indices.filter {
      stretches[$0].bar != nil && stretches[$0].keyboard != nil && !stretches[$0].isBarInstant
    }
    guard let most = known.map({ counts[$0] }).max(),
      let model = known.filter({ counts[$0] == most }).map({ stretches[$0] })
        .min(by: { ($0.bar?.share ?? 1) < ($1.bar?.share ?? 1) })
    else { return }
    for index in stretches.indices where counts[index] < most {
      guard let likely = stretches[index].bar(as: model, edge) else { continue }
      stretches[index].likelyBar = likely
      guard let bar = stretches[index].bar(along: likely, in: reading, at: times) else { continue }
      stretches[index].bar = bar
    }
  }
}

extension ClipMotions.Stretch {
  /// The share of its way that a bar is from both of its rests at least while it is on its way.
  private static let restShare = 0.03

  /// Where a bar is in the frames that show it on its way.
  func barsOnWay(_ edge: [Double?]) -> [Double] {
    let rests = Self.restShare * abs(barTo - barFrom)
    return frames.compactMap { edge[$0] }.filter {
      min(abs($0 - barFrom), abs($0 - barTo)) > rests
    }
  }

  /// The bar's curve in another motion as this one's, as long after the keyboard.
  fileprivate func bar(as model: ClipMotions.Stretch, _ edge: [Double?]) -> FitCandidate? {
    guard let keyboard, let bar = model.bar, let before = model.keyboard, !isBarInstant,
      let from = edge[frames.lowerBound], let to = edge[frames.upperBound], abs(to - from) > 20
    else { return nil }
    return bar.begun(at: keyboard.start + bar.start - before.start, from: from, to: to)
  }

  /// The curve begun where it leads closest to the places read; nil where it does not lead through them.
  fileprivate func bar(
    along likely: FitCandidate, in reading: ClipReading, at times: [Double]
  ) -> FitCandidate? {
    let edge = reading.track.barBottom
    let (from, to) = (likely.from, likely.from + likely.travel)
    let seen = frames.filter { !reading.isRepeated[$0] }.compactMap { frame in
      edge[frame].map { (time: times[frame], place: $0) }
    }
    let near = 2 / reading.rowsPerPoint
    let moving = seen.count { abs($0.place - from) > near && abs($0.place - to) > near }
    guard moving >= ClipMotions.leastFrames else { return nil }
    var fit = likely
    for _ in 0..<3 {
      let curve = RestingCurve(fit, from: from, to: to, within: .infinity)
      fit = fit.begun(at: curve.nearer(to: seen, limit: .infinity).start, from: from, to: to)
    }
    fit = fit.left(over: seen.map { $0.place - fit.value(at: $0.time) })
    return fit.share < ClipMotions.closeShare ? fit : nil
  }
}
