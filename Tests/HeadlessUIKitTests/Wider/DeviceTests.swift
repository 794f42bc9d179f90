import LayerTrees
import Testing

@testable import HeadlessUIKit

/// The screen and the device that an app runs on.
@MainActor
struct DeviceTests {
  /// The screen's pixels are its points at its scale, as the device is held upright.
  @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight])
  func pixelsAreThoseOfTheUprightScreen(_ orientation: UIInterfaceOrientation) {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3)
    screen.turn(to: orientation)
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    #expect(screen.nativeScale == 3)
    let isUpright = orientation == .portrait
    #expect(
      screen.bounds.size == CGSize(width: isUpright ? 390 : 844, height: isUpright ? 844 : 390))
  }

  /// The interface turns against the device: its left is the device's right.
  @Test(
    arguments: [
      (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown),
      (.landscapeLeft, .landscapeRight), (.landscapeRight, .landscapeLeft),
    ] as [(UIInterfaceOrientation, UIDeviceOrientation)])
  func theDeviceTurnsAgainstTheInterface(
    _ interface: UIInterfaceOrientation, _ device: UIDeviceOrientation
  ) {
    let stage = Stage()
    stage.loop.screen.turn(to: interface)
    #expect(UIDevice.current.orientation == device)
    #expect(device.isPortrait == interface.isPortrait)
    #expect(device.isLandscape == interface.isLandscape)
  }

  /// A device lies flat, is upright or on its side; only the last two are an interface's.
  @Test func aDeviceIsHeldInOneWay() {
    let all = (0...6).compactMap(UIDeviceOrientation.init(rawValue:))
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(
      all.filter(\.isValidInterfaceOrientation)
        == [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
  }

  /// A device's model follows from its screen's size.
  @Test(arguments: [(390.0, "iPhone"), (820, "iPad")])
  func theModelFollowsFromTheSize(_ width: CGFloat, _ model: String) {
    VirtualRunLoop(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: width, height: 1180)))
      .makeCurrent()
    #expect(UIDevice.current.model == model)
    #expect((UIDevice.current.userInterfaceIdiom == .pad) == (model == "iPad"))
  }

  /// What no test asks a phone for is as on one that lies on a desk: full, bright, untouched.
  @Test func aPhoneOnADesk() {
    _ = Stage()
    let (device, screen) = (UIDevice.current, UIScreen.main)
    #expect(device.batteryLevel == 1 && device.batteryState == .full)
    #expect(device.isBatteryMonitoringEnabled && !device.isProximityMonitoringEnabled)
    #expect(!device.proximityState && device.systemName == "iOS")
    #expect(screen.maximumFramesPerSecond == 60 && screen.brightness == 0.5)
    #expect(UIScreen.screens == [screen])
  }

  /// A touch and an event without fingers: one tap, no force, no place but its window's.
  @Test func aTouchHasItsPlace() {
    let stage = Stage()
    let view = stage.add(CGRect(x: 10, y: 20, width: 50, height: 50))
    let touch = UITouch()
    (touch.view, touch.place) = (view, CGPoint(x: 30, y: 25))
    #expect(touch.location(in: view) == CGPoint(x: 20, y: 5))
    #expect(touch.preciseLocation(in: view) == CGPoint(x: 20, y: 5))
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 30, y: 25))
    #expect(touch.precisePreviousLocation(in: nil) == CGPoint(x: 30, y: 25))
    #expect(touch.window === stage.window && touch.tapCount == 1 && touch.force == 0)
    #expect(touch.type == .direct && touch.phase == .began)
    let event = UIEvent()
    #expect(event.allTouches?.isEmpty == true && event.touches(for: view)?.isEmpty == true)
    #expect(event.type == .touches && event.subtype == .none && event.timestamp == stage.loop.now)
    let activity = NSUserActivity(activityType: "a")
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
  }
}
