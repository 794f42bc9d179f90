import ChatApp
import SeamCommands

@main
enum Main {
  @MainActor
  static func main() {
    Seam.main(handlers: .standard + [chat])
  }
}
