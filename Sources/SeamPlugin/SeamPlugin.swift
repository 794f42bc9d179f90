import Foundation
import PackagePlugin

/// `swift package seam check Scenes`: the command with the package's own handlers.
///
/// An executable of the package that depends on `SeamCommands` is that command; a package without
/// one gets the `seam` of this package. It is built, and run in the package's folder.
@main
struct SeamPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let named = extractor.extractOption(named: "command").last
    let program = try program(named: named, context: context)
    let process = Process()
    process.executableURL = program
    process.arguments = extractor.remainingArguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw PluginFailure.ended(program) }
    // Findings are no failure of the plugin: its status is that of the command.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  private func program(named name: String?, context: PluginContext) throws -> URL {
    let commands = context.package.products(ofType: ExecutableProduct.self)
      .filter { $0.mainTarget.hasSeamCommands }.map(\.name).sorted()
    if let name, !commands.contains(name) { throw PluginFailure.noCommand(name, commands) }
    if name == nil, commands.count > 1 { throw PluginFailure.severalCommands(commands) }
    let product = name ?? commands.first ?? "seam"
    var parameters = PackageManager.BuildParameters()
    parameters.logging = .concise
    let result = try packageManager.build(.product(product), parameters: parameters)
    guard result.succeeded,
      let program = result.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw PluginFailure.notBuilt(product, result.logText) }
    return program.url
  }
}

extension Target {
  fileprivate var hasSeamCommands: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "SeamCommands"
      case .target(let target): target.name == "SeamCommands"
      @unknown default: false
      }
    }
  }
}

private enum PluginFailure: Error, CustomStringConvertible {
  case noCommand(String, [String])
  case severalCommands([String])
  case notBuilt(String, String)
  case ended(URL)

  var description: String {
    switch self {
    case .noCommand(let name, let commands):
      "no executable \(name) depends on SeamCommands: there is "
        + (commands.isEmpty ? "none" : commands.joined(separator: ", "))
    case .severalCommands(let commands):
      "several executables depend on SeamCommands: name one of "
        + commands.joined(separator: ", ") + " with --command"
    case .notBuilt(let product, let log): "\(product) does not build:\n\(log)"
    case .ended(let program): "\(program.lastPathComponent) was ended by a signal"
    }
  }
}
