import Compositing
import Foundation
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// What of a form's field with the focus is hidden, against counted half points.
///
/// A screen of 300 x 600 points.
struct FormMeasureTests {
  private func measure(_ layers: [HandmadeLayer]) throws -> FormMeasure {
    let commit = try #require(HandmadeScene(layers).playback.log.commits.first)
    return try #require(FormMeasure(ShownCommit(commit), at: 0, on: HandmadeScene.screen))
  }

  private func page(
    _ frame: CGRect = HandmadeScene.screen, masks: Bool = false, _ inside: HandmadeLayer...
  ) -> HandmadeLayer {
    HandmadeLayer(role: .form, frame: frame, masks: masks, inside: inside)
  }

  private func field(_ top: Double, _ height: Double, scroll: ScrollContent? = nil)
    -> HandmadeLayer
  {
    HandmadeLayer(
      role: .formField(isFocused: true), frame: CGRect(x: 20, y: top, width: 200, height: height),
      scroll: scroll)
  }

  private func height(_ rects: [CGRect]) -> Double { rects.reduce(0) { $0 + Double($1.height) } }

  /// Keyboard and bar hide what is below the higher of their tops.
  @Test func whatIsBelowTheHigherTopIsCovered() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<200 {
      let top = Double(Int.random(in: 0...560, using: &random))
      let field = field(top, Double(Int.random(in: 10...120, using: &random)))
      let keyboard = HandmadeLayer.keyboard(
        top: Double(Int.random(in: 200...600, using: &random)))
      let bar = HandmadeLayer.bar(bottom: Double(Int.random(in: 100...640, using: &random)))
      let measure = try measure([page(HandmadeScene.screen, field), keyboard, bar])
      let isOver = { (rect: CGRect) in
        rect.intersects(HandmadeScene.screen) && rect.maxY > field.frame.minY
      }
      let tops = [keyboard.frame, bar.frame].filter(isOver).map(\.minY) + [600]
      let floor = tops.min() ?? 600
      let hidden = (Int(field.frame.minY)..<Int(field.frame.maxY)).filter { Double($0) >= floor }
      #expect(Double(measure.coveredRect?.height ?? 0) == Double(hidden.count))
      #expect(measure.coveredRect.map { $0.maxY == field.frame.maxY && $0.width == 200 } ?? true)
    }
  }

  /// What is beside the field hides nothing of it.
  @Test(arguments: [(0.0, 20.0, 0.0), (0, 21, 40), (219, 300, 40), (220, 300, 0)])
  func whatIsBesideTheFieldHidesNothing(_ left: Double, _ right: Double, _ points: Double) throws {
    let keys = HandmadeLayer(
      role: .keyboard, frame: CGRect(x: left, y: 300, width: right - left, height: 300))
    let measure = try measure([page(HandmadeScene.screen, field(300, 40)), keys])
    #expect(Double(measure.coveredRect?.height ?? 0) == points)
  }

  /// Of a text view the text counts: to its end, or to where the room below it begins.
  @Test(arguments: [(50.0, 0.0, 50.0), (500, 0, 100), (500, 30, 70), (100, 100, 0), (0, 0, 0)])
  func ofATextViewTheTextCounts(_ content: Double, _ inset: Double, _ points: Double) throws {
    let text = field(300, 100, scroll: ScrollContent(height: content, bottomInset: inset))
    let measure = try measure([page(HandmadeScene.screen, text), .keyboard(top: 200)])
    #expect(Double(measure.coveredRect?.height ?? 0) == points)
  }

  /// Above the screen, under a top bar, and beyond what the page lets through.
  @Test(arguments: [(100.0, 0.0), (50, 14), (20, 40), (-30, 40), (560, 0), (580, 20), (600, 40)])
  func whatIsCutOff(_ top: Double, _ points: Double) throws {
    let navigation = HandmadeLayer(
      role: .navigationBar, frame: CGRect(x: 0, y: 0, width: 300, height: 64))
    let measure = try measure([
      page(HandmadeScene.screen, masks: true, field(top, 40)), navigation,
    ])
    #expect(height(measure.cutRects) == points)
    #expect(measure.ceiling == 64)
  }

  /// A page as high as the screen that is moved up bares what neither keyboard nor bar takes.
  @Test(arguments: [
    (0.0, 400.0, 400.0, 0.0), (200, 400, 400, 0), (244, 400, 400, 0), (300, 400, 400, 56),
    (300, 400, 600, 100), (300, 600, 600, 256),
  ])
  func aPageThatIsMovedUpBaresTheGround(
    _ up: Double, _ keyboard: Double, _ bar: Double, _ points: Double
  ) throws {
    let moved = HandmadeScene.screen.offsetBy(dx: 0, dy: -up)
    let layers = [page(moved, field(10, 40)), .bar(bottom: bar), .keyboard(top: keyboard)]
    let measure = try measure(layers)
    #expect(height(measure.bareRects) == points)
    #expect(measure.bareRects.allSatisfy { Double($0.minY) == 600 - up && $0.width == 300 })
    for size in [CGSize(width: 300, height: 599.9), CGSize(width: 299.9, height: 600)] {
      let smaller = CGRect(origin: moved.origin, size: size)
      #expect(try self.measure([page(smaller)]).bareRects == [])
    }
  }

  /// Without a bar the reading is that of the field against what is over it.
  @Test func aReadingOfTheField() throws {
    let measure = try measure([page(HandmadeScene.screen, field(300, 40)), .keyboard(top: 320)])
    #expect(measure.reading?.keyboardTop == 320 && measure.reading?.barBottom == 340)
    #expect(measure.reading?.gap == 0 && measure.reading?.overlap == 0)
    #expect(try self.measure([page()]).reading == nil)
  }

  /// What lies in a page that UIKit itself scrolls is on its way, and nothing else.
  @Test(arguments: [(true, false), (false, true), (false, false)])
  func whatUIKitScrollsIsOnItsWay(_ isShowing: Bool, _ isScrolling: Bool) throws {
    var page = page(HandmadeScene.screen, field(300, 40))
    page.scroll = ScrollContent(
      height: 900, isScrolling: isScrolling, isShowingField: isShowing)
    #expect(try measure([page]).field?.isOnItsWay == isShowing)
  }

  /// A keyboard or a bar that is below the app's window, or hidden, is none.
  @Test func whatIsBelowTheWindowIsNotThere() throws {
    let keys = HandmadeLayer.keyboard(top: 400).lowered(by: 201)
    let below = try measure([page(), .bar(bottom: 645), keys])
    #expect(below.bar == nil && below.keyboard == nil)
    let above = try measure([page(), .bar(bottom: 643), .keyboard(top: 599)])
    #expect(above.bar?.minY == 599 && above.keyboard?.minY == 599)
    var hidden = [HandmadeLayer.bar(bottom: 400), .keyboard(top: 400)]
    for index in hidden.indices { hidden[index].isHidden = true }
    let measure = try measure([page()] + hidden)
    #expect(measure.bar == nil && measure.keyboard == nil)
  }

  /// In a window the seen part begins and ends with it.
  @Test func aWindowCutsAForm() throws {
    let window = CGRect(x: 0, y: 100, width: 300, height: 400)
    let layers = [page(HandmadeScene.screen, field(480, 60))]
    let commit = try #require(HandmadeScene(layers).playback.log.commits.first)
    let measure = try #require(FormMeasure(ShownCommit(commit), at: 0, on: window))
    #expect(measure.ceiling == 100 && measure.screen == window)
    #expect(measure.coveredRect == CGRect(x: 20, y: 500, width: 200, height: 40))
    #expect(measure.reading?.keyboardTop == 500 && measure.reading?.guideTop == 500)
  }

  /// A keyboard away from the bottom covers from its own top on, and nothing from above the field.
  @Test(arguments: [(100.0, 0.0), (199, 0), (201, 40), (270, 30), (300, 0)])
  func aFloatingKeyboardCoversFromItsTop(_ top: Double, _ points: Double) throws {
    let keys = HandmadeLayer(
      role: .keyboard, frame: CGRect(x: 0, y: top, width: 300, height: 60))
    let measure = try measure([page(HandmadeScene.screen, field(260, 40)), keys])
    #expect(Double(measure.coveredRect?.height ?? 0) == points)
  }

  /// A text that begins above its view's top by what it is scrolled ends as much higher.
  @Test(arguments: [(0.0, 90.0), (20, 70), (60, 30), (90, 0)])
  func aScrolledTextEndsHigher(_ offset: Double, _ points: Double) throws {
    var text = field(300, 100, scroll: ScrollContent(height: 90))
    text.offset = offset
    let measure = try measure([page(HandmadeScene.screen, text), .keyboard(top: 200)])
    #expect(Double(measure.coveredRect?.height ?? 0) == points)
  }

  /// What is cut off at both ends is two rectangles; what is not there at all is one.
  @Test func bothEndsAreCutOff() throws {
    let navigation = HandmadeLayer(
      role: .navigationBar, frame: CGRect(x: 0, y: 0, width: 300, height: 64))
    let clipped = CGRect(x: 0, y: 0, width: 300, height: 90)
    let both = try measure([page(clipped, masks: true, field(50, 60)), navigation])
    #expect(
      both.cutRects == [
        CGRect(x: 20, y: 50, width: 200, height: 14), CGRect(x: 20, y: 90, width: 200, height: 20),
      ])
    let none = try measure([page(clipped, masks: true, field(90, 60)), navigation])
    #expect(none.cutRects == [CGRect(x: 20, y: 90, width: 200, height: 60)])
  }

  /// Only what spans the screen, but for half a point, lies over a bared ground.
  @Test(arguments: [(299.5, 100.0), (299.4, 300.0)])
  func whatSpansTheScreenLiesOverTheGround(_ width: Double, _ points: Double) throws {
    let moved = HandmadeScene.screen.offsetBy(dx: 0, dy: -300)
    var keyboard = HandmadeLayer.keyboard(top: 400)
    keyboard.frame.size.width = width
    let measure = try measure([page(moved), keyboard])
    #expect(height(measure.bareRects) == points)
  }

  /// A page that is wider or higher than the screen by nothing but rounding is as large.
  @Test(arguments: [(5e-7, true), (2e-6, false)])
  func roundingMakesNoSmallerPage(_ missing: Double, _ isBare: Bool) throws {
    for size in [(300 - missing, 600.0), (300, 600 - missing)] {
      let frame = CGRect(x: 0, y: -100, width: size.0, height: size.1)
      #expect(try measure([page(frame)]).bareRects.isEmpty != isBare)
    }
  }
}

