import ChatApp
import SeamTesting
import Testing

@MainActor
struct ChatControllerTests {
  @Test(arguments: ["iPhone 8", "iPhone 14", "iPad Pro (11-inch)"])
  func theBarStaysOnTheKeyboard(device: String) throws {
    let scene = SceneCase(
      "Show and hide", on: device,
      events: [.show(height: 336, at: 0), .hide(at: 1.2)])
    let played = try SeamTesting.play(scene) {
      ChatController()
    } bar: {
      $0.bar
    }
    expectGlued(played)
    #expect(played.greatestGap <= 0.5)
  }
}
