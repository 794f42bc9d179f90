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
  /// True if the app's files may import Combine.
  let hasCombine: Bool

  var files: [File] {
    [
      File(path: "Package.swift", text: manifest),
      File(path: "README.md", text: readme),
      File(path: "Scenes/chat.yaml", text: Self.scene),
      File(path: "Sources/ChatScreen/App/ChatViewController.swift", text: Self.controller),
      File(path: "Sources/ChatScreen/Handler.swift", text: Self.handler),
      File(path: "Sources/ChatScreen/uikit-sources.json", text: Self.sources),
      File(
        path: "Sources/ChatScreen/Resources/Assets.xcassets/Bar.colorset/Contents.json",
        text: Self.color),
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
      \(step)  swift run chat-seam check                # builds for about two minutes, then plays Scenes
        swift test                               # the same as a test
        swift run chat-seam film -o Output       # a picture of each scene
      Then put your app's files into Sources/ChatScreen/App, or their folder into
      Sources/ChatScreen/uikit-sources.json, and name your controller in
      Sources/ChatScreen/Handler.swift: what it uses of them is compiled.
      """
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // Modules of others that the app imports, each after those that it imports itself. The Swift
    // files of "SnapKit" go into Sources/SnapKit/App; an empty file SnapKit.swift is beside it.
    let modules: [String] = []

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v13)],
      dependencies: [
        \(dependency.text)\(combinePackage)
      ],
      targets: [
        // The app's files are in the folder App, as they ship: the plugin compiles copies of them.
        .target(
          name: "ChatScreen",
          dependencies: [
            .product(name: "SeamCommands", package: "\(dependency.identity)")\(combineProduct)
          ] + modules.map { .init(stringLiteral: $0) },
          exclude: ["App", "uikit-sources.json"], resources: [.copy("Resources")],
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
        + modules.enumerated().map { number, module in
          .target(
            name: module,
            dependencies: [
              .product(name: "HeadlessUIKit", package: "\(dependency.identity)")\(combineProduct)
            ]
              + modules[..<number].map { .init(stringLiteral: $0) },
            exclude: ["App"], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "UIKitSources", package: "\(dependency.identity)")])
        }
    )

    """
  }

  private var combinePackage: String {
    hasCombine
      ? ",\n    .package(url: \"https://github.com/OpenCombine/OpenCombine\", from: \"0.14.0\")"
      : ""
  }

  private var combineProduct: String {
    hasCombine ? ",\n        .product(name: \"OpenCombine\", package: \"OpenCombine\")" : ""
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
    | `Sources/ChatScreen/uikit-sources.json` | where that code is, and that only what the handler uses of it is compiled |
    | `Sources/ChatScreen/Resources` | the app's asset catalogues and other files that it reads |
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

      permissions:
        contents: read

      jobs:
        seam:
          runs-on: ubuntu-24.04
          container: swift:6.2
          steps:
            # Version 4.2.2; what others wrote is named by its commit.
            - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683
              with:
                persist-credentials: false
            - run: apt-get update && apt-get install -y libcairo2-dev pkg-config
            # In the container the files belong to another user, whose seam.yaml has to be named.
            - run: |
                swift run chat-seam check --config seam.yaml --reporter github \\
                  --reporter html=seam.html
            # Version 4.6.2.
            - uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02
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

  private static let sources = """
    {"sources": ["App"], "onlyUsed": true}

    """

  private static let color = """
    {
      "colors": [
        {"color": {"color-space": "srgb", "components": {"white": "0.95", "alpha": "1.0"}}, "idiom": "universal"},
        {
          "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb", "components": {"white": "0.15", "alpha": "1.0"}},
          "idiom": "universal"
        }
      ],
      "info": {"author": "xcode", "version": 1}
    }

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

/// The Swift files of a new package.
extension PackageTemplate {
  static let main = """
    import ChatScreen
    import SeamCommands

    @main
    enum Main {
      @MainActor
      static func main() {
        Seam.main(handlers: .standard + [chat])
      }
    }

    """

  static let handler = """
    import SeamCommands

    /// The chat screen as scenes know it: how to make it, and where its bar and its list are.
    public let chat = HandlerDefinition(name: "chat", summary: "The app's chat screen.") { _, _ in
      ChatViewController()
    } bar: {
      $0.inputBar
    } list: {
      $0.tableView
    } deliver: { controller, message in
      controller.append(message.text ?? "")
    }

    """

  static let test = """
    import ChatScreen
    import Foundation
    import SeamTesting
    import Testing

    @MainActor
    @Test func theBarStaysOnTheKeyboard() throws {
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let handlers = HandlerRegistry.standard + [chat]
      for scene in try scenes(at: package.path + "/Scenes", handlers: handlers) {
        expectGlued(try play(scene, handlers: handlers))
      }
    }

    """

  /// A screen that passes, with the keyboard's handling in one function.
  static let controller = """
    import UIKit

    /// A chat screen to start from. Put your own in its place.
    class ChatViewController: UIViewController, UITableViewDataSource {
      let tableView = UITableView()
      let inputBar = UIView()
      private let field = UITextField()
      /// Goes on below the bar, so that nothing shows through under it while it moves.
      private let background = UIView()
      private var messages = (1...12).map { "Message \\($0)" }
      private lazy var bottom = inputBar.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        background.backgroundColor = UIColor(named: "Bar")
        field.placeholder = "Message"
        tableView.dataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        inputBar.addSubview(background)
        inputBar.addSubview(field)
        for subview in [tableView, inputBar] { view.addSubview(subview) }
        for subview in [tableView, inputBar, background, field] {
          subview.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
          tableView.topAnchor.constraint(equalTo: view.topAnchor),
          tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
          inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          inputBar.heightAnchor.constraint(equalToConstant: 50),
          bottom,
          background.topAnchor.constraint(equalTo: inputBar.topAnchor),
          background.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor),
          background.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor),
          background.bottomAnchor.constraint(equalTo: inputBar.bottomAnchor, constant: 100),
          field.leadingAnchor.constraint(equalTo: inputBar.leadingAnchor, constant: 16),
          field.trailingAnchor.constraint(equalTo: inputBar.trailingAnchor, constant: -16),
          field.centerYAnchor.constraint(equalTo: inputBar.centerYAnchor),
        ])
        let center = NotificationCenter.default
        for name in [
          UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        ] {
          center.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: name, object: nil)
        }
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollToEnd()
      }

      func append(_ message: String) {
        messages.append(message)
        tableView.reloadData()
        tableView.layoutIfNeeded()
        scrollToEnd()
      }

      private func scrollToEnd() {
        guard !messages.isEmpty else { return }
        let last = IndexPath(row: messages.count - 1, section: 0)
        tableView.scrollToRow(at: last, at: .bottom, animated: false)
      }

      /// Moves the bar with the keyboard: its end frame, its duration and its curve.
      @objc private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo,
          let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
          let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
          let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        let covered = max(0, view.bounds.maxY - end.minY - view.safeAreaInsets.bottom)
        bottom.constant = -covered
        UIView.animate(
          withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)
        ) {
          self.view.layoutIfNeeded()
        }
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row]
        return cell
      }
    }

    """
}
