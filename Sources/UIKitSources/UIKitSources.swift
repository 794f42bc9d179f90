import Foundation
import PackagePlugin

/// Compiles an app's UIKit files, as they are, against HeadlessUIKit.
///
/// The files are in the folder `App` of the target, which may be a link, or where the target's
/// `uikit-sources.json` says. What is compiled are copies in the plugin's own folder.
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = try AppSources(of: target.directoryURL)
    for place in sources.interfaceFiles {
      Diagnostics.warning(
        "\(place.path): storyboards and nibs are not loaded: make these views in code, or set the "
          + "outlets where the handler makes the screen")
    }
    guard !sources.files.isEmpty else {
      throw SourcesError(
        "\(target.directoryURL.path): no Swift files in \(sources.folders.map(\.path).joined(separator: ", ")): "
          + "put the app's files into the folder App of the target, or name their folder in "
          + "uikit-sources.json: {\"sources\": [\"../MyApp\"]}")
    }
    let others = try target.recursiveTargetDependencies.flatMap { dependency in
      try AppSources(ifUsedBy: dependency)?.files ?? []
    }
    let users = sources.onlyUsed ? Self.ownFiles(of: target) : []
    let output = context.pluginWorkDirectoryURL
    let names = sources.copyNames
    let outputs = (names + ["UIKitExports.rewritten.swift"]).map { output.appending(path: $0) }
    let tool = try context.tool(named: "rewrite-uikit-sources")
    return [
      .buildCommand(
        displayName: "Rewriting UIKit sources of \(target.name)",
        executable: tool.url,
        arguments: [output.path] + sources.files.map(\.path) + ["--names"] + names
          + (others.isEmpty ? [] : ["--others"] + others.map(\.path))
          + (sources.models.isEmpty ? [] : ["--models"] + sources.models.map(\.path))
          + (sources.assets.isEmpty ? [] : ["--assets"] + sources.assets.map(\.path))
          + (sources.onlyUsed ? ["--users"] + users.map(\.path) : [])
          + ["--modules", target.name, Self.package(of: context)] + Self.modules(of: target),
        inputFiles: sources.files + others + users + sources.models + sources.assets,
        outputFiles: outputs)
    ]
  }

  /// The Swift files of a target beside the app's.
  private static func ownFiles(of target: any Target) -> [URL] {
    let files = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
    return files.sorted { $0.path < $1.path }
  }

  /// The modules that a target can import.
  private static func modules(of target: any Target) -> [String] {
    let modules = target.recursiveTargetDependencies.compactMap {
      ($0 as? any SourceModuleTarget)?.moduleName ?? $0.name
    }
    return Set(modules).sorted()
  }

  /// The package that has this plugin, as the manifest names it.
  private static func package(of context: PluginContext) -> String {
    context.package.dependencies.first { dependency in
      dependency.package.products.contains { $0.name == "HeadlessUIKit" }
    }?.package.id ?? "seam"
  }
}
