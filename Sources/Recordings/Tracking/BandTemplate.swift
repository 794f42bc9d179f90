/// Rows of a frame at rest that are looked for in others.
struct BandTemplate {
  /// The rows that are looked for, in the frame at rest.
  let rows: Range<Int>
  private let edges: FrameEdges
  private let weights: [Float]?
  /// All that there is to see in the rows.
  private let energy: Float
  private let coarseWeights: [Float]?
  private let coarseEnergy: Float

  /// A place at which a band was found.
  struct Place {
    /// The rows by which it is farther down than at rest.
    var shift: Double
    /// From 0 to 1.
    var quality: Double
    /// The strength, 1 being that of the rest.
    var gain: Double
    /// The share of it that can be seen.
    var share: Double
    /// The rows by which it may be off by what is left over.
    var error: Double
  }

  init(_ edges: FrameEdges, rows: Range<Int>, weights: [Float]? = nil) {
    self.edges = edges
    self.rows = rows
    self.weights = weights
    energy = edges.fine.agreement(of: rows, with: edges.fine, down: 0, weights: weights).energy
    let step = edges.step
    coarseWeights = weights.map { edges.coarseWeights($0) }
    coarseEnergy = max(
      1e-3,
      edges.coarse.agreement(
        of: rows.lowerBound / step..<max(rows.lowerBound / step + 1, rows.upperBound / step),
        with: edges.coarse, down: 0, weights: coarseWeights
      ).energy)
  }

  /// The same, as far as another frame shows it, the given number of rows farther down; nil where that is less
  /// than a share of it.
  func trusting(_ other: FrameEdges, down shift: Int, least: Float = 0) -> BandTemplate? {
    let (own, there) = (edges.fine, other.fine)
    var trust = [Float](repeating: 0.02, count: own.values.count)
    for row in rows where row + shift >= 1 && row + shift < there.height - 1 {
      for column in 0..<own.columns {
        let place = row * own.columns + column
        let same = place + shift * own.columns
        let (one, other) = (own.values[place], there.values[same])
        // A row above or below will do: the frames may lie a part of a row apart.
        let near = min(
          abs(one - other), abs(one - there.values[same - own.columns]),
          abs(one - there.values[same + own.columns]))
        trust[place] = max(0.02, 1 - near / (4 + 0.4 * max(abs(one), abs(other))))
      }
    }
    if let weights { for place in trust.indices { trust[place] *= weights[place] } }
    let trusted = BandTemplate(edges, rows: rows, weights: trust)
    return trusted.energy > least * energy ? trusted : nil
  }

  /// The share of its rows, from above, in which a share of all that there is to see shows.
  func part(showing share: Double) -> Double {
    var sum: Float = 0
    let last = rows.first { row in
      sum +=
        edges.fine.agreement(of: row..<row + 1, with: edges.fine, down: 0, weights: weights).energy
      return sum > Float(share) * energy
    }
    return Double((last ?? rows.upperBound) - rows.lowerBound) / Double(max(1, rows.count))
  }

  /// The places in a frame where something like it is to be seen, roughly; the best ones.
  ///
  /// - Parameters:
  ///   - frame: where to look.
  ///   - shifts: how many rows farther down it may be.
  ///   - visible: the rows of the frame that may show it.
  ///   - least: how well a place must agree.
  /// - Returns: Places that are apart from each other.
  func candidates(
    in frame: FrameEdges, shifts: ClosedRange<Int>, visible: Range<Int>, least: Float = 0.25
  ) -> [LikelyPath.Candidate] {
    let step = edges.step
    let first = Int((Double(shifts.lowerBound) / Double(step)).rounded(.down))
    let last = Int((Double(shifts.upperBound) / Double(step)).rounded(.up))
    let qualities = (first...last).map { roughQuality($0, in: frame, visible: visible) }
    return LikelyPath.Candidate.best(of: qualities, above: least).map {
      closer((first + $0.position) * step, in: frame, visible: visible)
    }
  }

  /// The best row near a place, and how well it agrees at full height.
  private func closer(
    _ rough: Int, in frame: FrameEdges, visible: Range<Int>
  ) -> LikelyPath.Candidate {
    var best: (shift: Int, quality: Float, share: Float) = (rough, 0, 0)
    for shift in rough - edges.step...rough + edges.step {
      let part = part(shift, visible)
      let step = part.count > 300 ? 2 : 1
      let sum = edges.fine.agreement(
        of: part, with: frame.fine, down: shift, weights: weights, step: step)
      guard sum.energy > 0, sum.quality > best.quality else { continue }
      best = (shift, sum.quality, min(1, sum.energy / energy * Float(step)))
    }
    // Between two rows fine lines fade: what counts is how well the mixture of both agrees.
    if best.quality > 0.3, let place = refined(best.shift, in: frame, visible: visible) {
      best.quality = max(best.quality, Float(place.quality))
    }
    return LikelyPath.Candidate(
      position: best.shift, quality: best.quality * (0.65 + 0.35 * best.share.squareRoot()))
  }

