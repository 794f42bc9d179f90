import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import SeededRandom
import Testing

/// The bottom of a list of messages stays there when the list takes another height.
@MainActor
struct KeptBottomTests {
  private final class ResizingChat: ChatViewController {
    func resize(to height: CGFloat) {
      noteBottom()
      messageList.frame = CGRect(x: 0, y: 64, width: 375, height: height)
      keepBottom()
    }
  }

  private func chat(messages: Int) -> (chat: ResizingChat, content: CGFloat) {
    let heights = Array(repeating: 44.0, count: messages)
    let chat = ResizingChat(transcript: Transcript(heights: heights))
    chat.loadViewIfNeeded()
    chat.resize(to: 559)
    return (chat, chat.messageList.contentSize.height)
  }

  /// `contentHeight - (offset + height)`, the content below the list, is the same, as far as there is
  /// content above to come down.
  @Test func asMuchIsBelowAsBefore() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let (chat, content) = chat(messages: Int.random(in: 0...40, using: &random))
      let list = chat.messageList
      list.contentOffset.y = CGFloat.random(in: 0.0...1.0, using: &random) * max(0, content - 559)
      var below = max(0, content - 559 - list.contentOffset.y)
      for _ in 0..<5 {
        let height = CGFloat(Int.random(in: 100...559, using: &random))
        chat.resize(to: height)
        let room = max(0, content - height)
        below = min(below, room)
        #expect(abs(list.contentOffset.y - (room - below)) < 1e-9)
      }
    }
  }

  @Test func theFirstTimeItIsTheLastMessage() {
    let (chat, content) = chat(messages: 30)
    #expect(chat.messageList.contentOffset.y == content - 559)
    let (short, _) = self.chat(messages: 3)
    #expect(short.messageList.contentOffset.y == 0)
  }
}
