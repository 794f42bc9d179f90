import AnimationCurves
import Yams
public import Scenes

/// The matrix that scenes are combined with: values that replace a scene's own.
///
/// A matrix is a map of some keys of a scene. A list runs one case per value, as in a scene, and
/// the word `all` means every device, system or handler there is.
public struct CaseMatrix {
  /// The keys of a scene that a matrix may hold.
  static let keys = ["device", "system", "ambient", "rate", "phase", "handler", "transcript"]

  /// Values by key, `all` written out, in the order in which the matrix gives them.
  let entries: [(key: Node, value: Node)]

  func holds(_ key: String) -> Bool { entries.contains { $0.key.string == key } }

  /// A scene with the values of the matrix; a key that the scene lacks comes last.
  func crossed(with scene: Node) -> Node {
    guard case .mapping(let mapping) = scene else { return scene }
    var pairs = mapping.map { ($0.key, $0.value) }
    for (key, value) in entries {
      if let index = pairs.firstIndex(where: { $0.0.string == key.string }) {
        pairs[index].1 = value
      } else {
        pairs.append((key, value))
      }
    }
    return .mapping(Node.Mapping(pairs, mapping.tag, mapping.style, mapping.mark))
  }
}

extension SceneReader {
  /// Reads a matrix, every value of it.
  ///
  /// - Parameters:
  ///   - yaml: the text; JSON is YAML.
  ///   - file: what messages call the text.
  /// - Returns: what scenes can be combined with.
  /// - Throws: a `SceneError` that says where the text is wrong.
  public func matrix(in yaml: String, file: String) throws(SceneError) -> CaseMatrix {
    do throws(SceneMistakes) {
      return try wholeMatrix(in: yaml, file: file)
    } catch {
      throw error.first
    }
  }

  /// The same; throws all that is wrong.
  package func wholeMatrix(in yaml: String, file: String) throws(SceneMistakes) -> CaseMatrix {
    let log = MistakeLog(file: file)
    let matrix = log.attempt { () throws(SceneError) in try self.matrix(in: yaml, log) }
    try log.finish()
    return matrix ?? CaseMatrix(entries: [])
  }

  private func matrix(in yaml: String, _ log: MistakeLog) throws(SceneError) -> CaseMatrix {
    let text = SceneText(yaml, file: log.file, noun: "matrix", beginning: "rate: [60, 120]")
    let map = SceneNode(try text.compose(), in: log, name: "the matrix")
    _ = try map.fields(CaseMatrix.keys)
    var entries: [(key: Node, value: Node)] = []
    for pair in try map.pairs() where CaseMatrix.keys.contains(pair.key) {
      let key = Node(pair.key)
      let value = allWrittenOut(pair.value)
      log.attempt { () throws(SceneError) in try validate(key, value, in: log) }
      entries.append((key, value))
    }
    return CaseMatrix(entries: entries)
  }

  /// The word `all` as the list that it means; what is anything else stays.
  private func allWrittenOut(_ value: SceneNode) -> Node {
    guard value.scalarText == "all", let names = names(for: value.name) else { return value.node }
    let elements = names.map {
      Node.scalar(Node.Scalar($0, Tag(.str), .any, value.node.mark))
    }
    return .sequence(Node.Sequence(elements, .implicit, .any, value.node.mark))
  }

  private func names(for key: String) -> [String]? {
    switch key {
    case "device": Device.catalog.map(\.name)
    case "system": KeyboardProfile.all.map(\.name)
    case "handler": vocabulary.handlerNames
    default: nil
    }
  }

  /// Reads every value of a key, so that errors are reported at the matrix and not at a scene.
  private func validate(
    _ key: Node, _ value: Node, in log: MistakeLog
  ) throws(SceneError) {
    for value in try values(of: key, value, in: log) {
      log.attempt { () throws(SceneError) in try validate(value) }
    }
  }

  private func validate(_ value: SceneNode) throws(SceneError) {
    switch value.name {
    case "device": _ = try device(value)
    case "system": _ = try profile(value, ambient: nil)
    case "ambient": _ = try value.flag()
    case "rate": _ = try rate(value)
    case "phase": _ = try phase(value)
    case "handler": _ = try handler(value)
    default: _ = try transcript(value)
    }
  }

  /// The single values in a key's lists.
  func values(
    of key: Node, _ value: Node, in log: MistakeLog
  ) throws(SceneError) -> [SceneNode] {
    let map = Node.mapping(Node.Mapping([(key, value)], .implicit, .any, value.mark))
    return try SceneMatrix(log: log).combinations(of: map).compactMap { combination in
      combination.node.mapping?.first.map {
        SceneNode($0.value, in: log, name: key.string ?? "")
      }
    }
  }
}
