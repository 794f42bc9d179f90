import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// Messages are bubbles that look like talk: two sides, widths of their own, none on another.
@MainActor
struct MessageBubbleTests {
  /// The bubbles of a chat on a screen 375 points wide, after some messages more.
  private func bubbles(_ transcript: Transcript, more: [Transcript.Message] = []) throws -> (
    list: UIScrollView, bubbles: [UIView]
  ) {
    let scene = SceneCase(
      name: "chat", scene: "chat", handler: HandlerSpec(name: "own"), device: .known("iPhone 8"),
      events: [])
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      list.fill(with: transcript)
      for message in more { list.append(message) }
      return HandlerScreen(UIViewController(), bar: { _ in nil })
    }
    let bubbles = list.subviews.filter {
      if case .message = $0.layer.role { true } else { false }
    }
    return (list, bubbles)
  }

  @Test func bubblesAreToTheirSidesAndBelowOneAnother() throws {
    let all = Transcript(heights: (0..<23).map { 40 + Double($0) })
    let first = Transcript(messages: Array(all.messages.prefix(9)))
    let (list, bubbles) = try bubbles(first, more: Array(all.messages.dropFirst(9)))
    #expect(bubbles.count == all.messages.count)
    var top: CGFloat = 8
    for (bubble, message) in zip(bubbles, all.messages) {
      #expect(bubble.frame.minY == top && bubble.frame.height == message.height)
      #expect(bubble.frame.width > 149 && bubble.frame.width < 282)
      #expect(message.isOutgoing ? bubble.frame.maxX == 375 - 12 : bubble.frame.minX == 12)
      top = bubble.frame.maxY + 8
    }
    #expect(list.contentSize == CGSize(width: 375, height: top))
    // Neighbours differ, as talk does, and they come again after eleven.
    let widths = bubbles.map(\.frame.width)
    #expect(Set(widths).count == 11 && Array(widths.prefix(12)) == Array(widths.dropFirst(11)))
    #expect(widths.max() == 281 && widths.min() == 150)
  }

  /// A text's bubble is as wide as its line, with room around, up to three quarters of the screen.
  @Test(
    arguments: [
      ("a", 44), ("abcdefghij", 28 + 90), (String(repeating: "w", count: 90), 281),
    ] as [(String, Double)])
  func aTextHasItsWidth(_ text: String, _ width: Double) throws {
    let message = Transcript.Message(text: text, isOutgoing: true)
    let (_, bubbles) = try bubbles(Transcript(messages: [message]))
    #expect(bubbles.map(\.frame.width) == [width] && bubbles.first?.layer.text == text)
  }
}
