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

  /// True if the clip shows both rests around it.
  func isWhole(between rests: ClipRests) -> Bool {
    !rests.rests[before].isCut && !rests.rests[after].isCut
  }

  /// The same between rests at other places.
  func moved(before: Int, after: Int) -> ClipSlide {
    ClipSlide(before: before, after: after, isOpening: isOpening, slide: slide, score: score)
  }
}
