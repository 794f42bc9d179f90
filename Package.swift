// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "seam",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "AnimationCurves", targets: ["AnimationCurves"]),
    .library(name: "LayerGeometry", targets: ["LayerGeometry"]),
    .library(name: "LinearConstraints", targets: ["LinearConstraints"]),
    .library(name: "LayerTrees", targets: ["LayerTrees"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "KeyboardScenes", targets: ["KeyboardScenes"]),
    .library(name: "KeyboardHandlers", targets: ["KeyboardHandlers"]),
    .library(name: "Compositing", targets: ["Compositing"]),
    .library(name: "Filmstrips", targets: ["Filmstrips"]),
    .library(name: "Reports", targets: ["Reports"]),
    .library(name: "SeamCommands", targets: ["SeamCommands"]),
    .executable(name: "seam", targets: ["seam"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),

    .target(name: "AnimationCurves"),
    .target(name: "LayerGeometry"),
    .target(name: "LinearConstraints"),
    .target(name: "LayerTrees", dependencies: ["AnimationCurves", "LayerGeometry"]),
    .target(
      name: "HeadlessUIKit",
      dependencies: ["AnimationCurves", "LayerGeometry", "LayerTrees", "LinearConstraints"]),
    .target(
      name: "KeyboardScenes",
      dependencies: [
        "AnimationCurves", "HeadlessUIKit", "LayerGeometry", "LayerTrees",
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(name: "KeyboardHandlers", dependencies: ["HeadlessUIKit", "KeyboardScenes"]),
    .target(
      name: "Compositing",
      dependencies: ["AnimationCurves", "KeyboardScenes", "LayerGeometry", "LayerTrees"]),
    .target(
      name: "Filmstrips",
      dependencies: ["CCairo", "Compositing", "KeyboardScenes", "LayerGeometry", "LayerTrees"]),
    .target(name: "Reports", dependencies: ["AnimationCurves", "Compositing", "KeyboardScenes"]),
    .target(
      name: "SeamCommands",
      dependencies: [
        "AnimationCurves", "Compositing", "Filmstrips", "KeyboardHandlers", "KeyboardScenes",
        "LayerGeometry", "LayerTrees", "Reports",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "seam", dependencies: ["SeamCommands"]),
  ]
)

/// One test target per module; what a test needs besides its module stands here.
let testDependencies: [String: [Target.Dependency]] = [
  "AnimationCurves": [],
  "LayerGeometry": [],
  "LinearConstraints": [],
  "LayerTrees": ["AnimationCurves", "LayerGeometry"],
  "HeadlessUIKit": ["AnimationCurves", "LayerGeometry", "LayerTrees"],
  "KeyboardScenes": ["AnimationCurves", "HeadlessUIKit", "LayerGeometry", "LayerTrees"],
  "KeyboardHandlers": [
    "AnimationCurves", "Compositing", "HeadlessUIKit", "KeyboardScenes", "LayerGeometry",
    "LayerTrees",
  ],
  "Compositing": [
    "AnimationCurves", "KeyboardHandlers", "KeyboardScenes", "LayerGeometry", "LayerTrees",
  ],
  "Filmstrips": [
    "CCairo", "Compositing", "KeyboardHandlers", "KeyboardScenes", "LayerGeometry", "LayerTrees",
  ],
  "Reports": ["Compositing", "KeyboardHandlers", "KeyboardScenes"],
  "SeamCommands": ["Compositing", "Filmstrips", "KeyboardScenes", "seam"],
]

/// The files that a module's tests read.
let testResources: [String: [Resource]] = [
  "KeyboardScenes": [.copy("Fixtures")],
  "LinearConstraints": [.copy("Fixtures")],
]

for (module, dependencies) in testDependencies.sorted(by: { $0.key < $1.key }) {
  package.targets.append(
    .testTarget(
      name: "\(module)Tests",
      dependencies: [.byName(name: module)] + dependencies,
      resources: testResources[module]))
}

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
