import Foundation
import TestSupport
import Testing

@testable import SeamCommands

/// The options that `seam.yaml` adds to those of the command line.
struct DefaultsTests {
  private static let text = """
    scenes: [one, /two, "-", sub/three]
    check:
      quiet: true
      keep-going: false
      reporter: {json: r.json, text: "-", html: /abs.html, github: }
      filter: [x, y]
      output: out
      costs: c
      jobs: 3
    film: {columns: 4}

    """

  /// The options of the text in a folder, by the place of the file.
  private static func options(in folder: TemporaryFolder) -> [String] {
    let path = folder.url.path
    return [
      "--quiet", "--reporter=json=\(path)/r.json", "--reporter=text=-",
      "--reporter=html=/abs.html", "--reporter=github", "--filter=x", "--filter=y",
      "--output=\(path)/out", "--costs=\(path)/c", "--jobs=3",
    ]
  }

  /// They come behind the command's name; paths are those of the file's folder.
  @Test func theOptionsOfACommandComeBehindItsName() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("seam.yaml", Self.text)
    let expected = ["check"] + Self.options(in: folder) + ["s.yaml", "--", "-q"]
    for config in [["--config", file], ["--config=\(file)"]] {
      for place in [0, 1, 2] {
        var arguments = ["check", "s.yaml", "--", "-q"]
        arguments.insert(contentsOf: config, at: place)
        let defaults = try CommandDefaults(arguments)
        #expect(defaults.arguments == expected)
        let path = folder.url.path
        #expect(defaults.scenes == ["\(path)/one", "/two", "-", "\(path)/sub/three"])
      }
    }
    #expect(try CommandDefaults(["film", "--config", file]).arguments == ["film", "--columns=4"])
    #expect(try CommandDefaults(["accept", "--config", file]).arguments == ["accept"])
  }

  /// The command line comes before the file, by any of an option's names, and by what it excludes.
  @Test(arguments: [
    (["--jobs", "5"], "--jobs"), (["--jobs=5"], "--jobs"), (["-o", "x"], "--output"),
    (["-ox"], "--output"), (["--reporter", "json"], "--reporter"), (["-q"], "--quiet"),
    (["--verbose"], "--quiet"), (["-v"], "--quiet"), (["--tracks"], "none"), (["-"], "none"),
    (["--job"], "none"),
  ])
  func theCommandLineComesFirst(_ given: [String], left: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("seam.yaml", Self.text)
    let rest = Self.options(in: folder).filter { $0 != left && !$0.hasPrefix(left + "=") }
    let defaults = try CommandDefaults(["check", "--config", file] + given)
    #expect(defaults.arguments == ["check"] + rest + given)
  }

  /// Some commands take nothing from a file, and a program without a command has none to give it to.
  @Test(arguments: [
    ["list"], ["schema"], ["explain", "gap"], ["init"], ["help"], ["worker"], ["--help"], [],
  ])
  func someTakeNothing(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("seam.yaml", Self.text)
    let defaults = try CommandDefaults(arguments + ["--config", file])
    #expect(defaults.arguments == arguments && defaults.scenes.isEmpty)
  }

  /// A mistake is found whichever command it is of.
  @Test(arguments: [
    ("film: {colums: 4}", "1:8: error: film has no option 'colums': did you mean 'columns'?"),
    ("film: {elephants: 4}", "film has no option 'elephants': it takes appearance, colors, "),
    ("film: {columns: [4, 5]}", "columns takes one value, not a list"),
    ("check: {quiet: 1}", "quiet must be true or false"),
    ("list2: {x: 1}", "no command is called 'list2': the file may hold scenes, accept, check, "),
  ])
  func aMistakeIsFoundInAnyCommand(_ text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("seam.yaml", text + "\n")
    let failure = #expect(throws: CommandFailure.self) {
      try CommandDefaults(["check", "a.yaml", "--config", file])
    }
    #expect(failure?.status == .wrongInput && failure?.messages.count == 1)
    let told = failure?.messages.first ?? ""
    #expect(told.hasPrefix("\(file):1:") && told.contains(message), "\(told)")
    #expect(!told.contains(" config") && !told.contains(" help") && !told.contains(" explain"))
  }

  @Test func aFileHasToBeNamedAndThere() throws {
    for arguments in [["check", "--config"], ["check", "--config", "/nowhere/seam.yaml"]] {
      let failure = #expect(throws: CommandFailure.self) { try CommandDefaults(arguments) }
      #expect(failure?.status == .wrongInput)
    }
  }
}
