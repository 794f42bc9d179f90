import MotionFits

extension ClipReading {
  /// Reads edges along their curves in the frames that do not show enough of them to find them
  /// anywhere, as long as what is found leads along the same curves.
  ///
  /// - Parameters:
  ///   - motions: the motions, with the curves that fit.
  ///   - times: when each frame is shown, in seconds.
  ///   - pictures: the clip.
  ///   - stretches: the motions without curves.
  /// - Returns: the reading, and its motions.
  func secondLook(
    along motions: ClipMotions, at times: [Double], in pictures: RowPictures,
    _ stretches: [ClipMotions.Stretch]
  ) -> (ClipReading, ClipMotions) {
    var second = self
    guard second.lookAgain(motions.stretches, at: times, in: pictures) else {
      return (self, motions)
    }
    let refit = ClipMotions(stretches, of: second, at: times)
    second.forget(
      notIn: track, fartherThan: ClipLimits.sameRows / rowsPerPoint, from: refit.stretches,
      at: times)
    return (second, refit)
  }

  /// Forgets a keyboard that is elsewhere in one frame alone: a system's never is.
  ///
  /// - Parameters:
  ///   - stretches: the motions, with the curves that fit.
  ///   - times: when each frame is shown, in seconds.
  mutating func forgetStrays(_ stretches: [ClipMotions.Stretch], at times: [Double]) {
    for stretch in stretches {
      for frame in stretch.frames.dropFirst().dropLast()
      where stray(in: frame, of: stretch, at: times) == \.keyboardTop {
        track.forgetKeyboard(in: frame)
      }
    }
  }

  /// Looks where their curves lead for edges in frames that show too little of them to find them anywhere,
  /// and for a bar that is elsewhere in one frame alone.
  ///
  /// - Parameters:
  ///   - stretches: the motions, with the curves that fit.
  ///   - times: when each frame is shown, in seconds.
  ///   - pictures: the clip.
  /// - Returns: whether any was found.
  private mutating func lookAgain(
    _ stretches: [ClipMotions.Stretch], at times: [Double], in pictures: RowPictures
  ) -> Bool {
    var isFound = false
    for stretch in stretches {
      for frame in stretch.frames.dropFirst().dropLast() where !isRepeated[frame] {
        let keyboard = place(
          of: stretch.keyboard, unless: track.keyboardTop[frame], at: times[frame],
          above: height - ClipLimits.leastShown)
        // A bar that runs past its place may leave the screen with what lies below it.
        let bar = place(
          of: stretch.isBarInstant ? nil : stretch.bar ?? stretch.likelyBar,
          unless: stray(in: frame, of: stretch, at: times) == \.barBottom
            ? nil : track.barBottom[frame],
          at: times[frame], above: height + ClipLimits.leastShown / 2)
        guard keyboard != nil || bar != nil else { continue }
        let edges = FrameEdges(pictures.frames[frame], height: pictures.height)
        if let keyboard, findKeyboard(near: keyboard, frame, edges) { isFound = true }
        if let bar, findBar(near: bar, frame, edges) { isFound = true }
      }
    }
    return isFound
  }

  /// The edge that is elsewhere in one frame alone; nil if both are, for that frame is one that was
  /// dropped or repeated.
  private func stray(
    in frame: Int, of stretch: ClipMotions.Stretch, at times: [Double]
  ) -> KeyPath<EdgeTrack, [Double?]>? {
    func isAlone(_ edge: KeyPath<EdgeTrack, [Double?]>, off curve: FitCandidate?) -> Bool {
      guard let curve else { return false }
      return Self.isAlone(track[keyPath: edge], in: frame, by: near / rowsPerPoint) {
        curve.value(at: times[$0])
      }
    }
    let keyboard = isAlone(\.keyboardTop, off: stretch.keyboard)
    guard isAlone(\.barBottom, off: stretch.bar) != keyboard else { return nil }
    return keyboard ? \.keyboardTop : \.barBottom
  }

