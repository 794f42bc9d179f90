import AnimationCurves
import Testing

@Suite struct SpringAccuracyTests {
  @Test func progressIsExactInEveryRegime() throws {
    for row in try Oracle.springs() {
      let spring = try spring(row)
      let scale = max(1, abs(spring.initialVelocity) / spring.naturalFrequency)
      let error = abs(spring.progress(at: row[5]) - row[6])
      // A damping ratio is known to half a unit in the last place, which near the target is all
      // that limits the accuracy.
      #expect(error <= 2e-15 * scale * max(1, spring.naturalFrequency * row[5]), "\(row)")
    }
  }

  @Test func velocityIsExactInEveryRegime() throws {
    for row in try Oracle.springs() {
      let spring = try spring(row)
      let scale = max(abs(spring.initialVelocity), spring.naturalFrequency)
      let ratio = max(1, spring.effectiveDampingRatio)
      let error = abs(spring.velocity(at: row[5]) - row[7])
      #expect(
        error <= 4e-15 * scale * ratio * max(1, spring.naturalFrequency * row[5]), "\(row)")
    }
  }

  @Test func progressIsRelativelyExactAtSmallTimes() throws {
    for row in try Oracle.springs() where row[3] >= 0 {
      let spring = try spring(row)
      guard spring.naturalFrequency * row[5] < 1, row[6] != 0 else { continue }
      let error = abs(spring.progress(at: row[5]) / row[6] - 1)
      let allowed = 1e-14 * max(1, spring.effectiveDampingRatio)
      #expect(error <= allowed, "\(row)")
    }
  }

  private func spring(_ row: [Double]) throws -> Spring {
    try Spring(
      mass: row[0], stiffness: row[1], damping: row[2], initialVelocity: row[3],
      allowsOverdamping: row[4] == 1)
  }
}
