/// The motions of the keyboard in a clip: those from one rest to another, and those that come back.
struct ClipSlides {
  /// The rests, and the frames in which motions are turned round.
  let rests: ClipRests
  /// The motions from which keyboard and bar are known; the keyboard opens and closes in turn.
  let known: [ClipSlide]
  /// All motions; those that are turned round are two.
  let all: [ClipSlide]

  init(_ pictures: RowPictures, keyboard: Int? = nil) {
    let rests = ClipRests(pictures)
    let windows = rests.rests.indices.dropLast().map {
      ClipWindow(pictures, rests, after: $0, keyboard: keyboard)
    }
    var slides: [ClipSlide?] = []
    for window in windows { slides.append(window.slide(after: slides.last { $0 != nil } ?? nil)) }
    let ways = slides.compactMap(\.self).withoutLists(in: pictures).inTurn
      .withWholeKeyboards(in: pictures) { windows[$0.before].slide($0, from: $1) }
    let turns = windows.indices.compactMap { index in
      slides[index] == nil && ways.showKeyboard(between: index) ? windows[index].turn : nil
    }
    self.rests = rests.turned(at: turns.map(\.frame))
    func place(_ rest: Int) -> Int { rest + turns.count { $0.before < rest } }
    let moved = ways.map { $0.moved(before: place($0.before), after: place($0.after)) }
    let turned = turns.enumerated().flatMap { $1.slides(after: $0) }
    known = moved.isEmpty ? turned : moved
    all = (moved + turned).sorted { $0.before < $1.before }
  }
}

extension [ClipSlide] {
  /// True if the keyboard may be there before and after what follows a rest: it has come up before,
  /// if it is seen to come, and goes later, if it is seen to go.
  fileprivate func showKeyboard(between rest: Int) -> Bool {
    let last = self.last { $0.after <= rest }
    let next = first { $0.before > rest }
    return last?.isOpening != false && next?.isOpening != true
  }

  /// True if no keyboard is there in a rest: the last motion before it is one out, or the first one after it
  /// one in.
  func isClosed(at rest: Int) -> Bool {
    last { $0.after <= rest }.map { !$0.isOpening }
      ?? (first { $0.before >= rest }?.isOpening == true)
  }

  /// Without what takes more of the screen than a keyboard, or much less than the motion that is most likely
  /// one, and shows another picture than that: there a list scrolls.
  fileprivate func withoutLists(in pictures: RowPictures) -> [ClipSlide] {
    guard let model = likeliest(in: pictures) else { return self }
    let least = Double(pictures.height - model.slide.top) / ClipLimits.greatestOfOther
    return filter { way in
      way.isLowEnough(in: pictures) && Double(pictures.height - way.slide.top) > least
        || model.slide.isShown(in: way.slide.open, of: pictures)
    }
  }

  /// The same, each of as much of the keyboard as the motion that is most likely one shows: a clip has one
  /// keyboard, of few of its rows keys look alike, and a list above it may go another way.
  fileprivate func withWholeKeyboards(
    in pictures: RowPictures, _ again: (ClipSlide, KeyboardSlide) -> ClipSlide?
  ) -> [ClipSlide] {
    guard let model = likeliest(in: pictures)?.slide else { return self }
    return map { way in
      let isList = !way.isLowEnough(in: pictures)
      guard isList || way.slide.top > model.top, let whole = again(way, model),
        whole.slide.quality > way.slide.quality - ClipLimits.nearlyAsSure,
        !isList || !whole.slide.goes(with: way.slide, within: pictures.height / 100)
      else { return way }
      return whole
    }
  }

  /// The motion that is most likely a keyboard's: of no more of the screen than one takes.
  private func likeliest(in pictures: RowPictures) -> ClipSlide? {
    filter { $0.isLowEnough(in: pictures) }.max { $0.score < $1.score }
  }

