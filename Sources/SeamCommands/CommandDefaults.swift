import ArgumentParser
import Foundation
import SceneFiles
import Scenes

/// The arguments of a command, with those that `seam.yaml` adds.
///
/// The file is the one that `--config` names, or the one that `FoundDefaults` finds. What the command
/// line says counts.
struct CommandDefaults {
  /// The arguments, with those of the file behind the command's name.
  private(set) var arguments: [String]
  /// Scenes for commands that are given none.
  private(set) var scenes: [String] = []

  /// Commands that take nothing from a file.
  private static let others: Set = [
    "list", "schema", "explain", "init", "help", WorkerCommand.name,
  ]

  /// Reads the file for some arguments of the program.
  init(_ arguments: [String]) throws(CommandFailure) {
    self.arguments = arguments
    let named = try takeConfig()
    guard let command = self.arguments.first, !command.hasPrefix("-"),
      !Self.others.contains(command)
    else { return }
    let found = named == nil ? try FoundDefaults() : nil
    guard let path = named ?? found?.path else { return }
    do throws(SceneError) {
      let file = try DefaultsFile(
        try InputText.read(path, atMost: 1 << 20, orElse: "make it shorter"), file: path)
      let folder = Self.folder(of: path)
      scenes = file.scenes.map { Self.place($0, in: folder) }
      self.arguments.insert(
        contentsOf: try Self.added(to: self.arguments, by: file, in: folder, found: found), at: 1)
      if found != nil { Terminal.writeErrorLine("note: options from \(path)") }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Takes `--config FILE` out of the arguments.
  private mutating func takeConfig() throws(CommandFailure) -> String? {
    guard let index = arguments.firstIndex(where: { $0 == "--config" || $0.hasPrefix("--config=") })
    else { return nil }
    let argument = arguments.remove(at: index)
    if argument.hasPrefix("--config=") { return String(argument.dropFirst(9)) }
    guard arguments.indices.contains(index) else {
      throw CommandFailure(.wrongInput, ["error: --config lacks its file: write --config FILE"])
    }
    return arguments.remove(at: index)
  }

  /// The folder that a path is in; empty for the working folder.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  private static func place(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || path == InputText.standardInput ? path : folder + path
  }
}

extension CommandDefaults {
  /// Options whose values are files or folders to read.
  private static let inputs: Set = ["matrix", "baseline", "costs", "beside", "font"]
  /// Options whose values are files or folders to write.
  static let outputs: Set = ["output", "playbacks", "save", "save-costs"]
  /// Options of which only one can be given.
  private static let rivals = [["--quiet", "-q", "--verbose", "-v"]]

  /// The file's arguments that the command line does not have.
  private static func added(
    to arguments: [String], by file: DefaultsFile, in folder: String, found: FoundDefaults?
  ) throws(SceneError) -> [String] {
    guard let commands = CommandInventory.commands else { return [] }
    let given = Set(arguments.dropFirst().prefix { $0 != "--" }.compactMap(\.optionName))
    var added: [String] = []
    for entry in file.commands {
      guard let command = commands[entry.name] else {
        throw SceneError(
          at: entry.location,
          "no command is called '\(entry.name)': the file may hold scenes, "
            + commands.keys.filter { !others.contains($0) }.sorted().joined(separator: ", "))
      }
      for option in entry.options {
        try found?.confine(option, of: entry.name)
        let texts = try texts(option, of: command, in: folder)
        guard entry.name == arguments.first, !isGiven(option.name, of: command, in: given) else {
          continue
        }
        added += texts
      }
    }
    return added
  }

  private static func isGiven(
    _ name: String, of command: CommandInventory.Command, in given: Set<String>
  ) -> Bool {
    let spellings = command.options[name]?.spellings ?? []
    let others = rivals.filter { !$0.filter(spellings.contains).isEmpty }.flatMap { $0 }
    return !given.isDisjoint(with: spellings + others)
  }

  /// An option as it is typed, once for each value.
  private static func texts(
    _ option: DefaultsFile.Option, of command: CommandInventory.Command, in folder: String
  ) throws(SceneError) -> [String] {
    guard let argument = command.options[option.name] else {
      let names = command.options.keys.filter { $0 != "help" && $0 != "config" }.sorted()
      let hint =
        names.nearest(to: option.name).map { "did you mean '\($0)'?" }
        ?? "it takes \(names.joined(separator: ", "))"
      throw SceneError(
        at: option.location, "\(command.commandName) has no option '\(option.name)': \(hint)")
    }
    if argument.isFlag {
      switch option.values {
      case ["true"]: return ["--\(option.name)"]
      case ["false"]: return []
      default: throw SceneError(at: option.location, "\(option.name) must be true or false")
      }
    }
    guard option.values.count == 1 || argument.isRepeating == true else {
      throw SceneError(at: option.location, "\(option.name) takes one value, not a list")
    }
    return option.values.map { "--\(option.name)=\(text(of: $0, option.name, in: folder))" }
  }

  private static func text(of value: String, _ option: String, in folder: String) -> String {
    if inputs.contains(option) || outputs.contains(option) { return place(value, in: folder) }
    guard option == "reporter", let sign = value.firstIndex(of: "=") else { return value }
    return value[...sign] + place(String(value[value.index(after: sign)...]), in: folder)
  }
}

extension String {
  /// The name of an option without its value; nil for what is none.
  fileprivate var optionName: String? {
    if hasPrefix("--") { return String(prefix { $0 != "=" }) }
    return hasPrefix("-") && count > 1 ? String(prefix(2)) : nil
  }
}

/// The commands and their options, as the argument parser knows them.
struct CommandInventory: Decodable {
  struct Name: Decodable, Hashable {
    let kind: String
    let name: String
  }

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
    let isRepeating: Bool?

    var isFlag: Bool { kind == "flag" }

    /// Its names as they are typed.
    var spellings: [String] {
      (names ?? []).map { $0.kind == "long" ? "--\($0.name)" : "-\($0.name)" }
    }
  }

  struct Command: Decodable {
    let commandName: String
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// The options that it takes, by their long names.
    var options: [String: Argument] {
      var options: [String: Argument] = [:]
      for argument in arguments ?? [] where argument.kind != "positional" {
        for name in argument.names ?? [] where name.kind == "long" { options[name.name] = argument }
      }
      return options
    }
  }

  let command: Command

  /// The commands that a person can name; nil where the parser describes itself in another way.
  static var commands: [String: Command]? {
    let data = Data(SeamCommand._dumpHelp().utf8)
    guard let inventory = try? JSONDecoder().decode(CommandInventory.self, from: data) else {
      return nil
    }
    let commands = inventory.command.subcommands ?? []
    return Dictionary(commands.map { ($0.commandName, $0) }) { first, _ in first }
  }
}
