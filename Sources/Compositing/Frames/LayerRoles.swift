package import LayerTrees

/// Where the layers that have a role are in a commit's tree, all found in one walk.
///
/// Of several layers with one role the first in paint order counts.
package struct LayerRoles: Sendable {
  package private(set) var bar: LayerPath?
  package private(set) var keyboard: LayerPath?
  package private(set) var guide: LayerPath?
  package private(set) var list: LayerPath?
  package private(set) var form: LayerPath?
  package private(set) var focusedField: LayerPath?
  package private(set) var navigationBar: LayerPath?

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
    default: break
    }
  }
}
