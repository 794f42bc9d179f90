import Compositing
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// What of a list's content is seen, and what no scrolling can bring out.
///
/// A screen of 300 x 600 points.
struct ContentMeasureTests {
  /// A list of messages without distances, with its content and its place.
  private struct List {
    var top = 60.0
    var bottom = 556.0
    var height = 1000.0
    var offset = 0.0
    var insets = (top: 0.0, bottom: 0.0)
    var messageCount = 10
    var isScrolling = false

    var layer: HandmadeLayer {
      let each = height / Double(messageCount)
      let messages = (0..<messageCount).map { index in
        HandmadeLayer(
          role: .message(isOutgoing: false),
          frame: CGRect(x: 0, y: each * Double(index), width: 200, height: each))
      }
      return HandmadeLayer(
        role: .messageList, frame: CGRect(x: 0, y: top, width: 300, height: bottom - top),
        masks: true, offset: offset,
        scroll: ScrollContent(
          height: height, topInset: insets.top, bottomInset: insets.bottom,
          isScrolling: isScrolling),
        inside: messages)
    }
  }

  private func measure(
    _ layers: [HandmadeLayer], safeBottom: Double = 0, isAway: Bool = false
  ) throws -> ContentMeasure {
    var scene = HandmadeScene(layers)
    scene.safeBottom = safeBottom
    let playback = scene.playback
    let commit = try #require(playback.log.commits.first)
    return try #require(
      ContentMeasure(ShownCommit(commit), at: 0, of: playback.scene, keyboardIsAway: isAway))
  }

  private func height(_ rects: [CGRect]) -> Double { rects.reduce(0) { $0 + Double($1.height) } }

  /// Against a search: a point of the content can be reached if an offset puts it between the bars.
  @Test func whatNoOffsetBringsOutIsUnreachable() throws {
    var random = SplitMix64(seed: 33)
    for _ in 0..<300 {
      var list = List()
      list.top = Double(Int.random(in: 0...100, using: &random))
      list.bottom = Double(Int.random(in: 350...600, using: &random))
      list.height = 10 * Double(Int.random(in: 5...80, using: &random))
      list.offset = Double(Int.random(in: -20...200, using: &random))
      list.insets.top = Double(Int.random(in: 0...60, using: &random))
      list.insets.bottom = Double(Int.random(in: 0...300, using: &random))
      let bar = Double(Int.random(in: 120...600, using: &random))
      let navigation = HandmadeLayer(
        role: .navigationBar,
        frame: CGRect(x: 0, y: 0, width: 300, height: Int.random(in: 0...100, using: &random)))
      let measure = try measure([list.layer, navigation, .bar(bottom: bar), .keyboard(top: bar)])
      let free = measure.free
      #expect(free.lowerBound == max(list.top, Double(navigation.frame.height)))
      #expect(free.upperBound == max(free.lowerBound, min(list.bottom, bar - 44)))
      let least = -list.insets.top
      let most = max(least, list.height + list.insets.bottom - (list.bottom - list.top))
      // A cell of the content is at `top + y - offset`, which grows as the offset shrinks.
      let hidden = (0..<Int(list.height)).filter { y in
        let (lowest, highest) = (list.top + Double(y) - least, list.top + Double(y) - most)
        return lowest < free.lowerBound || highest + 1 > free.upperBound
          || free.lowerBound == free.upperBound
      }
      let rects = measure.unreachableRects
      #expect(height(rects) == Double(hidden.count), "\(list)")
      let shown = (0..<Int(list.height)).filter { y in
        rects.contains { $0.contains(CGPoint(x: 150, y: list.top + Double(y) + 0.5 - list.offset)) }
      }
      #expect(shown == hidden, "\(list)")
    }
  }

  /// Between a bar and a navigation bar that leave no room all of the content is out of reach.
  @Test(arguments: [(100.0, 1000.0), (144, 1000), (145, 0)])
  func withoutRoomNothingCanBeReached(_ bar: Double, _ points: Double) throws {
    let navigation = HandmadeLayer(
      role: .navigationBar, frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    var list = List()
    list.insets = (100, 500)
    let measure = try measure([list.layer, navigation, .bar(bottom: bar), .keyboard(top: bar)])
    #expect(height(measure.unreachableRects) == points)
    guard points > 0 else { return }
    #expect(measure.unreachableRects == [CGRect(x: 0, y: 60, width: 300, height: 1000)])
    #expect(measure.room == 0)
  }

  /// A navigation bar hides of a list what it is painted over, and nothing where it lies behind.
  @Test(arguments: [true, false]) func aNavigationBarHidesOnlyWhatItIsPaintedOver(
    _ isInFront: Bool
  ) throws {
    let navigation = HandmadeLayer(
      role: .navigationBar, frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let list = List().layer
    let measure = try measure(
      (isInFront ? [list, navigation] : [navigation, list]) + [.bar(bottom: 600)])
    #expect(measure.free == (isInFront ? 100 : 60)...556)
  }

  /// The higher of bar and keyboard ends the list; one that floats does not, with its bar.
  @Test(arguments: [
    (CGRect(x: 0, y: 400, width: 300, height: 200), 400.0, 356.0),
    (CGRect(x: 0, y: 400, width: 300, height: 200), 500, 400),
    (CGRect(x: 0.5, y: 400, width: 299, height: 200), 600, 400),
    (CGRect(x: 0.6, y: 400, width: 299, height: 200), 600, 556),
    (CGRect(x: 50, y: 300, width: 200, height: 200), 600, 556),
    (CGRect(x: 50, y: 300, width: 200, height: 200), 450, 406),
  ])
  func theHigherEndsTheList(_ keyboard: CGRect, _ bar: Double, _ floor: Double) throws {
    let keys = HandmadeLayer(role: .keyboard, frame: keyboard)
    let measure = try measure([List().layer, .bar(bottom: bar), keys])
    #expect(measure.floor == floor)
    #expect(measure.free.upperBound == min(floor, 556))
  }

  /// A floating keyboard that is as wide as its bar has it on itself: neither ends the list.
  @Test func aBarOnAFloatingKeyboardEndsNothing() throws {
    let keys = HandmadeLayer(role: .keyboard, frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    for (left, floor) in [(50.0, 600.0), (50.5, 600), (49, 256)] {
      let bar = HandmadeLayer(
        role: .inputBar, frame: CGRect(x: left, y: 256, width: 300 - 2 * left, height: 44))
      #expect(try measure([List().layer, bar, keys]).floor == floor)
    }
  }

  /// Away from the bottom only the app's own bar ends the list.
  @Test func awayFromTheBottomTheKeyboardHidesNothing() throws {
    let layers = [List().layer, .bar(bottom: 600), HandmadeLayer.keyboard(top: 300)]
    #expect(try measure(layers, isAway: true).floor == 556)
    #expect(try measure(layers).floor == 300)
    var list = List()
    (list.bottom, list.insets.bottom) = (512, 100)
    let sunk = [list.layer, .bar(bottom: 600), HandmadeLayer.keyboard(top: 400)]
    #expect(try measure(sunk, isAway: true).room == 100)
    #expect(try measure(sunk).room == 0)
    let carried = [
      List().layer,
      HandmadeLayer(
        role: .window, frame: HandmadeScene.screen,
        inside: [.bar(bottom: 300), .keyboard(top: 300)]),
    ]
    #expect(try measure(carried, isAway: true).floor == 600)
    #expect(try measure(carried).floor == 256)
  }

  /// The inset that neither bar nor keyboard takes is room.
  ///
  /// A bar that is behind the keyboard takes as much as one on it: here 156 points in all.
  @Test(arguments: [400.0, 420, 600], [(156.0, 0.0), (100, 0), (157, 1), (200, 44)])
  func roomIsWhatNothingTakes(_ bar: Double, _ inset: (points: Double, room: Double)) throws {
    var list = List()
    list.bottom = 512
    list.insets.bottom = inset.points
    let measure = try measure([list.layer, .bar(bottom: bar), .keyboard(top: 400)])
    #expect(measure.room == inset.room)
  }

  /// Without a bar the keyboard alone takes of the inset, and no bar is behind it.
  @Test func withoutABarTheKeyboardTakesOfTheInset() throws {
    var list = List()
    (list.bottom, list.insets.bottom) = (512, 150)
    #expect(try measure([list.layer, .keyboard(top: 400)]).room == 150 - 112)
    #expect(try measure([list.layer]).room == 150)
    // One that floats takes nothing, nor is a bar behind it.
    let floating = HandmadeLayer(
      role: .keyboard, frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    #expect(try measure([list.layer, .bar(bottom: 600), floating]).room == 150)
  }

  /// Points of the content that are above all that is free, by the offset.
  @Test(arguments: [-30.0, 0, 10, 250]) func contentIsPushedOffByTheOffset(_ offset: Double) throws
  {
    var list = List()
    list.offset = offset
    let measure = try measure([list.layer, .bar(bottom: 600)])
    #expect(measure.pushedOff == max(0, offset))
    #expect(measure.contentEnd == 60 + 1000 - offset)
    #expect(measure.blankRect == nil)
  }

  /// The band from the content's end to the bar is blank while content is pushed off, by more than
  /// half a point.
  @Test(arguments: [(0.4, 0.0), (0.6, 396.6), (90, 486), (200, 496)])
  func theBandBelowTheContentIsBlank(_ offset: Double, _ height: Double) throws {
    var list = List()
    (list.height, list.offset) = (100, offset)
    let blank = try measure([list.layer, .bar(bottom: 600)]).blankRect
    #expect(abs(Double(blank?.height ?? 0) - height) < 1e-9)
    #expect(blank.map { abs($0.maxY - 556) < 1e-9 && $0.width == 300 } ?? (height == 0))
  }

  /// Rows above the list's top are none of its layers: all that is free is blank then.
  @Test(arguments: [(0.0, 0.0), (90, 0), (100, 496), (200, 496)])
  func aListPastItsEndIsBlank(_ offset: Double, _ height: Double) throws {
    var list = List()
    (list.height, list.offset, list.messageCount) = (100, offset, 0)
    let measure = try measure([list.layer, .bar(bottom: 600)])
    #expect(measure.pushedOff == (height == 0 ? 0 : offset))
    #expect(Double(measure.blankRect?.height ?? 0) == height)
    list.height = 0
    #expect(try self.measure([list.layer, .bar(bottom: 600)]).blankRect == nil)
  }

  /// An inset of `room` and more leaves a band below the content as soon as it is at its end; not
  /// where all of the content can be seen with it.
  @Test(arguments: [(495.0, 0.0), (496.4, 0), (497, 20), (1000, 20)])
  func aSurplusIsBelowTheContentAndItsRoom(_ height: Double, _ points: Double) throws {
    var list = List()
    list.height = height
    let measure = try measure([list.layer, .bar(bottom: 600)])
    let band = measure.surplus(20, below: 5)
    #expect(Double(band?.height ?? 0) == points)
    #expect(band.map { Double($0.minY) == 60 + height + 5 } ?? (points == 0))
  }

  /// A band is marked where it is; one that is out of sight by a strip of 14 points at the end of
  /// what is free, above the home indicator.
  @Test func whatIsOutOfSightIsMarkedAtTheEnd() throws {
    var list = List()
    list.insets.bottom = 44
    let measure = try measure(
      [list.layer, .bar(bottom: 600), .keyboard(top: 600)], safeBottom: 34)
    let inSight = CGRect(x: 0, y: 300, width: 300, height: 100)
    #expect(measure.shownRect(of: inSight) == inSight)
    let below = CGRect(x: 0, y: 700, width: 300, height: 100)
    #expect(measure.shownRect(of: below) == CGRect(x: 0, y: 552, width: 300, height: 14))
    let above = CGRect(x: 0, y: -300, width: 300, height: 100)
    #expect(measure.shownRect(of: above) == CGRect(x: 0, y: 46, width: 300, height: 14))
    for (height, isSeen) in [(13.9, false), (14.1, true)] {
      let edge = CGRect(x: 0, y: 566 - height, width: 300, height: 300)
      #expect((measure.shownRect(of: edge) == edge) == isSeen)
    }
  }

  /// The heights that an inset counts by mistake: the indicator's zone, the bar, what is below it.
  @Test func whatCanBeCountedTwice() throws {
    let measure = try measure([List().layer, .bar(bottom: 566)], safeBottom: 34)
    #expect(measure.countable == [34, 44, 34])
    #expect(try self.measure([List().layer], safeBottom: 20).countable == [20])
  }

  /// A hidden list, or one in a form, is not measured.
  @Test func formsAreNotMeasured() throws {
    let form = HandmadeLayer(role: .form, frame: HandmadeScene.screen)
    var hidden = List().layer
    hidden.isHidden = true
    for layers in [[List().layer, form], [hidden], []] {
      let playback = HandmadeScene(layers).playback
      let commit = try #require(playback.log.commits.first)
      #expect(ContentMeasure(ShownCommit(commit), at: 0, of: playback.scene) == nil)
    }
  }

  /// A list that is turned upside down is read from the top of the screen downward.
  @Test(arguments: [0.0, 120, 400]) func aListUpsideDownIsTheSame(_ offset: Double) throws {
    var list = List()
    list.offset = offset
    list.insets = (12, 30)
    list.isScrolling = offset > 0
    var turned = list
    // Its bounds begin where the other's end, from the end of the content.
    turned.offset = list.height - offset - (list.bottom - list.top)
    turned.insets = (30, 12)
    var layer = turned.layer
    layer.transform = CGAffineTransform(scaleX: 1, y: -1)
    let surroundings: [HandmadeLayer] = [.bar(bottom: 400), .keyboard(top: 400)]
    let measures = try [list.layer, layer].map { try measure([$0] + surroundings) }
    #expect(measures[0].listBounds == measures[1].listBounds)
    #expect(measures[0].scroll == measures[1].scroll)
    #expect(measures[0].isScrolling == (offset > 0))
    #expect(measures[0].unreachableRects == measures[1].unreachableRects)
    #expect(measures[0].pushedOff == measures[1].pushedOff)
    #expect(measures[0].contentEnd == measures[1].contentEnd)
  }

  /// Messages are those of that role, else rows, else all that lies in the list but a backdrop.
  @Test func whatTheListShows() throws {
    func shown(_ inside: [HandmadeLayer]) throws -> [CGRect] {
      let list = HandmadeLayer(
        role: .messageList, frame: CGRect(x: 0, y: 0, width: 300, height: 500), inside: inside)
      return try measure([list]).messages.map(\.rect)
    }
    let (one, two) = (HandmadeLayer.cover(0, 10, 300, 40), HandmadeLayer.cover(0, 60, 300, 40))
    #expect(try shown([one, two]) == [one.frame, two.frame])
    var message = HandmadeLayer.cover(0, 110, 300, 40)
    message.role = .message(isOutgoing: true)
    #expect(try shown([one, message]) == [message.frame])
    var row = HandmadeLayer.cover(0, 200, 300, 40)
    row.role = .row(section: 0, item: 3)
    #expect(try shown([one, row]) == [row.frame])
    #expect(try shown([row, message]) == [message.frame])
    let backdrop = HandmadeLayer.cover(0, 0, 300, 500)
    #expect(try shown([backdrop, one]) == [one.frame])
    #expect(try shown([one, backdrop]) == [one.frame, backdrop.frame])
    let box = HandmadeLayer(frame: backdrop.frame, inside: [one, two])
    #expect(try shown([box]) == [one.frame, two.frame])
    var hidden = two
    hidden.isHidden = true
    #expect(try shown([one, hidden, .cover(0, 300, 300, 0)]) == [one.frame])
  }
}
