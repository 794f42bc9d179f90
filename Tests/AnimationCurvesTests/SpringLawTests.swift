import AnimationCurves
import Foundation
import SeededRandom
import Testing

@Suite struct SpringLawTests {
  /// Springs of every regime, masses from 0.01 to 100.
  private static func springs() throws -> [Spring] {
    var random = SplitMix64(seed: 7)
    var springs = [KeyboardProfile.iOS18.spring, KeyboardProfile.iOS26.spring]
    for ratio in [0, 0.05, 0.5, 0.999, 1 - 1e-9, 1, 1 + 1e-9, 1.001, 2, 8] {
      for velocity in [0, 12, -12.0] {
        let mass = pow(10, random.number(in: -2...2))
        let stiffness = pow(10, random.number(in: 0...4))
        springs.append(
          try Spring(
            mass: mass, stiffness: stiffness,
            damping: ratio * 2 * (mass * stiffness).squareRoot(), initialVelocity: velocity,
            allowsOverdamping: true))
      }
    }
    return springs
  }

  /// The damping with which a spring's equation holds.
  private func damping(_ spring: Spring) -> Double {
    let critical = 2 * (spring.mass * spring.stiffness).squareRoot()
    return spring.effectiveDampingRatio * critical
  }

  @Test func startsExactlyAtRestPositionWithItsVelocity() throws {
    for spring in try Self.springs() {
      #expect(spring.progress(at: 0) == 0)
      #expect(spring.velocity(at: 0) == spring.initialVelocity)
      #expect(spring.progress(at: -1) == 0)
      #expect(spring.velocity(at: -1) == 0)
      #expect(spring.acceleration(at: -1) == 0)
    }
  }

  /// Far out each of a batch is still its own: angles of more than 2^20 are computed otherwise.
  @Test func manyTurnsAreOneByOne() throws {
    let spring = try Spring(mass: 1, stiffness: 1e8, damping: 0)
    let times = [150.0, 120, 200, 0.25, 300, 110, 90, 401]
    var values = Array(repeating: 0.0, count: times.count)
    times.withUnsafeBufferPointer { times in
      values.withUnsafeMutableBufferPointer { spring.progress(at: times, into: $0) }
    }
    for (time, value) in zip(times, values) {
      #expect(value == spring.progress(at: time))
      #expect(abs(value - (1 - cos(1e4 * time))) < 1e-8)
    }
  }

  @Test func obeysItsEquationByFiniteDifferences() throws {
    for spring in try Self.springs() {
      let w = spring.naturalFrequency
      let ratio = max(1, spring.effectiveDampingRatio)
      let h = 1e-4 / (w * ratio)
      for step in 1...60 {
        let t = Double(step) * 0.11 / w
        let x = spring.progress(at: t)
        let velocity = (spring.progress(at: t + h) - spring.progress(at: t - h)) / (2 * h)
        let acceleration = (spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
        let scale = max(w, abs(spring.initialVelocity))
        #expect(abs(velocity - spring.velocity(at: t)) <= 1e-7 * scale * ratio)
        let residual =
          acceleration + damping(spring) / spring.mass * velocity + w * w * (x - 1)
        #expect(abs(residual) <= 1e-6 * w * scale * ratio * ratio, "\(spring) at \(t)")
      }
    }
  }

  @Test func obeysItsEquationByItsOwnDerivatives() throws {
    for spring in try Self.springs() {
      let w = spring.naturalFrequency
      for step in 0...60 {
        let t = Double(step) * 0.2 / w
        let force =
          spring.mass * spring.acceleration(at: t) + damping(spring) * spring.velocity(at: t)
          + spring.stiffness * (spring.progress(at: t) - 1)
        let scale = spring.stiffness * max(1, abs(spring.initialVelocity) / w)
        #expect(abs(force) <= 1e-13 * scale * max(1, spring.effectiveDampingRatio))
      }
    }
  }

  @Test func losesNoEnergyWithoutDamping() throws {
    let spring = try Spring(mass: 2, stiffness: 50, damping: 0, initialVelocity: 3)
    for step in 0...1000 {
      let t = Double(step) * 0.37
      let offset = spring.progress(at: t) - 1
      let energy = 25 * offset * offset + spring.velocity(at: t) * spring.velocity(at: t)
      #expect(abs(energy - 34) <= 1e-11)
    }
  }

  @Test func swingsAsTheCosineForManyTurns() throws {
    let spring = try Spring(mass: 1, stiffness: 1, damping: 0)
    var random = SplitMix64(seed: 9)
    for _ in 0..<20_000 {
      let t = random.number(in: 0...1.5e6)
      #expect(abs(spring.progress(at: t) - (1 - cos(t))) <= 1e-15, "at \(t)")
      #expect(abs(spring.velocity(at: t) - sin(t)) <= 1e-15, "at \(t)")
    }
  }

  @Test(arguments: [1e-15, 1e-12, 1e-9, 1e-6])
  func regimesMeetAtCriticalDamping(difference: Double) throws {
    let critical = try Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 4)
    for sign in [-1.0, 1] {
      let near = try Spring(
        mass: 1, stiffness: 100, damping: 20 * (1 + sign * difference), initialVelocity: 4,
        allowsOverdamping: true)
      for step in 0...200 {
        let t = Double(step) * 0.01
        let allowed = 2 * difference + 4e-15
        #expect(abs(near.progress(at: t) - critical.progress(at: t)) <= allowed)
        #expect(abs(near.velocity(at: t) - critical.velocity(at: t)) <= 20 * allowed)
      }
    }
  }

