import LayerGeometry
import Scenes

extension RecordedClip {
  /// Throws where what is not known of the edges, or of the points of a pixel, turns the verdict.
  ///
  /// A bar that ends anywhere in a range is right, or has a fault, by where in it that is; so it is far from
  /// a keyboard whose way does not say where its top is.
  func requireVerdict() throws(RecordingError) {
    try requireSureTop()
    try requireSurePoints()
    let uncertainty = recording.uncertainty
    guard uncertainty < ClipLimits.greatestMargin else { throw .wrongInput(reasonOfDoubt) }
    let doubt = footDoubt ?? 0
    let limit = ClipLimits.clearly * uncertainty
    let depths = motions.hidden
    guard !isOff(by: limit, orHigherBy: doubt, besides: depths) else { return }
    let depth = depths.values.max() ?? 0
    guard depth <= limit || depth > uncertainty + doubt else {
      throw .wrongInput(
        "below what shows in the bar it is as plain as the page: it may end \(doubt.tenths) pt higher,"
          + " and is under the keyboard or not by that; give --bar TOP..BOTTOM as it is while the"
          + " keyboard is open")
    }
    guard depth > 0 || !isUnseenWhileOpen else { throw reading.noBar }
    guard doubt > 0, let margin = doubtfulMargin(foot: doubt, uncertainty) else { return }
    func place(_ gap: Double) -> String { "\(abs(gap).tenths) pt \(gap < 0 ? "below" : "above")" }
    throw .wrongInput(
      "the lowest rows of the bar are plain: it may end from \(place(margin)) to"
        + " \(place(margin + doubt)) the keyboard's top, and is right or not by that; give --bar"
        + " TOP..BOTTOM as it is while the keyboard is open")
  }

  /// The reason why the edges are known too little for any verdict.
  private var reasonOfDoubt: String {
    growth > topDoubt
      ? "what moves with the keyboard has moved by \(growth.tenths) pt between two rests that are"
        + " alike, as a list does: give --bar TOP..BOTTOM as the bar is while the keyboard is open"
      : "the keyboard's top is not where its way leads, by \(topDoubt.tenths) pt: give --keyboard Y,"
        + " its top in points while it is open"
  }

  /// The distance of the bar from the keyboard in a rest in which it is right or not by where it ends, or by
  /// how large a point is; nil where all rests are judged alike, or the bar keeps it from the safe area too.
  private func doubtfulMargin(foot doubt: Double, _ uncertainty: Double) -> Double? {
    let own = -ClipLimits.samePlace - uncertainty...ClipLimits.greatestMargin
    return margins.first { margin in
      let highest = margin + doubt
      return (margin...max(highest, highest * (1 + reading.scaleDoubt))).isPartly(in: own)
        && !reading.keepsFromSafeArea(margin)
    }
  }

  /// Throws where no way says where the keyboard's top is, and the bar does not rest on it.
  private func requireSureTop() throws(RecordingError) {
    let own = -ClipLimits.samePlace...ClipLimits.greatestMargin
    guard !isTopGiven, wayDoubt == .infinity,
      let margin = margins.first(where: { !own.contains($0) })
    else { return }
    throw .wrongInput(
      "what is taken for the keyboard's top is \(margin.tenths) pt from the bar at rest, and no way"
        + " of the keyboard says that it is its top: give --keyboard Y, its top in points while it is"
        + " open")
  }

  /// Throws where a distance at rest is the bar's own margin only if a point is larger than it is taken to be, or
  /// is too large for one, and how much of the bar's distance to the screen's bottom is its own is not known: a
  /// screen that has the clip's shape has no safe area, but another one may.
  private func requireSurePoints() throws(RecordingError) {
    let own = -Double.infinity...ClipLimits.greatestMargin
    let home = reading.seenClosedBar.map { reading.height - $0 } ?? 0
    let isAreaSure = Double(reading.device.safeArea.bottom) > 0 || home < ClipLimits.samePlace
    func isOfArea(_ margin: Double) -> Bool { !isAreaSure && !own.contains(margin) }
    guard !reading.isExact,
      let margin = margins.first(where: {
        guard $0 > 0, !reading.isSafeArea($0) else { return false }
        return isOfArea($0)
          || !reading.keepsFromSafeArea($0)
            && ($0 * (1 - reading.scaleDoubt)...$0).isPartly(in: own)
      })
    else { return }
    let what = isOfArea(margin) ? "how high its safe area is" : "how large a point is"
    throw .wrongInput(
      "the bar ends \(margin.tenths) pt above the keyboard on \(reading.device.name), and is right or not by"
        + " \(what): give --device NAME")
  }

  /// The distances of the bar from the keyboard in the rests that show both, in points.
  private var margins: [Double] {
    let rests = reading.scenery.rests.rests
    return rests.indices.filter { rests[$0].isSure }.compactMap { index in
      reading.keyboardTops[index].flatMap { top in reading.barBottoms[index].map { top - $0 } }
    }
  }

  /// True if no rest with a keyboard shows the bar, though some are seen.
  private var isUnseenWhileOpen: Bool {
    let rests = zip(reading.scenery.rests.rests, reading.keyboardTops)
    return margins.isEmpty && rests.contains { $0.isSure && $1 != nil }
  }

  /// True if some frame shows the bar above its right place by more than a limit, or below it and the keyboard's top,
  /// wherever it ends; in points.
  private func isOff(
    by limit: Double, orHigherBy doubt: Double, besides hidden: [Int: Double]
  ) -> Bool {
    let times = Set(hidden.keys.map { clock.times[$0] })
    return recordedStretches.contains { stretch in
      stretch.times.indices.contains { index in
        let bar = stretch.barBottom[index]
        let off = bar - stretch.guideTop[index]
        let low = min(off, bar - stretch.keyboardTop[index])
        return !stretch.hidden.contains(index) && !times.contains(stretch.times[index])
          && (off < -limit || low > limit + doubt)
      }
    }
  }
}

extension ClosedRange<Double> {
  /// True if some of it is in another range, and some is not.
  func isPartly(in other: ClosedRange) -> Bool {
    overlaps(other) && clamped(to: other) != self
  }
}
