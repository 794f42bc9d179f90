import Foundation
import LayerGeometry
import MotionFits
import Scenes

/// The reading of a clip: both edges in each frame, in points, and its rests.
struct ClipReading {
  let device: Device
  /// True if the device is known, and with it how large a point is.
  let isExact: Bool
  let rowsPerPoint: Double
  let scenery: ClipScenery
  /// In points.
  var track: EdgeTrack
  let isRepeated: [Bool]

  /// The keyboard's top in each rest that shows one, in points.
  let keyboardTops: [Double?]
  /// The bar's bottom in each rest; nil where it is hidden.
  private(set) var barBottoms: [Double?]

  var height: Double { Double(device.size.height) }

  /// The share by which a point may be larger or smaller than it is taken to be.
  var scaleDoubt: Double { isExact ? 0 : ClipLimits.scaleDoubt }
}

extension ClipReading {
  /// Reads a clip; `tops` says where the keyboard's top is in open rests, by their places, in points.
  init(
    _ pictures: RowPictures, on device: Device, isExact: Bool, options: ClipOptions,
    tops: [Int: Double] = [:]
  ) throws(RecordingError) {
    let rows = Double(pictures.height) / Double(device.size.height)
    var scenery = try Self.scenery(
      pictures, rowsPerPoint: rows, on: device, isExact: isExact,
      overrides: ClipScenery.Overrides(
        keyboard: options.keyboard.map { $0 * rows },
        bar: options.bar.map { $0.lowerBound * rows...$0.upperBound * rows },
        tops: tops.mapValues { $0 * rows }),
      options)
    let tracker = EdgeTracker(
      pictures: pictures, rests: scenery.rests, keyboards: scenery.keyboards, bar: scenery.bar,
      rowsPerPoint: rows)
    var track = tracker.track()
    scenery.settleFoot(of: &track)
    track = track.divided(by: rows)
    for rest in scenery.rests.rests where rest.isSure {
      track.calm(rest.frames, row: 1 / rows)
    }
    (self.device, self.isExact, rowsPerPoint) = (device, isExact, rows)
    (self.scenery, self.track) = (scenery, track)
    isRepeated = scenery.rests.isRepeated
    let grid = device.scale
    keyboardTops = zip(scenery.keyboards, scenery.rests.rests).map { keyboard, rest in
      keyboard.map {
        !isExact || scenery.isCut && rest.isCut
          ? $0.top / rows : (($0.top / rows) * grid).rounded() / grid
      }
    }
    barBottoms = scenery.rests.rests.map { rest in
      track.barBottom[rest.shown] ?? track.barBottom[rest.frames.upperBound]
        ?? track.barBottom[rest.frames.lowerBound]
    }
    settleRests()
  }

  private static func scenery(
    _ pictures: RowPictures, rowsPerPoint: Double, on device: Device, isExact: Bool,
    overrides: ClipScenery.Overrides, _ options: ClipOptions
  ) throws(RecordingError) -> ClipScenery {
    guard
      let scenery = ClipScenery(
        pictures, rowsPerPoint: rowsPerPoint, device: device, isExact: isExact,
        overrides: overrides)
    else {
      let rests = ClipRests(pictures).rests.map {
        "\($0.frames.lowerBound)-\($0.frames.upperBound)"
      }.prefix(8)
      throw .wrongInput(
        "no keyboard slides in or out: \(pictures.frames.count) frames of \(pictures.width) x"
          + " \(pictures.height) pixels were seen, at rest in frames \(rests.joined(separator: ", "))."
          + " \(advice(options))")
    }
    return scenery
  }

  /// The remedy for a clip in which no keyboard is found.
  private static func advice(_ options: ClipOptions) -> String {
    let film = "film the keyboard as it comes up or goes"
    return options.keyboard.map {
      "No edge at \($0.rounded(toPlaces: 1)) points comes and goes, where --keyboard says one is: \(film)"
    } ?? "Give --keyboard Y, its top in points while it is open, or \(film)"
  }

