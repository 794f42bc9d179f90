import AnimationCurves
import Compositing
import Filmstrips
import KeyboardScenes

/// The cases that share a picture: one scene, one device, one system, one rate.
struct FilmGroup {
  private(set) var results: [CaseResult]
  /// A title for the file.
  let title: String

  /// The groups of some results, in order of first appearance.
  static func groups(of results: [CaseResult]) -> [FilmGroup] {
    var order: [[String]] = []
    var members: [[String]: [CaseResult]] = [:]
    for result in results where result.compositor != nil {
      let key = result.scene.filmKey
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(result)
    }
    let scenes = order.map { $0[0] }
    return order.map { key in
      let isOnly = scenes.count { $0 == key[0] } == 1
      return FilmGroup(
        results: members[key] ?? [], title: (isOnly ? [key[0]] : key).joined(separator: " "))
    }
  }

  /// The film of the group; nil where there is nothing to show.
  var film: Film? {
    guard let first = results.first else { return nil }
    return Film(
      title: first.scene.scene, device: first.scene.device, system: first.scene.profile.name,
      rate: first.scene.rate, phases: first.phases.starts, rows: results.compactMap(\.filmRow))
  }
}

extension SceneCase {
  /// What the cases of one film have in common.
  fileprivate var filmKey: [String] {
    [scene, device.name, profile.name, "\(rate)"] + choices
  }
}

extension CaseResult {
  fileprivate var filmRow: FilmRow? {
    guard let compositor else { return nil }
    return FilmRow(
      handler: scene.handler.description,
      verdict: FilmRow.Verdict(isPass: verdict == .pass, text: verdict.rawValue),
      times: compositor.times, readings: compositor.readings, findings: findings,
      frame: compositor.frame)
  }
}
