import Foundation
import LayerGeometry
package import LayerTrees
package import Scenes

/// Keyboard against bar at an instant: edges, gap and overlap, with their velocities.
package struct SeamMeasure {
  package let bar: RectMotion
  package let keyboard: RectMotion
  /// The rectangles that its keys take where it is away from the bottom: two for a split one.
  private(set) var parts: [RectMotion] = []
  private let guide: RectMotion
  package let guideTop: Motion
  /// The right place of the bar's bottom; nil where nothing says it.
  package let right: Motion?
  /// Points of backdrop between bar and keyboard that a bar without a foot leaves open.
  package private(set) var backdrop = 0.0
  /// The screen at that instant.
  package let screen: SeamScreen
  private(set) var gap = Motion.zero
  private(set) var overlap = Motion.zero
  /// Layers on the keys that reach over the bar.
  private(set) var overlays: [RectMotion] = []
  /// The openings between bar and keyboard where nothing should show, strip by strip.
  private(set) var openings: [Opening] = []

  /// A rectangle of the screen from `left` to `right`, open between two heights.
  package struct Opening {
    let left: Double
    let right: Double
    var interval: MotionInterval
  }

  /// Measures at `time`; where the keyboard is not docked there is no seam and nothing to find.
  ///
  /// One that is on its way from or to a place away from the bottom is not: no bar follows. Once
  /// it rests there, what of the bar lies under it is an overlap, and nothing is a gap.
  package init(_ interval: SeamInterval, at time: Double, on screen: SeamScreen) {
    bar = interval.bar.frame(at: time)
    keyboard = interval.keyboard.frame(at: time)
    guide = interval.guide.frame(at: time)
    guideTop = Motion.min(guide.minY, keyboard.minY)
    right = interval.right?.place(at: time, top: keyboard.minY, guideTop: guideTop)
    let screen = screen.turned(as: interval, at: time)
    self.screen = screen
    guard keyboard.isDocked(on: screen), interval.isDocked(at: time) else {
      if interval.restsAway(at: time) { measureAway(interval, at: time) }
      return
    }
    measureOverlap(interval, at: time, on: screen)
    measureGap(interval, at: time, on: screen)
  }
}

extension SeamMeasure {
  /// The keys reach over the bar once they have passed its bottom, an accessory while it is on it.
  private mutating func measureOverlap(
    _ interval: SeamInterval, at time: Double, on screen: SeamScreen
  ) {
    guard keyboard.minY.value < screen.height else { return }
    overlays = interval.overlays.map { $0.visibleFrame(at: time) }.filter {
      $0.minY.value < keyboard.minY.value && $0.maxY.value > bar.minY.value
    }
    for overlay in overlays where meets(overlay) {
      overlap = Motion.max(overlap, bar.maxY - overlay.minY)
    }
    if meets(keyboard) {
      // A keyboard that passes its end goes further than a bar whose way is shorter, and that is
      // no fault of the bar's: it belongs between the two, whichever is higher.
      let edge = Motion.max(keyboard.minY, guide.minY)
      overlap = Motion.max(overlap, bar.maxY - edge)
    }
    if let fade = interval.fade { overlap = fade.seen(of: overlap, in: interval, at: time) }
  }

  /// Measures the part of the bar under a keyboard that its user has put away from the bottom.
  private mutating func measureAway(_ interval: SeamInterval, at time: Double) {
    parts = interval.keyboardParts(at: time)
    for part in parts {
      let common = bar.intersection(part)
      let (width, height) = (common.maxX - common.minX, common.maxY - common.minY)
      if width.value > Slack.span, height.value > overlap.value { overlap = height }
    }
    overlap = interval.keyboard.opacity(at: time) * overlap
  }

  /// True if the bar and something else have a part of the width in common.
  private func meets(_ rect: RectMotion) -> Bool {
    bar.minX.value < rect.maxX.value && rect.minX.value < bar.maxX.value
  }

