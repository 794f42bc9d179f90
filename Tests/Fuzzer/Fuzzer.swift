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
    FuzzTarget.lawIsBroken = { fatalError($0) }
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
