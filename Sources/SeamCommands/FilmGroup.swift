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
  /// The film of a group's results; nil where none of them could be played.
  init?(_ results: [CaseResult]) {
    let rows = results.compactMap(\.filmRow)
    guard let first = results.first(where: { $0.compositor != nil }) else { return nil }
    self.init(
      title: first.scene.scene, device: first.scene.device, system: first.scene.profile.name,
      rate: first.scene.rate, phases: first.phases.starts, rows: rows)
  }
}

extension CaseResult {
  /// The verdict in a word; a pass that shows faults says that the scene expects them.
  private var verdictText: String {
    verdict == .pass && !findings.isEmpty ? "as expected" : verdict.rawValue
  }

  fileprivate var filmRow: FilmRow? {
    guard let compositor else { return nil }
    return FilmRow(
      handler: scene.handler.description,
      verdict: FilmRow.Verdict(isPass: verdict == .pass, text: verdictText),
      times: compositor.times, readings: compositor.readings, findings: findings,
      frame: compositor.frame)
  }
}
