import ChatApp
import SeamCommands

@main
enum Main {
  @MainActor
  static func main() {
    let chat = HandlerDefinition(name: "chat", summary: "The app's chat screen.") { _, _ in
      ChatController()
    } bar: {
      $0.bar
    } list: {
      $0.list
    }
    Seam.main(handlers: .standard + [chat])
  }
}
