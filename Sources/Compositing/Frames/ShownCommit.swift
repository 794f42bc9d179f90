package import LayerTrees

/// A commit with its named layers, and how long it is on the screen.
package struct ShownCommit: Sendable {
  package let commit: Commit
  /// The time at which the next commit takes its place, in seconds.
  package let end: Double
  package private(set) var roles: LayerRoles

  package init(_ commit: Commit, until end: Double = .infinity) {
    self.commit = commit
    self.end = end
    roles = LayerRoles(in: commit.root)
  }

  /// The time of the commit, in seconds.
  package var time: Double { commit.time }

  package var root: LayerSnapshot { commit.root }

  /// The same screen with a bar that is not looked for.
  func withoutBar() -> ShownCommit {
    var shown = self
    shown.roles.bar = nil
    return shown
  }
}

/// The layers of a commit's tree that have a role, all found in one walk.
///
/// Of several layers with one role the first in paint order counts.
package struct LayerRoles: Sendable {
  package fileprivate(set) var bar: LayerPath?
  package private(set) var keyboard: LayerPath?
  package private(set) var guide: LayerPath?
  package private(set) var list: LayerPath?
  package private(set) var form: LayerPath?
  package private(set) var focusedField: LayerPath?
  package private(set) var navigationBar: LayerPath?
  package private(set) var tabBar: LayerPath?

  package init(in root: LayerSnapshot) {
    var path: [LayerSnapshot] = []
    walk(root, &path)
  }

  private mutating func walk(_ layer: LayerSnapshot, _ path: inout [LayerSnapshot]) {
    path.append(layer)
    if layer.role != .plain { note(layer.role, path) }
    for sublayer in layer.sublayers where sublayer.holdsNamed { walk(sublayer, &path) }
    path.removeLast()
  }

  private mutating func note(_ role: LayerRole, _ path: [LayerSnapshot]) {
    switch role {
    case .inputBar: bar = bar ?? LayerPath(layers: path)
    case .keyboard: keyboard = keyboard ?? LayerPath(layers: path)
    case .keyboardGuide: guide = guide ?? LayerPath(layers: path)
    case .messageList: list = list ?? LayerPath(layers: path)
    case .form: form = form ?? LayerPath(layers: path)
    case .formField(isFocused: true): focusedField = focusedField ?? LayerPath(layers: path)
    case .navigationBar: navigationBar = navigationBar ?? LayerPath(layers: path)
    case .tabBar: tabBar = tabBar ?? LayerPath(layers: path)
    default: break
    }
  }
}

extension LayerPath {
  /// True if this layer is painted later than another one of the same tree, so that it covers it.
  ///
  /// A layer is painted after those that it lies in.
  package func isPainted(after other: LayerPath) -> Bool {
    for (index, pair) in zip(layers, other.layers).enumerated() where pair.0.id != pair.1.id {
      guard index > 0 else { return false }
      let siblings = layers[index - 1].sublayers
      let place = siblings.firstIndex { $0.id == pair.0.id } ?? 0
      return place > siblings.firstIndex { $0.id == pair.1.id } ?? 0
    }
    return layers.count > other.layers.count
  }
}
