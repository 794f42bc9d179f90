import HeadlessUIKit
import FormHandlers
import KeyboardHandlers
import SeededRandom
import TestSupport
import Testing

/// The climb through scroll views, worked out by hand and by what must hold of it.
struct ScrollClimbTests {
  typealias Level = ScrollClimb.Level

  private let fourth = ScrollClimb(rule: .scrollsBack, fieldTop: 500)

  private func eighth(
    fieldTop: CGFloat = 500, textCeiling: CGFloat? = nil, keepsRest: Bool = false
  ) -> ScrollClimb {
    ScrollClimb(
      rule: .staysBelow(ceiling: 64, keepsRest: keepsRest), fieldTop: fieldTop,
      textCeiling: textCeiling)
  }

  @Test func oneScrollViewTakesAll() {
    let (offsets, rest) = fourth.climb(195, [Level(offset: 30, childTop: 500)])
    #expect(offsets == [225] && rest == 0)
  }

  /// It scrolls no farther than to the field's top: 164 of 195, so that 31 are left.
  @Test func theFieldsTopIsTheFarthest() {
    let (offsets, rest) = fourth.climb(195, [Level(offset: 0, childTop: 164)])
    #expect(offsets == [164] && rest == 31)
  }

  /// The inner one takes 60 - 20, the outer one 195 - 40.
  @Test func twoScrollViews() {
    let levels = [Level(offset: 20, childTop: 60), Level(offset: 100, childTop: 900)]
    for climb in [fourth, eighth()] {
      let (offsets, rest) = climb.climb(195, levels)
      #expect(offsets == [60, 255] && rest == 0)
    }
  }

  /// None scrolls beyond its limit, or at all where it is there already; the next one takes the rest.
  @Test func aLimitIsKept() {
    let levels = [
      Level(offset: 20, childTop: 900, limit: 50), Level(offset: 100, childTop: 900, limit: 60),
      Level(offset: 0, childTop: 900),
    ]
    #expect(fourth.climb(195, levels).offsets == [50, 100, 165])
  }

  @Test func whatBothLeaveIsTheRoots() {
    let levels = [Level(offset: 20, childTop: 60), Level(offset: 0, childTop: 50)]
    let (offsets, rest) = fourth.climb(195, levels)
    #expect(offsets == [60, 50] && rest == 195 - 40 - 50)
  }

  /// Downward generation 4 scrolls back what is scrolled: 20, then 45 of 100, and stops at 0.
  @Test func generationFourScrollsBack() {
    let levels = [Level(offset: 20, childTop: 60), Level(offset: 100, childTop: 900)]
    #expect(fourth.climb(-65, levels).offsets == [0, 55])
    let (offsets, rest) = fourth.climb(-200, levels)
    #expect(offsets == [0, 0] && rest == -80)
  }

  /// Generation 8 brings a field down only from above the ceiling, and by what is missing.
  @Test func generationEightStaysBelowTheCeiling() {
    let levels = [Level(offset: 100, childTop: 900)]
    let free = eighth(fieldTop: 70).climb(-65, levels)
    #expect(free.offsets.isEmpty && free.rest == 0)
    let hidden = eighth(fieldTop: 24).climb(-65, levels)
    #expect(hidden.offsets == [60] && hidden.rest == 0)
  }

  /// Content of a table scrolls back so that the row before the field's comes to the ceiling.
  @Test func tablesShowTheRowBefore() {
    let before = ScrollClimb.List(previousRowBottom: 34)
    let row = Level(offset: 100, childTop: 900, list: before)
    #expect(eighth(fieldTop: 70).climb(-65, [row]).offsets == [70])
    let first = Level(offset: 100, childTop: 900, list: ScrollClimb.List(previousRowBottom: nil))
    #expect(eighth(fieldTop: 70).climb(-65, [first]).offsets == [35])
    let top = Level(offset: 0, childTop: 900, list: before)
    #expect(eighth(fieldTop: 70).climb(-65, [top]).offsets.isEmpty)
  }

  /// Content that starts 64 below a scroll view's top: 40 are left alone, 100 are not.
  @Test func aSmallMoveInAScrollViewThatIsScrolledUp() {
    let levels = [Level(offset: -64, childTop: 500)]
    #expect(fourth.climb(40, levels).offsets.isEmpty && fourth.climb(40, levels).rest == 40)
    #expect(eighth().climb(40, levels).offsets.isEmpty && eighth().climb(40, levels).rest == 0)
    #expect(eighth(keepsRest: true).climb(40, levels).rest == 40)
    for climb in [fourth, eighth()] {
      let (offsets, rest) = climb.climb(100, levels)
      #expect(offsets == [36] && rest == 0)
    }
    // Content that starts below a scroll view's top goes to that top at least: by 64, 24 too many.
    let withInset = [Level(offset: -64, topInset: 64, childTop: 500)]
    #expect(eighth().climb(40, withInset).offsets == [0])
    #expect(eighth().climb(40, withInset).rest == -24)
  }

