import SeamTesting
import Testing

@testable import ChatApp

@MainActor
struct ChatViewControllerTests {
  @Test(arguments: ["iPhone 8", "iPhone 14", "iPad Pro (11-inch)"])
  func theBarStaysOnTheKeyboard(device: String) throws {
    let scene = SceneCase(
      "Show and hide", on: device,
      events: [.show(height: 336, at: 0), .hide(at: 1.2)])
    let played = try SeamTesting.play(scene) {
      ChatViewController()
    } bar: {
      $0.inputBar
    }
    expectGlued(played)
    #expect(played.greatestGap <= 0.5)
  }

  /// What the plugin makes of selectors, actions and optional methods reaches the app's code.
  @Test func aTapOnSendAddsARow() throws {
    let controller = ChatViewController()
    controller.loadViewIfNeeded()
    let rows = controller.tableView(controller.tableView, numberOfRowsInSection: 0)
    controller.inputBar.textField.text = "On my way"
    controller.inputBar.textField.sendActions(for: .editingChanged)
    #expect(controller.inputBar.sendButton.isEnabled)
    controller.inputBar.sendButton.sendActions(for: .touchUpInside)
    #expect(controller.tableView(controller.tableView, numberOfRowsInSection: 0) == rows + 1)
    #expect(controller.inputBar.textField.text == "")
  }
}
