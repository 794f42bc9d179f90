import ArgumentParser
import Foundation

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
