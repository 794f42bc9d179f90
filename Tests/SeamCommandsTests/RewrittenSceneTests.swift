import Foundation
import TestSupport
import Testing

/// A scene that is saved while it is checked.
struct RewrittenSceneTests {
  /// Handlers that differ in what is reported for them, in either order.
  private static let handlers = ["transform", "{frame: {timing: linear}}"]

  private static func scene(_ handlers: [String]) -> String {
    """
    scene: Show
    device: iPhone 8
    handler: [\(handlers.joined(separator: ", "))]
    events:
      - {at: 0, show: {height: 300}}

    """
  }

  /// Rewrites a file, now one way and now the other, until it is stopped.
  private final class Editor: @unchecked Sendable {
    private let lock = NSLock()
    private var isDone = false
    private let texts = [
      RewrittenSceneTests.scene(RewrittenSceneTests.handlers),
      RewrittenSceneTests.scene(RewrittenSceneTests.handlers.reversed()),
    ]

    func start(on path: String) {
      Thread.detachNewThread { [self] in
        var number = 0
        while !lock.withLock({ isDone }) {
          try? texts[number % 2].write(toFile: path, atomically: true, encoding: .utf8)
          number += 1
          Thread.sleep(forTimeInterval: 0.002)
        }
      }
    }

    func stop() { lock.withLock { isDone = true } }
  }

  /// Each handler's lines of a report; the order of the handlers is that of the file as it was read.
  private func verdicts(of run: SeamProcess) -> Set<String> {
    var blocks: [[Substring]] = []
    for line in run.output.split(separator: "\n").dropFirst().dropLast() {
      let isCase = line.hasPrefix("  pass ") || line.hasPrefix("  FAIL ")
      if isCase || blocks.isEmpty { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
    }
    return Set(blocks.map { $0.joined(separator: "\n") })
  }

  /// Many checks, two at a time, of a file that is rewritten every few milliseconds.
  @Test(.timeLimit(.minutes(5))) func aSceneThatIsRewrittenKeepsItsVerdicts() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.yaml", Self.scene(Self.handlers))
    let still = verdicts(of: try SeamProcess("check", path, "--verbose"))
    #expect(still.count == 2 && still.contains { $0.contains("FAIL frame") }, "\(still)")
    let editor = Editor()
    editor.start(on: path)
    defer { editor.stop() }
    try await withThrowingTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<2 {
        group.addTask {
          var seen: Set<String> = []
          for _ in 0..<TestLength.cases(25, long: 100) {
            seen.formUnion(verdicts(of: try SeamProcess("check", path, "--verbose")))
          }
          return seen
        }
      }
      for try await seen in group { #expect(seen == still) }
    }
  }
}
