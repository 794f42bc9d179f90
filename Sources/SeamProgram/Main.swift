import SeamCommands

@main
enum Main {
  @MainActor
  static func main() {
    Seam.main()
  }
}
