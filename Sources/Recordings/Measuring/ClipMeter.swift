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
    // Of large frames in a shape that no screen has one says as much as all, which take long.
    let pictures = try clip.rows(from: options.start, to: options.end) { width, height in
      options.device != nil || width * height < ClipLimits.largeArea
        || Device.filmed(width: width, height: height) != nil
    }
    let playback = try measure(pictures, named: clip.title, options: options)
    guard options.start ?? 0 > 0, let first = pictures.times.first else { return playback }
    return playback.noting(
      "read from \(first.rounded(toPlaces: 3)) s of the clip: times and frames count from there")
  }

  /// Reads frames that are at hand.
  package static func measure(
    _ pictures: RowPictures, named name: String, options: ClipOptions = ClipOptions()
  ) throws(RecordingError) -> Playback {
    let (device, isExact) = try device(for: pictures, options: options)
    guard pictures.frames.count > 3 else {
      throw .wrongInput(
        "has \(pictures.frames.count == 1 ? "one frame" : "\(pictures.frames.count) frames"):"
          + " a motion takes at least four")
    }
    let pictures = pictures.withoutDither
    func read(
      tops: [Int: Double] = [:], keyboard: Double? = nil
    ) throws(RecordingError) -> RecordedClip {
      var options = options
      options.keyboard = keyboard ?? options.keyboard
      return RecordedClip(
        try ClipReading(pictures, on: device, options: options, tops: tops), pictures, named: name,
        options: options, isDeviceSure: isExact || options.device != nil)
    }
    var clip = try read()
    let tops = options.keyboard == nil ? clip.keyboardTopsByWay : [:]
    if !tops.isEmpty {
      if let other = try? read(tops: tops), other.showsBar(asMuchAs: clip) {
        clip = other
      } else if clip.isSparse, Set(tops.values).count == 1,
        let other = try? read(keyboard: tops.values.first), other.showsBar(asMuchAs: clip)
      {
        clip = other
      }
    }
    if !options.takesKeyboardAlone {
      if options.keyboard == nil { try clip.requireSureEdges() }
      try clip.reading.requireBar(options)
    }
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

extension Playback {
  /// The same recording with something else to be known about its reading.
  fileprivate func noting(_ note: String) -> Playback {
    guard case .filmed(var recording) = source else { return self }
    recording.notes.append(note)
    return Playback(
      scene: scene, source: .filmed(recording), log: log, phases: phases, posted: posted,
      diagnostics: diagnostics)
  }
}