  /// The agreement of a frame with the band the given number of coarse rows farther down.
  private func roughQuality(
    _ shift: Int, in frame: FrameEdges, visible: Range<Int>
  ) -> Float {
    let step = edges.step
    let part = part(shift * step, visible)
    guard part.count >= step else { return 0 }
    let rows = part.lowerBound / step..<max(part.lowerBound / step + 1, part.upperBound / step)
    let sum = edges.coarse.agreement(
      of: rows, with: frame.coarse, down: shift, weights: coarseWeights)
    guard sum.energy > coarseEnergy * 0.01 else { return 0 }
    // Much that agrees is worth more than little that agrees as well.
    let share = min(1, sum.energy / coarseEnergy)
    return sum.quality * (0.8 + 0.2 * share.squareRoot())
  }

  /// The place near one that is known roughly; nil where nothing is to be seen there.
  func place(near rough: Int, in frame: FrameEdges, visible: Range<Int>) -> Place? {
    var best: (shift: Int, quality: Float) = (rough, -1)
    for shift in rough - edges.step - 1...rough + edges.step + 1 {
      let sum = edges.fine.agreement(
        of: part(shift, visible), with: frame.fine, down: shift, weights: weights)
      if sum.quality > best.quality { best = (shift, sum.quality) }
    }
    return best.quality > 0 ? refined(best.shift, in: frame, visible: visible) : nil
  }

  /// The rows that are visible where the band is the given number of rows down.
  private func part(_ shift: Int, _ visible: Range<Int>) -> Range<Int> {
    let first = max(rows.lowerBound, visible.lowerBound - shift)
    return first..<max(first, min(rows.upperBound, visible.upperBound - shift))
  }

  /// The place between rows: at rest every edge lies on a row, and on the way between two of them
  /// it is drawn as a mixture of both.
  private func refined(_ shift: Int, in frame: FrameEdges, visible: Range<Int>) -> Place? {
    var best: (place: Place, error: Double)?
    for lower in [shift - 1, shift] {
      var limit = Float.infinity
      var fit = mixture(lower, in: frame, visible: visible, limit: limit)
      for _ in 0..<2 {
        guard let found = fit else { break }
        limit = 3 * max(1, found.error.squareRoot())
        fit = mixture(lower, in: frame, visible: visible, limit: limit, around: found.part)
      }
      guard let fit else { continue }
      if best == nil || Double(fit.error) < best?.error ?? 0 {
        best = (
          Place(
            shift: Double(lower) + Double(fit.part), quality: Double(fit.quality),
            gain: Double(fit.gain), share: Double(fit.energy / max(energy, 1e-6)),
            error: Double((fit.error / max(fit.slope, 1e-6)).squareRoot())), Double(fit.error)
        )
      }
    }
    return best?.place
  }

  private struct Mixture {
    var part: Float
    var error: Float
    /// The sum of the squares of what a shift by a row changes.
    var slope: Float
    var quality: Float
    var gain: Float
    var energy: Float
  }

  /// The share of the template `shift + 1` rows down, beside that `shift` rows down, in the frame.
  private func mixture(
    _ shift: Int, in frame: FrameEdges, visible: Range<Int>, limit: Float, around part: Float = 0
  ) -> Mixture? {
    let rows = self.part(shift + 1, visible)
    let first = max(rows.lowerBound, 1, -shift)
    let last = min(rows.upperBound, frame.fine.height - 1 - shift)
    guard first < last else { return nil }
    let columns = edges.fine.columns
    return edges.fine.values.withUnsafeBufferPointer { own in
      frame.fine.values.withUnsafeBufferPointer { other in
        var (numerator, denominator, whole) = (Float(0), Float(0), Float(0))
        var (square, count, product, mine, theirs) = (
          Float(0), Float(0), Float(0), Float(0), Float(0)
        )
        for row in first..<last {
          let start = row &* columns
          let there = (row &+ shift) &* columns
          for column in 0..<columns {
            let near = own[start &+ column]
            let far = own[start &+ column &- columns]
            let seen = other[there &+ column]
            let expected = near + part * (far - near)
            let off = abs(seen - expected)
            var weight = off > limit ? limit / off : 1
            weight *= weights?[start &+ column] ?? 1
            let slope = far - near
            numerator += weight * (seen - near) * slope
            denominator += weight * slope * slope
            square += weight * off * off
            count += weight
            product += weight * expected * seen
            mine += weight * expected * expected
            whole += (weights?[start &+ column] ?? 1) * near * near
            theirs += weight * seen * seen
          }
        }
        guard denominator > 0, count > 0, mine > 0 else { return nil }
        return Mixture(
          part: min(1, max(0, numerator / denominator)), error: square / count,
          slope: denominator, quality: 2 * product / (mine + theirs), gain: product / mine,
          energy: whole)
      }
    }
  }
}
