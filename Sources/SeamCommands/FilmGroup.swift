import AnimationCurves
import Scenes

/// The cases that share a picture: one scene, one device, one system, one rate.
///
/// A scene that one handler plays has a row for each transcript.
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
    let handlers = Dictionary(grouping: members.map(scene), by: \.scene)
      .mapValues { Set($0.map(\.handler)).count }
    for member in members {
      let isAlone = handlers[scene(member).scene] == 1
      let key = scene(member).filmKey(isAlone: isAlone)
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
  /// The traits that the cases of one film share, if one handler plays the scene, or several do.
  fileprivate func filmKey(isAlone: Bool) -> [String] {
    [scene, device.name, profile.name, "\(rate)"]
      + choices.filter { !isAlone || !$0.isOfTranscript }.map(\.description)
  }
}