  @Test func comesToRestHoweverLateItIsAsked() throws {
    for spring in try Self.springs() where spring.damping > 0 {
      for t in [1e6, 1e100, Double.greatestFiniteMagnitude, .infinity] {
        #expect(abs(spring.progress(at: t) - 1) <= 1e-12, "\(spring) at \(t)")
        #expect(abs(spring.velocity(at: t)) <= 1e-12, "\(spring) at \(t)")
      }
    }
    #expect(try Spring().progress(at: .nan).isNaN)
  }

  @Test func batchesGiveTheSameBits() throws {
    var random = SplitMix64(seed: 11)
    for spring in try Self.springs() {
      let span = 20 / spring.naturalFrequency
      var times = (0..<101).map { _ in random.number(in: -0.1 * span...span) }
      times += [0, 1e-300, 1e7 * span, .infinity, -.infinity, span]
      let values = times.withUnsafeBufferPointer { times in
        [Double](unsafeUninitializedCapacity: times.count) { values, count in
          spring.progress(at: times, into: values)
          count = times.count
        }
      }
      for (time, value) in zip(times, values) {
        #expect(value.bitPattern == spring.progress(at: time).bitPattern, "\(spring) at \(time)")
      }
    }
  }

  @Test func settlesToAThousandthAfterTheFirstMultiple() throws {
    var random = SplitMix64(seed: 13)
    for _ in 0..<300 {
      let ratio = random.number(in: 1...40)
      let stiffness = pow(10, random.number(in: -3...5))
      let spring = try Spring(
        stiffness: stiffness, damping: ratio * 2 * stiffness.squareRoot(),
        initialVelocity: random.number(in: -50...50), allowsOverdamping: true)
      let tenths = (spring.settlingDuration * 10).rounded()
      #expect(tenths / 10 == spring.settlingDuration)
      #expect(abs(1 - spring.progress(at: tenths / 10)) < 0.001)
      let earlier = Swift.stride(from: 1, to: tenths, by: max(1, (tenths / 5000).rounded()))
      #expect(!earlier.contains { abs(1 - spring.progress(at: $0 / 10)) < 0.001 })
    }
  }

  /// What a spring is described by is what differs from the usual.
  @Test(arguments: [(0.0, false), (2.5, false), (0, true), (2.5, true)])
  func aSpringIsDescribedByItsNumbers(_ velocity: Double, _ overdamps: Bool) throws {
    let spring = try Spring(
      mass: 1, stiffness: 2, damping: 3, initialVelocity: velocity, allowsOverdamping: overdamps)
    let more = velocity == 0 ? "" : ", initialVelocity: 2.5"
    #expect(
      spring.description == "spring(mass: 1.0, stiffness: 2.0, damping: 3.0\(more)"
        + (overdamps ? ", allowsOverdamping: true)" : ")"))
  }

  @Test func impossibleSpringsAreRefused() {
    #expect(throws: CurveError.outOfRange(.mass, 0)) { try Spring(mass: 0) }
    #expect(throws: CurveError.outOfRange(.stiffness, -1)) { try Spring(stiffness: -1) }
    #expect(throws: CurveError.outOfRange(.damping, -0.5)) { try Spring(damping: -0.5) }
    #expect(throws: CurveError.outOfRange(.initialVelocity, .infinity)) {
      try Spring(initialVelocity: .infinity)
    }
    #expect(throws: CurveError.self) { try Spring(mass: .nan) }
    #expect(throws: CurveError.self) { try Spring(mass: 1e-300, stiffness: 1e300) }
    #expect(throws: CurveError.self) { try Spring(mass: 1e-300, stiffness: 1e-300, damping: 1e300) }
    #expect(throws: CurveError.outOfRange(.bounce, -1)) {
      try Spring(perceptualDuration: 1, bounce: -1)
    }
    #expect(throws: CurveError.outOfRange(.bounce, 1.5)) {
      try Spring(perceptualDuration: 1, bounce: 1.5)
    }
    #expect(throws: CurveError.outOfRange(.perceptualDuration, 0)) {
      try Spring(perceptualDuration: 0)
    }
  }
}
