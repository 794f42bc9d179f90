package import Foundation
import LayerGeometry
package import LayerTrees

/// The bounds and the content of a list, from the top of the screen downward even if it is upside
/// down.
///
/// Chats often turn table and rows upside down, so that the newest row is the first. With content
/// of `H` points the bounds from `y` to `y + h` are then those from `H - y - h` to `H - y`, and the
/// insets change places.
package struct ScrolledList {
  package let bounds: CGRect
  package let content: ScrollContent?

  package init(_ path: LayerPath, at time: Double) {
    let bounds = path.leaf.presentation(at: time).bounds
    guard let scroll = path.leaf.scroll, path.isUpsideDown(at: time) else {
      (self.bounds, content) = (bounds, path.leaf.scroll)
      return
    }
    self.bounds = CGRect(
      x: bounds.minX, y: scroll.height - Double(bounds.maxY), width: bounds.width,
      height: bounds.height)
    content = ScrollContent(
      height: scroll.height, topInset: scroll.bottomInset, bottomInset: scroll.topInset,
      isScrolling: scroll.isScrolling)
  }

  /// From where to where the content goes, in its own points: all of it where rows come and go as
  /// they are scrolled to, else as far as there are messages; nil where there are none.
  package func extent(
    of messages: [ContentMeasure.Message], in list: CGRect
  ) -> ClosedRange<Double>? {
    guard let first = messages.first else { return nil }
    if first.id.isRow, let content { return 0...max(0, content.height) }
    let shift = Double(bounds.minY) - Double(list.minY)
    let top = messages.reduce(Double(first.rect.minY)) { min($0, Double($1.rect.minY)) }
    let bottom = messages.reduce(Double(first.rect.maxY)) { max($0, Double($1.rect.maxY)) }
    return (top + shift)...(bottom + shift)
  }
}

extension LayerPath {
  /// True if the transforms on the way turn it over.
  fileprivate func isUpsideDown(at time: Double) -> Bool {
    layers.filter { $0.presentation(at: time).transform.d < 0 }.count % 2 == 1
  }
}

/// The identity of a message: its layer, or its row, which any cell may show.
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
  /// The things that a list shows, in paint order: messages, else rows, else all that lies in it,
  /// or in the only layer that does.
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

  /// True if it fills the list behind others and holds nothing, as a picture behind messages does.
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
  /// True if another lies inside, within half a point: Foundation's own `contains` goes by a sum
  /// that rounding keeps from coming out.
  fileprivate func fills(_ other: CGRect) -> Bool {
    minX <= other.minX + Slack.span && maxX >= other.maxX - Slack.span
      && minY <= other.minY + Slack.span && maxY >= other.maxY - Slack.span
  }
}
