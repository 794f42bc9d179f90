import AnimationCurves
import Testing

@testable import MotionFits

/// Which curve counts as the one that a motion followed: bounds of residuals and of samples.
@Suite struct FitVerdictTests {
  private static let kinds: [(kind: FitCandidate.Kind, poor: Double, free: Int)] = [
    (.profile(.iOS18), 0.01, 1), (.timingFunction, 0.01, 2), (.spring, 0.006, 3),
    (.bezier, 0.004, 6),
  ]

  private func candidate(_ kind: FitCandidate.Kind, share: Double) -> FitCandidate {
    FitCandidate(
      name: "\(kind)", kind: kind, parameters: [], timing: KeyboardProfile.iOS18.timing, start: 0,
      from: 0, travel: 200, rms: share * 200, share: share)
  }

  private func fit(
    _ candidates: [FitCandidate], _ kind: MotionFit.Kind = .animated, samples: Int = 30,
    held: Int = 0, rests: (before: Bool, after: Bool) = (true, true)
  ) -> MotionFit {
    let motion = SampledMotion(
      samples: 4..<(4 + samples), window: 0..<(samples + 8), start: 0, end: 1, from: 0, to: 200,
      startsAtRest: rests.before, endsAtRest: rests.after)
    return MotionFit(motion: motion, kind: kind, candidates: candidates, held: held)
  }

  /// What bends more freely has to fit closer.
  @Test func aPoorFitIsNone() {
    for (kind, poor, _) in Self.kinds {
      #expect(fit([candidate(kind, share: 0.99 * poor)]).best?.kind == kind)
      #expect(fit([candidate(kind, share: 1.01 * poor)]).best == nil)
      for other in [MotionFit.Kind.dragged, .hidden] {
        #expect(fit([candidate(kind, share: 0)], other).best == nil)
      }
    }
    #expect(fit([candidate(.instant, share: 0.029)], .instant).best != nil)
    #expect(fit([candidate(.instant, share: 0.031)], .instant).best == nil)
    #expect(fit([]).best == nil)
  }

  /// Two fit alike up to 1.25 times the first one's residual.
  @Test(arguments: [(1.24, false), (1.26, true)])
  func twoFitAlike(_ ratio: Double, _ isBest: Bool) {
    let both = [
      candidate(.profile(.iOS18), share: 0.002), candidate(.timingFunction, share: 0.002 * ratio),
    ]
    #expect((fit(both).best != nil) == isBest)
  }

  /// Where the system is known, no other one's keyboard moves so.
  @Test func ofSystemsOnlyTheKnownOneCounts() {
    let all = fit([
      candidate(.profile(.iOS26), share: 0.002), candidate(.profile(.iOS18), share: 0.0022),
      candidate(.timingFunction, share: 0.009),
    ])
    #expect(all.best == nil)
    let name = KeyboardProfile.iOS18.name
    #expect(all.of(system: name).candidates.map(\.kind) == [.profile(.iOS18), .timingFunction])
    #expect(all.of(system: name).best?.kind == .profile(.iOS18))
    #expect(all.of(system: nil) == all)
  }

  /// A curve is certain where more samples are on the way than it has free numbers; a rest that does
  /// not show leaves one more of them free, and what is held says nothing.
  @Test func certainIsWhatSamplesCouldContradict() {
    for (kind, _, free) in Self.kinds {
      for rests in [(true, true), (true, false), (false, true), (false, false)] {
        let unknown = free + [rests.0, rests.1].count { !$0 }
        for samples in 1..<12 {
          for held in 0...min(2, samples) {
            let fit = fit([candidate(kind, share: 0)], samples: samples, held: held, rests: rests)
            #expect((fit.certain != nil) == (samples - held > unknown))
          }
        }
      }
    }
    #expect(fit([candidate(.instant, share: 0)], .instant, samples: 0).certain != nil)
  }

  /// A residual's mean square is over the samples, and its share is of the travel.
  @Test func whatIsLeftOverIsAMeanSquare() {
    let left = candidate(.spring, share: 0).left(over: [3, -4, 0, 0])
    #expect(left.rms == 2.5 && left.share == 2.5 / 200)
    #expect(candidate(.spring, share: 0).left(over: [-3]).rms == 3)
    #expect(candidate(.spring, share: 0.5).left(over: []).rms == 0)
    let begun = candidate(.spring, share: 0.5).begun(at: 7, from: 5, to: 2)
    #expect(begun.start == 7 && begun.from == 5 && begun.travel == -3 && begun.rms == 0)
    #expect(begun.value(at: 6) == 5 && abs(begun.value(at: 9) - 2) < 1e-6)
  }
}
