import CaseWorkers
import Scenes

extension CaseSource {
  /// The same cases, with the file beside a title that scenes of several files have.
  static func titled(_ cases: [CaseSource]) -> [CaseSource] {
    var files: [String: Set<String>] = [:]
    for source in cases {
      files[source.scene.scene, default: []].insert(source.scene.location.file)
    }
    guard files.values.contains(where: { $0.count > 1 }) else { return cases }
    return cases.map { source in
      guard let others = files[source.scene.scene], others.count > 1 else { return source }
      var source = source
      let file = source.scene.location.file.shortest(among: others)
      source.scene.rename(scene: "\(source.scene.scene) (\(file))")
      return source
    }
  }
}

extension String {
  /// As much of a path's end as distinguishes it from the others: a name, or folders before it.
  fileprivate func shortest(among paths: Set<String>) -> String {
    func end(_ path: String, _ count: Int) -> String {
      path.split(separator: "/").suffix(count).joined(separator: "/")
    }
    let length = split(separator: "/").count
    let count = (1...max(1, length)).first { count in
      paths.allSatisfy { $0 == self || end($0, count) != end(self, count) }
    }
    return (count.map { end(self, $0) } ?? self).withoutControls
  }
}
