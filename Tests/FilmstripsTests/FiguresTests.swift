import Detectors
import Scenes
import Testing

@testable import Filmstrips

@Suite struct FiguresTests {
  @Test func numbersAreWrittenPlainly() {
    #expect(Figures.points(73.5) == "73.5 pt")
    #expect(Figures.points(0.667) == "0.67 pt")
    #expect(Figures.points(0.999) == "1.0 pt")
    #expect(Figures.pixels(220.5) == "221 px")
    #expect(Figures.pixels(2) == "2.0 px")
    #expect(Figures.time(0.0833) == "83 ms")
    #expect(Figures.time(12.5) == "12.50 s")
    #expect(Figures.plain(-2.5) == "−2.5")
    #expect(Figures.plain(-3) == "−3")
    #expect(Figures.plain(60) == "60")
    #expect(Figures.plain(59.94) == "59.94")
    #expect(Figures.fixed(-0.01, digits: 1) == "0.0")
    #expect(Figures.fixed(2.005, digits: 0) == "2")
  }

  /// From a hundred on pixels are whole, and from ten seconds on times are in seconds.
  @Test(arguments: [-1.0, 1]) func greatNumbersHaveFewerDigits(_ sign: Double) {
    let minus = sign < 0 ? "−" : ""
    #expect(Figures.pixels(sign * 99.94) == minus + "99.9 px")
    #expect(Figures.pixels(sign * 99.95) == minus + "100 px")
    #expect(Figures.time(sign * 9.9994) == minus + "9999 ms")
    #expect(Figures.time(sign * 10) == minus + "10.00 s")
  }

  @Test func noNumberTraps() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
      for digits in 0...2 { #expect(!Figures.fixed(value, digits: digits).isEmpty) }
      #expect(!Figures.plain(value).isEmpty)
    }
  }

  private func finding(_ amount: Double, _ unit: FindingUnit) -> Finding {
    Finding(
      kind: .gap, phase: .opening, points: 4, pixels: 12, continuous: 5, exposure: 0, frames: 1...2,
      worst: .init(frame: 1, time: 0), amount: amount, unit: unit)
  }

  @Test func amountsAreInTheirUnits() {
    let cases: [(Double, FindingUnit, String, String)] = [
      (4, .points, "4.0 pt", "up to 4.0 pt (12.0 px)"),
      (1234.5, .pointsPerSecond, "1235 pt/s", "of 1235 pt/s (4.0 pt)"),
      (386.28, .squarePoints, "386.3 pt2", "of 386.3 pt2"),
      (12.5, .milliseconds, "12.5 ms", "of 12.5 ms (4.0 pt)"),
      (1, .times, "once", "once"), (3, .times, "3 times", "3 times"),
    ]
    for (amount, unit, text, measure) in cases {
      #expect(Figures.amount(finding(amount, unit)) == text)
      #expect(Figures.measure(finding(amount, unit)) == measure)
    }
  }

  @Test func aGapThatTurnsIntoAnOverlapCrossesOnce() {
    let samples = [
      PlotSample(x: 0, keyboard: 7, bar: 10, apart: -3),
      PlotSample(x: 4, keyboard: 19, bar: 18, apart: 1),
      PlotSample(x: 8, keyboard: 22, bar: 20, apart: 2),
    ]
    let crossing = PlotSample(x: 3, keyboard: 16, bar: 16, apart: 0)
    #expect(
      PlotSample.crossed(samples) == [samples[0], crossing, samples[1], samples[2]])
  }
}
