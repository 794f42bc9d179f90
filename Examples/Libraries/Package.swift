// swift-tools-version: 6.2
import PackageDescription

/// The libraries, each with a client of at most 15 lines.
let libraries = [
  "AnimationCurves", "LinearConstraints", "FlatPNG", "HeadlessUIKit", "Seam", "SeamCommands",
]

let package = Package(
  name: "Libraries",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "seam", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: libraries.map { library in
    .executableTarget(
      name: "\(library)Client", dependencies: [.product(name: library, package: "seam")],
      path: "Clients/\(library)Client")
  } + [
    .testTarget(
      name: "SeamTestingClient", dependencies: [.product(name: "SeamTesting", package: "seam")],
      path: "Tests/SeamTestingClient"),
    // An app's file that imports Combine.
    .testTarget(
      name: "CombineTests",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "seam"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "CombineTests", exclude: ["App"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "seam")]),
  ]
)
