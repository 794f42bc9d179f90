import Foundation
package import LayerTrees

/// What a message is known by: its layer, or its row, which any cell may show.
package enum MessageID: Hashable {
  case layer(LayerID)
  case row(interval: Int, item: Int)

  package init(of layer: LayerSnapshot) {
    if case .row(let interval, let item) = layer.role {
      self = .row(interval: interval, item: item)
    } else {
      self = .layer(layer.id)
    }
  }

  package var isRow: Bool {
    if case .row = self { true } else { false }
  }
}

extension LayerPath {
  /// What a list shows, in paint order: messages, else rows, else all that lies in it, or in the
  /// only layer that does.
  package var messages: [LayerPath] {
    let shown = leaf.sublayers.filter { !$0.isHidden }
    for kind in [\LayerSnapshot.isMessage, \.isRow] {
      let named = shown.filter { $0[keyPath: kind] }
      if !named.isEmpty { return paths(to: named) }
    }
    let others = shown.filter { $0.model.bounds.height > 0 && !isBackdrop($0, of: shown) }
    if others.count == 1, !others[0].sublayers.isEmpty { return paths(to: others)[0].messages }
    return paths(to: others)
  }

  /// Whether it fills the list behind others and holds nothing, as a picture behind messages does.
  private func isBackdrop(_ layer: LayerSnapshot, of shown: [LayerSnapshot]) -> Bool {
    guard layer.sublayers.isEmpty, layer.model.frame.fills(leaf.model.bounds) else { return false }
    return shown.drop { $0.id != layer.id }.dropFirst().contains {
      $0.model.frame.intersects(layer.model.frame)
    }
  }

  private func paths(to sublayers: [LayerSnapshot]) -> [LayerPath] {
    sublayers.map { LayerPath(layers: layers + [$0]) }
  }
}

extension LayerSnapshot {
  fileprivate var isMessage: Bool {
    if case .message = role { true } else { false }
  }

  fileprivate var isRow: Bool { MessageID(of: self).isRow }
}

extension CGRect {
  /// Whether another lies inside, within half a point: Foundation's own `contains` goes by a sum
  /// that rounding keeps from coming out.
  fileprivate func fills(_ other: CGRect) -> Bool {
    minX <= other.minX + Slack.span && maxX >= other.maxX - Slack.span
      && minY <= other.minY + Slack.span && maxY >= other.maxY - Slack.span
  }
}
