extension Recording {
  /// Seconds: two edges of the same curve that begin within this begin at once.
  package static let leastDelay = 0.0004
  /// Seconds by which a frame may show an edge early or late because of how it was coded.
  private static let slip = 0.0003
  /// Seconds by which a motion may begin otherwise where the frames that show it do not say when, and by
  /// which frames are shown early or late that were picked of more frames than the clip has.
  private static let (unseenSlip, sparseSlip) = (0.002, 0.008)
  /// Frames per second below which screens are not recorded, but made of other clips.
  private static let leastRate = 26.0

  /// True if a clip of that many frames per second is likely to be made of one of more.
  package static func isSparse(rate: Double) -> Bool { rate < leastRate }

  /// The distance by which the two edges together may be off in a frame, in points.
  ///
  /// The faster the edges go, the farther they are from where they were a moment ago. Where one of them
  /// is not seen, its place comes from its curve, and the curve's beginning from frames farther away;
  /// but two other frames that show both say that there is a distance.
  ///
  /// - Parameters:
  ///   - frame: its number.
  ///   - frames: those that show the same finding.
  /// - Returns: The recording's uncertainty at rest, more on the way; half of it where the bar is late
  ///   in every motion, or early in every one.
  public func uncertainty(in frame: Int, among frames: ClosedRange<Int>) -> Double {
    guard track.times.indices.contains(frame), !covered.contains(frame) else { return uncertainty }
    if isSeen(in: frame), isDelaySure(at: track.times[frame]) { return leastUncertainty }
    let isSparse = Self.isSparse(rate: rate)
    let isSeen = isSeen(in: frame) || !isSparse && frames.count(where: isSeen) >= 2
    let unseenSlip = isSparse ? Self.sparseSlip : Self.unseenSlip
    return uncertainty + (isSeen ? Self.slip : unseenSlip) * speed(in: frame)
  }

  /// The least distance by which the two edges together may be off, in points.
  package var leastUncertainty: Double {
    motions.contains { isDelaySure(at: $0.start) } ? uncertainty / 2 : uncertainty
  }

  /// True if the bar repeats the keyboard's motion, and as much later in a motion as in others: all
  /// frames of them say then how far off it is.
  private func isDelaySure(at time: Double) -> Bool {
    guard let motion = motions.last(where: { $0.start <= time }), time <= motion.end,
      motion.delay != nil
    else { return false }
    let delays = motions.compactMap(\.delay)
    return delays.count > 1
      && (delays.allSatisfy { $0 > Self.leastDelay } || delays.allSatisfy { $0 < -Self.leastDelay })
  }

  /// True if a frame shows both edges.
  package func isSeen(in frame: Int) -> Bool {
    track.times.indices.contains(frame) && track.keyboardTop[frame] != nil
      && track.barBottom[frame] != nil
  }

  /// The speed of the faster edge around a frame, in points a second.
  private func speed(in frame: Int) -> Double {
    let ends = [(frame - 1, frame), (frame, frame + 1)]
    return [track.keyboardTop, track.barBottom].flatMap { edge in
      ends.compactMap { one, other -> Double? in
        guard one >= 0, other < edge.count, let from = edge[one], let to = edge[other] else {
          return nil
        }
        return abs(to - from) / max(1e-4, track.times[other] - track.times[one])
      }
    }.max() ?? 0
  }
}