  /// True if an edge is off its curve by more than a limit in a frame, and on it in those beside, or much
  /// closer to it.
  ///
  /// Nothing goes away and comes back in so short a time: something else looks like it there.
  static func isAlone(
    _ edge: [Double?], in frame: Int, by limit: Double, _ curve: (Int) -> Double
  ) -> Bool {
    func off(_ frame: Int) -> Double? { edge[frame].map { abs($0 - curve(frame)) } }
    guard let own = off(frame), own > limit, let before = off(frame - 1), let after = off(frame + 1)
    else { return false }
    return max(before, after) <= max(limit, own / ClipLimits.clearlyMore)
  }

  /// The place to which a curve leads that is sure, in rows; nil where the edge is known, or leads
  /// below a limit.
  private func place(
    of curve: FitCandidate?, unless known: Double?, at time: Double, above limit: Double
  ) -> Double? {
    guard known == nil, let curve, curve.share < ClipLimits.closeShare else { return nil }
    let place = curve.value(at: time)
    return place < limit ? place * rowsPerPoint : nil
  }

  private var near: Double { max(ClipLimits.slip, ClipLimits.samePoint * rowsPerPoint) }

  private mutating func findKeyboard(near row: Double, _ frame: Int, _ edges: FrameEdges) -> Bool {
    let around = scenery.rests.around(frame)
    let rests = [around.at, around.before, around.after].compactMap { $0 }
    for keyboard in rests.compactMap({ scenery.keyboards[$0] }) {
      let rough = Int((row - keyboard.top).rounded())
      guard
        let place = keyboard.template.place(near: rough, in: edges, visible: 0..<edges.fine.height),
        abs(keyboard.top + place.shift - row) < near, place.quality > ClipLimits.leastQuality
      else { continue }
      track.keyboardTop[frame] = (keyboard.top + place.shift) / rowsPerPoint
      track.keyboardErrors[frame] = place.error / rowsPerPoint
      return true
    }
    return false
  }

  private mutating func findBar(near row: Double, _ frame: Int, _ edges: FrameEdges) -> Bool {
    guard let bar = scenery.bar, !bar.isStill else { return false }
    let top = track.keyboardTop[frame].map { $0 * rowsPerPoint } ?? Double(edges.fine.height)
    guard
      let place = bar.expectedPlace(
        near: Int((row - bar.bottom).rounded()), in: edges, above: top),
      abs(bar.bottom + place.shift - row) < near
    else { return false }
    track.note(place, of: bar, in: frame, row: 1 / rowsPerPoint)
    return true
  }

  /// Forgets what a track did not know and is farther from its curve than a limit, in points.
  private mutating func forget(
    notIn first: EdgeTrack, fartherThan limit: Double, from stretches: [ClipMotions.Stretch],
    at times: [Double]
  ) {
    for stretch in stretches {
      for frame in stretch.frames {
        if first.keyboardTop[frame] == nil, let top = track.keyboardTop[frame],
          stretch.keyboard.map({ abs(top - $0.value(at: times[frame])) > limit }) ?? true
        {
          track.forgetKeyboard(in: frame)
        }
        if first.barBottom[frame] == nil, let bottom = track.barBottom[frame],
          stretch.isOff(bottom, at: times[frame], by: limit, track.barBottom)
        {
          track.forgetBar(in: frame)
        }
      }
    }
  }
}

extension ClipMotions.Stretch {
  /// True if a bar's place is farther from its curve than a limit; where none is known, from its
  /// rests.
  fileprivate func isOff(
    _ place: Double, at time: Double, by limit: Double, _ edge: [Double?]
  ) -> Bool {
    let rests = [edge[frames.lowerBound], edge[frames.upperBound]].compactMap(\.self)
    let places = (bar ?? likelyBar).map { [$0.value(at: time)] } ?? rests
    return places.allSatisfy { abs(place - $0) > limit }
  }
}
