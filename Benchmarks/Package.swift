// swift-tools-version: 6.1
import PackageDescription

/// The folders with benchmarks, each `<Name>Benchmarks`, and the libraries that they measure.
let benchmarks = [
  "AnimationCurves": ["AnimationCurves"], "Filmstrips": ["FlatPNG", "Seam"],
  "LinearConstraints": ["LinearConstraints"], "Scene": ["Seam"],
]

/// What else of this package the benchmarks in a folder need.
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
    .executableTarget(
      name: "CurveComparison",
      dependencies: [.product(name: "AnimationCurves", package: "seam")],
      path: "CurveComparison"),
  ]
)

for (name, libraries) in benchmarks.sorted(by: { $0.key < $1.key }) {
  package.targets.append(
    .executableTarget(
      name: "\(name)Benchmarks",
      dependencies: libraries.map { .product(name: $0, package: "seam") } + [
        .product(name: "Benchmark", package: "benchmark")
      ] + (extras[name] ?? []),
      path: "\(name)Benchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]))
}

/// What `compare-drawing` runs beside the other libraries.
package.targets.append(
  .executableTarget(
    name: "StripTiming",
    dependencies: ["FlatPNG", "Seam"].map { .product(name: $0, package: "seam") },
    path: "StripTiming"))
