import AnimationCurves
import Compositing
import Filmstrips
import KeyboardScenes

/// The cases that share a picture: one scene, one device, one system, one rate.
struct FilmGroup<Member: Sendable>: Sendable {
  private(set) var members: [Member]
  /// A title for the file.
  let title: String
}

extension FilmGroup {
  /// The groups of some cases, in order of first appearance; `scene` is a member's case.
  static func groups(of members: [Member], scene: (Member) -> SceneCase) -> [FilmGroup] {
    var order: [[String]] = []
    var groups: [[String]: [Member]] = [:]
    for member in members {
      let key = scene(member).filmKey
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(member)
    }
    let scenes = order.map { $0[0] }
    return order.map { key in
      let isOnly = scenes.count { $0 == key[0] } == 1
      return FilmGroup(
        members: groups[key] ?? [], title: (isOnly ? [key[0]] : key).joined(separator: " "))
    }
  }
}

extension SceneCase {
  /// What the cases of one film have in common.
  fileprivate var filmKey: [String] {
    [scene, device.name, profile.name, "\(rate)"] + choices
  }
}

extension Film {
  /// The film of a group's cases; nil where none of them could be played.
  init?(_ cases: [CheckedCase]) {
    let rows = cases.compactMap(\.filmRow)
    guard let first = cases.first(where: { $0.compositor != nil }) else { return nil }
    let scene = first.result.scene
    self.init(
      title: scene.scene, device: scene.device, system: scene.profile.name, rate: scene.rate,
      phases: first.phases.starts, rows: rows)
  }
}

extension CheckedCase {
  fileprivate var filmRow: FilmRow? {
    guard let compositor else { return nil }
    return FilmRow(
      handler: result.scene.handler.description,
      verdict: FilmRow.Verdict(isPass: result.verdict == .pass, text: result.verdictText),
      times: compositor.times, readings: compositor.readings, findings: result.findings,
      frame: compositor.frame)
  }
}

extension CaseResult {
  /// The verdict in a word; a pass that shows faults says that the scene expects them.
  fileprivate var verdictText: String {
    verdict == .pass && !findings.isEmpty ? "as expected" : verdict.rawValue
  }
}
