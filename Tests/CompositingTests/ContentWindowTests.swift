import Compositing
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// A list in a window or beyond the screen, and whether its end can be reached.
///
/// A screen of 300 x 600 points.
struct ContentWindowTests {
  private func list(
    _ frame: CGRect, height: Double = 1000, offset: Double = 0, bottomInset: Double = 0,
    messages: [CGRect] = [CGRect(x: 0, y: 0, width: 200, height: 1000)]
  ) -> HandmadeLayer {
    HandmadeLayer(
      role: .messageList, frame: frame, masks: true, offset: offset,
      scroll: ScrollContent(height: height, bottomInset: bottomInset),
      inside: messages.map { HandmadeLayer(role: .message(isOutgoing: true), frame: $0) })
  }

  private func measure(
    _ layers: [HandmadeLayer], window: CGRect? = nil, safeBottom: Double = 0
  ) throws -> ContentMeasure {
    var scene = HandmadeScene(layers)
    (scene.window, scene.safeBottom) = (window, safeBottom)
    let playback = scene.playback
    let commit = try #require(playback.log.commits.first)
    return try #require(ContentMeasure(ShownCommit(commit), at: 0, of: playback.scene))
  }

  private static let whole = CGRect(x: 0, y: 60, width: 300, height: 540)

  /// The end is in reach if it can be scrolled up to what is free, but for half a point.
  @Test(arguments: [(199.4, false), (199.5, true), (200, true), (300, true)])
  func theEndIsInReachWithinHalfAPoint(_ inset: Double, _ isInReach: Bool) throws {
    // From 400 down to the list's end at 600 bar and keyboard cover it.
    let layers = [list(Self.whole, bottomInset: inset), .bar(bottom: 444), .keyboard(top: 444)]
    #expect(try measure(layers).isEndInReach == isInReach)
    // Where nothing is free nothing is in reach, nor without any content to scroll.
    let bar = HandmadeLayer(
      role: .navigationBar, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(try !measure(layers + [bar]).isEndInReach)
    var fixed = layers
    fixed[0].scroll = nil
    #expect(try !measure(fixed).isEndInReach && measure(fixed).unreachableRects.isEmpty)
  }

  /// In a window the list is free within that, and the zone of the home indicator in it counts.
  @Test(arguments: [(600.0, 34.0), (580, 14), (566, 0), (500, -66)])
  func aWindowLimitsTheList(_ bottom: Double, _ zone: Double) throws {
    let window = CGRect(x: 10, y: 100, width: 200, height: bottom - 100)
    let bar = HandmadeLayer(
      role: .inputBar, frame: CGRect(x: 10, y: bottom - 54, width: 200, height: 44))
    let measure = try measure([list(Self.whole), bar], window: window, safeBottom: 34)
    #expect(measure.window == CGRect(x: 10, y: 100, width: 200, height: bottom - 100))
    #expect(measure.free == 100...(bottom - 54) && measure.floor == bottom - 54)
    #expect(measure.screenSize == window.size && measure.list == Self.whole)
    #expect(measure.countable == [zone, 44, 10])
    #expect(measure.messages.map(\.rect) == [CGRect(x: 0, y: 60, width: 200, height: 1000)])
    #expect(
      measure.messages.map(\.shown) == [CGRect(x: 10, y: 100, width: 190, height: bottom - 100)])
  }

  /// Of a list beyond the screen nothing is free: it ends at the nearer edge.
  @Test(arguments: [(-700.0, 0.0), (650, 600)]) func aListBeyondTheScreenHasNoHeight(
    _ top: Double, _ edge: Double
  ) throws {
    let measure = try measure([list(CGRect(x: 5, y: top, width: 290, height: 540))])
    #expect(measure.window == CGRect(x: 5, y: edge, width: 290, height: 0))
    #expect(measure.free == edge...edge)
    // All of its content is out of reach, where it would be.
    #expect(
      measure.unreachableRects == [CGRect(x: 5, y: top, width: 290, height: 1000)])
  }

  /// What is free ends at the list's own end where no bar comes before it.
  @Test func theListsOwnEndIsTheLast() throws {
    let short = CGRect(x: 0, y: 60, width: 300, height: 200)
    let measure = try measure([list(short), .bar(bottom: 600)])
    #expect(measure.floor == 556 && measure.free == 60...260 && measure.window == short)
    #expect(try self.measure([list(short)]).floor == 600)
  }

  /// Content begins with the first of the messages and ends with the last, whatever their order.
  @Test func contentReachesFromMessageToMessage() throws {
    let messages = [
      CGRect(x: 0, y: 300, width: 200, height: 50), CGRect(x: 0, y: 40, width: 200, height: 20),
      CGRect(x: 0, y: 100, width: 200, height: 350),
    ]
    let layers = [
      list(Self.whole, offset: 30, messages: messages), .bar(bottom: 600),
    ]
    let measure = try measure(layers)
    #expect(measure.hasRows && measure.pushedOff == 0)
    #expect(measure.unreachableRects.isEmpty)
    let end = try self.measure([
      list(Self.whole, height: 450, offset: 90, messages: messages), .bar(bottom: 600),
    ])
    #expect(end.pushedOff == 50 && end.contentEnd == 60 - 90 + 450)
    #expect(end.blankRect == CGRect(x: 0, y: 420, width: 300, height: 136))
    #expect(try !self.measure([list(Self.whole, messages: [])]).hasRows)
  }

  /// Rows of data that come and go reach over all of the content.
  @Test func rowsReachOverAllOfTheContent() throws {
    var list = list(Self.whole, height: 900, bottomInset: 0, messages: [])
    list.inside = [
      HandmadeLayer(
        role: .row(section: 0, item: 7), frame: CGRect(x: 0, y: 300, width: 300, height: 44))
    ]
    let measure = try measure([list, .bar(bottom: 600)])
    #expect(measure.messages.map(\.id) == [.row(interval: 0, item: 7)])
    // The last 44 points stay behind the bar.
    #expect(measure.unreachableRects == [CGRect(x: 0, y: 60 + 856, width: 300, height: 44)])
  }
}
