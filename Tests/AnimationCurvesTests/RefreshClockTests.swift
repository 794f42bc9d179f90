import AnimationCurves
import Testing

/// Refreshes by their index and by their time, some of them dropped.
struct RefreshClockTests {
  @Test(arguments: [(60.0, 0.0), (120, 0.003), (59.94, 0.01)])
  func aTimeHasItsNextRefresh(_ rate: Double, _ phase: Double) {
    let dropped: Set = [3, 4]
    let clock = RefreshClock(rate: rate, phase: phase, dropped: dropped)
    let due: (Int) -> Double = { phase + Double($0) / rate }
    let kept: (Int) -> Double = { index in due(dropped.contains(index) ? 5 : index) }
    for index in 0..<20 {
      let time = due(index)
      #expect(clock.time(of: index) == time)
      #expect([-0.49, 0, 0.49].allSatisfy { clock.index(of: time + $0 / rate) == index })
      // Within a nanosecond it is the same instant, two are another one.
      for slip in [-9e-10, 0, 9e-10] {
        #expect(clock.first(atOrAfter: time + slip) == kept(index), "\(index) \(slip)")
        #expect(clock.first(after: time + slip) == kept(index + 1), "\(index) \(slip)")
      }
      #expect(clock.first(after: time - 2e-9) == kept(index))
      #expect(clock.first(atOrAfter: time + 2e-9) == kept(index + 1))
    }
    #expect(clock.first(after: -1) == phase && clock.first(atOrAfter: -1) == phase)
  }
}
