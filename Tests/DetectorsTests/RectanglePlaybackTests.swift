import AnimationCurves
import Compositing
import Detectors
import Foundation
import Scenes
import Testing

/// Playbacks that are made of rectangles: no scene file, no handler.
@Suite struct RectanglePlaybackTests {
  private static let eased = TimingFunction.easeInEaseOut

  /// Without a home indicator both start at the screen's bottom, so that the one's distance from
  /// the other is the timings'.
  @Test(arguments: [0.25, 0.4, 0.6])
  func findingsComeToTheTimingsDistance(duration: Double) throws {
    let keyboard = KeyboardProfile.iOS18.timing
    let bar = try AnimationTiming(curve: .timingFunction(Self.eased), duration: duration)
    let checked = CheckedCase(
      Playback(keyboard: keyboard, bar: bar, travel: 336, on: .plain, rate: 120))
    let greatest = TimingComparison(bar, keyboard, travel: 336).greatest
    let findings = checked.findings.filter(\.isAtTheSeam)
    let most = findings.map(\.continuous).max() ?? 0
    #expect(abs(most - greatest.points) < 1e-4)
    #expect(findings.allSatisfy { $0.rule == .differentCurve })
  }

  @Test func theSameTimingIsClean() {
    let timing = KeyboardProfile.iOS26.timing
    let checked = CheckedCase(
      Playback(keyboard: timing, bar: timing, travel: 336, on: .plain))
    #expect(checked.findings.filter(\.isAtTheSeam).isEmpty)
    #expect(checked.phases.starts.map(\.phase) == [.opening, .open])
  }

  /// Rectangles that are sampled at refreshes give what was sampled there.
  @Test func sampledRectanglesGiveTheirDifferences() {
    let rate = 60.0
    let tops = (0...40).map { 812 - 336 * (1 - exp(-Double($0) / 6)) }
    let gaps = tops.indices.map { $0 == 17 ? 12.5 : 0 }
    let playback = Playback(
      keyboard: RectTimeline(
        frames: tops.map { CGRect(x: 0, y: $0, width: 375, height: 336) }, rate: rate),
      bar: RectTimeline(
        frames: zip(tops, gaps).map { CGRect(x: 0, y: $0 - $1 - 44, width: 375, height: 44) },
        rate: rate),
      on: .plain, rate: rate)
    let checked = CheckedCase(playback)
    let readings = checked.compositor?.readings ?? []
    for index in 1..<tops.count {
      #expect(abs((readings[index]?.keyboardTop ?? 0) - tops[index]) < 1e-6)
      #expect(abs((readings[index]?.gap ?? 0) - gaps[index]) < 1e-6, "\(index)")
    }
    let worst = checked.findings.filter { $0.kind == .gap }.map(\.worst.frame)
    #expect(worst == [17])
  }

  /// A keyboard that turns back on its way: moves add up as UIKit's animations do.
  @Test func aMoveBeginsWhereTheOneBeforeHasCome() throws {
    let timing = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.4)
    let closed = CGRect(x: 0, y: 812, width: 375, height: 300)
    let open = closed.offsetBy(dx: 0, dy: -300)
    let keyboard = RectTimeline(closed).moved(to: open, timing: timing)
      .moved(to: closed, at: 0.2, timing: timing)
    let bar = RectTimeline(CGRect(x: 0, y: 768, width: 375, height: 44))
    let playback = Playback(keyboard: keyboard, bar: bar, on: .plain)
    #expect(playback.phases.starts.map(\.phase) == [.opening, .closing, .closed])
    let readings = Compositor(playback).readings
    // Half way up; then the first goes on for as long as the second goes back.
    #expect(abs((readings[12]?.keyboardTop ?? 0) - 662) < 1e-6)
    #expect(abs((readings[18]?.keyboardTop ?? 0) - 662) < 1e-6)
    #expect(abs((readings[30]?.keyboardTop ?? 0) - 737) < 1e-6)
  }
}
