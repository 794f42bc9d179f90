import Compositing

/// A refresh in a plot: where its edges stand, in points that grow upward.
struct PlotSample: Hashable {
  let x: Double
  var keyboard: Double
  var bar: Double
  /// Positive where the keyboard covers the bar, negative where a gap shows.
  var apart: Double
  /// Whether a clip's frame shows the keyboard; a simulation shows all.
  var showsKeyboard = true
  /// Whether a clip's frame shows the bar.
  var showsBar = true
  /// Whether the two edges are compared here.
  var isCompared = true
}

extension PlotSample {
  init(_ reading: SeamReading, x: Double, as quantity: PlotQuantity) {
    self.x = x
    keyboard = quantity.keyboardTop(reading)
    bar = quantity.barBottom(reading)
    apart = reading.gap > 0 ? -reading.gap : reading.overlap
  }

  /// A frame of a clip that shows the keyboard's top alone, or the bar's bottom, at that height.
  init(x: Double, height: Double, isKeyboard: Bool) {
    self.init(x: x, keyboard: height, bar: height, apart: 0)
    (showsKeyboard, showsBar, isCompared) = (isKeyboard, !isKeyboard, false)
  }

  /// The samples that something holds for, in runs without holes, each with its leaps upright.
  static func runs(
    of samples: [PlotSample?], where holds: (PlotSample) -> Bool
  ) -> [[PlotSample]] {
    samples.split { sample in !(sample.map(holds) ?? false) }
      .map { stepped($0.compactMap(\.self)) }
  }

  /// The same samples with one more before every leap, so that it is drawn upright.
  ///
  /// An edge leaps where it goes some points between two refreshes and little before and after:
  /// it was set there at once, or another field has the focus.
  static func stepped(_ samples: [PlotSample]) -> [PlotSample] {
    let keyboard = leaps(samples.map(\.keyboard))
    let bar = leaps(samples.map(\.bar))
    return samples.indices.flatMap { index in
      guard keyboard[index] || bar[index] else { return [samples[index]] }
      let (last, next) = (samples[index - 1], samples[index])
      var held = PlotSample(x: next.x, keyboard: next.keyboard, bar: next.bar, apart: last.apart)
      if keyboard[index] { held.keyboard = last.keyboard }
      if bar[index] { held.bar = last.bar }
      return [held, next]
    }
  }

  /// The points that an edge goes at least in a leap.
  private static let leastLeap = 6.0
  /// How many times farther than its neighbours a leap goes.
  private static let prominence = 4.0

  /// Whether each of the heights was come to by a leap.
  private static func leaps(_ heights: [Double]) -> [Bool] {
    let ways = zip(heights.dropFirst(), heights).map { abs($0 - $1) }
    return heights.indices.map { index in
      guard index > 0, ways[index - 1] >= leastLeap else { return false }
      let before = index > 1 ? ways[index - 2] : 0
      let after = index < ways.count ? ways[index] : 0
      return ways[index - 1] >= prominence * max(before, after)
    }
  }
}

extension PlotSample {
  /// The same samples with one more wherever a gap turns into an overlap, or the other way.
  ///
  /// Between refreshes both curves are drawn straight, so they cross where `apart` is 0.
  static func crossed(_ samples: [PlotSample]) -> [PlotSample] {
    guard var last = samples.first else { return [] }
    var crossed = [last]
    for sample in samples.dropFirst() {
      if last.apart * sample.apart < 0 {
        crossed.append(last.mixed(with: sample, last.apart / (last.apart - sample.apart)))
      }
      crossed.append(sample)
      last = sample
    }
    return crossed
  }

  /// A share of the way to another sample, where the two edges meet.
  private func mixed(with other: PlotSample, _ share: Double) -> PlotSample {
    PlotSample(
      x: x + (other.x - x) * share, keyboard: keyboard + (other.keyboard - keyboard) * share,
      bar: bar + (other.bar - bar) * share, apart: 0)
  }
}
