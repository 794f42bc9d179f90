import Foundation

/// libFuzzer's loop, with its own arguments.
///
/// - Returns: Its exit status; it ends the process itself where it finds something.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What is fuzzed; libFuzzer's callback is C's and captures nothing.
nonisolated(unsafe) private var target: FuzzTarget?

/// Runs libFuzzer on the target that the environment names, as `Scripts/check fuzz` does.
@main enum Fuzzer {
  @MainActor static func main() throws {
    let name = ProcessInfo.processInfo.environment["SEAM_FUZZ"] ?? ""
    guard let chosen = FuzzTarget.all.first(where: { $0.name == name }) else {
      print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
      return
    }
    target = chosen
    try chosen.writeSeeds(to: CommandLine.arguments.last ?? ".")
    var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
    let status = withUnsafeMutablePointer(to: &arguments) { place in
      place.withMemoryRebound(
        to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.self, capacity: 1
      ) { pointer in
        runDriver(&count, pointer) { start, length in
          let bytes = Array(UnsafeBufferPointer(start: start, count: length))
          MainActor.assumeIsolated { target?.run(bytes) }
          return 0
        }
      }
    }
    exit(status)
  }
}

/// An input that a stranger may have written, and what the program does with it.
struct FuzzTarget {
  let name: String
  /// Inputs to begin with.
  var seeds: @MainActor () throws -> [[UInt8]] = { [] }
  /// Takes an input; stops the process where a law does not hold.
  let run: @MainActor ([UInt8]) -> Void

  /// A target whose inputs are texts.
  init(
    _ name: String, texts: @escaping @MainActor () throws -> [String],
    _ run: @escaping @MainActor (String) -> Void
  ) {
    self.init(name, seeds: { try texts().map { Array($0.utf8) } }) { bytes in
      // What is not UTF-8 is refused where files are read.
      if let text = String(validating: bytes, as: UTF8.self) { run(text) }
    }
  }

  init(
    _ name: String, seeds: @escaping @MainActor () throws -> [[UInt8]],
    _ run: @escaping @MainActor ([UInt8]) -> Void
  ) {
    (self.name, self.seeds, self.run) = (name, seeds, run)
  }

  /// Puts the inputs to begin with into a folder, where there are none.
  @MainActor fileprivate func writeSeeds(to folder: String) throws {
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder).isEmpty) == true else {
      return
    }
    for (number, seed) in try seeds().enumerated() {
      try Data(seed).write(to: URL(fileURLWithPath: "\(folder)/\(number)"))
    }
  }
}
