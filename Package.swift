// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "seam",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "AnimationCurves", targets: ["AnimationCurves", "CurveExports", "MotionFits"]),
    .library(name: "LinearConstraints", targets: ["LinearConstraints"]),
    .library(name: "FlatPNG", targets: ["FlatPNG"]),
    .library(
      name: "HeadlessUIKit", targets: ["HeadlessUIKit", "InertFrameworks", "InertPackages"]),
    .library(name: "Seam", targets: ["Seam"]),
    .library(name: "SeamTesting", targets: ["SeamTesting", "InertFrameworks", "InertPackages"]),
    .library(name: "SeamCommands", targets: ["SeamCommands", "InertFrameworks", "InertPackages"]),
    .executable(name: "seam", targets: ["SeamProgram"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .plugin(name: "SeamPlugin", targets: ["SeamPlugin"]),
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

    .systemLibrary(name: "CConcurrency"),

    .target(name: "AnimationCurves"),
    .target(name: "CurveExports", dependencies: ["AnimationCurves"]),
    .target(name: "LayerGeometry"),
    .target(name: "MotionFits", dependencies: ["AnimationCurves"]),
    .target(name: "LinearConstraints"),
    .target(name: "LayerTrees", dependencies: ["AnimationCurves", "LayerGeometry"]),
    .target(name: "Scenes", dependencies: ["AnimationCurves", "LayerGeometry", "LayerTrees"]),
    .target(name: "MotionLogs", dependencies: ["LayerGeometry", "Scenes"]),
    .target(
      name: "SceneFiles",
      dependencies: [
        "AnimationCurves", "LayerGeometry", "LayerTrees", "Scenes",
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "HeadlessCoreAnimation",
      dependencies: ["AnimationCurves", "CConcurrency", "LayerGeometry", "LayerTrees"]),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "AnimationCurves", "HeadlessCoreAnimation", "LayerGeometry", "LayerTrees",
        "LinearConstraints",
      ]),
    // Apple's frameworks that a screen imports and hardly uses: made of one table.
    .target(name: "InertFrameworks", dependencies: ["HeadlessUIKit"]),
    // The packages of others that chats use most and that Linux cannot build: made of another.
    .target(name: "InertPackages", dependencies: ["HeadlessUIKit"]),
    .target(
      name: "KeyboardSimulation",
      dependencies: ["AnimationCurves", "HeadlessUIKit", "LayerGeometry", "LayerTrees", "Scenes"]),
    .target(
      name: "FormHandlers",
      dependencies: ["HeadlessUIKit", "KeyboardSimulation", "LayerTrees", "Scenes"]),
    .target(
      name: "KeyboardHandlers",
      dependencies: ["FormHandlers", "HeadlessUIKit", "KeyboardSimulation", "LayerTrees", "Scenes"]),
    .target(
      name: "Compositing",
      dependencies: ["AnimationCurves", "LayerGeometry", "LayerTrees", "Scenes"]
    ),
    .target(
      name: "Detectors",
      dependencies: ["AnimationCurves", "Compositing", "LayerGeometry", "LayerTrees", "Scenes"]),
    .target(name: "SeededRandom"),
    .target(name: "SourceRewriting"),
    .executableTarget(name: "rewrite-uikit-sources", dependencies: ["SourceRewriting"]),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), dependencies: ["rewrite-uikit-sources"],
      path: "Sources/UIKitSources"),
    .target(
      name: "Recordings",
      dependencies: ["AnimationCurves", "LayerGeometry", "MotionFits", "Scenes"]),
    .target(
      name: "SceneHunting",
      dependencies: ["AnimationCurves", "Detectors", "Scenes", "SceneFiles", "SeededRandom"]),
    .target(
      name: "LayoutCosts",
      dependencies: [
        "HeadlessUIKit", "KeyboardSimulation", "LayerGeometry", "LayerTrees", "Scenes",
      ]),
    // Without Foundation, nothing else brings in the roots and roundings of libm.
    .target(name: "FlatPNG", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "Filmstrips",
      dependencies: [
        "AnimationCurves", "CCairo", "CFreeType", "Compositing", "Detectors", "FlatPNG",
        "LayerGeometry", "LayerTrees", "Scenes",
      ]),
    .target(
      name: "Reports", dependencies: ["AnimationCurves", "Compositing", "Detectors", "Scenes"]),
    // One import for a tool of your own: it exports these modules.
    .target(
      name: "Seam",
      dependencies: [
        "AnimationCurves", "Compositing", "Detectors", "Filmstrips", "KeyboardHandlers",
        "KeyboardSimulation", "LayerGeometry", "LayerTrees", "Reports", "SceneFiles", "Scenes",
      ]),
    .target(
      name: "CaseWorkers",
      dependencies: [
        "Compositing", "Detectors", "Filmstrips", "HeadlessUIKit", "KeyboardSimulation",
        "LayerTrees", "Scenes",
      ]),
    .target(
      name: "SeamCommands",
      dependencies: [
        "AnimationCurves", "CaseWorkers", "Compositing", "CurveExports", "Detectors", "Filmstrips",
        "HeadlessUIKit", "KeyboardHandlers", "KeyboardSimulation", "LayerGeometry", "LayerTrees",
        "LayoutCosts", "MotionFits", "MotionLogs", "Recordings", "Reports", "SceneFiles",
        "SceneHunting", "Scenes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "SeamTesting",
      dependencies: [
        "AnimationCurves", "Compositing", "Detectors", "Filmstrips", "HeadlessUIKit",
        "KeyboardHandlers", "KeyboardSimulation", "Reports", "SceneFiles", "Scenes",
      ]),
    // The program `seam`. Not every disk tells that name from the folder of the module `Seam`.
    .executableTarget(name: "SeamProgram", dependencies: ["SeamCommands"]),
    .plugin(
      name: "SeamPlugin",
      capability: .command(
        intent: .custom(verb: "seam", description: "Runs seam with the package's own handlers."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes reports, films and baselines where you say.")
        ]),
      path: "Sources/SeamPlugin"),
    // What tests of several modules share.
    .target(
      name: "TestSupport",
      dependencies: [
        "AnimationCurves", "Compositing", "Detectors", "KeyboardHandlers", "KeyboardSimulation",
        "LayerGeometry", "LayerTrees", "SceneFiles", "Scenes", "SeededRandom",
      ],
      path: "Tests/TestSupport"),
    // One file to paste into an app, compiled here against HeadlessUIKit.
    .target(
      name: "Recorder", dependencies: ["HeadlessUIKit"], path: "Examples/Recorder",
      exclude: ["README.md"]),
    // The program with handlers that trap, for the tests of its workers.
    .executableTarget(
      name: "FaultyHandlers",
      dependencies: [
        "Filmstrips", "HeadlessUIKit", "KeyboardHandlers", "KeyboardSimulation", "SceneFiles",
        "Scenes", "SeamCommands",
      ],
      path: "Tests/FaultyHandlers"),
    // The program with screens as apps have them, whose verdicts tests know.
    .executableTarget(
      name: "AppScreens", dependencies: ["SeamCommands"], path: "Tests/AppScreens",
      exclude: ["App", "Scenes"], plugins: [.plugin(name: "UIKitSources")]),
  ]
)

