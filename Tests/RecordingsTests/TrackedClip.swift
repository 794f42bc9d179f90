import AnimationCurves
import Detectors
import Foundation
import Scenes
import SeededRandom
import TestSupport

@testable import Recordings

/// A clip by the places of its edges alone, on an iPhone 14 whose points are two rows: no picture is read.
struct TrackedClip {
  /// Where both edges are at a time, in points; nil where nothing shows them.
  typealias Places = (Double) -> (keyboard: Double?, bar: Double?)

  /// The screen's height, the keyboard's top and the bar's bottom without a keyboard.
  static let (height, top, home) = (844.0, 508.0, 810.0)
  static let barHeight = 50.0
  static let rowsPerPoint = 2.0
  /// The times at which the keyboard comes and goes.
  static let (show, hide) = (0.503, 1.507)
  static let system = KeyboardProfile.iOS18.timing
  static let rate = 60.0
  static let times = (0..<150).map { Double($0) / rate }

  let clip: RecordedClip
  var reading: ClipReading { clip.reading }
  var recording: Recording { clip.recording }
  var result: CaseResult { CaseResult(clip.playback) }

  /// The share of its way that something has gone that comes and goes by a timing, some seconds late.
  static func share(
    at time: Double, by timing: AnimationTiming = system, late: Double = 0
  ) -> Double {
    func gone(_ start: Double) -> Double {
      time < start + late ? 0 : min(1, timing.progress(at: time - start - late))
    }
    return gone(show) - gone(hide)
  }

  /// Points off a way, to one side in a frame and to the other in the next.
  static func rough(_ time: Double, by points: Double) -> Double {
    Int((time * rate).rounded()).isMultiple(of: 2) ? points : -points
  }

  /// The keyboard's top by its share; nil where too little of it shows.
  static func keyboard(_ share: Double, top: Double = top) -> Double? {
    let place = height - share * (height - top)
    return place < height - ClipLimits.unseenPart ? place : nil
  }

  /// The bar's bottom by its share of the way to its rest.
  static func bar(_ share: Double, home: Double = home, rest: Double = top) -> Double {
    home + share * (rest - home)
  }

  /// Reads a clip whose edges are in those places.
  ///
  /// - Parameters:
  ///   - times: when each frame is shown.
  ///   - tall: the height of what shows in the bar, in points.
  ///   - stray: the points by which the closed rest shows it lower than it is followed to there.
  ///   - foot: the rows by which the bar may end higher.
  ///   - growth: the rows by which what shows in it moves between rests that are alike.
  ///   - isExact: whether the device is known.
  ///   - repeated: frames that show what the one before shows.
  ///   - misread: frames whose keyboard is read elsewhere, and where.
  ///   - options: what is asked for.
  ///   - places: the edges.
  ///   - doubts: how much something that does not show agrees with the bar.
  init(
    times: [Double] = times, tall: Double = barHeight, stray: Double = 0, foot: Double = 0,
    growth: Double = 0, isExact: Bool = true, repeated: Set<Int> = [], misread: [Int: Double] = [:],
    options: ClipOptions = ClipOptions(), at places: Places, doubts: (Double) -> Double = { _ in 0 }
  ) {
    let device = Device.known("iPhone 14")
    var seen = times.map(places)
    for frame in repeated.sorted() { seen[frame] = seen[frame - 1] }
    let isRepeated = times.indices.map { repeated.contains($0) }
    let rests = ClipRests(rests: Self.rests(seen, times), isRepeated: isRepeated)
    let none = [Double?](repeating: nil, count: times.count)
    let track = EdgeTrack(
      keyboardTop: seen.indices.map { misread[$0] ?? seen[$0].keyboard },
      barTop: seen.map { $0.bar.map { $0 - tall } }, barBottom: seen.map(\.bar),
      keyboardErrors: none, barErrors: none, barDoubts: times.map(doubts))
    let tops = Self.tops(of: rests.rests, seen)
    let slides = zip(tops.indices, tops.indices.dropFirst()).compactMap { before, after in
      Self.slide(before, after, tops)
    }
    let bottoms = rests.rests.map { seen[$0.shown].bar }
    let main = slides.first { $0.isOpening } ?? slides[0]
    let scenery = ClipScenery(
      rests: rests, slides: slides, keyboards: tops.map { _ in nil },
      bar: Self.band(
        from: bottoms[main.openRest], to: bottoms[main.closedRest].map { $0 + stray }, tall: tall,
        foot: foot
      )?.grown(by: growth, downTo: nil),
      foot: nil, main: main, isCut: slides.allSatisfy { !$0.isWhole(between: rests) })
    let reading = ClipReading(
      device: device, isExact: isExact, rowsPerPoint: Self.rowsPerPoint, scenery: scenery,
      track: track, isRepeated: isRepeated, keyboardTops: tops, barBottoms: bottoms)
    let rows = Int(Self.height * Self.rowsPerPoint)
    let blank = [UInt8](repeating: 128, count: rows * RowPictures.columns)
    clip = RecordedClip(
      reading,
      RowPictures(
        width: Int(Double(device.size.width) * Self.rowsPerPoint), height: rows, times: times,
        frames: times.map { _ in blank }), named: "clip", options: options)
  }

