import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import Scenes
import TestSupport
import Testing

@testable import KeyboardHandlers

/// A bar on the layout guide, kept clear of the home indicator by the guide or by itself.
@MainActor
struct BarClearanceTests {
  private func played(
    _ clearance: LayoutGuideChatViewController.Clearance, on device: String
  ) throws -> Watched<LayoutGuideChatViewController> {
    try Watched(
      {
        LayoutGuideChatViewController(
          transcript: .standard, followsUndocked: false, clearance: clearance)
      }, on: device, [.show(258, at: 0.5), .hide(at: 1.5)])
  }

  /// The guide ends above the zone of the home indicator, and a bar's end that looks after itself is
  /// at the zone's edge or at the screen's; on an open keyboard and without a zone they are the same.
  @Test(arguments: [("iPhone X", 34.0), ("iPhone 8", 0)])
  func theBarIsClearOfTheZone(_ device: String, _ zone: Double) throws {
    let height = Double(Device.known(device).size.height)
    let (guided, own) = (try played(.guide, on: device), try played(.bar, on: device))
    func end(_ watched: Watched<LayoutGuideChatViewController>, _ time: Double) -> Double {
      Double(watched.frame(.inputBar, at: time).maxY)
    }
    for time in [0.2, 1.4, 2.6] {
      let top = Double(guided.frame(.keyboard, at: time).minY)
      #expect(end(guided, time) == (time == 1.4 ? top : height - zone))
      #expect(end(own, time) == (time == 1.4 ? top : height - zone), "\(time)")
    }
  }
}
