import HeadlessUIKit
import KeyboardScenes
import LayerTrees
import Testing

@MainActor
struct DebugTests {
  @Test func nested() throws {
    for g in [4.0, 8] {
    let stage = try FormStage(["screen": .word("nested"), "generation": .number(g), "fixed": .flag(true)], [.focus(11, at: 0.5), .focus(3, at: 1.5), .focus(8, at: 2.5), .blur(at: 4)])
    for t in [1.4, 2.4, 2.5, 2.6, 3.9] { print(g, t, try stage.field(at: t), try stage.rect(.messageList, at: t), try stage.pageTop(at: t)) }
    }
  }
}
