import AnimationCurves
import ArgumentParser
import Foundation

/// How a timeline is written.
enum CurveFormat: String, ExpressibleByArgument, CaseIterable {
  case table, csv, json, css

  func text(of timeline: FrameTimeline) throws(CurveError) -> String {
    switch self {
    case .table: table(timeline)
    case .csv: csv(timeline)
    case .json: json(timeline)
    case .css: try timeline.timing.cssDescription() + "\n"
    }
  }

  private func table(_ timeline: FrameTimeline) -> String {
    let rows = timeline.map { frame in
      [
        "\(frame.index)", String(format: "%.1f", frame.time * 1000),
        String(format: "%.4f", frame.progress), String(format: "%.2f", frame.value),
        String(format: "%.1f", frame.velocity.unsignedZero),
      ]
    }
    let head = ["frame", "ms", "progress", "value", "per second"]
    return TextTable([head] + rows).text + "\n"
  }

  /// Full precision: each number reads back as the same number.
  private func csv(_ timeline: FrameTimeline) -> String {
    var text = "frame,time,progress,value,velocity\n"
    for frame in timeline {
      text +=
        "\(frame.index),\(frame.time),\(frame.progress),\(frame.value),\(frame.velocity.unsignedZero)\n"
    }
    return text
  }

  private func json(_ timeline: FrameTimeline) -> String {
    let frames = timeline.map { frame in
      """
          {"frame": \(frame.index), "time": \(frame.time), "progress": \(frame.progress), \
      "value": \(frame.value), "velocity": \(frame.velocity.unsignedZero)}
      """
    }
    return """
      {
        "version": 1,
        "duration": \(timeline.timing.duration),
        "rate": \(timeline.rate.hertz),
        "frames": [
      \(frames.joined(separator: ",\n"))
        ]
      }

      """
  }
}

extension Double {
  /// The number; a zero loses its sign, which a motion backward leaves it with.
  fileprivate var unsignedZero: Double { self + 0 }
}
