import Foundation
import KeyboardScenes
import LayerTrees

/// What can be seen of the messages at an instant, and what scrolling could show of them.
struct ContentMeasure {
  /// The messages' rectangles on the screen, oldest first, as far as the list does not cut them.
  let messages: [Message]
  /// The heights of the screen between which the list is free of bars and keyboard.
  let free: ClosedRange<Double>
  /// What hides the list from below: the bar's top or the keyboard's, the higher.
  ///
  /// A keyboard that floats lies where somebody has put it, and the list goes on beside it.
  let floor: Double
  private let scroll: ScrollContent?
  let list: CGRect
  /// The part of the list that is on the screen, in the app's window.
  let window: CGRect
  /// The screen's size, as the device is held.
  let screenSize: CGSize
  private let listBounds: CGRect
  private let content: ClosedRange<Double>?

  struct Message {
    let id: LayerID
    let rect: CGRect
    /// The part within the list's own rectangle and the screen.
    let shown: CGRect
  }

  /// Nil where the tree lacks a list.
  init?(_ commit: Commit, at time: Double, of scene: SceneCase) {
    guard let path = LayerPath(to: .messageList, in: commit.root), !path.isHidden else {
      return nil
    }
    let root = commit.root
    let frame: (LayerRole) -> CGRect? = { role in
      LayerPath(to: role, in: root).flatMap { $0.isHidden ? nil : $0.frame(at: time).rect }
    }
    list = path.frame(at: time).rect
    listBounds = path.leaf.presentation(at: time).bounds
    scroll = path.leaf.scroll
    let screen = scene.place ?? scene.device.turned(as: root).bounds
    let window = list.onScreen(screen)
    self.window = window
    floor = Double(
      CGRect.floor(bar: frame(.inputBar), keyboard: frame(.keyboard), on: screen))
    screenSize = screen.size
    // A navigation bar hides only what is painted before it.
    let isCovered = LayerPath(to: .navigationBar, in: root)?.isPainted(after: path) ?? false
    let top = isCovered ? frame(.navigationBar)?.maxY ?? screen.minY : screen.minY
    let ceiling = max(Double(window.minY), Double(top))
    free = ceiling...max(ceiling, min(floor, Double(window.maxY)))
    messages = path.leaf.sublayers.filter(\.isMessage).map { layer in
      let rect = LayerPath(layers: path.layers + [layer]).frame(at: time).rect
      return Message(id: layer.id, rect: rect, shown: rect.intersection(window))
    }
    let frames = path.leaf.sublayers.filter(\.isMessage).map { $0.model.frame }
    content = frames.first.map { first in
      frames.reduce(Double(first.minY)...Double(first.maxY)) {
        min($0.lowerBound, Double($1.minY))...max($0.upperBound, Double($1.maxY))
      }
    }
  }
}

extension ContentMeasure {
  /// How much of each message is free of bars and keyboard, in points.
  var visibleHeights: [LayerID: Double] {
    var heights: [LayerID: Double] = [:]
    for message in messages { heights[message.id] = free.overlap(with: message.shown) }
    return heights
  }

  /// What was seen on a screen of another size, as far up from the last of it as there is room for
  /// now.
  func fitting(_ seen: [LayerID: Double]) -> [LayerID: Double] {
    let isSeen = messages.filter { (seen[$0.id] ?? 0) > 0 }
    let end = isSeen.map(\.rect.maxY).max() ?? 0
    let start = Double(end) - (free.upperBound - free.lowerBound)
    let fitting = isSeen.filter { Double($0.rect.minY) >= start }.map(\.id)
    return seen.filter { fitting.contains($0.key) }
  }

