/// A spring's solution, with everything computed that does not depend on time.
///
/// With the decay a = ratio * frequency, C(t) = cos(wt), 1 or cosh(bt) and S(t) = sin(wt)/w, t or
/// sinh(bt)/b by regime, the progress is z(t) + v0 e^(-at) S(t), where the response to a step is
/// z = 1 - e^(-at) (C(t) + a S(t)). That difference would cancel at small times; there it is put
/// together from what the series of its functions have beyond their first terms.
struct SpringMotion: Sendable {
  /// The decay compared with the frequency.
  enum Regime: Sendable {
    /// Swings.
    case underdamped
    /// On the border of swinging.
    case critical
    /// Creeps.
    case overdamped
  }

  /// The regime.
  let regime: Regime
  /// The undamped angular frequency.
  let frequency: Double
  /// The rate of decay: the damping ratio times the frequency.
  let decay: Double
  /// The velocity at the start.
  let initialVelocity: Double
  /// Of a spring that swings its angular frequency, of one that creeps sqrt(a^2 - frequency^2).
  let detuning: Double
  /// 1 / detuning, or 0.
  private let reciprocal: Double
  /// Of a spring that creeps the slower of its two rates of decay, else the decay.
  let slowDecay: Double

  init(frequency: Double, ratio: Double, initialVelocity: Double) {
    self.frequency = frequency
    self.initialVelocity = initialVelocity
    decay = ratio * frequency
    if ratio < 1 {
      regime = .underdamped
      detuning = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      slowDecay = decay
    } else if ratio == 1 {
      regime = .critical
      detuning = 0
      slowDecay = decay
    } else {
      regime = .overdamped
      let root = (ratio - 1).squareRoot() * (ratio + 1).squareRoot()
      detuning = frequency * root
      slowDecay = frequency / (ratio + root)
    }
    reciprocal = detuning > 0 ? 1 / detuning : 0
  }

  /// The spring's state at four times.
  typealias State = (progress: SIMD4<Double>, velocity: SIMD4<Double>)

  /// The parts of a spring's state at four times.
  private typealias Response = (
    step: SIMD4<Double>, impulse: SIMD4<Double>, level: SIMD4<Double>
  )

  /// Returns progress and velocity at four times; both are 0 before the start.
  @inline(__always)
  func state(at times: SIMD4<Double>) -> State {
    // From here on nothing changes any more, unless nothing is damped; an angle stays finite.
    let times = times.replacing(with: 1e200, where: times .> 1e200)
    let response =
      switch regime {
      case .underdamped: underdamped(times)
      case .critical: critical(times)
      case .overdamped: overdamped(times)
      }
    let velocity =
      frequency * frequency * response.impulse
      + initialVelocity * (response.level - decay * response.impulse)
    let progress = response.step + initialVelocity * response.impulse
    return (
      progress.replacing(with: 0, where: times .<= 0),
      velocity.replacing(with: 0, where: times .< 0)
    )
  }

  /// Calls with the progress at each of a number of times, which are computed by fours.
  @inline(__always)
  func forEachProgress(_ count: Int, at time: (Int) -> Double, _ body: (Int, Double) -> Void) {
    var index = 0
    while index < count {
      let last = min(index + 3, count - 1)
      let (second, third) = (min(index + 1, last), min(index + 2, last))
      let (progress, _) = state(at: SIMD4(time(index), time(second), time(third), time(last)))
      // Where there are fewer than four the last comes several times.
      body(index, progress[0])
      body(second, progress[1])
      body(third, progress[2])
      body(last, progress[3])
      index += 4
    }
  }

  @inline(__always)
  private func underdamped(_ times: SIMD4<Double>) -> Response {
    let envelope = VectorExponential(-decay * times)
    let angle = detuning * times
    let wave = VectorWave(angle)
    let level = envelope.value * wave.cosine
    let impulse = envelope.value * wave.sine * reciprocal
    let step = 1 - (level + decay * impulse)
    let isSmall = envelope.isSmall .& wave.isSmall
    // e^x = 1 + x + x^2 Q, sin y = y + y^3 P, cos y = 1 + y^2 R, with x = -at and y = wt:
    // z = -(x^2 Q + a t y^2 P) - (e^x - 1) a S - e^x y^2 R
    let x = envelope.exponent
    let square = angle * angle
    let drag = decay * times
    let beyond = x * x * envelope.tail + drag * square * wave.sineTail
    let swing = drag * (1 + square * wave.sineTail)
    let small =
      -beyond - envelope.partMinusOne * swing - envelope.value * square * wave.cosineTail
    return (step.replacing(with: small, where: isSmall), impulse, level)
  }

  @inline(__always)
  private func critical(_ times: SIMD4<Double>) -> Response {
    let envelope = VectorExponential(-decay * times)
    let impulse = envelope.value * times
    let step = 1 - (envelope.value + decay * impulse)
    let x = envelope.exponent
    // z = 1 - (1 - x) e^x = x (e^x - 1) - x^2 Q
    let small = x * envelope.partMinusOne - x * x * envelope.tail
    return (step.replacing(with: small, where: envelope.isSmall), impulse, envelope.value)
  }

  @inline(__always)
  private func overdamped(_ times: SIMD4<Double>) -> Response {
    let envelope = VectorExponential(-slowDecay * times)
    let gap = VectorExponential(-2 * detuning * times)
    // G = (1 - e^(-2bt)) / 2b and z = -(e^x - 1) - e^x l G with the slow decay l
    let spread = -0.5 * reciprocal * gap.minusOne
    let impulse = envelope.value * spread
    let step = -envelope.minusOne - envelope.value * (slowDecay * spread)
    let x = envelope.exponent
    let y = gap.exponent * gap.tail
    let small = x * (y - x * envelope.tail + envelope.partMinusOne * (1 + y))
    let isSmall = envelope.isSmall .& gap.isSmall
    return (
      step.replacing(with: small, where: isSmall), impulse, envelope.value - detuning * impulse
    )
  }
}