  /// Takes the bar to rest where bars do: at one place wherever the keyboard is closed, above the home
  /// indicator or on the keyboard, where rows do not distinguish it from that.
  private mutating func settleRests() {
    let reach = ClipLimits.sameRows / rowsPerPoint
    let rests = scenery.rests.rests
    let closed = barBottoms.indices.compactMap {
      keyboardTops[$0] == nil && !rests[$0].isTurn ? barBottoms[$0] : nil
    }
    for (index, place) in barBottoms.enumerated() where rests[index].isSure {
      guard let place else { continue }
      var usual = [keyboardTops[index] ?? height - Double(device.safeArea.bottom)]
      if keyboardTops[index] == nil {
        let near = closed.filter { abs($0 - place) < reach }
        usual.append(near.reduce(0, +) / Double(near.count))
      }
      guard let other = usual.first(where: { abs($0 - place) < reach }) else { continue }
      barBottoms[index] = other
      for frame in scenery.rests.rests[index].frames {
        track.barTop[frame] = track.barTop[frame].map { $0 + other - place }
        track.barBottom[frame] = track.barBottom[frame].map { $0 + other - place }
      }
    }
  }

  /// Notes on the rests that the clip does not show, and on a bar that stays.
  var notes: [String] {
    let missing = missingRests
    let notes = [
      missing.before.map {
        "the clip begins in a motion: \($0) is missing or short, and it is judged from its first frame"
      },
      missing.after.map {
        "the clip ends in a motion: \($0) is missing or short, and it is judged up to its last frame"
      },
      scenery.bar?.isStill == true ? "the bar does not move with the keyboard" : nil,
    ]
    return notes.compactMap(\.self)
  }

  /// The rests that the clip's beginning and its end cut off.
  var missingRests: (before: String?, after: String?) {
    let rests = scenery.rests.rests
    func name(isOpen: Bool) -> String { "the \(isOpen ? "open" : "closed") rest" }
    return (
      scenery.slides.first { rests[$0.before].isCut }.map { name(isOpen: !$0.isOpening) },
      scenery.slides.last { rests[$0.after].isCut }.map { name(isOpen: $0.isOpening) }
    )
  }
}

extension ClipReading {
  /// Without the places near the screen's bottom to which a keyboard would have come back on its way
  /// out: what shows there is another edge.
  mutating func forgetReturns(_ stretches: [ClipMotions.Stretch]) {
    for stretch in stretches where stretch.phase == .opening || stretch.phase == .closing {
      let outward = stretch.phase == .closing ? Array(stretch.frames) : stretch.frames.reversed()
      let limit = height - ClipLimits.littlePart
      for frame in Self.returns(of: track.keyboardTop, over: outward, below: limit) {
        track.forgetKeyboard(in: frame)
      }
    }
  }

  /// The frames in which an edge that goes down is higher than before, below a height in points.
  static func returns(of edge: [Double?], over frames: [Int], below limit: Double) -> [Int] {
    var lowest = 0.0
    return frames.filter { frame in
      guard let top = edge[frame] else { return false }
      defer { lowest = max(lowest, top) }
      return top > limit && top < lowest - ClipLimits.samePoint
    }
  }

  /// Without the places of a keyboard of which little shows, and that its own curve leaves.
  mutating func forgetDoubtful(_ stretches: [ClipMotions.Stretch], at times: [Double]) {
    for stretch in stretches {
      guard let curve = stretch.keyboard else { continue }
      for frame in stretch.frames {
        let expected = curve.value(at: times[frame])
        guard let top = track.keyboardTop[frame],
          max(top, expected) > height - ClipLimits.littlePart,
          abs(top - expected) > max(0.5 / rowsPerPoint, 2.5 * curve.rms),
          !isBarOff(in: frame, of: stretch, at: times[frame], as: top - expected)
        else { continue }
        track.forgetKeyboard(in: frame)
      }
      forgetDoubtfulBars(stretch, at: times)
    }
  }