  /// Without those that are less sure where two in a row go the same way.
  fileprivate var inTurn: [ClipSlide] {
    var slides = self
    while let index = slides.indices.dropLast().first(where: {
      slides[$0].isOpening == slides[$0 + 1].isOpening
    }) {
      slides.remove(at: slides[index].score < slides[index + 1].score ? index : index + 1)
    }
    return slides
  }
}

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

  /// True if what slides takes no more of the screen than a keyboard.
  fileprivate func isLowEnough(in pictures: RowPictures) -> Bool {
    slide.top >= Int((1 - ClipLimits.greatestKeyboard) * Double(pictures.height))
  }

  /// The same between rests at other places.
  func moved(before: Int, after: Int) -> ClipSlide {
    ClipSlide(before: before, after: after, isOpening: isOpening, slide: slide, score: score)
  }
}

/// A motion of the keyboard that is turned round before it ends: it comes back to the rest that it left.
struct ClipTurn {
  /// The rests around it, by their places; both show the keyboard.
  let before: Int
  let after: Int
  /// The frame in which the keyboard is lowest, roughly.
  let frame: Int
  let slide: KeyboardSlide

  /// Nil where the keyboard does not leave its place, or does not come back to it.
  init?(_ slide: KeyboardSlide, from before: Int, to after: Int, height: Int) {
    guard let lowest = slide.shifts.max(by: { $0.rows < $1.rows }),
      Double(lowest.rows) > ClipLimits.turnShare * Double(height)
    else { return nil }
    let (down, up) = (
      slide.shifts.filter { $0.frame <= lowest.frame },
      slide.shifts.filter { $0.frame >= lowest.frame }
    )
    guard down.isSteady(downward: true), up.isSteady(downward: false) else { return nil }
    (self.before, self.after, self.slide) = (before, after, slide)
    frame = lowest.frame
  }

  /// The way down and the way back, where the frame that turns round is a rest of its own.
  ///
  /// - Parameter turns: how many frames that turn round come before this one.
  /// - Returns: both.
  func slides(after turns: Int) -> [ClipSlide] {
    let (first, middle) = (before + turns, before + turns + 1)
    return [
      ClipSlide(before: first, after: middle, isOpening: false, slide: slide, score: 0),
      ClipSlide(before: middle, after: middle + 1, isOpening: true, slide: slide, score: 0),
    ]
  }
}

extension [(frame: Int, rows: Int)] {
  /// True if most steps go one way.
  fileprivate func isSteady(downward: Bool) -> Bool {
    let steps = zip(self, dropFirst()).map { $1.rows - $0.rows }.filter { $0 != 0 }
    let right = steps.count { downward == ($0 > 0) }
    return !steps.isEmpty && right * 10 > steps.count * 6
  }
}

/// The frames between two rests, with the keyboards that are on their way in them.
struct ClipWindow {
  private let pictures: RowPictures
  private let frames: [Int]
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
    (self.pictures, self.frames, self.before, after) = (pictures, frames, before, before + 1)
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

  /// A motion with as much of the keyboard as another one shows; nil where it is another keyboard's.
  func slide(_ own: ClipSlide, from model: KeyboardSlide) -> ClipSlide? {
    guard model.isShown(in: own.slide.open, of: pictures) else { return nil }
    let slide = KeyboardSlide(pictures, open: own.slide.open, over: frames, top: model.top)
    return self.slide(slide, isOpening: own.isOpening)
  }

  /// The motion of a keyboard that comes back; nil where there is none.
  var turn: ClipTurn? {
    guard let down, down.isShown(in: shown.after, of: pictures) else { return nil }
    return ClipTurn(down, from: before, to: after, height: pictures.height)
  }

  private func slide(_ slide: KeyboardSlide?, isOpening: Bool) -> ClipSlide? {
    guard let slide,
      !slide.isShown(in: isOpening ? shown.before : shown.after, of: pictures),
      slide.steadiness(isOpening: isOpening) > ClipLimits.steadiness
    else { return nil }
    let score = Double(slide.quality) * Double(slide.moved) * Double(pictures.height - slide.top)
    return ClipSlide(
      before: before, after: after, isOpening: isOpening, slide: slide, score: score)
  }

  /// The frames that are looked at to know what moves, at most 60.
  private static func frames(from first: Int, to last: Int) -> [Int] {
    let all = Array(first...max(first, last))
    let most = 60
    guard all.count > most else { return all }
    return (0..<most).map { all[$0 * (all.count - 1) / (most - 1)] }
  }
}
