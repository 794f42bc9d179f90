import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// A track has a case's edges at each refresh, and all that its screen shows.
@MainActor @Suite struct CaseTrackTests {
  nonisolated static let scenes = [
    "motions/two-curves", "rotation/open-keyboard-phone", "chat-content/receive-and-send",
    "chat-content/growing-input", "ipad-and-hardware/undocked", "ipad-and-hardware/floating",
    "iqkeyboardmanager/first-show", "windows/chat-in-a-sheet", "interactive/drag",
  ]

  /// The first cases of a shipped scene, checked.
  private func cases(_ name: String) throws -> [CheckedCase] {
    let vocabulary = SceneVocabulary(
      handlers: HandlerRegistry.standard.signatures,
      findingKinds: FindingKind.allCases.map(\.rawValue), units: FindingKind.units)
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scenes/\(name).yaml").path
    let cases = try SceneReader(vocabulary: vocabulary).cases(
      in: SceneFile.text(at: path), file: path)
    return try cases.prefix(1).map { CheckedCase(try ScenePlayer(registry: .standard).play($0)) }
  }

  @Test(arguments: scenes) func everyListHasOneValuePerRefresh(_ name: String) throws {
    for checked in try cases(name) {
      let track = try #require(checked.track)
      let count = checked.result.frameCount
      let edges = [
        track.keyboardTop, track.barTop, track.barBottom, track.guide, track.listBottom,
        track.opacity, track.apart, track.scenery.listTop, track.scenery.contentTop,
      ]
      #expect(edges.allSatisfy { $0.count == count } && track.times.count == count)
      let rects = [track.keyboard, track.bar, track.gap, track.overlap]
      #expect(rects.allSatisfy { $0.count == count })
      #expect(track.field.map { $0.count == count } ?? true)
      let data = try JSONEncoder().encode(track)
      #expect(try JSONDecoder().decode(CaseTrack.self, from: data) == track)
    }
  }

  /// Packing loses nothing, whatever the numbers are, and is shorter than JSON.
  @Test(arguments: scenes) func aPackedTrackIsTheTrack(_ name: String) throws {
    var random = SplitMix64(seed: 11)
    for checked in try cases(name) {
      let track = try #require(checked.track)
      let packed = try JSONEncoder().encode(PackedTrack(track))
      #expect(try JSONDecoder().decode(PackedTrack.self, from: packed).track == track)
      let text = try JSONEncoder().encode(track)
      #expect(packed.count * 5 < text.count * 3, "\(packed.count) of \(text.count) bytes")
      for _ in 0..<5 {
        let other = try JSONDecoder().decode(
          CaseTrack.self, from: text.withRandomNumbers(&random))
        #expect(PackedTrack(other).track == other)
      }
    }
  }

  /// The edges are those that the findings come from.
  @Test(arguments: scenes) func edgesAreThoseOfTheReadings(_ name: String) throws {
    for checked in try cases(name) {
      let track = try #require(checked.track)
      let compositor = try #require(checked.compositor)
      for (index, reading) in compositor.readings.enumerated() where track.field == nil {
        guard let reading else { continue }
        #expect(abs((track.keyboardTop[index] ?? .nan) - reading.keyboardTop) < 1e-6)
        #expect(abs((track.barBottom[index] ?? .nan) - reading.barBottom) < 1e-6)
        let tallest = (track.gap[index] ?? []).map { $0[3] }.max() ?? 0
        #expect(abs(tallest - reading.gap) < 2e-6)
        let apart = try #require(track.apart[index])
        #expect(abs(abs(apart) - max(reading.gap, reading.overlap)) < 1e-6)
      }
    }
  }

  /// The page's drawing of the track is what the screen shows, layer by layer.
  @Test(arguments: scenes) func theSceneryIsWhatIsPainted(_ name: String) throws {
    for checked in try cases(name) {
      let track = try #require(checked.track)
      let compositor = try #require(checked.compositor)
      for index in compositor.times.indices {
        let frame = compositor.frame(index)
        let painted = frame.layers.filter { $0.role != .window && $0.role != .messageList }
        var drawn = track.rects(at: index)
        for layer in painted {
          let place = drawn.firstIndex { rect in
            zip(rect, layer.frame.parts).allSatisfy { abs($0 - $1) < 3e-3 }
          }
          guard let place else {
            Issue.record("\(checked.scene.name): frame \(index) lacks \(layer.role)")
            continue
          }
          drawn.remove(at: place)
        }
        for rect in drawn {
          let list = try #require(track.scenery.listTop[index])
          let end = try #require(track.listBottom[index])
          #expect(rect[1] >= end - 1e-3 || rect[1] + rect[3] <= list + 1e-3, "\(index): \(rect)")
        }
      }
    }
  }

  @Test func aSplitKeyboardHasTwoRectangles() throws {
    let checked = try #require(try cases("ipad-and-hardware/undocked").first)
    let track = try #require(checked.track)
    let halves = track.keyboard.compactMap { $0 }.filter { $0.count == 2 }
    #expect(!halves.isEmpty)
    for pair in halves { #expect(pair[0][0] + pair[0][2] < pair[1][0]) }
  }

  /// A list that scrolls and a bar that rises add no places.
  @Test func whatMovesTogetherIsSaidOnce() throws {
    let checked = try #require(try cases("motions/two-curves").first)
    let scenery = try #require(checked.track).scenery
    let parts = scenery.layers.filter { $0.anchor != .screen }
    #expect(parts.count > 10 && parts.allSatisfy { $0.places.count <= 3 })
  }
}

extension CaseTrack {
  /// The rectangles of all layers that are there at a refresh.
  fileprivate func rects(at index: Int) -> [Rect] {
    scenery.layers.compactMap { layer in
      guard let rect = layer.places.last(where: { $0.frame <= index })?.rect else { return nil }
      let corner: (Double, Double) =
        switch layer.anchor {
        case .screen: (0, 0)
        case .list: (0, scenery.contentTop[index] ?? 0)
        case .bar: (bar[index]?[0][0] ?? 0, bar[index]?[0][1] ?? 0)
        case .keyboard: (keyboard[index]?[0][0] ?? 0, keyboard[index]?[0][1] ?? 0)
        }
      return [rect[0] + corner.0, rect[1] + corner.1, rect[2], rect[3]]
    }
  }
}

extension CGRect {
  fileprivate var parts: [Double] {
    [Double(minX), Double(minY), Double(width), Double(height)]
  }
}
