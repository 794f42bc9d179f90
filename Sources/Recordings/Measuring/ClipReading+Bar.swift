import Foundation
import LayerGeometry
import Scenes

extension ClipReading {
  /// Points by which a bar's way from one rest to another may differ from what its picture says.
  private static let greatestOff = 12.0

  /// Throws where nothing moves with the keyboard, or what was taken for it stays where it is, or
  /// is not to be seen without the keyboard.
  func requireBar(_ options: ClipOptions) throws(RecordingError) {
    guard scenery.bar == nil || !goesItsWay else { return }
    let top = keyboardTops.compactMap { $0 }.first ?? 0
    let found = "a keyboard with its top at \(top.tenths) pt is found (\(device.name))"
    guard let bar = options.bar, scenery.bar == nil else {
      throw .wrongInput(
        "\(found), but nothing above it goes along with it. Give the bar with --bar TOP..BOTTOM, in"
          + " points, as it is while the keyboard is open; one that stays below the keyboard, as it"
          + " is while that is closed. seam identify reads the keyboard alone")
    }
    throw .wrongInput(
      "\(found), but what is at \(bar.lowerBound.tenths)..\(bar.upperBound.tenths) pt above it is"
        + " nowhere while it is closed: give --bar TOP..BOTTOM as the bar is while the keyboard is"
        + " open, with something in it that stays the same")
  }

  /// True if what was taken for the bar is elsewhere while the keyboard is closed, by the way that
  /// its picture says; true where the clip does not show that.
  private var goesItsWay: Bool {
    guard let bar = scenery.bar, !bar.isStill else { return true }
    let rests = scenery.rests.rests.indices
    let closedRests = rests.filter { keyboardTops[$0] == nil }
    let open = rests.filter { keyboardTops[$0] != nil }.compactMap { barBottoms[$0] }
    let closed = closedRests.compactMap { barBottoms[$0] }
    guard !closed.isEmpty else {
      let seen = track.barBottom.compactMap { $0 }
      let isShown = closedRests.contains { scenery.rests.rests[$0].isSure }
      return !isShown || (seen.max() ?? 0) - (seen.min() ?? 0) > Self.greatestOff
    }
    let way = bar.offset / rowsPerPoint
    let ways = open.flatMap { place in closed.map { $0 - place } }
    return ways.isEmpty || ways.contains { abs($0 - way) < Self.greatestOff }
  }
}
