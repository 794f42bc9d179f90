import Foundation

/// An input that a stranger may have written, and what the program does with it.
struct FuzzTarget {
  /// What is done where a law does not hold.
  @MainActor static var lawIsBroken: (String) -> Void = { _ in }

  let name: String
  /// Inputs to begin with.
  var seeds: @MainActor () throws -> [[UInt8]] = { [] }
  /// Takes an input, and says where a law does not hold.
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
  @MainActor func writeSeeds(to folder: String) throws {
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder).isEmpty) == true else {
      return
    }
    for (number, seed) in try seeds().enumerated() {
      try Data(seed).write(to: URL(fileURLWithPath: "\(folder)/\(number)"))
    }
  }
}
