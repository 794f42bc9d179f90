extension AnimationTiming {
  /// The first time at which the way is done up to a share of it, in 0...duration.
  ///
  /// It is found by bisection, to the precision of the number, on the rise from 0; curves that
  /// swing rise for the first time up to 1.
  ///
  /// - Parameter share: The fraction of the way; above 1 it counts as 1.
  /// - Returns: Seconds since the beginning.
  public func time(ofProgress share: Double) -> Double {
    guard share > 0 else { return 0 }
    var (low, high) = (0.0, firstTime(reaching: min(share, 1)))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.progress(at: middle, duration: duration) < share {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  /// An upper bound of the first time at `share`: the first of 512 steps that has reached it.
  private func firstTime(reaching share: Double) -> Double {
    let count = 512
    for index in 1..<count {
      let time = duration * Double(index) / Double(count)
      if curve.progress(at: time, duration: duration) >= share { return time }
    }
    return duration
  }
}