  /// Frames in which neither edge moves; the first frame and the last are in one.
  private static func rests(
    _ seen: [(keyboard: Double?, bar: Double?)], _ times: [Double]
  ) -> [ClipRest] {
    func moves(_ one: Double?, _ other: Double?) -> Bool {
      guard let one, let other else { return (one == nil) != (other == nil) }
      return abs(one - other) > 0.05
    }
    var runs = [[0]]
    for frame in seen.indices.dropFirst() {
      let isMoving =
        moves(seen[frame - 1].keyboard, seen[frame].keyboard)
        || moves(seen[frame - 1].bar, seen[frame].bar)
      if isMoving { runs.append([frame]) } else { runs[runs.count - 1].append(frame) }
    }
    return runs.enumerated().compactMap { index, run in
      let isSure = times[run[run.count - 1]] - times[run[0]] >= ClipLimits.shortestRest
      guard isSure || index == 0 || index == runs.count - 1 else { return nil }
      return ClipRest(frames: run[0]...run[run.count - 1], isSure: isSure)
    }
  }

  /// The keyboard's top in each rest; a rest that the clip's end cuts off has none beside one that has one, and
  /// that of the clip beside one that has none.
  private static func tops(
    of rests: [ClipRest], _ seen: [(keyboard: Double?, bar: Double?)]
  ) -> [Double?] {
    let shown = rests.map { seen[$0.shown].keyboard }
    let whole = zip(rests, shown).first { $0.isSure && $1 != nil }?.1 ?? top
    return rests.indices.map { index in
      guard rests[index].isCut, rests.count > 1 else { return shown[index] }
      return shown[index == 0 ? 1 : index - 1] == nil ? whole : nil
    }
  }

  private static func slide(_ before: Int, _ after: Int, _ tops: [Double?]) -> ClipSlide? {
    let isOpening = tops[before] == nil
    guard isOpening != (tops[after] == nil) else { return nil }
    let top = Int((tops[isOpening ? after : before] ?? 0) * rowsPerPoint)
    return ClipSlide(
      before: before, after: after, isOpening: isOpening,
      slide: KeyboardSlide(open: 0, shifts: [], top: top, quality: 1), score: 1)
  }

  /// Any picture will do for a bar.
  private static let picture: FrameEdges = {
    var random = SplitMix64(seed: 4)
    let rows = Int(height * rowsPerPoint)
    return FrameEdges(
      (0..<rows * RowPictures.columns).map { _ in UInt8(random.number(in: 40...220)) },
      height: rows)
  }()

  /// The bar in both rests; one that the open rest does not show stays where it is.
  private static func band(
    from open: Double?, to closed: Double?, tall: Double, foot: Double
  ) -> BarBand? {
    guard let closed else { return nil }
    guard let open else {
      let rows = (closed - tall) * rowsPerPoint...closed * rowsPerPoint
      return BarBand(stillAt: rows, closed: picture)
    }
    let (top, bottom) = ((open - tall) * rowsPerPoint, open * rowsPerPoint)
    return BarBand(
      run: BarRun(
        rows: Int(top)..<Int(bottom), offset: Int((closed - open) * rowsPerPoint), score: 1),
      top: top, foot: bottom - foot...bottom, open: picture, closed: picture)
  }
}

extension TrackedClip {
  /// A clip of a keyboard that comes and goes, and of a bar in those places.
  static func of(
    _ options: ClipOptions = ClipOptions(), foot: Double = 0, isExact: Bool = true,
    bar: (Double) -> Double?
  ) -> TrackedClip {
    TrackedClip(foot: foot, isExact: isExact, options: options) {
      (keyboard(share(at: $0)), bar($0))
    }
  }

  /// The points by which a bar is at most above its right place, or under the keyboard, in frames whose
  /// keyboard begins above a limit.
  static func worst(
    _ kind: FindingKind, _ bar: (Double) -> Double, below limit: Double = 780
  ) -> Double {
    times.compactMap { time in
      let share = share(at: time)
      let keyboard = height - share * (height - top)
      guard keyboard < limit else { return nil }
      return kind == .gap ? Self.bar(share) - bar(time) : bar(time) - keyboard
    }.max() ?? 0
  }

  /// The points of the greatest finding of a kind in a phase; 0 where there is none.
  func greatest(_ kind: FindingKind, _ phase: Phase) -> Double {
    result.findings.filter { $0.kind == kind && $0.phase == phase }.map(\.points).max() ?? 0
  }

  /// What is said where the clip carries no verdict.
  func refusal(_ options: ClipOptions = ClipOptions()) -> String? {
    do {
      try ClipMeter.require(clip, options)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