/// One test target per module; what a test needs besides its module stands here.
let testDependencies: [String: [Target.Dependency]] = [
  "AnimationCurves": [],
  "CurveExports": ["AnimationCurves"],
  "LayerGeometry": [],
  "MotionFits": ["AnimationCurves"],
  "LinearConstraints": [],
  "LayerTrees": ["AnimationCurves", "LayerGeometry"],
  "Scenes": ["AnimationCurves", "LayerGeometry", "LayerTrees"],
  "CaseWorkers": [
    "AllocationCount", "Compositing", "Detectors", "FaultyHandlers", "Filmstrips",
    "KeyboardHandlers", "KeyboardSimulation", "LayerTrees", "Reports", "SceneFiles", "SceneHunting",
    "Scenes", "SeamProgram",
  ],
  "MotionLogs": ["LayerTrees", "MotionFits", "SceneFiles", "Scenes"],
  "SceneFiles": [
    "AnimationCurves", "Detectors", "HeadlessUIKit", "KeyboardHandlers", "KeyboardSimulation",
    "LayerGeometry", "LayerTrees", "Scenes",
  ],
  "HeadlessCoreAnimation": ["AnimationCurves", "LayerGeometry", "LayerTrees"],
  "HeadlessUIKit": ["AnimationCurves", "LayerGeometry", "LayerTrees", "LinearConstraints"],
  "InertFrameworks": ["HeadlessUIKit", "InertPackages"],
  "KeyboardSimulation": [
    "AnimationCurves", "HeadlessUIKit", "LayerGeometry", "LayerTrees", "SceneFiles", "Scenes",
  ],
  "FormHandlers": [
    "AnimationCurves", "Compositing", "Detectors", "HeadlessUIKit", "KeyboardHandlers",
    "KeyboardSimulation", "LayerGeometry", "LayerTrees", "SceneFiles", "Scenes",
  ],
  "KeyboardHandlers": [
    "AnimationCurves", "Compositing", "Detectors", "HeadlessUIKit", "KeyboardSimulation",
    "LayerGeometry", "LayerTrees", "SceneFiles", "Scenes",
  ],
  "Compositing": [
    "AnimationCurves", "Detectors", "KeyboardHandlers", "KeyboardSimulation", "LayerGeometry",
    "LayerTrees", "SceneFiles", "Scenes",
  ],
  "Detectors": [
    "AnimationCurves", "Compositing", "HeadlessUIKit", "KeyboardHandlers", "KeyboardSimulation",
    "LayerGeometry", "LayerTrees", "SceneFiles", "Scenes",
  ],
  "FlatPNG": [],
  "Filmstrips": [
    "CCairo", "Compositing", "Detectors", "FlatPNG", "KeyboardHandlers", "KeyboardSimulation",
    "LayerGeometry", "LayerTrees", "SceneFiles", "Scenes",
  ],
  "LayoutCosts": ["KeyboardHandlers", "KeyboardSimulation", "LayerTrees", "SceneFiles", "Scenes"],
  "Recorder": [
    "AnimationCurves", "Detectors", "HeadlessUIKit", "KeyboardHandlers", "KeyboardSimulation",
    "LayerTrees", "MotionLogs", "Scenes",
  ],
  "Recordings": [
    "AnimationCurves", "Compositing", "Detectors", "LayerTrees", "MotionFits", "Scenes",
  ],
  "Reports": ["Detectors", "KeyboardHandlers", "KeyboardSimulation", "SceneFiles", "Scenes"],
  "SceneHunting": [
    "AnimationCurves", "Detectors", "KeyboardHandlers", "KeyboardSimulation", "SceneFiles",
    "Scenes",
  ],
  "SourceRewriting": [],
  "SeamCommands": [
    "AnimationCurves", "CaseWorkers", "Detectors", "FaultyHandlers", "Filmstrips", "LayerTrees",
    "LayoutCosts", "MotionFits", "Recordings", "Reports", "SceneFiles", "SceneHunting", "Scenes",
    "SeamProgram", .product(name: "ArgumentParser", package: "swift-argument-parser"),
  ],
  "SeamTesting": [
    "Compositing", "Detectors", "HeadlessUIKit", "KeyboardSimulation", "Reports", "Scenes",
  ],
]

