import Scenes

/// The scenery of a clip: rests, keyboards, and the bar.
struct ClipScenery {
  /// The places that a person gives, in rows of the open rest.
  struct Overrides {
    var keyboard: Double?
    var bar: ClosedRange<Double>?
    /// The keyboard's tops in open rests, by their places, by the way that it goes; the keyboard is
    /// looked for all the same.
    var tops: [Int: Double] = [:]
  }

  let rests: ClipRests
  /// The motions of the keyboard, in order.
  let slides: [ClipSlide]
  /// The keyboard that each rest shows; nil where it shows none.
  private(set) var keyboards: [KeyboardRest?]
  private(set) var bar: BarBand?
  private(set) var foot: BarFoot?
  /// The motion that shows most.
  let main: ClipSlide
  /// True if the clip's ends cut off a rest of every motion.
  let isCut: Bool
}

extension ClipScenery {
  /// Nil where no keyboard slides; points say where it rests only on a screen whose size is known.
  init?(
    _ pictures: RowPictures, rowsPerPoint: Double, device: Device, isExact: Bool,
    overrides: Overrides = Overrides()
  ) {
    let ways = ClipSlides(pictures, keyboard: overrides.keyboard.map { Int($0) })
    let rests = ways.rests
    (self.rests, self.slides) = (rests, ways.all)
    // A motion that the clip's ends cut off is less sure.
    let whole = ways.known.filter { $0.isWhole(between: rests) }
    let slides = whole.isEmpty ? ways.known : whole
    isCut = whole.isEmpty
    keyboards = Array(repeating: nil, count: rests.rests.count)
    guard let best = slides.indices.max(by: { slides[$0].score < slides[$1].score }) else {
      return nil
    }
    main = slides[best]
    let finders = BarFinders(
      pictures, rests, slides, best: best, rowsPerPoint: rowsPerPoint, device: device,
      tops: overrides.tops)
    let tops =
      overrides.keyboard.map { top in slides.map { _ in top } }
      ?? finders.keyboardTops(given: slides.map { overrides.tops[$0.openRest] })
    for (slide, top) in zip(slides, tops) {
      let isAtRest = rests.rests[slide.openRest].isSure
      keyboards[slide.openRest] = KeyboardRest(
        frame: slide.slide.open,
        top: isAtRest && isExact ? top.snapped(rowsPerPoint: rowsPerPoint) : top,
        edges: FrameEdges(pictures.frames[slide.slide.open], height: pictures.height))
    }
    noteCutRests()
    noteOtherRests(pictures)
    let found = finders.bar(
      at: overrides.bar, above: slides.map { keyboards[$0.openRest]?.top ?? 0 })
    (bar, foot) = (found?.band, found?.foot)
    bar = bar?.steadied(by: alikeRests(pictures))
    let rows = keyboards.compactMap { $0?.top }
    // A higher keyboard in another rest lifts the bar above its place in this one.
    bar = bar?.reaching(up: Int((rows.max() ?? 0) - (rows.min() ?? 0)))
  }

  /// The rests with the main motion's keyboard where it is, or with none, as they look.
  private func alikeRests(_ pictures: RowPictures) -> [(frame: FrameEdges, isOpen: Bool)] {
    let top = keyboards[main.openRest]?.top ?? 0
    return zip(rests.rests, keyboards).filter { rest, keyboard in
      rest.isSure && abs((keyboard?.top ?? top) - top) < 1
    }.map { rest, keyboard in
      (FrameEdges(pictures.frames[rest.shown], height: pictures.height), keyboard != nil)
    }
  }

  /// Lets all frames that show the bar on its way say where it ends, and the track with them.
  mutating func settleFoot(of track: inout EdgeTrack) {
    guard let bar, let foot else { return }
    let settled = foot.settled(bar, along: track, rests)
    track.barBottom = track.barBottom.map { $0.map { $0 + settled.bottom - bar.bottom } }
    self.bar = settled
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
          keyboard.hasEdge(in: edges, down: place.shift)
            || abs(place.shift) < 1 && keyboard.isBegun(in: edges)
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
    // If a row is a point, no row says more.
    return abs(whole - self) < (rowsPerPoint < 1.5 ? 0.51 : 0.47) ? whole : self
  }
}
