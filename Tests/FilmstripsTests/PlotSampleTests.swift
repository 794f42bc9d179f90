import Compositing
import Foundation
import Testing

@testable import Filmstrips

@Suite struct PlotSampleTests {
  private func samples(keyboard: [Double], bar: [Double]) -> [PlotSample] {
    zip(keyboard, bar).enumerated().map { index, heights in
      PlotSample(
        x: Double(index), keyboard: heights.0, bar: heights.1, apart: heights.0 - heights.1)
    }
  }

  /// A bar that is set somewhere at once goes upright there, while the keyboard goes on its way.
  @Test func aLeapIsUpright() throws {
    let samples = samples(keyboard: [0, 0, 12, 30, 50], bar: [0, 0, 290, 290, 290])
    let stepped = PlotSample.stepped(samples)
    #expect(stepped.count == 6)
    #expect(stepped[2] == PlotSample(x: 2, keyboard: 12, bar: 0, apart: 0))
    #expect(stepped.filter { $0 != stepped[2] } == samples)
  }

  @Test func aKeyboardThatIsPutSomewhereLeaps() {
    let stepped = PlotSample.stepped(
      samples(keyboard: [260, 260, 700, 700], bar: [260, 260, 260, 260]))
    #expect(stepped.map(\.x) == [0, 1, 2, 2, 3])
    #expect(stepped.map(\.keyboard) == [260, 260, 260, 700, 700])
  }

  /// A motion by any curve, at any rate, is drawn as the way it goes.
  @Test(arguments: [30.0, 60, 120], SampleFilm.Motion.allCases)
  func aMotionIsNoLeap(rate: Double, motion: SampleFilm.Motion) {
    let edges = stride(from: 0.0, to: 1, by: 1 / rate).map {
      336 * motion.progress(at: $0)
    }
    let samples = samples(keyboard: [0, 0] + edges, bar: [0, 0] + edges)
    #expect(PlotSample.stepped(samples) == samples)
  }

  @Test func aFingerIsNoLeap() {
    let way = [300.0, 300, 280, 260, 240, 240, 240]
    #expect(PlotSample.stepped(samples(keyboard: way, bar: way)).count == way.count)
  }

  @Test func fewSamplesAreDrawnAsTheyAre() {
    for count in 0...2 {
      let samples = samples(
        keyboard: Array([0.0, 3].prefix(count)), bar: Array([0.0, 5].prefix(count)))
      #expect(PlotSample.stepped(samples) == samples)
    }
  }
}