/// The files that a module's tests read.
let testResources: [String: [Resource]] = [
  "Filmstrips": [.copy("Golden")],
  "KeyboardSimulation": [.copy("Fixtures")],
  "MotionFits": [.copy("Fixtures")],
  "LinearConstraints": [.copy("Fixtures")],
]

// What a case allocates is counted in the tests of the module that plays many.
package.targets.append(.target(name: "AllocationCount", path: "Tests/AllocationCount"))

for (module, dependencies) in testDependencies.sorted(by: { $0.key < $1.key }) {
  package.targets.append(
    .testTarget(
      name: "\(module)Tests",
      dependencies: [.byName(name: module), "SeededRandom", "TestSupport"] + dependencies,
      resources: testResources[module]))
}

// What takes longer than a module's own tests: the whole way from a film by ffmpeg to a verdict, and
// an app's screens on many devices.
package.targets += [
  .testTarget(
    name: "ClipTests",
    dependencies: [
      "AnimationCurves", "Compositing", "Detectors", "Filmstrips", "KeyboardHandlers",
      "KeyboardSimulation", "LayerTrees", "Recordings", "Scenes", "SeededRandom", "TestSupport",
    ]),
  .testTarget(name: "AppScreensTests", dependencies: ["AppScreens", "TestSupport"]),
]

// `Scripts/check fuzz` alone builds the program, which needs libFuzzer; the tests try its laws.
let fuzzed: [Target.Dependency] = [
  "AnimationCurves", "CCairo", "CurveExports", "Detectors", "Filmstrips", "FlatPNG",
  "KeyboardHandlers", "KeyboardSimulation", "LinearConstraints", "MotionLogs", "Recordings",
  "Reports", "SceneFiles", "Scenes", "SeamCommands", "SeededRandom", "SourceRewriting",
  "TestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
]
package.targets.append(
  Context.environment["SEAM_FUZZ"] == nil
    ? .testTarget(
      name: "FuzzerTests", dependencies: fuzzed, path: "Tests/Fuzzer", exclude: ["Fuzzer.swift"])
    : .executableTarget(
      name: "Fuzzer", dependencies: fuzzed, path: "Tests/Fuzzer", exclude: ["FuzzTargetTests.swift"]
    ))

// Stands in for ICU's data in a program that Swift is linked into: `Scripts/package` alone builds it,
// and says by which name Foundation asks for the data.
if let table = Context.environment["SEAM_ICU_TABLE"] {
  package.targets.append(
    .target(
      name: "EmptyICU", path: "Scripts/icu", publicHeadersPath: ".",
      cSettings: [.define("SEAM_ICU_TABLE", to: table)]))
  for target in package.targets where target.name == "SeamProgram" {
    target.dependencies.append("EmptyICU")
  }
}

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  // The modules are optimised where the tests play thousands of cases; the tests need not be.
  if target.type == .test {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
}
