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
    .library(name: "LayoutCosts", targets: ["LayoutCosts"]),
    .library(name: "Filmstrips", targets: ["Filmstrips"]),
    .library(name: "Reports", targets: ["Reports"]),
    .library(name: "SeamCommands", targets: ["SeamCommands"]),
    .library(name: "SeamTesting", targets: ["SeamTesting"]),
    .executable(name: "seam", targets: ["seam"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),

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
      dependencies: [
        "AnimationCurves", "HeadlessUIKit", "KeyboardScenes", "LayerGeometry", "LayerTrees",
      ]),
    .target(name: "SeededRandom"),
    .target(
      name: "SceneHunting",
      dependencies: ["AnimationCurves", "Compositing", "KeyboardScenes", "SeededRandom"]),
    .target(
      name: "LayoutCosts",
      dependencies: ["HeadlessUIKit", "KeyboardScenes", "LayerGeometry", "LayerTrees"]),
    .target(
      name: "Filmstrips",
      dependencies: [
        "AnimationCurves", "CCairo", "CFreeType", "Compositing", "KeyboardScenes", "LayerGeometry",
        "LayerTrees",
      ]),
    .target(name: "Reports", dependencies: ["AnimationCurves", "Compositing", "KeyboardScenes"]),
    .target(
      name: "SeamCommands",
      dependencies: [
        "AnimationCurves", "Compositing", "Filmstrips", "HeadlessUIKit", "KeyboardHandlers",
        "KeyboardScenes", "LayerGeometry", "LayerTrees", "LayoutCosts", "Reports", "SceneHunting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "SeamTesting",
      dependencies: [
        "AnimationCurves", "Compositing", "Filmstrips", "HeadlessUIKit", "KeyboardHandlers",
        "KeyboardScenes", "Reports",
      ]),
    .executableTarget(name: "seam", dependencies: ["SeamCommands"]),
    // The program with handlers that trap, for the tests of its workers.
    .executableTarget(
      name: "FaultyHandlers",
      dependencies: ["HeadlessUIKit", "KeyboardHandlers", "KeyboardScenes", "SeamCommands"],
      path: "Tests/FaultyHandlers"),
  ]
)

/// One test target per module; what a test needs besides its module stands here.
let testDependencies: [String: [Target.Dependency]] = [
  "AnimationCurves": [],
  "LayerGeometry": [],
  "LinearConstraints": [],
  "LayerTrees": ["AnimationCurves", "LayerGeometry"],
  "HeadlessUIKit": ["AnimationCurves", "LayerGeometry", "LayerTrees", "LinearConstraints"],
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
  "LayoutCosts": ["KeyboardHandlers", "KeyboardScenes", "LayerTrees"],
  "Reports": ["Compositing", "KeyboardHandlers", "KeyboardScenes"],
  "SceneHunting": ["AnimationCurves", "Compositing", "KeyboardHandlers", "KeyboardScenes"],
  "SeamCommands": ["FaultyHandlers", "LayoutCosts", "seam"],
  "SeamTesting": ["Compositing", "HeadlessUIKit", "KeyboardScenes", "Reports"],
]

/// The files that a module's tests read.
let testResources: [String: [Resource]] = [
  "Filmstrips": [.copy("Golden")],
  "KeyboardScenes": [.copy("Fixtures")],
  "LinearConstraints": [.copy("Fixtures")],
]

for (module, dependencies) in testDependencies.sorted(by: { $0.key < $1.key }) {
  package.targets.append(
    .testTarget(
      name: "\(module)Tests",
      dependencies: [.byName(name: module), "SeededRandom"] + dependencies,
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
