import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// A case is the same whatever cases are read before it.
struct ReadingInTurnTests {
  private static let values: [(key: String, values: [String])] = [
    ("device", ["iPhone 8", "iPad (9.7-inch)", "iPhone X"]), ("system", ["iOS 10", "iOS 26"]),
    ("ambient", ["true", "false"]), ("rate", ["60", "48", "120"]), ("phase", ["0", "0.004"]),
    ("handler", ["frame", "transform", "{frame: {inherit: true}}"]),
    ("transcript", ["{messages: 3}", "{heights: [44, 50]}", "{messages: 40, height: 20}"]),
  ]
  /// What the scene says besides, under keys that a matrix cannot have.
  private static let besides = """
    scene: Show
    tolerance: {gap: 3}
    dropped: [{from: 0.5, to: 0.6}]
    events: [{at: 0, show: {}}, {at: 1, float: {rect: [10, 20, 320, 320]}}]

    """
  private static let own = besides + "device: iPad (9.7-inch)\nhandler: frame\n"

  @Test(arguments: 0..<TestLength.cases(12, long: 300))
  func eachCaseIsWhatItIsAlone(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let chosen = Self.values.shuffled(using: &random).prefix(Int.random(in: 3...6, using: &random))
      .map { key, values in
        let count = Int.random(in: 1...values.count, using: &random)
        return (key, Array(values.shuffled(using: &random).prefix(count)))
      }
    let together = try Self.cases(matrix: chosen)
    var alone: [SceneCase] = []
    for matrix in Self.combinations(of: chosen[...]) { alone += try Self.cases(matrix: matrix) }
    #expect(together.count == alone.count)
    #expect(Set(together.map(Self.unnamed)) == Set(alone.map(Self.unnamed)))
  }

  /// Every way to take one value of each key.
  private static func combinations(
    of lists: ArraySlice<(String, [String])>
  ) -> [[(String, [String])]] {
    guard let (key, values) = lists.first else { return [[]] }
    let rest = combinations(of: lists.dropFirst())
    return values.flatMap { value in rest.map { [(key, [value])] + $0 } }
  }

  private static func cases(matrix: [(String, [String])]) throws -> [SceneCase] {
    let text = matrix.map { "\($0): [\($1.joined(separator: ", "))]\n" }.joined()
    return try SceneFixtures.reader.cases(
      in: own, file: "scene.yaml",
      crossedWith: SceneFixtures.reader.matrix(in: text, file: "matrix.yaml"))
  }

  /// The case without the numbers that messages have in their list.
  private static func unnamed(_ scene: SceneCase) -> SceneCase {
    var scene = scene
    (scene.name, scene.label) = ("", "")
    scene.choices = scene.choices.map { $0.isOfTranscript ? .init($0.path, "") : $0 }
    return scene
  }
}
