/// The files of a package that checks a chat screen.
struct PackageTemplate {
  struct File {
    let path: String
    let text: String
  }

  let name: String
  let dependency: PackageDependency
  /// The JSON Schema of its scenes.
  let schema: String

  var files: [File] {
    [
      File(path: "Package.swift", text: manifest),
      File(path: "README.md", text: readme),
      File(path: "Scenes/chat.yaml", text: Self.scene),
      File(path: "Sources/ChatScreen/App/ChatViewController.swift", text: Self.controller),
      File(path: "Sources/ChatScreen/Handler.swift", text: Self.handler),
      File(path: "Sources/chat-seam/Main.swift", text: Self.main),
      File(path: "Tests/ChatScreenTests/ChatScreenTests.swift", text: Self.test),
      File(path: ".github/workflows/keyboard.yml", text: workflow),
      File(path: ".gitignore", text: ".build\n/Output\n"),
      File(path: "seam.schema.json", text: schema),
      File(path: "seam.yaml", text: Self.defaults),
    ]
  }

  /// The next steps.
  func next(in folder: String) -> String {
    let step = folder == "." ? "" : "  cd \(folder)\n"
    return """

      Next:
      \(step)  swift run chat-seam check                # builds, then plays Scenes
        swift test                               # the same as a test
        swift run chat-seam film -o Output       # a picture of each scene
      Then put your controller into Sources/ChatScreen/App, and name it in
      Sources/ChatScreen/Handler.swift.
      """
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v13)],
      dependencies: [
        \(dependency.text)
      ],
      targets: [
        // The app's files are in the folder App, as they ship: the plugin compiles copies of them.
        .target(
          name: "ChatScreen",
          dependencies: [
            .product(name: "HeadlessUIKit", package: "\(dependency.identity)"),
            .product(name: "KeyboardSimulation", package: "\(dependency.identity)"),
          ],
          exclude: ["App"],
          swiftSettings: [.swiftLanguageMode(.v5)],
          plugins: [.plugin(name: "UIKitSources", package: "\(dependency.identity)")]),
        .executableTarget(
          name: "chat-seam",
          dependencies: [
            "ChatScreen", .product(name: "SeamCommands", package: "\(dependency.identity)"),
          ]),
        .testTarget(
          name: "ChatScreenTests",
          dependencies: [
            "ChatScreen", .product(name: "SeamTesting", package: "\(dependency.identity)"),
          ]),
      ]
    )

    """
  }

  private var readme: String {
    """
    # \(name)

    Checks that the bar of a chat screen stays on the iOS keyboard, frame by frame, with Seam.

    ```
    swift run chat-seam check            # plays Scenes, and reports gaps and overlaps
    swift run chat-seam film -o Output   # a picture of each scene
    swift test                           # the same as a test
    ```

    | file | what it is |
    |---|---|
    | `Sources/ChatScreen/App` | the app's code, as Xcode builds it |
    | `Sources/ChatScreen/Handler.swift` | where the bar and the list of that screen are |
    | `Scenes` | what happens: devices, systems, events |
    | `seam.yaml` | defaults of the commands |
    | `seam.schema.json` | completion in editors; `swift run chat-seam schema -o seam.schema.json` |

    """
  }

  private var workflow: String {
    let note =
      dependency.isAddress
      ? ""
      : """
      # Package.swift names Seam by a folder of one machine: name its repository there first, with
      # .package(url: "https://...", branch: "main").

      """
    return note + """
      name: Keyboard
      on: [push, pull_request]

      jobs:
        seam:
          runs-on: ubuntu-24.04
          container: swift:6.2
          steps:
            - uses: actions/checkout@v4
            - run: apt-get update && apt-get install -y libcairo2-dev pkg-config
            - run: swift run chat-seam check --reporter github --reporter html=seam.html
            - uses: actions/upload-artifact@v4
              if: always()
              with:
                name: seam
                path: seam.html

      """
  }

  private static let defaults = """
    # What the commands take from here where the command line does not say it.
    scenes: [Scenes]
    check:
      output: Output

    """

  private static let scene = """
    # yaml-language-server: $schema=../seam.schema.json
    scene: The chat screen
    device: [iPhone 8, iPhone 14]
    system: [iOS 18, iOS 26]
    handler: chat
    events:
      - {at: 0.2, show: {height: 336}}
      - {at: 1.4, hide: {}}
    expect: clean

    """
}
