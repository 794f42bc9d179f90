/// The places of the judged layers: the bar, the keyboard, the list's content, the fields.
///
/// Two commits with equal places differ in nothing that a detector measures while they rest.
package struct JudgedPlaces: Equatable, Sendable {
  /// A layer that is judged, or that one lies in.
  private struct Place: Equatable, Sendable {
    let id: LayerID
    let role: LayerRole
    let model: LayerValues
    let isHidden: Bool
    let scroll: ScrollContent?
  }

  private var places: [Place] = []
  /// The time from which on none of them moves, in seconds; an endless animation counts once.
  package private(set) var restTime = -Double.infinity

  /// The places in a commit's tree, as its model has them.
  package init(in root: LayerSnapshot) {
    if root.holdsNamed { add(root) }
  }

  private mutating func add(_ layer: LayerSnapshot) {
    note(layer)
    if layer.role == .messageList { return addContent(of: layer) }
    for sublayer in layer.sublayers where sublayer.holdsNamed { add(sublayer) }
  }

  /// Messages lie in the list itself, or in the one layer in it, as a stack's.
  private mutating func addContent(of list: LayerSnapshot) {
    guard list.sublayers.count == 1, list.sublayers[0].role == .plain else {
      return list.sublayers.forEach { note($0) }
    }
    note(list.sublayers[0])
    for message in list.sublayers[0].sublayers { note(message) }
  }

  private mutating func note(_ layer: LayerSnapshot) {
    places.append(
      Place(
        id: layer.id, role: layer.role, model: layer.model, isHidden: layer.isHidden,
        scroll: layer.scroll))
    restTime = layer.animations.reduce(restTime) { max($0, $1.restTime) }
  }

  /// The innermost layer that differs between two, in words.
  package func difference(from other: JudgedPlaces) -> String {
    let pairs = Array(zip(places, other.places))
    let changed = places.count == other.places.count ? pairs.last { $0 != $1 }?.0 : nil
    return changed?.role.words ?? "the screen"
  }
}

extension LayerRole {
  /// As the subject of a sentence.
  fileprivate var words: String {
    switch self {
    case .inputBar: "the bar"
    case .messageList, .message, .row: "the list"
    case .keyboard, .keyboardGuide: "the keyboard"
    case .form: "the form"
    case .formField, .textField: "the field"
    case .navigationBar: "the navigation bar"
    case .tabBar: "the tab bar"
    case .plain, .screen, .window, .sendButton: "the screen"
    }
  }
}
