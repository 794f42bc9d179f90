import AnimationCurves
import Foundation
import Scenes

// A keyboard and a bar as rectangles that were seen at each refresh become a playback.
let device = Device.named("iPhone 8") ?? Device.catalog[0]
let tops = (0...30).map { 667 - CGFloat(min($0, 20)) * 13 }
let playback = Playback(
  keyboard: RectTimeline(frames: tops.map { CGRect(x: 0, y: $0, width: 375, height: 260) }),
  bar: RectTimeline(frames: tops.map { CGRect(x: 0, y: $0 - 44, width: 375, height: 44) }),
  on: device)
print(playback.phases.starts.map(\.phase.rawValue).joined(separator: ", "))
