import Foundation

extension SceneCase {
  /// The same case with messages as high as their texts are in the fonts that text is set in.
  package var measured: SceneCase {
    let size = device.size
    let column = min(250, (0.75 * Double(min(size.width, size.height))).rounded() - 28)
    var copy = self
    copy.transcript = Transcript(
      messages: transcript.messages.map { $0.measured(within: column) })
    copy.events = events.map { event in
      guard case .messages(let messages) = event.kind else { return event }
      return SceneEvent(
        time: event.time, kind: .messages(messages.map { $0.measured(within: column) }),
        isSilent: event.isSilent)
    }
    return copy
  }
}
