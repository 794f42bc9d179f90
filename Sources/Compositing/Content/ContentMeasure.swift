package import Foundation
package import Scenes
import LayerGeometry
package import LayerTrees

/// The visible parts of the messages at an instant, and those that scrolling could show.
package struct ContentMeasure {
  /// The messages' rectangles on the screen, oldest first, as far as the list does not cut them.
  package let messages: [Message]
  /// The heights of the screen between which the list is free of bars and keyboard.
  package let free: ClosedRange<Double>
  /// The end of the visible list: the bar's top or the keyboard's, the higher.
  ///
  /// A keyboard that floats, or that its user has put away from the bottom, lies where its user
  /// wants it: it hides nothing of the list that a scroll could not bring out beside it. The same
  /// is true of a bar that the system carries on it.
  package let floor: Double
  package let scroll: ScrollContent?
  package let list: CGRect
  /// The part of the list that is on the screen, in the app's window.
  package let window: CGRect
  /// The heights of the screen that no notch and no home indicator takes.
  private let safe: ClosedRange<Double>
  /// The screen's size, as the device is held.
  package let screenSize: CGSize
  package let listBounds: CGRect
  private let content: ClosedRange<Double>?
  /// Points of the bar's height that are behind the keyboard.
  private let sunk: Double
  /// The heights that code adds to an inset by mistake: the home indicator's zone in the window,
  /// the bar, and what lies below the bar.
  package let countable: [Double]

  package struct Message {
    package let id: MessageID
    package let rect: CGRect
    /// The part within the list's own rectangle and the screen.
    package let shown: CGRect

    package init(id: MessageID, rect: CGRect, shown: CGRect) {
      self.id = id
      self.rect = rect
      self.shown = shown
    }
  }

  /// Nil where the tree lacks a list, or holds a form, which is not read but filled in.
  ///
  /// - Parameters:
  ///   - shown: the commit.
  ///   - time: seconds from the scene's start.
  ///   - scene: the case that it is of.
  ///   - isAway: whether the keyboard is away from the bottom, where its user has put it.
  package init?(
    _ shown: ShownCommit, at time: Double, of scene: SceneCase, keyboardIsAway isAway: Bool = false
  ) {
    let (roles, root) = (shown.roles, shown.root)
    guard let path = roles.list, !path.isHidden, roles.form == nil else { return nil }
    let frame: (LayerPath?) -> CGRect? = { path in
      path.flatMap { $0.isHidden ? nil : $0.frame(at: time).rect }
    }
    list = path.frame(at: time).rect
    let scrolled = ScrolledList(path, at: time)
    (listBounds, scroll) = (scrolled.bounds, scrolled.content)
    let device = scene.device.turned(as: root)
    let screen = scene.place ?? device.bounds
    let (head, foot) = (Double(device.safeArea.top), Double(device.safeArea.bottom))
    let start = max(head, Double(screen.minY))
    safe = start...max(start, min(Double(screen.maxY), Double(device.bounds.maxY) - foot))
    let window = list.onScreen(screen)
    self.window = window
    floor = Double(
      CGRect.floor(
        bar: isAway && roles.bar?.isCarried(beside: roles.keyboard) == true
          ? nil : frame(roles.bar),
        keyboard: isAway ? nil : frame(roles.keyboard), on: screen))
    screenSize = screen.size
    // A navigation bar hides only what is painted before it.
    let cover = roles.navigationBar.flatMap { $0.isPainted(after: path) ? frame($0) : nil }
    let ceiling = max(Double(window.minY), Double(cover?.maxY ?? screen.minY))
    free = ceiling...max(ceiling, min(floor, Double(window.maxY)))
    messages = path.messages.map { message in
      let rect = message.frame(at: time).rect
      return Message(
        id: MessageID(of: message.leaf), rect: rect, shown: rect.intersection(window))
    }
    content = scrolled.extent(of: messages, in: list)
    let (bar, keyboard) = (frame(roles.bar), frame(roles.keyboard))
    sunk = isAway ? 0 : bar?.sunk(behind: keyboard) ?? 0
    let zone = Double(screen.maxY) - (Double(device.bounds.maxY) - foot)
    countable =
      [zone] + (bar.map { [Double($0.height), Double(screen.maxY - $0.maxY)] } ?? [])
  }
}

extension ContentMeasure {
  /// The bands of the screen in which the content lies that no scrolling can bring out, now.
  package var unreachableRects: [CGRect] {
    guard let scroll, let reach, let content else { return [] }
    guard free.lowerBound < free.upperBound else { return [band(from: content)] }
    let least = scroll.offsets(inWindow: Double(listBounds.height)).lowerBound
    let ceiling = free.lowerBound - Double(list.minY)
    let above = min(content.upperBound, least + ceiling) - content.lowerBound
    let below = content.upperBound - max(content.lowerBound, reach)
    return [
      (above, content.lowerBound), (below, content.upperBound - below),
    ].filter { $0.0 > 0 }.map { height, start in band(from: start...(start + height)) }
  }

  /// True if scrolling brings the content's end out from under bar and keyboard.
  package var isEndInReach: Bool {
    guard let reach, let content, free.lowerBound < free.upperBound else { return false }
    return content.upperBound <= reach + Slack.span
  }

