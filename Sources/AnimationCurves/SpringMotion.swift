/// A spring's solution, with everything computed that does not depend on time.
///
/// With the decay a = ratio frequency and the impulse response e^(-at) S(t), where S is
/// sin(wt)/w, t or sinh(bt)/b by regime, the progress is z(t) + v0 e^(-at) S(t); z, the response
/// to a step, is 1 - e^(-at) (C(t) + a S(t)), or its power series where that would cancel.
struct SpringMotion {
  /// How the decay compares with the frequency.
  enum Regime {
    /// Oscillates with an angular frequency.
    case underdamped(Double)
    /// On the border of oscillating.
    case critical
    /// Creeps: half the difference of the two rates of decay, and the slower rate.
    case overdamped(difference: Double, slow: Double)
  }

  /// The undamped angular frequency.
  var frequency: Double
  /// The rate of decay: the damping ratio times the frequency.
  var decay: Double
  /// The velocity at the start.
  var initialVelocity: Double
  /// The regime.
  var regime: Regime

  init(_ spring: Spring) {
    let ratio = spring.effectiveDampingRatio
    frequency = spring.naturalFrequency
    decay = ratio * frequency
    initialVelocity = spring.initialVelocity
    if ratio < 1 {
      regime = .underdamped(frequency * ((1 - ratio) * (1 + ratio)).squareRoot())
    } else if ratio == 1 {
      regime = .critical
    } else {
      let root = (ratio - 1).squareRoot() * (ratio + 1).squareRoot()
      regime = .overdamped(difference: frequency * root, slow: frequency / (ratio + root))
    }
  }

  /// The free motion at a time: e^(-at) S(t) and e^(-at) C(t).
  @inline(__always)
  func response(at time: Double) -> (impulse: Double, level: Double) {
    switch regime {
    case .underdamped(let angular):
      let envelope = Elementary.exponential(-decay * time)
      let angle = angular * time
      return (envelope * Elementary.sine(angle) / angular, envelope * Elementary.cosine(angle))
    case .critical:
      let envelope = Elementary.exponential(-decay * time)
      return (envelope * time, envelope)
    case .overdamped(let difference, let slow):
      let envelope = Elementary.exponential(-slow * time)
      let impulse =
        envelope * -Elementary.exponentialMinusOne(-2 * difference * time) / (2 * difference)
      return (impulse, envelope - difference * impulse)
    }
  }

  /// Returns the progress at a time of 0 or later.
  func progress(at time: Double) -> Double {
    let (impulse, level) = response(at: time)
    if max(decay, frequency) * time < 0.5 {
      return stepSeries(at: time) + initialVelocity * impulse
    }
    return 1 - (level + (decay - initialVelocity) * impulse)
  }

  /// Returns the first derivative of the progress.
  func velocity(at time: Double) -> Double {
    let (impulse, level) = response(at: time)
    return frequency * frequency * impulse + initialVelocity * (level - decay * impulse)
  }

  /// Returns the response to a step by its power series, for times short of both 1/frequency and 1/decay.
  ///
  /// From z'' = w^2 (1 - z) - 2 a z': each term follows from the two before it.
  private func stepSeries(at time: Double) -> Double {
    let square = frequency * time * frequency * time
    let drag = 2 * decay * time
    var before = 0.0
    var term = 0.5 * square
    var sum = term
    var order = 2.0
    while abs(term) > 1e-18 * abs(sum), order < 60 {
      let next = -(drag * order * term + square * before) / ((order + 1) * (order + 2))
      before = term
      term = next
      sum += next
      order += 1
    }
    return sum
  }
}
