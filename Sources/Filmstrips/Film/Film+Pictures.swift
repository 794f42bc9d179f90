public import Compositing
import Detectors
public import Scenes
import Foundation

extension FilmRow {
  /// A row of pictures that a caller has, one for each time; what is more of either is left out.
  ///
  /// - Parameters:
  ///   - name: the text above the row.
  ///   - pictures: what the screen showed, from corner to corner.
  ///   - times: seconds, ascending.
  ///   - readings: keyboard against bar in each picture, where that is known.
  public init(
    _ name: String, pictures: [FramePicture], times: [Double], readings: [SeamReading?] = []
  ) {
    let count = min(pictures.count, times.count)
    let known =
      readings.prefix(count) + Array(repeating: nil, count: max(0, count - readings.count))
    let readings = Array(known)
    self.init(
      handler: name, verdict: Verdict(isPass: true, text: "recorded"),
      times: Array(times.prefix(count)), readings: readings, findings: []
    ) { index in
      MarkedFrame(index: index, time: times[index], layers: [], seam: readings[index])
    }
    picture = { pictures[$0] }
  }
}

extension Film {
  /// A film of pictures that a caller has; each is shown in the screen of a device.
  ///
  /// - Parameters:
  ///   - title: the text above the film.
  ///   - rows: one or more, made of pictures.
  ///   - device: the screen that they show.
  ///   - rate: pictures per second.
  public init(_ title: String, rows: [FilmRow], on device: Device, rate: Double = 60) {
    self.init(
      title: title, device: device, system: "recorded", rate: rate, phases: [], rows: rows)
  }
}
