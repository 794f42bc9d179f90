/// The lower edge of a bar, which frames in which it moves say more of than two rests.
struct BarFoot {
  let finder: BarFinder
  /// In rows of the open rest.
  let keyboardTop: Double

  /// The bar as it ends by all frames that show it on its way, and by what it does in other rests.
  func settled(_ bar: BarBand, along track: EdgeTrack, _ rests: ClipRests) -> BarBand {
    let ups = Self.ups(of: bar.homeTop, along: track)
    let kept = stride(from: 0, to: ups.count, by: max(1, ups.count / ClipLimits.mostFrames)).map {
      ups[$0]
    }
    let foot = finder.foot(above: keyboardTop, along: kept)
    let settled = foot.map(bar.ending) ?? bar
    let growth = growth(of: settled, along: track, rests)
    let isOpen = foot != nil && !growth.isFootStill
    return settled.grown(by: growth.rows, downTo: isOpen ? keyboardTop : nil)
  }

  /// The rows by which a bar is above where it is closed, and the row at which the keyboard begins, in each frame
  /// that has it where no other one has.
  static func ups(
    of home: Double, along track: EdgeTrack
  ) -> [(frame: Int, up: Double, keyboard: Int)] {
    var places: Set<Double> = []
    return track.barTop.indices.compactMap { frame in
      // A frame in which the bar is where it was in another one says nothing new.
      guard let top = track.barTop[frame], home - top > 2, places.insert(top.rounded()).inserted
      else { return nil }
      return (frame, home - top, track.keyboardTop[frame].map { Int($0) } ?? .max)
    }
  }

  /// The rows by which what shows in a bar is elsewhere in one rest than in another one like it where none of
  /// its edges is, for its lower edge need not have moved; and whether the lower one is seen where it was.
  private func growth(
    of bar: BarBand, along track: EdgeTrack, _ rests: ClipRests
  ) -> (rows: Double, isFootStill: Bool) {
    let shown = rests.rests.filter(\.isSure).map(\.shown).filter { track.barTop[$0] != nil }
    var (growth, isFootStill) = (0.0, true)
    for (place, one) in shown.enumerated() {
      for other in shown[(place + 1)...] {
        let isAlike = abs((track.keyboardTop[one] ?? 0) - (track.keyboardTop[other] ?? 0)) < 1
        guard isAlike, let from = track.barTop[one], let to = track.barTop[other],
          abs(to - from) > ClipLimits.slip
        else { continue }
        let edges = [from, from + bar.bottom - bar.top].map { Int($0.rounded()) }
        if !edges.contains(where: { goes($0, from: one, to: other, down: to - from) }) {
          growth = max(growth, abs(to - from))
          let foot = Int(bar.foot(isOpen: track.keyboardTop[one] != nil).rounded())
          isFootStill = isFootStill && isEnd(foot, in: one) && isEnd(foot, in: other)
        }
      }
    }
    return (growth, isFootStill)
  }

  /// True if an edge across the width is in another frame as well, some rows farther down.
  private func goes(_ row: Int, from one: Int, to other: Int, down way: Double) -> Bool {
    let (here, there) = (edges(one), edges(other))
    let near = row - finder.reach..<row + finder.reach
    guard near.contains(where: here.isFullWidth) else { return false }
    return here.fine.agreement(of: near, with: there.fine, down: Int(way.rounded())).quality
      > ClipLimits.sameEdge
  }

  /// True if an edge across the width is at a row of a frame, or the screen ends there.
  private func isEnd(_ row: Int, in frame: Int) -> Bool {
    let edges = edges(frame)
    let slip = Int(ClipLimits.slip.rounded(.up))
    let near = row - slip...row + slip
    return row + finder.reach > finder.pictures.height || near.contains(where: edges.isFullWidth)
  }

  private func edges(_ frame: Int) -> FrameEdges {
    FrameEdges(finder.pictures.frames[frame], height: finder.pictures.height)
  }
}