  /// A text view's top stops at its ceiling in the outermost scroll view, and nothing is left.
  @Test func textViewsStopBelowTheBar() {
    let climb = eighth(fieldTop: 200, textCeiling: 74)
    let (offsets, rest) = climb.climb(195, [Level(offset: 10, childTop: 900)])
    #expect(offsets == [10 + 200 - 74] && rest == 0)
    // The inner one has taken 40 of it before.
    let two = climb.climb(
      195, [Level(offset: 0, childTop: 40), Level(offset: 0, childTop: 900)])
    #expect(two.offsets == [40, 160 - 74] && two.rest == 0)
  }

  /// The rules of both loops, written down once more and step by step.
  private func reference(
    _ climb: ScrollClimb, _ move: CGFloat, _ levels: [Level], ceiling: CGFloat?
  ) -> (offsets: [CGFloat], rest: CGFloat) {
    var (offsets, rest): ([CGFloat], CGFloat) = ([], move)
    for (index, level) in levels.enumerated() {
      var goesOn = rest > 0 ? rest + level.offset + level.topInset > 0 : level.offset > 0
      if let ceiling, rest <= 0 {
        let edge = level.list == nil ? climb.fieldTop : level.list?.previousRowBottom
        goesOn = level.list == nil ? climb.fieldTop < ceiling : level.offset > 0
        if goesOn, let edge { rest = edge < ceiling ? edge - ceiling : 0 }
      }
      guard goesOn else { return (offsets, ceiling == nil ? rest : 0) }
      // A view that is scrolled up goes to its top at least; one that goes down stops there.
      var offset = rest < -level.offset ? 0 : level.offset + rest
      if level.offset < 0, rest < -level.offset { offset = 0 }
      offset = offset < level.childTop ? offset : level.childTop
      if let textCeiling = climb.textCeiling, index + 1 == levels.count, offset >= 0 {
        let gone = zip(offsets, levels).reduce(0) { $0 + $1.0 - $1.1.offset }
        offset = min(offset, level.offset + climb.fieldTop - gone - textCeiling)
        rest = 0
      } else {
        rest += level.offset - offset
      }
      offsets.append(offset)
    }
    return (offsets, rest)
  }

  /// Random nests, in tables and not, scrolled up and down, with text views and without.
  @Test func bothLoopsDoWhatTheRulesSay() {
    var random = SplitMix64(seed: 93)
    for _ in 0..<20_000 {
      let levels = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Level(
          offset: CGFloat(Int.random(in: -100...300, using: &random)),
          topInset: Bool.random(using: &random) ? 0 : 64,
          childTop: CGFloat(Int.random(in: -50...500, using: &random)),
          list: Int.random(in: 0...2, using: &random) > 0
            ? nil
            : ScrollClimb.List(
              previousRowBottom: Bool.random(using: &random)
                ? nil : CGFloat(Int.random(in: -100...400, using: &random))))
      }
      let isFourth = Bool.random(using: &random)
      let ceiling = CGFloat(Int.random(in: 20...110, using: &random))
      let climb = ScrollClimb(
        rule: isFourth ? .scrollsBack : .staysBelow(ceiling: ceiling, keepsRest: false),
        fieldTop: CGFloat(Int.random(in: -200...700, using: &random)),
        textCeiling: Bool.random(using: &random) ? nil : ceiling + 10)
      let move = CGFloat(Int.random(in: -400...400, using: &random))
      let expected = reference(climb, move, levels, ceiling: isFourth ? nil : ceiling)
      let found = climb.climb(move, levels)
      #expect(found == expected, "\(levels), \(move)")
    }
  }

  /// The parts that scroll views take and the rest add up to the move, whatever the numbers.
  @Test func nothingIsLostInGenerationFour() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let levels = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Level(
          offset: Double.random(in: -100...300, using: &random),
          topInset: Bool.random(using: &random) ? 0 : 100,
          childTop: Double.random(in: -50...900, using: &random),
          limit: Bool.random(using: &random) ? nil : Double.random(in: 0...400, using: &random))
      }
      let move = CGFloat.random(in: -400...400, using: &random)
      let (offsets, rest) = fourth.climb(move, levels)
      let taken = zip(offsets, levels).reduce(0) { $0 + $1.0 - $1.1.offset }
      #expect(abs(taken + rest - move) < 1e-9)
      for (offset, level) in zip(offsets, levels) { #expect(offset <= level.childTop) }
    }
  }
}
