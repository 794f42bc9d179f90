import AnimationCurves
import Detectors
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import Scenes
import TestSupport
import Testing

@testable import KeyboardHandlers

/// The screen that gives its bar to the system: its list is as long as it is, and makes room.
@MainActor
struct AccessoryScreenTests {
  private func played(
    messages: Int = 30, on device: String = "iPhone 8", profile: KeyboardProfile = .iOS18,
    _ events: [SceneEvent], at times: [Double],
    during: @escaping (InputAccessoryViewController, Double) -> Void
  ) throws -> Watched<InputAccessoryViewController> {
    try Watched(
      { InputAccessoryViewController(transcript: .messages(messages)) }, on: device,
      profile: profile, events, at: times, during: during)
  }

  @Test(arguments: ["iPhone 8", "iPhone 14"])
  func listAndNavigationBarHaveTheirPlaces(_ name: String) throws {
    let device = Device.known(name)
    _ = try played(on: name, [], at: [0.5]) { screen, _ in
      #expect(screen.messageList.frame == screen.view.bounds)
      let top = device.safeArea.top + 44
      #expect(
        screen.navigationBar.frame == CGRect(x: 0, y: 0, width: device.size.width, height: top))
      #expect(screen.messageList.adjustedContentInset.top == top)
      #expect(screen.isFirstResponder)
    }
  }

  @Test(arguments: ["iPhone 8", "iPhone 14"])
  func theRowOfTheBarIsAboveTheHomeIndicator(_ name: String) throws {
    let device = Device.known(name)
    let zone = device.safeArea.bottom
    _ = try played(on: name, [.show(300, at: 1)], at: [0.5, 2.5]) { screen, time in
      let bar = screen.bar
      #expect(bar.bounds.width == device.size.width)
      #expect(isNear(bar.bounds.height, 44 + (time < 1 ? zone : 0)))
      #expect(bar.intrinsicContentSize.height == bar.bounds.height)
      let (field, button) = (bar.subviews[0], bar.subviews[1])
      let width = device.size.width
      #expect(field.frame == CGRect(x: 8, y: 6, width: width - 56, height: 32))
      #expect(button.frame == CGRect(x: width - 40, y: 6, width: 32, height: 32))
      #expect(bar.textField.frame == CGRect(x: 8, y: 0, width: width - 72, height: 32))
    }
  }

  /// The room below the messages, with what is safe, is what keyboard and bar take.
  @Test(arguments: ["iPhone 8", "iPhone 14"], [0.0, 100])
  func theListMakesRoomForKeyboardAndBar(_ name: String, _ above: Double) throws {
    let device = Device.known(name)
    let (height, zone) = (Double(device.size.height), Double(device.safeArea.bottom))
    var offsets: [Double] = []
    _ = try played(
      on: name, [.show(300, at: 1), .hide(at: 3)], at: [0.5, 0.9, 2.9, 6]
    ) { screen, time in
      let list = screen.messageList
      if time == 0.5 {
        #expect(list.isAtEnd)
        list.contentOffset.y -= above
      }
      let room = time == 2.9 ? 344.0 : 44 + zone
      #expect(isNear(list.adjustedContentInset.bottom, room), "\(time)")
      offsets.append(Double(list.contentOffset.y))
    }
    let end = 8 + 52 * 30 + 44 + zone - height
    #expect(abs(offsets[0] - (end - above)) < 1e-6)
    #expect(abs(offsets[2] - offsets[1] - (300 - zone)) < 1e-6)
    #expect(abs(offsets[3] - offsets[1]) < 1e-6)
  }

  @Test(arguments: [0.0, 200])
  func aMessageIsFollowedFromTheEndAlone(_ above: Double) throws {
    var offsets: [Double] = []
    _ = try played([], at: [0.5, 1]) { screen, time in
      let list = screen.messageList
      if time == 0.5 {
        list.contentOffset.y -= above
        offsets.append(Double(list.contentOffset.y))
        screen.deliver(Transcript.Message(height: 60, isOutgoing: false))
      }
      offsets.append(Double(list.contentOffset.y))
      #expect(list.contentSize.height == 1636)
    }
    let way: Double = above == 0 ? 68 : 0
    #expect(abs(offsets[1] - offsets[0] - way) < 1e-6)
    #expect(offsets[2] == offsets[1])
  }
}
