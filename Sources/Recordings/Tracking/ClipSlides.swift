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
    let ways = slides.compactMap(\.self).inTurn
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
