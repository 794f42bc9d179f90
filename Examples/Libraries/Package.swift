// swift-tools-version: 6.2
import PackageDescription

/// A client of at most 15 lines for each library, and what it needs besides that.
let clients: [String: [String]] = [
  "AnimationCurves": [], "CurveExports": ["AnimationCurves"], "LayerGeometry": [],
  "LinearConstraints": [], "MotionFits": ["AnimationCurves"],
  "LayerTrees": ["AnimationCurves"], "Scenes": ["AnimationCurves"], "SceneFiles": ["Scenes"],
  "HeadlessUIKit": [], "KeyboardSimulation": ["HeadlessUIKit", "Scenes"],
  "KeyboardHandlers": ["KeyboardSimulation", "Scenes"],
  "FormHandlers": ["KeyboardSimulation", "Scenes"],
  "Compositing": ["AnimationCurves", "Scenes"], "Detectors": ["AnimationCurves", "Scenes"],
  "LayoutCosts": ["KeyboardHandlers", "KeyboardSimulation", "Scenes"], "FlatPNG": [],
  "Filmstrips": ["Scenes"], "Reports": ["AnimationCurves", "Detectors", "Scenes"],
  "CaseWorkers": ["Detectors", "KeyboardHandlers", "Scenes"],
  "SeamCommands": [],
]

let package = Package(
  name: "Libraries",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "seam", path: "../..")],
  targets: clients.sorted { $0.key < $1.key }.map { library, others in
    .executableTarget(
      name: "\(library)Client",
      dependencies: ([library] + others).map { .product(name: $0, package: "seam") },
      path: "Clients/\(library)Client")
  } + [
    .testTarget(
      name: "SeamTestingClient", dependencies: [.product(name: "SeamTesting", package: "seam")],
      path: "Tests/SeamTestingClient")
  ]
)
