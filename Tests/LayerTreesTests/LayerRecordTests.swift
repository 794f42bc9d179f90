import Foundation
import LayerTrees
import Testing

struct LayerRecordTests {
  /// The layer as it is after it was written and read.
  private func reread(_ layer: LayerSnapshot) throws -> LayerSnapshot {
    var log = CommitLog()
    log.append(Commit(time: 0, root: layer))
    let read = try JSONDecoder().decode(CommitLog.self, from: try JSONEncoder().encode(log))
    return try #require(read.commits.first).root
  }

  @Test(arguments: KeyboardPanel.allCases) func aPanelIsKept(panel: KeyboardPanel) throws {
    let keyboard = LayerSnapshot(
      id: LayerID(1), role: .keyboard, panel: panel, model: LayerValues())
    let read = try reread(keyboard)
    #expect(read.panel == panel)
    #expect(read.text == nil)
  }

  @Test func aMessagesWordsAreNoPanel() throws {
    let message = LayerSnapshot(
      id: LayerID(1), role: .message(isOutgoing: true), text: "emoji", model: LayerValues())
    let read = try reread(message)
    #expect(read.text == "emoji")
    #expect(read.panel == nil)
  }
}
