import Foundation
import LayerGeometry
package import Scenes

/// Positions at some times: a column for each thing that was followed.
package struct PositionTable: Hashable, Sendable {
  /// A thing that was followed.
  package struct Column: Hashable, Sendable {
    /// Its name in the log.
    package let name: String
    package let meaning: Meaning
    /// A value for each time; nil where the log has none.
    package var values: [Double?]
  }

  /// The meaning of a column's numbers.
  package enum Meaning: Hashable, Sendable {
    /// The keyboard's top, in points of the screen, y down.
    case keyboardTop
    /// The distance of the keyboard's top from the bottom of the screen, in points.
    case keyboardHeight
    /// The top of the keyboard layout guide, in points of the screen.
    case guideTop
    /// The bar's bottom, in points of the screen.
    case barBottom
    /// The bar's top, in points of the screen.
    case barTop
    /// Something else.
    case other
  }

  /// The source of the times.
  package enum Clock: Hashable, Sendable {
    /// The log has them.
    case stamps
    /// The log has none: a line per refresh is assumed, 60 each second.
    case lines
  }

  /// The screen that the log names.
  package var screen: LoggedScreen?
  package let clock: Clock
  /// Seconds from the first line on, ascending.
  package let times: [Double]
  package let columns: [Column]

  /// The column with a meaning.
  package func values(_ meaning: Meaning) -> [Double?]? {
    columns.first { $0.meaning == meaning }?.values
  }
}

/// A screen that a log names.
package struct LoggedScreen: Hashable, Sendable {
  /// Points.
  package let width: Double
  /// Points.
  package let height: Double
  /// Pixels per point.
  package var scale = 3.0
  /// Points at the top that are not the app's own.
  package var safeTop = 0.0
  /// Points at the bottom that are not the app's own.
  package var safeBottom = 0.0
}

/// A refresh that came late, as Instruments calls it: a hitch.
package struct LoggedHitch: Hashable, Sendable {
  /// Seconds from the recording's start.
  package let start: Double
  /// Seconds.
  package let duration: Double
}

extension PositionTable {
  /// The height of a bar of which the log has one edge, in points.
  private static let barHeight: CGFloat = 50

  /// The positions on a screen: a keyboard and, where the log has one, a bar.
  ///
  /// Between two lines both go straight. A time without a value is left out.
  ///
  /// - Parameters:
  ///   - name: What reports call it.
  ///   - device: The screen; nil for the one that the log names, or that the heights fit.
  /// - Returns: The playback; nil where the table has no keyboard.
  package func playback(named name: String, on device: Device? = nil) -> Playback? {
    let device = device ?? self.device
    let height = Double(device.size.height)
    let tops =
      values(.keyboardTop)
      ?? values(.keyboardHeight)?.map { value in value.map { height - $0 } }
    guard let tops else { return nil }
    let keys = max(1, height - (tops.compactMap(\.self).min() ?? height))
    let keyboard = timeline(of: tops) { top in
      CGRect(x: 0, y: top, width: device.size.width, height: CGFloat(keys))
    }
    guard let keyboard else { return nil }
    let bar = values(.barBottom).flatMap { bottoms in
      let heights = barHeights(bottoms)
      return timeline(of: bottoms) { bottom in
        CGRect(
          x: 0, y: CGFloat(bottom) - heights, width: device.size.width, height: heights)
      }
    }
    let guides = values(.guideTop) ?? guideTops(tops, height: height)
    let guide = timeline(of: guides) { top in
      CGRect(
        x: 0, y: CGFloat(top), width: device.size.width,
        height: CGFloat(max(0, height - top)))
    }
    return Playback(
      keyboard: keyboard, bar: bar, guide: guide ?? keyboard, on: device, named: name, rate: rate)
  }

  /// The places at which a bar that is right would end, where the log has no guide.
  ///
  /// A bar that rests above a home indicator has less way to go than the keyboard: it is right where
  /// it has gone the same share of its own.
  private func guideTops(_ tops: [Double?], height: Double) -> [Double?] {
    let open = tops.compactMap(\.self).min() ?? height
    let closed = zip(values(.barBottom) ?? [], tops).compactMap { bottom, top -> Double? in
      guard let bottom, let top, top > height - 1 else { return nil }
      return bottom
    }
    let rest = median(closed) ?? height
    guard height - open > 1, rest > open else { return tops }
    return tops.map { top in
      top.map { rest + ($0 - height) * (rest - open) / (height - open) }
    }
  }

  private func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }

  /// The height of the bar: the log's, or the usual one.
  private func barHeights(_ bottoms: [Double?]) -> CGFloat {
    guard let tops = values(.barTop) else { return Self.barHeight }
    let heights = zip(bottoms, tops).compactMap { bottom, top -> Double? in
      guard let bottom, let top, bottom > top else { return nil }
      return bottom - top
    }
    return median(heights).map { CGFloat($0) } ?? Self.barHeight
  }

  private func timeline(of values: [Double?], rect: (Double) -> CGRect) -> RectTimeline? {
    let samples = zip(times, values).compactMap { time, value in
      value.map { RectTimeline.Sample(time: time, rect: rect($0)) }
    }
    return samples.isEmpty ? nil : RectTimeline(samples: samples)
  }

  /// Refreshes per second, from the middle one of the intervals.
  private var rate: Double {
    let intervals = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    guard !intervals.isEmpty else { return 60 }
    return min(max((1 / intervals[intervals.count / 2]).rounded(), 10), 240)
  }

  /// The screen that the log names, or of the newest device whose keyboard is as high.
  package var device: Device {
    guard let screen else { return Self.device(keyboardHeight: greatestHeight) }
    let insets = UIEdgeInsets(top: CGFloat(screen.safeTop), bottom: CGFloat(screen.safeBottom))
    let known = Device.catalog.last { device in
      Double(device.size.width) == screen.width && Double(device.size.height) == screen.height
        && device.safeArea == insets
    }
    return known
      ?? Device(
        name: "\(Int(screen.width))x\(Int(screen.height))", width: screen.width,
        height: screen.height, scale: screen.scale, safeArea: insets,
        keyboardHeight: greatestHeight, predictiveBarHeight: 0)
  }

  private var greatestHeight: Double {
    if let heights = values(.keyboardHeight) { return heights.compactMap(\.self).max() ?? 0 }
    let tops = (values(.keyboardTop) ?? []).compactMap(\.self)
    return (tops.max() ?? 0) - (tops.min() ?? 0)
  }

  private static func device(keyboardHeight: Double) -> Device {
    let fitting = Device.catalog.last { device in
      let keys = device.keyboardHeight
      return [keys, keys + device.predictiveBarHeight].contains { abs($0 - keyboardHeight) < 1 }
    }
    return fitting ?? Device.named("iPhone 17") ?? Device.catalog[0]
  }
}
