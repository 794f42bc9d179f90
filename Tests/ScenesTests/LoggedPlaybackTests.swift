import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import Testing

/// What is seen of a playback's log, and of what plays a handler or is drawn of rectangles.
struct LoggedPlaybackTests {
  private static let device = SceneValueTests.device

  private static func timeline(_ tops: [Double], height: Double = 50) -> RectTimeline {
    RectTimeline(
      samples: tops.enumerated().map { index, top in
        .init(
          time: 0.25 + Double(index * index) / 8,
          rect: CGRect(x: 3, y: top, width: 400 - Double(index), height: height))
      })
  }

  private static func logged(_ keyboard: [Double], bar: [Double]?) -> Playback {
    let keys = timeline(keyboard, height: 300)
    return Playback(
      keyboard: keys, bar: bar.map { timeline($0) }, guide: keys, on: device, named: "log",
      rate: 60)
  }

  /// The log's own lines come back, where it has two or more of them.
  @Test func aLogsPlacesAreItsOwn() throws {
    let (keys, bar) = ([800.0, 700, 500, 500], [750.0, 640, 450])
    let playback = Self.logged(keys, bar: bar)
    for (found, tops, height) in [
      (playback.loggedKeyboard, keys, 300.0), (playback.loggedBar, bar, 50),
    ] {
      let found = try #require(found)
      let samples = Self.timeline(tops, height: height).samples
      #expect(found.count == samples.count)
      for (one, other) in zip(found, samples) {
        #expect(abs(one.time - other.time) < 1e-9)
        #expect(abs(one.rect.minY - other.rect.minY) < 1e-9 && one.rect.size == other.rect.size)
        #expect(abs(one.rect.minX - other.rect.minX) < 1e-9)
      }
    }
    #expect(Self.logged(keys, bar: [750]).loggedBar == nil)
    #expect(!playback.lacksBar && Self.logged(keys, bar: nil).lacksBar)
  }

  /// Every layer is one of its own, and what is below a logged bar is painted: nobody saw a gap.
  @Test func aLogIsATreeOfLayers() throws {
    let root = Self.logged([800, 500], bar: [750, 450]).log.commits[0].root
    var layers = [root]
    var next = 0
    while next < layers.count {
      layers += layers[next].sublayers
      next += 1
    }
    #expect(layers.count == 8 && Set(layers.map(\.id)).count == 8)
    #expect(root.sublayers.map(\.role) == [.window, .window, .window])
    let leaves = root.sublayers.map { $0.sublayers[0] }
    #expect(leaves.map(\.role) == [.inputBar, .keyboardGuide, .keyboard])
    let fill = try #require(leaves[0].sublayers.first)
    #expect(fill.model.frame.minY == 0 && fill.model.frame.height >= 800 && fill.fill?.alpha == 1)
  }

  /// What the layers of rectangles hold is not shifted, whenever it is looked at.
  @Test(arguments: [0.25, 0.3, 0.375]) func whatALogsLayersHoldIsNotShifted(_ time: Double) {
    let root = Self.logged([800, 500], bar: [750, 450]).log.commits[0].root
    for leaf in root.sublayers.map({ $0.sublayers[0] }) {
      #expect(leaf.presentation(at: time).bounds.minX == 0)
      #expect(leaf.presentation(at: time).bounds.minY == 0)
    }
  }

  /// The guide of rectangles is the keyboard's top down to the screen's bottom, but never below the safe area.
  @Test func theGuideIsTheKeyboardAboveTheSafeArea() throws {
    let size = Self.device.size
    let floor = size.height - Self.device.safeArea.bottom
    let tops = [size.height, floor - 1, 500]
    let keys = Self.timeline(tops.map { Double($0) }, height: 300)
    let root = Playback(keyboard: keys, bar: nil, on: Self.device).log.commits[0].root
    let guide = try #require(root.path { $0.role == .keyboardGuide }?.last)
    for (sample, top) in zip(keys.samples, tops) {
      let frame = guide.presentation(at: sample.time).frame
      #expect(abs(frame.minY - min(top, floor)) < 1e-9 && abs(frame.maxY - size.height) < 1e-9)
    }
  }

  /// Rectangles that somebody gives are no log.
  @Test func whatIsNoLogHasNoLines() {
    let keys = Self.timeline([800, 500], height: 300)
    let playback = Playback(keyboard: keys, bar: nil, on: Self.device)
    #expect(playback.loggedKeyboard == nil && playback.loggedBar == nil && !playback.lacksBar)
  }
}
