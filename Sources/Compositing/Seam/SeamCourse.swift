package import Foundation
package import Scenes
package import LayerTrees

/// Bar and keyboard over a whole scene, in continuous time.
package struct SeamCourse {
  /// What is on screen from commit to commit, in order.
  package let sections: [SeamSection]
  package let screen: SeamScreen

  package init(_ playback: Playback) {
    sections = playback.seamSections
    screen = SeamScreen(playback.scene)
  }

  /// The section that is on screen at `time`; nil where there is none.
  package func index(at time: Double) -> Int? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].start > time { high = middle } else { low = middle + 1 }
    }
    return low > 0 && sections[low - 1].end > time ? low - 1 : nil
  }

  /// Gap or overlap at `time`, in points; 0 where there is no seam.
  package func value(of fault: SeamFault, at time: Double, phases: PhaseLog) -> Double {
    guard phases.phase(at: time) != .closed, let index = index(at: time) else { return 0 }
    return SeamMeasure(sections[index], at: time, on: screen)[fault].value
  }

  /// The bar's bottom edge at `time`, in points of the screen.
  package func barBottom(at time: Double) -> Motion? {
    index(at: time).map { sections[$0].bar.frame(at: time).maxY }
  }

  /// Where the bottom of a correctly glued bar is at `time`, in points of the screen.
  package func guideTop(at time: Double) -> Motion? {
    index(at: time).map { sections[$0].guideTop(at: time) }
  }
}

extension SeamSection {
  /// The guide's top edge, or the keyboard's where that comes to rest docked and is higher.
  package func guideTop(at time: Double) -> Motion {
    let edge = guide.frame(at: time).minY
    return isDocked(at: time) ? Motion.min(edge, keyboard.frame(at: time).minY) : edge
  }

  /// From when on the keyboard stands still, in seconds.
  package var keyboardRestTime: Double { max(start, max(guide.restTime, keyboard.restTime)) }

  /// From when on the bar stands still, in seconds.
  package var barRestTime: Double { max(start, bar.restTime) }

  /// The size of the screen, which is another one once the device is turned, in points.
  package var rootSize: CGSize { bar.layers[0].model.bounds.size }
}
