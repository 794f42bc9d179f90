import Scenes

extension ClipMotions.Stretch {
  /// Points that a keyboard is from its rest at least while it is away, and at most while it is there.
  private static let (away, home) = (20.0, 0.5)
  /// Frames in which it is away.
  private static let leastFrames = 3

  /// The motion, cut where the keyboard comes back to its open rest while other things move on, and leaves
  /// it again.
  ///
  /// - Parameter tops: where the keyboard's top is in each frame, in points.
  /// - Returns: One motion, or three: a way down and a way back are besides what is left of it.
  func cut(where tops: [Double?]) -> [ClipMotions.Stretch] {
    guard !isTurned, phase == .opening || phase == .closing else { return [self] }
    let open = min(from, to)
    let isClosing = phase == .closing
    func isHome(_ frame: Int) -> Bool { tops[frame].map { abs($0 - open) < Self.home } ?? false }
    guard let rest = isClosing ? frames.last(where: isHome) : frames.first(where: isHome) else {
      return [self]
    }
    let swing = isClosing ? frames.lowerBound...rest : rest...frames.upperBound
    let away = swing.filter { tops[$0].map { $0 > open + Self.away } ?? false }
    guard away.count >= Self.leastFrames,
      let turn = away.max(by: { (tops[$0] ?? 0) < (tops[$1] ?? 0) }),
      let left = (swing.lowerBound..<turn).last(where: isHome),
      let back = (turn...swing.upperBound).first(where: isHome)
    else { return [self] }
    let down = part(
      of: isClosing ? frames.lowerBound...turn : left...turn, .closing, isTurned: true)
    let up = part(of: turn...(isClosing ? back : frames.upperBound), .opening, isTurned: true)
    let whole = isClosing ? rest...frames.upperBound : frames.lowerBound...rest
    let other = part(of: whole, phase, isTurned: false)
    return isClosing ? [down, up, other] : [other, down, up]
  }

  /// A part of the motion, between the same rests.
  private func part(
    of frames: ClosedRange<Int>, _ phase: Phase, isTurned: Bool
  ) -> ClipMotions.Stretch {
    let isSame = phase == self.phase
    let lower = frames.lowerBound == self.frames.lowerBound ? around.lowerBound : frames.lowerBound
    let upper = frames.upperBound == self.frames.upperBound ? around.upperBound : frames.upperBound
    return ClipMotions.Stretch(
      frames: frames, around: lower...upper, phase: phase, isTurned: isTurned,
      from: isSame ? from : to, to: isSame ? to : from, barFrom: isSame ? barFrom : barTo,
      barTo: isSame ? barTo : barFrom,
      isCutBefore: isCutBefore && frames.lowerBound == self.frames.lowerBound,
      isCutAfter: isCutAfter && frames.upperBound == self.frames.upperBound)
  }
}