  /// A gap is what shows between the bar's bottom and its right place.
  ///
  /// Only what is in front closes it. What the bar paints below itself does not make up for a bar
  /// that is too high. Below the right place backdrop is as the design has it, unless the scene
  /// says that the bar has a foot. Of a keyboard that comes in below the app's window everything sees
  /// only where it ends; a bar goes there by the same motion over a shorter way, and what shows below
  /// it then is no gap.
  private mutating func measureGap(
    _ interval: SeamInterval, at time: Double, on screen: SeamScreen
  ) {
    guard let place = right, meets(keyboard) else { return }
    let floor = screen.isShared ? Motion.min(keyboard.minY, guide.maxY) : keyboard.minY
    let top =
      screen.isShared ? Motion.max(bar.maxY, Motion(Double(screen.window.minY))) : bar.maxY
    let end = Motion.min(place, floor)
    // Without a keyboard on the screen there is nothing to paint down to.
    let isUp = keyboard.minY.value < screen.height
    let foot = isUp ? Motion.min(floor, Motion(max(screen.safeBottom, top.value))) : end
    guard top.value < max(end.value, foot.value) else { return }
    var grounds: [RectMotion] = []
    add(interval.covers, to: &grounds, at: time, above: floor)
    let covers = grounds.indices
    add(interval.fills, to: &grounds, at: time, above: floor)
    // Of a bar that is too high its own ground says nothing.
    let hasBackdrop = !screen.barFloats && top.value > end.value - Slack.span
    forEachStrip(between: grounds) { measure, strip in
      measure.open(MotionInterval(lower: top, upper: end), in: strip, except: grounds[covers])
      let first = measure.openings.count
      let ground = MotionInterval(lower: Motion.max(top, end), upper: foot)
      measure.open(ground, in: strip, except: grounds[...])
      if hasBackdrop {
        for opening in measure.openings[first...] {
          measure.backdrop = max(measure.backdrop, opening.interval.length.value)
        }
      }
      if !screen.hasFoot { measure.openings.removeSubrange(first...) }
    }
    for opening in openings where opening.interval.length.value > gap.value {
      gap = opening.interval.length
    }
  }

  /// Adds the rectangles of those layers that reach into the band between bar and floor.
  private func add(
    _ paths: [LayerPath], to rects: inout [RectMotion], at time: Double, above floor: Motion
  ) {
    for path in paths {
      let rect = path.visibleFrame(at: time)
      if rect.minY.value < floor.value, rect.maxY.value > bar.maxY.value { rects.append(rect) }
    }
  }

  /// Goes through the band's width, cut at every vertical edge of what lies in it.
  private mutating func forEachStrip(
    between rects: [RectMotion], _ body: (inout SeamMeasure, ClosedRange<Double>) -> Void
  ) {
    var left = max(bar.minX.value, keyboard.minX.value)
    let right = min(bar.maxX.value, keyboard.maxX.value)
    while left < right {
      var end = right
      for rect in rects {
        if rect.minX.value > left { end = min(end, rect.minX.value) }
        if rect.maxX.value > left { end = min(end, rect.maxX.value) }
      }
      body(&self, left...end)
      left = end
    }
  }

  /// Adds what is open between two heights of a strip, besides the heights that rectangles take.
  private mutating func open(
    _ interval: MotionInterval, in strip: ClosedRange<Double>, except rects: ArraySlice<RectMotion>
  ) {
    guard interval.length.value > 0 else { return }
    let (left, right) = (strip.lowerBound, strip.upperBound)
    let (first, middle) = (openings.count, (left + right) / 2)
    openings.append(Opening(left: left, right: right, interval: interval))
    for rect in rects where rect.minX.value <= middle && rect.maxX.value >= middle {
      for index in openings.indices[first...].reversed() {
        switch openings[index].interval.without(rect.minY, rect.maxY) {
        case (nil, nil): openings.remove(at: index)
        case (let rest?, nil), (nil, let rest?): openings[index].interval = rest
        case (let above?, let below?):
          openings[index].interval = above
          openings.insert(Opening(left: left, right: right, interval: below), at: index + 1)
        }
      }
    }
  }
}

extension SeamMeasure {
  /// The measure in a phase: a keyboard that is closed covers nothing.
  package func seen(in phase: Phase) -> SeamMeasure {
    guard phase == .closed else { return self }
    var seen = self
    seen.overlap = .zero
    return seen
  }
}

extension RectMotion {
  /// True if a keyboard of this rectangle spans the screen and reaches its bottom, or is below.
  package func isDocked(on screen: SeamScreen) -> Bool {
    minX.value <= Slack.span && maxX.value >= screen.width - Slack.span
      && maxY.value >= screen.height - Slack.span
  }
}

/// A part of a line whose ends move.
package struct MotionInterval {
  package let lower: Motion
  package let upper: Motion

  package var length: Motion { upper - lower }

  /// The parts above and below what lies between two other points; nil for nothing.
  package func without(
    _ from: Motion, _ to: Motion
  ) -> (above: MotionInterval?, below: MotionInterval?) {
    guard from.value < to.value, from.value < upper.value, to.value > lower.value else {
      return (self, nil)
    }
    let (above, below) = (
      MotionInterval(lower: lower, upper: from), MotionInterval(lower: to, upper: upper)
    )
    return (above.length.value > 0 ? above : nil, below.length.value > 0 ? below : nil)
  }
}