  /// The parts of messages that were seen before and that bar or keyboard hide now, or that the
  /// list's end above them cuts off.
  ///
  /// What of a message was hidden before, by the bar at its place then, is not counted again.
  func coveredRects(seenBefore: [LayerID: Double]) -> [CGRect] {
    messages.compactMap { message in
      let top = max(Double(message.rect.minY), free.upperBound)
      let lost = (seenBefore[message.id] ?? 0) - free.overlap(with: message.shown)
      let height = min(Double(message.rect.maxY) - top, lost > 0.5 ? lost : 0)
      guard height > 0 else { return nil }
      return CGRect(x: message.rect.minX, y: top, width: message.rect.width, height: height)
    }
  }

  /// The bands of the screen in which the content lies that no scrolling can bring out, now.
  var unreachableRects: [CGRect] {
    guard let scroll, let content else { return [] }
    let offsets = scroll.offsets(inWindow: Double(listBounds.height))
    guard free.lowerBound < free.upperBound else { return [band(from: content)] }
    let ceiling = free.lowerBound - Double(list.minY)
    let floor = free.upperBound - Double(list.minY)
    let above = min(content.upperBound, offsets.lowerBound + ceiling) - content.lowerBound
    let below = content.upperBound - max(content.lowerBound, offsets.upperBound + floor)
    return [
      (above, content.lowerBound), (below, content.upperBound - below),
    ].filter { $0.0 > 0 }.map { height, start in band(from: start...(start + height)) }
  }

  /// A stretch of the content as a band of the screen.
  private func band(from content: ClosedRange<Double>) -> CGRect {
    CGRect(
      x: Double(list.minX), y: Double(list.minY) + content.lowerBound - Double(listBounds.minY),
      width: Double(list.width), height: content.upperBound - content.lowerBound)
  }

  /// Where the content ends, with the room below it, in points of the screen.
  var contentEnd: Double {
    let start = Double(list.minY) - Double(listBounds.minY)
    return start + (scroll.map { $0.height + $0.bottomInset } ?? Double(listBounds.maxY))
  }

  /// The empty band between the content's end and the bar, while content is pushed off above.
  var blankRect: CGRect? {
    guard let content else { return nil }
    let start = Double(list.minY) - Double(listBounds.minY)
    let isPushedOff = start + content.lowerBound < free.lowerBound - 0.5
    guard isPushedOff, free.upperBound - contentEnd > 0 else { return nil }
    let top = max(contentEnd, free.lowerBound)
    return CGRect(
      x: Double(list.minX), y: top, width: Double(list.width), height: free.upperBound - top)
  }
}

extension CGRect {
  /// The top of the keyboard or of the bar, the higher; one that floats counts with its bar for none.
  fileprivate static func floor(bar: CGRect?, keyboard: CGRect?, on screen: CGRect) -> CGFloat {
    let tops = [bar, keyboard].compactMap { $0 }
    guard let keyboard, !keyboard.covers(screen) else {
      return tops.map(\.minY).min() ?? screen.maxY
    }
    return bar.flatMap { keyboard.covers($0) ? nil : $0.minY } ?? screen.maxY
  }

  /// Whether it reaches from side to side of another.
  private func covers(_ other: CGRect) -> Bool {
    minX <= other.minX + 0.5 && maxX >= other.maxX - 0.5
  }

  /// The part on the screen; nothing at the nearer edge for what is beyond it.
  fileprivate func onScreen(_ screen: CGRect) -> CGRect {
    let shown = intersection(screen)
    guard shown.isNull else { return shown }
    let edge = midY < screen.midY ? screen.minY : screen.maxY
    return CGRect(x: minX, y: edge, width: width, height: 0)
  }
}

extension LayerSnapshot {
  fileprivate var isMessage: Bool {
    if case .message = role { true } else { false }
  }
}

extension ClosedRange<Double> {
  /// How much of the rectangle's height lies within, in points.
  fileprivate func overlap(with rect: CGRect) -> Double {
    Swift.max(
      0, Swift.min(upperBound, Double(rect.maxY)) - Swift.max(lowerBound, Double(rect.minY)))
  }
}
