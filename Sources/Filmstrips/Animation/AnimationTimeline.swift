import Scenes

/// The refreshes that an animation shows, and how long each is shown.
struct AnimationTimeline {
  struct Step {
    /// Seconds of the scene.
    let time: Double
    /// Seconds on the screen of whoever watches.
    let duration: Double
    /// How many seconds of the scene are left out after it; nil where the next refresh follows.
    var wait: Double?
  }

  let steps: [Step]

  /// Every refresh of what moves; a wait is cut to a hold of its last refresh.
  ///
  /// Nil where no row has a refresh.
  init?(_ film: Film, slowness: Double) {
    guard let selection = FrameSelection(film, columns: 1) else { return nil }
    let times = selection.reference.times
    let needed = FrameSelection.telling(film, reference: selection.reference)
    let ranges = MovingStretches(
      rows: film.rows, reference: selection.reference, needed: needed
    ).restingRanges(rows: film.rows, reference: selection.reference)
    let refresh = film.rate > 0 && film.rate.isFinite ? slowness / film.rate : slowness / 60
    var steps: [Step] = []
    for (number, range) in ranges.enumerated() {
      for index in range {
        guard index == range.upperBound else {
          // A refresh stands for those that are dropped after it.
          let count = ((times[index + 1] - times[index]) * slowness / refresh).rounded()
          steps.append(Step(time: times[index], duration: refresh * max(1, count)))
          continue
        }
        let next = ranges.indices.contains(number + 1) ? times[ranges[number + 1].lowerBound] : nil
        steps.append(
          Step(
            time: times[index],
            duration: next == nil ? FilmAnimation.endSeconds : refresh + FilmAnimation.holdSeconds,
            wait: next.map { $0 - times[index] }))
      }
    }
    self.steps = steps
  }
}
