import MotionFits
import Scenes

extension ClipMotions {
  /// The factor by which a system's curve has to leave more of a finger's way than of the ways that
  /// fit it best.
  private static let clearly = 5.0

  /// Notes which motions are a finger's: a way down along which no system's curve leads, and the way back.
  ///
  /// One does in the clip's other motions then; and a bar that follows one moves with an animation.
  mutating func noteDrags(_ fits: [MotionFit?], beside bars: [MotionFit?]) {
    let others = stretches.indices.filter {
      stretches[$0].phase == .opening && !stretches[$0].isTurned
    }
    let least = others.compactMap { fits[$0]?.profileShare }.min()
    for index in stretches.indices {
      let stretch = stretches[index]
      if stretch.phase == .closing, let fit = fits[index], bars[index]?.best?.isProfile != true,
        fit.isByFinger(least.map { Self.clearly * $0 })
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
  fileprivate var isProfile: Bool {
    if case .profile = kind { true } else { false }
  }
}

extension MotionFit {
  /// The residuals, as shares of the travel, of a system's curve that a keyboard does not follow: where
  /// another curve leads along all of its way, and else, for frames that were dropped leave some as well.
  private static let (leastShare, noProfileShare) = (0.012, 0.03)
  /// The factors by which such another curve is closer.
  private static let (muchCloser, closer) = (10.0, 3.0)
  /// Frames on the way that say so.
  private static let leastFrames = 6

  /// The residual of the system's curve that fits best, as a share of the travel.
  fileprivate var profileShare: Double? {
    candidates.filter(\.isProfile).map(\.share).min()
  }

  /// True if a finger moves a keyboard that goes so; the residual of another motion's fit is less
  /// than a limit.
  fileprivate func isByFinger(_ limit: Double?) -> Bool {
    guard kind == .animated || kind == .dragged, motion.samples.count >= Self.leastFrames,
      let closest = profileShare, let first = candidates.first
    else { return false }
    let isAlong = first.share < closest / Self.muchCloser
    // Without another motion nothing says how well the clip's frames fit.
    let least = limit != nil && isAlong ? Self.leastShare : Self.noProfileShare
    return closest > max(least, limit ?? 0)
      && (kind == .dragged || first.share < closest / Self.closer)
  }
}
