import Foundation
import HeadlessUIKit
import KeyboardSimulation
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import KeyboardHandlers

/// An article's versions against sums of what each notification adds, over random shows and hides.
@MainActor
struct ArticleModelTests {
  /// The bar's bottom and what the list is: by a row of sums that know neither views nor layout.
  private struct Model {
    let version: ContentInsetVersion
    let safe: Double
    let content: Double
    let list: Double
    var raised = 0.0
    var shifted = 0.0
    var inset = 0.0
    var offset: Double

    init(_ version: ContentInsetVersion, safe: Double, content: Double, list: Double) {
      (self.version, self.safe, self.content, self.list) = (version, safe, content, list)
      offset = max(0, content - list)
    }

    mutating func show(_ height: Double) {
      switch version {
      case .a, .b: (raised, shifted) = (raised + height - safe, shifted + height - safe)
      case .c: (raised, inset, offset) = (raised + height, height, end(above: height))
      case .inset: (raised, inset) = (raised + height - safe, inset + height - safe)
      case .offset: (raised, offset) = (raised + height - safe, offset + height - safe)
      case .reference: adjust(to: height - safe)
      }
    }

    /// Brings the last row into view, which ends 8 points above the content's end.
    private mutating func adjust(to height: Double) {
      (raised, inset) = (height, height)
      offset = min(max(offset, content - 8 - (list - inset)), end(above: inset))
    }

    mutating func hide(_ height: Double) {
      switch version {
      case .a, .b: (raised, shifted) = (raised - height + safe, shifted - height + safe)
      case .c: (raised, inset, offset) = (raised - height, 0, end(above: 0))
      case .inset: (raised, inset) = (raised - height + safe, inset - height + safe)
      case .offset: (raised, offset) = (raised - height + safe, offset - height + safe)
      case .reference: adjust(to: 0)
      }
    }

    /// Where the last of the content is visible.
    private func end(above room: Double) -> Double { max(0, content + room - list) }
  }

  private struct Seen {
    var raised, shifted, inset, offset: Double
  }

  @Test(arguments: ContentInsetVersion.allCases, ["iPhone 8", "iPhone 14"])
  func eachNotificationAddsWhatItSays(_ version: ContentInsetVersion, _ name: String) throws {
    var random = SplitMix64(seed: 81)
    let device = Device.known(name)
    let safe = Double(device.safeArea.bottom)
    let top = Double(device.safeArea.top) + 44
    let list = Double(device.size.height) - safe - 44 - top
    for _ in 0..<6 {
      let count = Int.random(in: 4...40, using: &random)
      var heights: [Double?] = []
      for _ in 0..<5 {
        let isUp = heights.last.map { $0 != nil } ?? false
        let hides = isUp && Bool.random(using: &random)
        let last = heights.last ?? nil
        let height = Double(Int.random(in: 180...340, using: &random))
        heights.append(hides ? nil : height == last ? height + 1 : height)
      }
      let events = heights.enumerated().map { index, height in
        let time = 0.5 + 2 * Double(index)
        return height.map { SceneEvent.show($0, at: time) } ?? .hide(at: time)
      }
      var seen: [Seen] = []
      _ = try Watched(
        { ContentInsetChatViewController(transcript: .messages(count), version: version) },
        on: name, events, at: heights.indices.map { 2.4 + 2 * Double($0) }
      ) { chat, _ in
        let bar = Double(chat.view.bounds.maxY) - safe - Double(chat.inputBar.frame.maxY)
        seen.append(
          Seen(
            raised: bar, shifted: top - Double(chat.messageList.frame.minY),
            inset: Double(chat.messageList.contentInset.bottom),
            offset: Double(chat.messageList.contentOffset.y)))
      }
      #expect(seen.count == heights.count)
      var model = Model(version, safe: safe, content: 8 + 52 * Double(count), list: list)
      var last = 0.0
      for (index, height) in heights.enumerated() {
        if let height {
          model.show(height)
          last = height
        } else {
          model.hide(last)
        }
        for (one, other) in [
          (seen[index].raised, model.raised), (seen[index].shifted, model.shifted),
          (seen[index].inset, model.inset),
        ] { #expect(abs(one - other) < 1e-9, "\(version) \(heights) \(index)") }
        #expect(abs(seen[index].offset - model.offset) < 1e-6, "\(version) \(heights) \(index)")
      }
    }
  }
}
