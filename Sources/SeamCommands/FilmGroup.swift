import AnimationCurves
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