  /// True if the bar is off its curve to the same side as the keyboard: the frame shows another time.
  private func isBarOff(
    in frame: Int, of stretch: ClipMotions.Stretch, at time: Double, as keyboard: Double
  ) -> Bool {
    guard let curve = stretch.bar, !stretch.isBarInstant, let bottom = track.barBottom[frame] else {
      return false
    }
    let off = bottom - curve.value(at: time)
    return off * keyboard > 0 && abs(off) > ClipLimits.samePoint
  }

  /// Without what is taken for the bar in frames where its curve leads under the keyboard, or far from the
  /// curve about frames that do not show it: something else looks like it.
  private mutating func forgetDoubtfulBars(_ stretch: ClipMotions.Stretch, at times: [Double]) {
    guard let bar = scenery.bar, let curve = stretch.bar ?? stretch.likelyBar,
      !stretch.isBarInstant
    else { return }
    let least = stretch.bar == nil ? ClipLimits.leastWay : 1.5 / rowsPerPoint
    let height = (bar.bottom - bar.top) / rowsPerPoint
    let offs = stretch.frames.map { frame in
      track.barBottom[frame].map { abs($0 - curve.value(at: times[frame])) }
    }
    for (index, frame) in stretch.frames.enumerated().dropFirst().dropLast() {
      guard let off = offs[index], let keyboard = track.keyboardTop[frame],
        off > max(least, 2.5 * curve.rms),
        curve.value(at: times[frame]) - keyboard > ClipLimits.half * height
          || Self.isStray(index, in: offs)
      else { continue }
      track.forgetBar(in: frame)
      track.barDoubts[frame] = 1
    }
  }

  /// Says whether an edge is something else in a frame: far from its curve there, and in those beside, from one
  /// that does not show it to one that shows it on the curve, or to another one soon.
  ///
  /// - Parameters:
  ///   - frame: its place.
  ///   - offs: the distances of the edge from its curve, in points; nil where it does not show.
  /// - Returns: true if it is.
  static func isStray(_ frame: Int, in offs: [Double?]) -> Bool {
    func isFar(_ frame: Int) -> Bool { (offs[frame] ?? 0) > ClipLimits.leastWay }
    guard isFar(frame), let before = offs.indices.last(where: { $0 < frame && !isFar($0) }),
      let after = offs.indices.first(where: { $0 > frame && !isFar($0) })
    else { return false }
    switch (offs[before], offs[after]) {
    case (nil, nil): return after - before - 1 <= ClipLimits.fewFrames
    case (let on?, nil), (nil, let on?): return on < ClipLimits.samePoint
    default: return false
    }
  }
}

extension EdgeTrack {
  /// Takes from each frame of a rest what it is off by its neighbours, up to a row; an edge that none of them shows
  /// is none.
  mutating func calm(_ rest: ClosedRange<Int>, row: Double) {
    for edge in [\EdgeTrack.keyboardTop, \.barTop, \.barBottom] {
      let seen = self[keyPath: edge]
      for frame in rest {
        guard let place = seen[frame] else { continue }
        let near = (max(rest.lowerBound, frame - 2)...min(rest.upperBound, frame + 2))
          .compactMap { seen[$0] }.sorted()
        let median = near[near.count / 2]
        if abs(median - place) < row { self[keyPath: edge][frame] = median }
        if near.count == 1, rest.count >= ClipLimits.someFrames { self[keyPath: edge][frame] = nil }
      }
    }
  }

  /// The track in another unit.
  func divided(by rows: Double) -> EdgeTrack {
    func scaled(_ values: [Double?]) -> [Double?] { values.map { $0.map { $0 / rows } } }
    return EdgeTrack(
      keyboardTop: scaled(keyboardTop), barTop: scaled(barTop), barBottom: scaled(barBottom),
      keyboardErrors: scaled(keyboardErrors), barErrors: scaled(barErrors),
      barDoubts: barDoubts)
  }
}

