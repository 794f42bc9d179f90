import SeamCommands

/// The program with screens as apps have them, right and wrong ones, for the tests of its verdicts.
@main
enum Main {
  @MainActor
  static func main() {
    Seam.main(handlers: .standard + rightScreens + wrongScreens)
  }
}
