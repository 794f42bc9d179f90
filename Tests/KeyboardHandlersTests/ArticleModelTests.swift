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
    var offset: Double
    var raised = 0.0
    var shifted = 0.0
    var inset = 0.0

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

  /// The same without defects: all follows from the last height.
  private struct FixedModel {
    let version: ContentInsetVersion
    let content: Double
    let list: Double
    var lift = 0.0
    var offset: Double

    var rises: Bool { version == .a || version == .b }
    /// What the bar would hide of a list that rises.
    var shifted: Double { rises ? min(lift, max(0, content - (list - lift))) : 0 }
    var inset: Double { rises ? (shifted > 0 ? max(0, list - content) : 0) : lift }

    mutating func take(_ next: Double) {
      if !rises { offset = min(max(0, offset + next - lift), max(0, content + next - list)) }
      lift = next
    }
  }

  private struct Seen {
    var raised, shifted, inset, offset: Double
  }

  @Test(arguments: ContentInsetVersion.allCases, ["iPhone 8", "iPhone 14"])
  func eachNotificationAddsWhatItSays(_ version: ContentInsetVersion, _ name: String) throws {
    try compare(version, on: name, seed: 81) { safe, content, list, offset in
      var model = Model(
        version: version, safe: safe, content: content, list: list, offset: offset)
      var last = 0.0
      return { height in
        if let height { model.show(height) } else { model.hide(last) }
        last = height ?? last
        return Seen(
          raised: model.raised, shifted: model.shifted, inset: model.inset, offset: model.offset)
      }
    } screen: {
      ContentInsetChatViewController(transcript: .messages($0), version: version)
    }
  }

  @Test(arguments: ContentInsetVersion.allCases, ["iPhone 8", "iPhone 14"])
  func fixedAllFollowsFromTheLast(_ version: ContentInsetVersion, _ name: String) throws {
    try compare(version, on: name, seed: 82, withLow: true) { safe, content, list, offset in
      var model = FixedModel(version: version, content: content, list: list, offset: offset)
      return { height in
        model.take(height.map { max(0, $0 - safe) } ?? 0)
        return Seen(
          raised: model.lift, shifted: model.shifted, inset: model.inset, offset: model.offset)
      }
    } screen: {
      FixedContentInsetChatViewController(transcript: .messages($0), version: version)
    }
  }

  /// Plays random shows and hides, and looks at each rest.
  private func compare(
    _ version: ContentInsetVersion, on name: String, seed: UInt64, withLow: Bool = false,
    model makeModel: (_ safe: Double, _ content: Double, _ list: Double, _ offset: Double)
      -> (Double?) -> Seen,
    screen: @escaping (Int) -> TypingChatViewController
  ) throws {
    var random = SplitMix64(seed: seed)
    let device = Device.known(name)
    let safe = Double(device.safeArea.bottom)
    let top = Double(device.safeArea.top) + 44
    let list = Double(device.size.height) - safe - 44 - top
    for _ in 0..<6 {
      let count = Int.random(in: 1...40, using: &random)
      var heights: [Double?] = []
      for _ in 0..<5 {
        let isUp = heights.last.map { $0 != nil } ?? false
        let hides = isUp && Bool.random(using: &random)
        let last = heights.last ?? nil
        // No higher than the home indicator's zone.
        let isLow = withLow && Int.random(in: 0..<5, using: &random) == 0
        let height = isLow ? 20 : Double(Int.random(in: 180...340, using: &random))
        heights.append(hides ? nil : height == last ? height + 1 : height)
      }
      let events = heights.enumerated().map { index, height in
        let time = 0.5 + 2 * Double(index)
        return height.map { SceneEvent.show($0, at: time) } ?? .hide(at: time)
      }
      // The list is at its end from the first layout on.
      let isAtStart = Bool.random(using: &random)
      var seen: [Seen] = []
      _ = try Watched(
        { screen(count) }, on: name, events,
        at: [0.3] + heights.indices.map { 2.4 + 2 * Double($0) }
      ) { chat, time in
        if time < 0.5 {
          if isAtStart { chat.messageList.contentOffset.y = 0 }
          return
        }
        let bar = Double(chat.view.bounds.maxY) - safe - Double(chat.inputBar.frame.maxY)
        seen.append(
          Seen(
            raised: bar, shifted: top - Double(chat.messageList.frame.minY),
            inset: Double(chat.messageList.contentInset.bottom),
            offset: Double(chat.messageList.contentOffset.y)))
      }
      #expect(seen.count == heights.count)
      let content = 8 + 52 * Double(count)
      let model = makeModel(safe, content, list, isAtStart ? 0 : max(0, content - list))
      for (index, height) in heights.enumerated() {
        let model = model(height)
        for (one, other) in [
          (seen[index].raised, model.raised), (seen[index].shifted, model.shifted),
          (seen[index].inset, model.inset),
        ] { #expect(abs(one - other) < 1e-9, "\(version) \(heights) \(index)") }
        #expect(abs(seen[index].offset - model.offset) < 1e-6, "\(version) \(heights) \(index)")
      }
    }
  }
}
