/// The frames between two rests, with the keyboards that are on their way in them.
struct ClipWindow {
  private let pictures: RowPictures
  /// The rests before and after, by their places.
  private let before: Int
  private let after: Int
  /// The frames that show both rests best.
  private let shown: (before: Int, after: Int)
  /// The slide to the place where it is after, and the one from the place where it is before.
  private let (up, down): (KeyboardSlide?, KeyboardSlide?)

  /// The window between a rest and the next one; `keyboard` is its top row, where a person gives
  /// it.
  init(_ pictures: RowPictures, _ rests: ClipRests, after before: Int, keyboard: Int?) {
    let (a, b) = (rests.rests[before], rests.rests[before + 1])
    let frames = Self.frames(from: a.frames.upperBound + 1, to: b.frames.lowerBound)
    func found(_ open: Int) -> KeyboardSlide? {
      KeyboardSlide(pictures, open: open, over: frames, top: keyboard).flatMap {
        $0.top < pictures.height * 17 / 20 ? $0 : nil
      }
    }
    (self.pictures, self.before, after) = (pictures, before, before + 1)
    shown = (a.shown, b.shown)
    (up, down) = (found(b.shown), found(a.shown))
  }

  /// The motion of a keyboard that only one of the rests shows; nil where there is none.
  ///
  /// A list that scrolls looks as a keyboard that comes up: one that has come up goes down next.
  ///
  /// - Parameter last: the motion before it.
  /// - Returns: The motion.
  func slide(after last: ClipSlide?) -> ClipSlide? {
    let both = [slide(up, isOpening: true), slide(down, isOpening: false)].compactMap(\.self)
    let next = last.flatMap { last in both.first { $0.isOpening != last.isOpening } }
    return next ?? both.max { $0.score < $1.score }
  }

  /// The motion of a keyboard that comes back; nil where there is none.
  var turn: ClipTurn? {
    guard let down, down.isShown(in: shown.after, of: pictures) else { return nil }
    return ClipTurn(down, from: before, to: after, height: pictures.height)
  }

  private func slide(_ slide: KeyboardSlide?, isOpening: Bool) -> ClipSlide? {
    guard let slide,
      !slide.isShown(in: isOpening ? shown.before : shown.after, of: pictures),
      slide.steadiness(isOpening: isOpening) > Self.leastSteadiness
    else { return nil }
    let score = Double(slide.quality) * Double(slide.moved) * Double(pictures.height - slide.top)
    return ClipSlide(
      before: before, after: after, isOpening: isOpening, slide: slide, score: score)
  }

  /// The share of steps that a keyboard makes in its own direction, as far as frames are read right.
  private static let leastSteadiness = 0.55

  /// The frames that are looked at to know what moves, at most 60.
  private static func frames(from first: Int, to last: Int) -> [Int] {
    let all = Array(first...max(first, last))
    let most = 60
    guard all.count > most else { return all }
    return (0..<most).map { all[$0 * (all.count - 1) / (most - 1)] }
  }
}
