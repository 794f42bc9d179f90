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
}