/// A form in the course of a scene.
struct FormTrackTests {
  /// A form whose field moves by 100 points from 0.5 s on, in a second, in a scene with a page.
  private var scene: HandmadeScene {
    let field = HandmadeLayer(
      role: .formField(isFocused: true), frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    let page = { (field: HandmadeLayer) in
      HandmadeLayer(role: .form, frame: HandmadeScene.screen, inside: [field])
    }
    return HandmadeScene(commits: [
      (0, [page(field)]), (0.5, [page(field.coming(from: 100, at: 0.5, .linear(1)))]),
      (2, [page(field)]),
    ])
  }

  /// It is looked at in steps of a refresh while something moves, else at the ends.
  @Test func aFormIsLookedAtWhileItMoves() {
    let looks = ScreenTrack(scene.playback).formLooks
    #expect(looks.count == 2 + 61 + 2 + 1)
    #expect(looks.prefix(3).map { $0 } == [0, 0.5.nextDown, 0.5])
    #expect(looks.suffix(4).map { $0 } == [(1.5).nextDown, 1.5, (2.0).nextDown, 2])
    #expect(zip(looks, looks.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 < 0.51 })
    let moving = looks.filter { $0 >= 0.5 && $0 < 1.5 }
    #expect(zip(moving, moving.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-12 })
  }

  /// Each refresh has the form as it is then, and the field is its reading where no bar is.
  @Test func eachRefreshHasItsForm() throws {
    let track = ScreenTrack(scene.playback)
    #expect(track.holdsForm && track.formMeasures.count == track.times.count)
    let readings = Compositor(scene.playback).readings
    for (index, time) in track.times.enumerated() {
      let measure = try #require(track.formMeasures[index])
      let top = time < 0.5 ? 300 : max(300, 400 - 100 * (time - 0.5))
      #expect(abs(Double(measure.field?.rect.minY ?? 0) - top) < 1e-9, "\(time)")
      #expect(readings[index].map { abs($0.barBottom - top - 40) < 1e-9 } == true)
      #expect(readings[index]?.keyboardTop == 600)
    }
  }

  /// Where there is a bar its seam is the reading, and without a form there is no field's.
  @Test func aBarsSeamComesFirst() {
    var both = scene
    for index in both.commits.indices {
      both.commits[index].layers += [.bar(bottom: 380), .keyboard(top: 400)]
    }
    let readings = Compositor(both.playback).readings
    #expect(readings.allSatisfy { $0?.barBottom == 380 && $0?.keyboardTop == 400 })
    let without = HandmadeScene([.keyboard(top: 400)])
    #expect(!ScreenTrack(without.playback).holdsForm)
    #expect(ScreenTrack(without.playback).formMeasure(at: 0) == nil)
    #expect(Compositor(without.playback).readings == [nil])
  }
}
