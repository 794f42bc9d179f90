package import Foundation

/// The program as it was built, run as a person runs it.
package struct SeamProcess {
  package let status: Int32
  package let output: String
  package let errors: String

  package init(_ arguments: [String], of program: String = "seam", in folder: URL? = nil) throws {
    try self.init(program: Self.path(of: program), arguments, in: folder)
  }

  /// Runs any program.
  package init(program: String, _ arguments: [String], in folder: URL? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  package init(_ arguments: String..., of program: String = "seam", in folder: URL? = nil) throws {
    try self.init(arguments, of: program, in: folder)
  }

  package static func path(of program: String) -> String {
    folder.appendingPathComponent(program).path
  }

  /// The programs lie beside the tests.
  private static var folder: URL {
    #if os(macOS)
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }

  private final class Marker {}
}

/// A folder of a test's own, gone with it; those of a run that was killed are gone with the next.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    url = Self.parent.appendingPathComponent("\(getpid())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The folder of all of them, without those of processes that are no more.
  private static let parent: URL = {
    let files = FileManager.default
    let parent = files.temporaryDirectory.appendingPathComponent("seam-tests-\(getuid())")
    for name in (try? files.contentsOfDirectory(atPath: parent.path)) ?? [] {
      guard let owner = pid_t(name.prefix { $0 != "-" }), kill(owner, 0) != 0, errno == ESRCH
      else { continue }
      try? files.removeItem(at: parent.appendingPathComponent(name))
    }
    return parent
  }()

  /// A process that was stopped may still be removing files of its own, so that a try can fail.
  deinit {
    for _ in 0..<100 {
      try? FileManager.default.removeItem(at: url)
      guard FileManager.default.fileExists(atPath: url.path) else { return }
      usleep(10_000)
    }
  }

  /// Writes a file, and returns its path.
  package func file(_ name: String, _ text: String) throws -> String {
    let place = url.appendingPathComponent(name)
    try text.write(to: place, atomically: true, encoding: .utf8)
    return place.path
  }

  /// The names of all that lies in the folder.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
