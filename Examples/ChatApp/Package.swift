// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ChatApp",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "seam", path: "../..")
  ],
  targets: [
    // The app's files are in the folder App, as they ship. What is compiled are copies that the
    // plugin makes of them.
    .target(
      name: "ChatApp",
      dependencies: [.product(name: "SeamCommands", package: "seam")],
      exclude: ["App"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "seam")]),
    // The command line with the app's controller among its handlers.
    .executableTarget(
      name: "chat-seam",
      dependencies: ["ChatApp", .product(name: "SeamCommands", package: "seam")]),
    .testTarget(
      name: "ChatAppTests",
      dependencies: ["ChatApp", .product(name: "SeamTesting", package: "seam")]),
  ]
)
