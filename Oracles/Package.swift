// swift-tools-version: 6.2
import PackageDescription

/// What Seam is held against and does not depend on: SwiftParser for the plugin's lexer and rewriter.
let package = Package(
  name: "oracles",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    // A link to the sources of Seam's own target.
    .target(name: "SourceRewriting"),
    .executableTarget(
      name: "swift-syntax-oracle",
      dependencies: [
        "SourceRewriting", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .unsafeFlags(["-enable-testing"]),
  ]
}
