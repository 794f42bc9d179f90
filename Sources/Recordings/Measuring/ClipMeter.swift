package import Scenes
import Foundation

/// Measures clips: from frames to a playback that detectors judge.
package enum ClipMeter {
  /// Reads a clip.
  ///
  /// - Parameters:
  ///   - clip: the file.
  ///   - options: what is asked of it.
  /// - Returns: What it shows.
  /// - Throws: A ``RecordingError`` where it cannot be read, or keyboard and bar are not found.
  package static func measure(
    _ clip: ClipFile, options: ClipOptions = ClipOptions()
  ) throws(RecordingError) -> Playback {
    let pictures = try clip.rows(from: options.start, to: options.end)
    return try measure(pictures, named: clip.title, options: options)
  }

  /// Reads frames that are at hand.
  package static func measure(
    _ pictures: RowPictures, named name: String, options: ClipOptions = ClipOptions()
  ) throws(RecordingError) -> Playback {
    guard pictures.frames.count > 3 else {
      throw .wrongInput(
        "has \(pictures.frames.count == 1 ? "one frame" : "\(pictures.frames.count) frames"):"
          + " a motion takes at least four")
    }
    let (device, isExact) = try device(for: pictures, options: options)
    func read(tops: [Int: Double] = [:]) throws(RecordingError) -> RecordedClip {
      RecordedClip(
        try ClipReading(pictures, on: device, options: options, tops: tops), pictures, named: name,
        options: options, isDeviceSure: isExact || options.device != nil)
    }
    var clip = try read()
    let tops = options.keyboard == nil ? clip.keyboardTopsByWay : [:]
    if !tops.isEmpty, let other = try? read(tops: tops),
      other.reading.scenery.bar != nil || clip.reading.scenery.bar == nil
    {
      clip = other
    }
    if !options.takesKeyboardAlone { try clip.reading.requireBar() }
    return clip.playback
  }

  private static func device(
    for pictures: RowPictures, options: ClipOptions
  ) throws(RecordingError) -> (Device, Bool) {
    let (width, height) = (pictures.width, pictures.height)
    if let device = options.device {
      let held = width > height ? device.turned(to: .landscape) : device
      guard held.shapeDistance(to: Double(width) / Double(height)) < 0.03 else {
        throw .wrongInput(
          "frames of \(width) x \(height) pixels have not the shape of \(held.name)"
            + " (\(Int(held.size.width)) x \(Int(held.size.height)) pt): crop the clip to the screen"
        )
      }
      return (held, true)
    }
    guard let (device, isExact) = Device.filmed(width: width, height: height) else {
      throw .wrongInput(
        "frames of \(width) x \(height) pixels have the shape of no known screen: crop the clip to"
          + " the screen, or give --device NAME (seam list devices)")
    }
    return (device, isExact)
  }
}

extension ClipFile {
  /// The file's name without folders.
  package var title: String { URL(fileURLWithPath: name).lastPathComponent }
}
