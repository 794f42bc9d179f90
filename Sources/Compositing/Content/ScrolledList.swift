package import Foundation
import LayerGeometry
package import LayerTrees

/// What a list scrolls, from the top of the screen downward even where it is upside down.
///
/// Chats often turn table and rows upside down, so that the newest row is the first. With content of
/// `H` points the bounds from `y` to `y + h` are then those from `H - y - h` to `H - y`, and the
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
      height: scroll.height, topInset: scroll.bottomInset, bottomInset: scroll.topInset)
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
  /// Whether the transforms on the way turn it over.
  fileprivate func isUpsideDown(at time: Double) -> Bool {
    layers.filter { $0.presentation(at: time).transform.d < 0 }.count % 2 == 1
  }
}