  /// The lowest of the content's points that can be scrolled up to what is free.
  private var reach: Double? {
    scroll.map {
      $0.offsets(inWindow: Double(listBounds.height)).upperBound + free.upperBound
        - Double(list.minY)
    }
  }

  /// The place of a band's mark: a strip at the list's free end where the band lies beyond.
  package func shownRect(of band: CGRect) -> CGRect {
    let strip = 14.0
    guard safe.overlap(with: band) < strip else { return band }
    let isAbove = Double(band.midY) < (free.lowerBound + free.upperBound) / 2
    let top =
      isAbove
      ? max(safe.lowerBound, free.lowerBound - strip)
      : min(safe.upperBound - strip, free.upperBound)
    return CGRect(x: band.minX, y: top, width: band.width, height: strip)
  }

  /// A part of the content as a band of the screen.
  package func band(from content: ClosedRange<Double>) -> CGRect {
    CGRect(
      x: Double(list.minX), y: Double(list.minY) + content.lowerBound - Double(listBounds.minY),
      width: Double(list.width), height: content.upperBound - content.lowerBound)
  }

  /// True while the content is on its way to another offset: it may be past its ends then.
  package var isScrolling: Bool { scroll?.isScrolling ?? false }

  /// The end of the content, with the room below it, in points of the screen.
  package var contentEnd: Double {
    let start = Double(list.minY) - Double(listBounds.minY)
    return start + (scroll.map { $0.height + $0.bottomInset } ?? Double(listBounds.maxY))
  }

  /// Points of the content above all that is free.
  package var pushedOff: Double {
    guard let contentStart else { return 0 }
    let start = Double(list.minY) - Double(listBounds.minY)
    return max(0, free.lowerBound - (start + contentStart))
  }

  /// True if the list has rows to show: one that is scrolled past its end keeps none.
  package var hasRows: Bool { content != nil }

  /// The place where the content begins.
  private var contentStart: Double? {
    if let content { return content.lowerBound }
    guard let scroll, scroll.height > 0, contentEnd <= free.lowerBound else { return nil }
    return 0
  }

  /// Points of the inset below the content beyond what bar and keyboard take of the list, a bar
  /// that is behind the keyboard being taken for one on it.
  package var room: Double {
    guard let scroll, free.lowerBound < free.upperBound else { return 0 }
    return max(0, scroll.bottomInset - max(0, Double(list.maxY) - free.upperBound + sunk))
  }

  /// The empty band below the content and `room` points, of a height; nil where all of the content
  /// is visible all the same once it is scrolled to its end.
  package func surplus(_ height: Double, below room: Double) -> CGRect? {
    guard let scroll, let content else { return nil }
    let greatest = scroll.offsets(inWindow: Double(listBounds.height)).upperBound
    let start = Double(list.minY) + content.lowerBound - greatest
    guard free.lowerBound - start > Slack.span else { return nil }
    let top = scroll.height + room
    return band(from: top...(top + height))
  }

  /// The empty band between the content's end and the bar, while content is pushed off above.
  package var blankRect: CGRect? {
    guard pushedOff > Slack.span, free.upperBound - contentEnd > 0 else { return nil }
    let top = max(contentEnd, free.lowerBound)
    return CGRect(
      x: Double(list.minX), y: top, width: Double(list.width), height: free.upperBound - top)
  }
}

extension CGRect {
  /// The top of the keyboard or of the bar, the higher; one that floats counts with its bar for
  /// none.
  fileprivate static func floor(bar: CGRect?, keyboard: CGRect?, on screen: CGRect) -> CGFloat {
    let tops = [bar, keyboard].compactMap { $0 }
    guard let keyboard, !keyboard.covers(screen) else {
      return tops.map(\.minY).min() ?? screen.maxY
    }
    return bar.flatMap { keyboard.covers($0) ? nil : $0.minY } ?? screen.maxY
  }

  /// Points of its height that lie below a keyboard's top.
  fileprivate func sunk(behind keyboard: CGRect?) -> Double {
    guard let keyboard, keyboard.covers(self) else { return 0 }
    return Double(max(0, min(height, maxY - keyboard.minY)))
  }

  /// True if it reaches from side to side of another.
  private func covers(_ other: CGRect) -> Bool {
    minX <= other.minX + Slack.span && maxX >= other.maxX - Slack.span
  }

  /// The part on the screen; nothing at the nearer edge for what is beyond it.
  fileprivate func onScreen(_ screen: CGRect) -> CGRect {
    let shown = intersection(screen)
    guard shown.isNull else { return shown }
    let edge = midY < screen.midY ? screen.minY : screen.maxY
    return CGRect(x: minX, y: edge, width: width, height: 0)
  }
}

extension ClosedRange<Double> {
  /// Points of the rectangle's height that lie within.
  package func overlap(with rect: CGRect) -> Double {
    guard !rect.isNull else { return 0 }
    return Swift.max(
      0, Swift.min(upperBound, Double(rect.maxY)) - Swift.max(lowerBound, Double(rect.minY)))
  }
}
