extension MotionFit {
  /// The candidate that the motion followed, as ``best`` is, where the samples can contradict it; else nil.
  ///
  /// They can where more of them are on the way than the curve has free numbers: through two positions
  /// leads every curve.
  public var certain: FitCandidate? {
    guard let best else { return nil }
    guard kind == .animated else { return motion.window.count > 3 ? best : nil }
    // A rest says where the way begins, or ends.
    let rests = [motion.startsAtRest, motion.endsAtRest].count { $0 }
    return motion.samples.count - held > best.kind.freeNumbers + 2 - rests ? best : nil
  }
}

extension FitCandidate.Kind {
  /// How many numbers of a curve between two known places are free: its start, and what shapes it.
  fileprivate var freeNumbers: Int {
    switch self {
    case .instant, .profile: 1
    case .timingFunction: 2
    case .spring: 3
    case .bezier: 6
    }
  }
}
