import LayerTrees

extension CALayer {
  /// Says what the layer shows, for cells are used again; one with a name of its own keeps it.
  func note(row path: IndexPath) {
    guard path.count == 2 else { return }
    let row = LayerRole.row(section: path[0], item: path[1])
    switch role {
    case .plain, .row: if role != row { role = row }
    default: break
    }
  }
}
