import Foundation
import LayerGeometry
package import Scenes

/// Measures clips: from frames to a playback that detectors judge.
package enum ClipMeter {
  /// Reads a clip.
  ///
  /// - Parameters:
  ///   - clip: the file.
  ///   - options: what is asked of it.
  ///   - readFrame: is called after each frame that is read.
  /// - Returns: What it shows.
  /// - Throws: A ``RecordingError`` where it cannot be read, or keyboard and bar are not found.
  package static func measure(
    _ clip: ClipFile, options: ClipOptions = ClipOptions(), readFrame: () -> Void = {}
  ) throws(RecordingError) -> Playback {
    // Of large frames in a shape that no screen has one says as much as all, which take long.
    let pictures = try clip.rows(
      from: options.start, to: options.end,
      where: { width, height in
        options.device != nil || width * height < ClipLimits.largeArea
          || Device.filmed(width: width, height: height) != nil
      }, readFrame: readFrame)
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
    try requireMotion(pictures, options)
    let clip = try recorded(
      pictures, on: device, named: name, options: options,
      isExact: isExact || options.device != nil)
    try require(clip, options)
    return clip.playback
  }

  /// Throws where a clip does not carry a verdict.
  static func require(_ clip: RecordedClip, _ options: ClipOptions) throws(RecordingError) {
    try clip.reading.requireKeyboard()
    try clip.requireWay()
    guard !options.takesKeyboardAlone else { return }
    if options.keyboard == nil { try clip.requireSureEdges() }
    try clip.reading.requireBar(options)
    try clip.requireVerdict()
  }

  private static func requireMotion(
    _ pictures: RowPictures, _ options: ClipOptions
  ) throws(RecordingError) {
    guard pictures.frames.count > 3 else {
      throw .wrongInput(
        "has \(pictures.frames.count == 1 ? "one frame" : "\(pictures.frames.count) frames"):"
          + " a motion takes at least four")
    }
    let rate = options.rate ?? ClipClock(stamps: pictures.times).rate
    guard rate >= ClipLimits.leastRate else {
      throw .wrongInput(
        "has \(rate.rounded(toPlaces: 1)) frames a second, so that a motion is hardly seen: film at"
          + " 30 or more")
    }
  }

  /// Reads frames as those of a device; again where the keyboard's way leads to another top than the edge
  /// that was found, until both agree.
  private static func recorded(
    _ pictures: RowPictures, on device: Device, named name: String, options: ClipOptions,
    isExact: Bool
  ) throws(RecordingError) -> RecordedClip {
    func read(tops: [Int: Double] = [:]) throws(RecordingError) -> RecordedClip {
      RecordedClip(
        try ClipReading(pictures, on: device, isExact: isExact, options: options, tops: tops),
        pictures, named: name, options: options)
    }
    var (clips, last) = ([try read()], [Int: Double]())
    guard options.keyboard == nil else { return clips[0] }
    while let clip = clips.last, clips.count <= ClipLimits.mostReadings {
      let tops = clip.keyboardTopsByWay
      guard !tops.isEmpty else { return clip }
      guard tops != last else { break }
      last = tops
      clips.append(try read(tops: tops))
    }
    // No edge leads to itself: the one that was followed best is the likeliest.
    return clips.min { $0.wayDoubt < $1.wayDoubt } ?? clips[0]
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
    if let found = Device.filmed(width: width, height: height) { return found }
    guard let device = Device(unknownWithPixels: width, height) else {
      throw .wrongInput(
        "frames of \(width) x \(height) pixels have the shape of no known screen: crop the clip to"
          + " the screen, or give --device NAME (seam list devices)")
    }
    return (device, false)
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

/// The options of measuring a clip, beyond what can be seen.
package struct ClipOptions: Sendable {
  /// The device; nil to take it from the clip's size.
  package var device: Device?
  /// The place of the bar in the open rest, in points.
  package var bar: ClosedRange<Double>?
  /// The keyboard's top in the open rest, in points.
  package var keyboard: Double?
  /// Nil to choose by what fits better.
  package var clock: Recording.Clock?
  /// Frames per second of the frames' clock.
  package var rate: Double?
  /// Seconds of the clip.
  package var start: Double?
  package var end: Double?
  /// True if a clip in which no bar is found is read all the same, for its keyboard.
  package var takesKeyboardAlone = false

  package init() {}
}

/// The times at which a clip's frames were shown: by its stamps, or by their numbers.
struct ClipClock {
  let kind: Recording.Clock
  /// Seconds from the first frame, or from the clip's own zero where a part of it is read.
  let times: [Double]
  /// Frames per second, as most of them follow each other: recorders leave out frames that show no change.
  let rate: Double

  /// Displays refresh at 60 or 120 Hz, and recorders halve that: only far from these is it another.
  private static func displayRate(near seen: Double) -> Double {
    switch seen {
    case 22..<36: 30
    case 36..<80: 60
    case 80..<160: 120
    default: seen.rounded()
    }
  }

  /// True if the frames are as far from each other all along.
  var isEven: Bool {
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }
    guard let least = steps.min(), let greatest = steps.max() else { return true }
    return greatest - least < ClipLimits.roundedStamp
  }

  /// By the stamps.
  init(stamps: [Double]) {
    kind = .stamps
    let first = stamps.first ?? 0
    times = stamps.map { $0 - first }
    rate = Self.usualRate(of: stamps)
  }

  /// Frames per second by the usual step from one to the next: recorders leave out frames at rests.
  private static func usualRate(of stamps: [Double]) -> Double {
    let steps = zip(stamps.dropFirst(), stamps).map { $0 - $1 }.sorted()
    guard !steps.isEmpty else { return 60 }
    let median = steps[(steps.count - 1) / 2]
    // Stamps that are rounded to other units alternate: their mean is right.
    let usual = steps.filter { $0 * 2 >= median && $0 <= median * 2 }
    let step = usual.reduce(0, +) / Double(usual.count)
    return 1 / max(step, 1e-4)
  }

  /// By the frames' numbers; the rate is the usual one that is nearest to the stamps' where none is given.
  init(frames count: Int, stamps: [Double], rate given: Double?) {
    kind = .frames
    let rate = given ?? Self.displayRate(near: Self.usualRate(of: stamps))
    self.rate = rate
    times = (0..<count).map { Double($0) / rate }
  }
}

extension Device {
  /// The name of phones that are not in the list.
  static let unknownName = "unknown phone"

  /// A phone that is not in the list, with a screen of a size in points.
  package init(unknownWithPoints width: Double, _ height: Double, scale: Double = 1) {
    self.init(
      name: Self.unknownName, width: width, height: height, scale: scale, safeArea: .zero,
      keyboardHeight: 0, predictiveBarHeight: 0)
  }

  /// A phone that is not in the list, by the size of its pictures; nil where no phone has that shape.
  fileprivate init?(unknownWithPixels width: Int, _ height: Int) {
    guard width * height < ClipLimits.largeArea,
      ClipLimits.phoneShapes.contains(Double(width) / Double(max(1, height)))
    else { return nil }
    let scale = Double(width) / ClipLimits.assumedWidth
    self.init(
      unknownWithPoints: ClipLimits.assumedWidth, Double(height) / scale, scale: max(0.1, scale))
  }

  /// The device whose screen has a clip's shape; nil where none has.
  ///
  /// - Parameters:
  ///   - width: pixels of a frame.
  ///   - height: pixels of a frame.
  /// - Returns: The device as it is held, and whether the size is its own to the pixel.
  package static func filmed(width: Int, height: Int) -> (device: Device, isExact: Bool)? {
    let held = catalog.map { width > height ? $0.turned(to: .landscape) : $0 }
    let exact = held.first { device in
      ([device.scale, 1, 2, 3] as [Double]).contains {
        // Codecs want even numbers of pixels.
        abs(Double(device.size.width) * $0 - Double(width)) <= 1
          && abs(Double(device.size.height) * $0 - Double(height)) <= 1
      }
    }
    if let exact { return (exact, true) }
    // Scaled clips have whole pixels, so that several screens can have their shape. Assumed then: 393
    // by 852 points, which most recent phones have.
    let common = held.first { min($0.size.width, $0.size.height) == 393 }
    if let common,
      abs(common.size.width / common.size.height * Double(height) - Double(width)) < 0.75
    {
      return (common, false)
    }
    let shape = Double(width) / Double(height)
    let near = held.min { $0.shapeDistance(to: shape) < $1.shapeDistance(to: shape) }
    return near.flatMap { $0.shapeDistance(to: shape) < 0.012 ? ($0, false) : nil }
  }

  /// The distance of a shape from the screen's, as a share of it.
  package func shapeDistance(to shape: Double) -> Double {
    let own = Double(size.width / size.height)
    return abs(shape - own) / own
  }

  /// The heights of the keyboards that the device itself brings, without and with suggestions.
  var usualKeyboardHeights: [Double] {
    keyboardHeight > 0 ? [keyboardHeight, keyboardHeight + predictiveBarHeight] : []
  }
}
