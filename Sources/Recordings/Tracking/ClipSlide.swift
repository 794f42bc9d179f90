/// One motion of the keyboard in a clip.
struct ClipSlide {
  /// The rests before and after, by their places.
  let before: Int
  let after: Int
  let isOpening: Bool
  let slide: KeyboardSlide
  let score: Double

  var openRest: Int { isOpening ? after : before }
  var closedRest: Int { isOpening ? before : after }

  /// Whether the clip shows both rests around it.
  func isWhole(between rests: ClipRests) -> Bool {
    rests.rests[before].isSure && rests.rests[after].isSure
  }

  /// All motions of a keyboard in a clip.
  static func all(
    in pictures: RowPictures, _ rests: ClipRests, keyboard: Int? = nil
  ) -> [ClipSlide] {
    zip(rests.rests.indices, rests.rests.indices.dropFirst()).compactMap { before, after in
      let (a, b) = (rests.rests[before], rests.rests[after])
      let frames = Self.frames(from: a.frames.upperBound + 1, to: b.frames.lowerBound)
      guard !frames.isEmpty else { return nil }
      let candidates = [(true, b.shown, a.shown), (false, a.shown, b.shown)]
        .compactMap { isOpening, open, closed -> ClipSlide? in
          guard
            let slide = KeyboardSlide(
              pictures, open: open, over: frames, top: keyboard),
            slide.top < pictures.height * 17 / 20, !slide.isShown(in: closed, of: pictures),
            slide.steadiness(isOpening: isOpening) > Self.leastSteadiness
          else { return nil }
          let score =
            Double(slide.quality) * Double(slide.moved) * Double(pictures.height - slide.top)
          return ClipSlide(
            before: before, after: after, isOpening: isOpening, slide: slide, score: score)
        }
      return candidates.max { $0.score < $1.score }
    }
  }

  /// The share of steps that a keyboard makes in its own direction, as far as frames are read right.
  private static let leastSteadiness = 0.55

  /// At most so many frames are looked at to know what moves.
  private static func frames(from first: Int, to last: Int) -> [Int] {
    let all = Array(first...max(first, last))
    let most = 60
    guard all.count > most else { return all }
    return (0..<most).map { all[$0 * (all.count - 1) / (most - 1)] }
  }
}
