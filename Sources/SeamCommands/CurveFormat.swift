import AnimationCurves
import ArgumentParser
import CurveExports
import Foundation

/// The format in which a curve is written.
enum CurveFormat: Hashable, CaseIterable {
  /// Its frames, in one of the ways that frames are written.
  case frames(FrameFormat)
  /// Code of a platform that plays it.
  case code(CurvePlatform)
  /// A plot.
  case png

  /// The format of frames.
  enum FrameFormat: String, CaseIterable {
    case table, csv, json
  }

  static let allCases =
    FrameFormat.allCases.map(CurveFormat.frames) + CurvePlatform.allCases.map(CurveFormat.code)
    + [.png]

  var name: String {
    switch self {
    case .frames(let format): format.rawValue
    case .code(let platform): platform.rawValue
    case .png: "png"
    }
  }
}

extension CurveFormat: ExpressibleByArgument {
  init?(argument: String) {
    guard let format = Self.allCases.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { allCases.map(\.name) }
}

extension CurveFormat.FrameFormat {
  func text(of sheet: CurveSheet) -> String {
    switch self {
    case .table: sheet.table
    case .csv: sheet.csv
    case .json: sheet.json
    }
  }
}

extension CurveSheet {
  fileprivate var table: String {
    let cells = rows.map { row in
      let frame = row.frame
      let own = [
        "\(frame.index)", String(format: "%.1f", frame.time * 1000),
        String(format: "%.4f", frame.progress), String(format: "%.2f", frame.value),
        String(format: "%.1f", frame.velocity),
      ]
      return own + row.comparedValues.map { String(format: "%.2f", $0) }
    }
    let head = ["frame", "ms", "progress", "value", "per second"]
    let more = comparison == nil ? [] : ["against", "difference"]
    return TextTable([head + more] + cells).text + "\n" + summary
  }

  /// The greatest distance of the two, in a line; empty for a curve alone.
  private var summary: String {
    guard let greatest = comparison?.greatest else { return "" }
    guard greatest.points > 0 else { return "no distance: the curves are the same\n" }
    let isAhead = (greatest.difference > 0) == (timeline.to > timeline.from)
    return String(
      format: "greatest distance %.3f at %.2f ms, ", greatest.points, greatest.time * 1000)
      + "the curve \(isAhead ? "ahead" : "behind")\n"
  }

  /// Full precision: each number reads back as the same number.
  fileprivate var csv: String {
    let more = comparison == nil ? "" : ",against,difference"
    var text = "frame,time,progress,value,velocity\(more)\n"
    for row in rows {
      let frame = row.frame
      text +=
        "\(frame.index),\(frame.time),\(frame.progress),\(frame.value),\(frame.velocity)"
      for value in row.comparedValues { text += ",\(value)" }
      text += "\n"
    }
    return text
  }

  fileprivate var json: String {
    let frames = rows.map { row in
      let frame = row.frame
      let names = ["against", "difference"]
      let more = zip(names, row.comparedValues).map { ", \"\($0)\": \($1)" }.joined()
      return """
            {"frame": \(frame.index), "time": \(frame.time), "progress": \(frame.progress), \
        "value": \(frame.value), "velocity": \(frame.velocity)\(more)}
        """
    }
    return """
      {
        "version": 1,
        "duration": \(timeline.timing.duration),
        "rate": \(timeline.rate.hertz),\(againstEntry)
        "frames": [
      \(frames.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// The line of the other curve; empty for a curve alone.
  private var againstEntry: String {
    guard let comparison else { return "" }
    let greatest = comparison.greatest
    return """

        "against": {"duration": \(comparison.second.duration), \
      "distance": {"points": \(greatest.points), "time": \(greatest.time)}},
      """
  }
}

extension CurveSheet.Row {
  /// The other curve's value and the difference; empty for a curve alone.
  fileprivate var comparedValues: [Double] {
    guard let against, let difference else { return [] }
    return [against.value, difference]
  }
}

/// The frames of a curve, and those of the curve that it is compared with.
struct CurveSheet {
  /// A frame of the curve, and the same refresh of the other one.
  struct Row {
    let frame: FrameTimeline.Frame
    let against: FrameTimeline.Frame?

    /// The curve's value less the other's, where there is another.
    var difference: Double? { against.map { frame.value - $0.value } }
  }

  let timeline: FrameTimeline
  let rows: [Row]
  /// The comparison of the two; nil for a curve alone.
  let comparison: TimingComparison?

  init(_ timeline: FrameTimeline) {
    self.timeline = timeline
    rows = timeline.map { Row(frame: $0, against: nil) }
    comparison = nil
  }

  init(_ timeline: FrameTimeline, against other: AnimationTiming) throws(CurveError) {
    self.timeline = timeline
    let comparison = TimingComparison(
      timeline.timing, other, travel: timeline.to - timeline.from)
    rows = try comparison.frames(rate: timeline.rate, from: timeline.from).map {
      Row(frame: $0.first, against: $0.second)
    }
    self.comparison = comparison
  }
}
