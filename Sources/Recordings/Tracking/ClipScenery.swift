import Scenes

/// What a clip shows: rests, keyboards, and the bar.
struct ClipScenery {
  /// What a person says of it, in rows of the open rest.
  struct Overrides {
    var keyboard: Double?
    var bar: ClosedRange<Double>?
    /// Where the keyboard's top is in open rests, by their places, by the way that it goes; the keyboard is
    /// looked for all the same.
    var tops: [Int: Double] = [:]
  }

  let rests: ClipRests
  /// The motions of the keyboard, in order.
  let slides: [ClipSlide]
  /// The keyboard that each rest shows; nil where it shows none.
  private(set) var keyboards: [KeyboardRest?]
  private(set) var bar: BarBand?
  /// The motion that shows most.
  let main: ClipSlide
  /// Whether the clip's ends cut off a rest of every motion.
  let isCut: Bool

  /// Nil where no keyboard slides.
  init?(
    _ pictures: RowPictures, rowsPerPoint: Double, device: Device,
    overrides: Overrides = Overrides()
  ) {
    let found = ClipSlides(pictures, keyboard: overrides.keyboard.map { Int($0) })
    let rests = found.rests
    (self.rests, self.slides) = (rests, found.all)
    // What a motion shows that the clip's ends cut off is less sure.
    let whole = found.known.filter { $0.isWhole(between: rests) }
    let slides = whole.isEmpty ? found.known : whole
    isCut = whole.isEmpty
    keyboards = Array(repeating: nil, count: rests.rests.count)
    guard let best = slides.indices.max(by: { slides[$0].score < slides[$1].score }) else {
      return nil
    }
    main = slides[best]
    let height = pictures.height
    func edges(_ frame: Int) -> FrameEdges { FrameEdges(pictures.frames[frame], height: height) }
    func finder(_ index: Int, top: Double?) -> BarFinder {
      let (slide, others) = (slides[index], slides.indices.filter { $0 != index })
      return BarFinder(
        pictures: pictures, slide: slide.slide, others: others.map { slides[$0].slide },
        open: edges(slide.slide.open), closed: edges(rests.rests[slide.closedRest].shown),
        rowsPerPoint: rowsPerPoint, device: device, top: top,
        isCut: !rests.rests[slide.closedRest].isSure)
    }
    let finders = slides.indices.map { finder($0, top: overrides.tops[slides[$0].openRest]) }
    let given = slides.map { overrides.keyboard ?? overrides.tops[$0.openRest] }
    let tops = Self.tops(finders, given: given)
    for (slide, top) in zip(slides, tops) {
      let isAtRest = rests.rests[slide.openRest].isSure
      keyboards[slide.openRest] = KeyboardRest(
        frame: slide.slide.open, top: isAtRest ? top.snapped(rowsPerPoint: rowsPerPoint) : top,
        edges: edges(slide.slide.open))
    }
    noteCutRests()
    noteOtherRests(pictures)
    let top = keyboards[main.openRest]?.top ?? 0
    // Another motion may show what this one does not, or much more of it.
    let worths = finders.indices.map { finders[$0].worth * ($0 == best ? Self.mainFactor : 1) }
    let likely = finders.indices.sorted { worths[$0] > worths[$1] }
    let shown = keyboards
    func band(by finder: (Int, Double) -> BarFinder) -> BarBand? {
      for index in likely {
        guard let top = shown[slides[index].openRest]?.top,
          let band = finder(index, top).bar(keyboardTop: top)
        else { continue }
        return band
      }
      return nil
    }
    if let given = overrides.bar {
      bar = finders[best].bar(at: given, keyboardTop: top)
    } else {
      // What slides may have been taken to begin with the keys, far below a bar in which nothing shows.
      bar = band { index, _ in finders[index] } ?? band { finder($0, top: $1) }
    }
    let rows = keyboards.compactMap { $0?.top }
    // A higher keyboard in another rest lifts the bar above its place in this one.
    bar = bar?.reaching(up: Int((rows.max() ?? 0) - (rows.min() ?? 0)))
  }

  /// How much more another motion than the main one has to show of a bar.
  private static let mainFactor: Float = 1.6

  /// The keyboard's top in each motion: the same keyboard has the same top, and the highest edge of
  /// those that are found is it, for rows of keys are edges as well.
  private static func tops(_ finders: [BarFinder], given: [Double?]) -> [Double] {
    let tops = finders.map { $0.keyboardTop() }
    return tops.indices.map { index in
      if let given = given[index] { return given }
      var best = tops[index]
      for (other, finder) in finders.enumerated() where other != index && tops[other].strength > 0 {
        guard let shift = finder.shift(to: finders[index]) else { continue }
        let row = tops[other].row + shift
        guard best.strength == 0 || row < best.row - 2,
          finder.shows(
            tops[other].row..<max(tops[other].row, best.row - shift), as: finders[index],
            down: shift)
        else { continue }
        best = (row, tops[other].strength)
      }
      return best.row
    }
  }

  /// A motion from a rest that the clip's end cuts off, or to it, is of the keyboard that others show.
  private mutating func noteCutRests() {
    let open = slides.map(\.openRest)
    for rest in open where keyboards[rest] == nil && rests.rests[rest].isCut {
      keyboards[rest] = keyboards[main.openRest]
    }
  }

  /// Rests between motions of other things show the keyboard as well.
  private mutating func noteOtherRests(_ pictures: RowPictures) {
    let closed = Set(slides.map(\.closedRest))
    let templates = keyboards.compactMap { $0 }
    for (index, rest) in rests.rests.enumerated()
    where keyboards[index] == nil && !closed.contains(index) {
      let edges = FrameEdges(pictures.frames[rest.shown], height: pictures.height)
      for keyboard in templates {
        guard
          let place = keyboard.template.place(
            near: 0, in: edges, visible: 0..<pictures.height), place.quality > 0.6,
          let edge = keyboard.edge.place(
            near: Int(place.shift.rounded()), in: edges, visible: 0..<pictures.height),
          edge.quality > 0.6
        else { continue }
        keyboards[index] = KeyboardRest(
          frame: rest.shown, top: keyboard.top + place.shift.rounded(), edges: edges)
        break
      }
    }
  }
}

extension Double {
  /// A row that is nearly a whole point of the screen as that: keyboards rest on whole points.
  fileprivate func snapped(rowsPerPoint: Double) -> Double {
    let whole = (self / rowsPerPoint).rounded() * rowsPerPoint
    // Where a row is a point, no row says more.
    return abs(whole - self) < (rowsPerPoint < 1.5 ? 0.51 : 0.47) ? whole : self
  }
}
