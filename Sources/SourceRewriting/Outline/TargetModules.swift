/// The modules that a target's dependencies bring.
package struct TargetModules: Sendable {
  package let names: Set<String>
  /// The target.
  let target: String
  /// The package of Seam, as the manifest names it.
  let package: String

  package init(names: Set<String>, target: String, package: String) {
    self.names = names
    self.target = target
    self.package = package
  }

  static let combine = "OpenCombine"

  /// True if a dependency brings what takes Combine's place.
  var hasCombine: Bool { names.contains(Self.combine) }

  /// The lines of the manifest that bring Combine.
  var adviceForCombine: String {
    """
    Combine does not exist here, and OpenCombine takes its place: add to the dependencies of Package.swift \
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"), and to those of \(target) \
    .product(name: "OpenCombine", package: "OpenCombine")
    """
  }

  /// The note on a package that does nothing here.
  func noteOfInert(_ module: String) -> String {
    """
    \(module) does nothing here: names without effect take its place; a target \(module) that \
    \(target) depends on takes theirs
    """
  }

  /// The lines of the manifest that bring a module which no dependency has.
  func advice(for module: String) -> String {
    """
    no dependency of \(target) has the module \(module). If the screen does without this file, leave it out: \
    {"onlyUsed": true} in \(target)'s uikit-sources.json takes the files that its own Swift files use, and "exclude": \
    ["File.swift"] leaves out others. If not, put the Swift files of \(module), or by hand the declarations of it that \
    your files name (your-own-handler.md, "Modules of others"), into Sources/\(module)/App, an empty file \
    \(module).swift beside that folder, and "\(module)" into `modules` of Package.swift. Where that list is missing, \
    "\(module)" goes into the dependencies of \(target), and into the targets .target(name: "\(module)", \
    dependencies: [.product(name: "HeadlessUIKit", package: "\(package)")], \
    exclude: ["App"], swiftSettings: [.swiftLanguageMode(.v5)], \
    plugins: [.plugin(name: "UIKitSources", package: "\(package)")])
    """
  }
}
