import Compositing
import Foundation
import LayerTrees

extension ContentMeasure {
  /// How much of each message is free of bars and keyboard, in points.
  var seen: [MessageID: SeenMessage] {
    var seen: [MessageID: SeenMessage] = [:]
    for message in messages {
      seen[message.id] = SeenMessage(
        height: free.overlap(with: message.shown), hidden: hiddenHeight(of: message),
        place: place(of: message.rect))
    }
    return seen
  }

  /// What was seen on a screen of another size, as far up from the last of it as there is room for
  /// now.
  func fitting(_ seen: [MessageID: SeenMessage]) -> [MessageID: SeenMessage] {
    let isSeen = placed(seen).filter { (seen[$0.id]?.height ?? 0) > 0 }
    let end = isSeen.map(\.rect.maxY).max() ?? 0
    let start = Double(end) - (free.upperBound - free.lowerBound)
    let fitting = Set(isSeen.filter { Double($0.rect.minY) >= start }.map(\.id))
    return seen.filter { fitting.contains($0.key) }
  }

  /// The parts of messages that were seen before and that bar or keyboard hide now, or that the
  /// list's end above them cuts off.
  ///
  /// What of a message was hidden before, by the bar at its place then, is not counted again.
  func coveredRects(seenBefore: [MessageID: SeenMessage]) -> [CGRect] {
    placed(seenBefore).compactMap { message in
      guard let before = seenBefore[message.id] else { return nil }
      let lost = before.height - free.overlap(with: message.shown)
      let height = min(hiddenHeight(of: message) - before.hidden, lost > Slack.span ? lost : 0)
      guard height > 0 else { return nil }
      let top = max(Double(message.rect.minY), free.upperBound)
      return CGRect(x: message.rect.minX, y: top, width: message.rect.width, height: height)
    }
  }

  /// The messages, and below them the rows that were seen before and have no cell any more.
  private func placed(_ seen: [MessageID: SeenMessage]) -> [Message] {
    let present = Set(messages.map(\.id))
    let gone = seen.filter { $0.key.isRow && !present.contains($0.key) }
    guard !gone.isEmpty, let scroll else { return messages }
    // Rows above them may have turned out higher than was thought.
    let shift =
      messages.lazy.compactMap { message in
        seen[message.id].map { place(of: message.rect).lowerBound - $0.place.lowerBound }
      }.first ?? 0
    let rows = gone.filter { $0.value.place.upperBound + shift <= scroll.height + Slack.span }.map {
      let place = ($0.value.place.lowerBound + shift)...($0.value.place.upperBound + shift)
      return Message(id: $0.key, rect: band(from: place), shown: .null)
    }
    return messages + rows.sorted { $0.rect.minY < $1.rect.minY }
  }

  /// How much of a message is below all that is free.
  private func hiddenHeight(of message: Message) -> Double {
    max(0, Double(message.rect.maxY) - max(Double(message.rect.minY), free.upperBound))
  }

  /// Where in the content a rectangle of the screen lies, from top to bottom.
  private func place(of rect: CGRect) -> ClosedRange<Double> {
    let shift = Double(listBounds.minY) - Double(list.minY)
    return (Double(rect.minY) + shift)...(Double(rect.maxY) + shift)
  }
}