extension Double {
  /// To a tenth.
  var tenths: String { "\((self * 10).rounded() / 10)" }
}

extension ClipReading {
  /// Throws where what slides is too tall for a keyboard, as a list or a sheet is, or for one of the device
  /// that has the clip's shape.
  func requireKeyboard() throws(RecordingError) {
    guard let top = keyboardTops.compactMap({ $0 }).min() else { return }
    if !isExact, let usual = device.usualKeyboardHeights.max(),
      height - top > ClipLimits.greatestOfOther * usual
    {
      throw .wrongInput(
        "the clip has the shape of \(device.name), and what slides is \((height - top).tenths) pt tall there,"
          + " as no keyboard of that is: give --device NAME or --points WIDTHxHEIGHT")
    }
    guard top < (1 - ClipLimits.greatestKeyboard) * height else { return }
    throw .wrongInput(
      "what slides has its top at \(top.tenths) of \(height.tenths) pt: that is no keyboard, which"
        + " takes at most 60 % of a screen; film the keyboard as it comes up or goes")
  }

  /// Throws where nothing moves with the keyboard, or what was taken for it stays where it is, is not to be seen
  /// without the keyboard, or is less than a line of letters.
  func requireBar(_ options: ClipOptions) throws(RecordingError) {
    guard let bar = scenery.bar, goesItsWay else { throw missingBar(options) }
    let height = (bar.bottom - bar.top) / rowsPerPoint
    guard options.bar == nil, height < ClipLimits.leastBar else { return }
    throw .wrongInput(
      "what moves with the keyboard is \(height.tenths) pt tall, less than a line of letters, and may be"
        + " anything: give --bar TOP..BOTTOM as the bar is while the keyboard is open")
  }

  /// The error of a clip in which no bar is, where a person says or anywhere.
  private func missingBar(_ options: ClipOptions) -> RecordingError {
    guard let bar = options.bar, scenery.bar == nil else { return noBar }
    return .wrongInput(
      "\(foundKeyboard), but what is at \(bar.lowerBound.tenths)..\(bar.upperBound.tenths) pt above it is"
        + " nowhere while it is closed: give --bar TOP..BOTTOM as the bar is while the keyboard is"
        + " open, with something in it that stays the same")
  }

  /// The error of a clip in which no bar moves with the keyboard.
  var noBar: RecordingError {
    .wrongInput(
      "\(foundKeyboard), but nothing above it moves with it. Give the bar with --bar TOP..BOTTOM, in"
        + " points, as it is while the keyboard is open; one that stays below the keyboard, as it"
        + " is while that is closed. seam identify reads the keyboard alone")
  }

  private var foundKeyboard: String {
    let top = keyboardTops.compactMap { $0 }.first ?? 0
    return "a keyboard with its top at \(top.tenths) pt is found (\(device.name))"
  }

  /// True if what was taken for the bar is elsewhere while the keyboard is closed, by the way that
  /// its picture says; true where the clip does not show that.
  private var goesItsWay: Bool {
    guard let bar = scenery.bar, !bar.isStill else { return true }
    let rests = scenery.rests.rests.indices
    let closedRests = rests.filter { keyboardTops[$0] == nil }
    let open = rests.filter { keyboardTops[$0] != nil }.compactMap { barBottoms[$0] }
    let closed = closedRests.compactMap { barBottoms[$0] }
    guard !closed.isEmpty else {
      let seen = track.barBottom.compactMap { $0 }
      let isShown = closedRests.contains { scenery.rests.rests[$0].isSure }
      return !isShown || (seen.max() ?? 0) - (seen.min() ?? 0) > ClipLimits.nearby
    }
    let way = bar.offset / rowsPerPoint
    let ways = open.flatMap { place in closed.map { $0 - place } }
    return ways.isEmpty || ways.contains { abs($0 - way) < ClipLimits.nearby }
  }
}
