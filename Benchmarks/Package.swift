// swift-tools-version: 6.1
import PackageDescription

/// The modules that have benchmarks, each in `<Module>Benchmarks`.
let modules = ["AnimationCurves", "LinearConstraints"]

/// What the benchmarks of a module need besides it.
let extras: [String: [Target.Dependency]] = ["LinearConstraints": ["ChatLayouts"]]

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "seam", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    .target(
      name: "ChatLayouts",
      dependencies: [.product(name: "LinearConstraints", package: "seam")],
      path: "ChatLayouts",
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .executableTarget(
      name: "ChatComparison",
      dependencies: ["ChatLayouts", .product(name: "LinearConstraints", package: "seam")],
      path: "ChatComparison"),
  ]
)

for module in modules {
  package.targets.append(
    .executableTarget(
      name: "\(module)Benchmarks",
      dependencies: [
        .product(name: module, package: "seam"),
        .product(name: "Benchmark", package: "benchmark"),
      ] + (extras[module] ?? []),
      path: "\(module)Benchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]))
}
