import SeamTesting
import Testing

@MainActor @Test func aBarThatIgnoresTheKeyboardIsCovered() throws {
  let scene = SceneCase("Show", on: "iPhone 8", events: [.show(height: 258, at: 0)])
  let bar = UIToolbar(frame: CGRect(x: 0, y: 623, width: 375, height: 44))
  let makeChat = {
    let chat = UIViewController()
    chat.view.addSubview(bar)
    return chat
  }
  let played = try SeamTesting.play(scene, controller: makeChat, bar: { _ in bar })
  #expect(played.findings.contains { $0.kind == .overlap })
}
