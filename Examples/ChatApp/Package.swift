// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ChatApp",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "seam", path: "../..")
  ],
  targets: [
    // The code that ships. In an app it imports UIKit; here the compiler reads that name as
    // HeadlessUIKit, which only the root package may ask for: flags are unsafe in dependencies.
    .target(
      name: "ChatApp",
      dependencies: [.product(name: "HeadlessUIKit", package: "seam")],
      swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"])]),
    // The command line with the app's controller among its handlers.
    .executableTarget(
      name: "chat-seam",
      dependencies: ["ChatApp", .product(name: "SeamCommands", package: "seam")]),
    .testTarget(
      name: "ChatAppTests",
      dependencies: ["ChatApp", .product(name: "SeamTesting", package: "seam")]),
  ]
)
