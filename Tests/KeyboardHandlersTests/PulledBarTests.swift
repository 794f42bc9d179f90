import AnimationCurves
import Detectors
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import Scenes
import TestSupport
import Testing

@testable import KeyboardHandlers

/// The bars of chat apps under a finger that pulls the keyboard down, and when that goes.
@MainActor
struct PulledBarTests {
  private func chat(_ app: ChatApp) -> ChatListViewController {
    let padding = ChatListPadding(behavior: .always, blankSpace: 0)
    return switch app {
    case .hangouts:
      HangoutsChatListViewController(transcript: .messages(30), padding: padding, app: app)
    case .slack: SlackChatListViewController(transcript: .messages(30), padding: padding, app: app)
    default: ChatListViewController(transcript: .messages(30), padding: padding, app: app)
    }
  }

  private func played(
    _ app: ChatApp, on device: String = "iPhone 8", profile: KeyboardProfile = .iOS18,
    _ events: [SceneEvent], at times: [Double] = [],
    during: @escaping (ChatListViewController, Double) -> Void = { _, _ in }
  ) throws -> Watched<ChatListViewController> {
    try Watched(
      { chat(app) }, on: device, profile: profile, events, at: times, during: during)
  }

  private func pull(
    to end: Double, at time: Double = 1.5, _ release: KeyboardDrag.Release = .stay
  ) -> SceneEvent {
    SceneEvent(
      time: time, kind: .drag(KeyboardDrag(from: 300, to: end, duration: 0.4, release: release)))
  }

  @Test(arguments: ["iPhone 8", "iPad Pro (11-inch)"], ChatApp.allCases)
  func onlySomeAppsLetAFingerPullTheKeyboard(_ device: String, _ app: ChatApp) throws {
    var mode: UIScrollView.KeyboardDismissMode?
    _ = try played(app, on: device, [], at: [0.5]) { chat, _ in
      mode = chat.messageList.keyboardDismissMode
    }
    let isPad = device.hasPrefix("iPad")
    let pulls = app == .messages || app == .hangouts || (app == .slack && !isPad)
    let expected: UIScrollView.KeyboardDismissMode = pulls ? .interactive : .none
    #expect(mode == expected)
  }

  @Test func aBarThatIsPulledWithTheKeysIsOnThem() throws {
    let watched = try played(.messages, [.show(216, at: 0.5), pull(to: 620)])
    for time in stride(from: 1.5, to: 2.5, by: 0.02) {
      let keys = watched.frame(.keyboard, at: time).minY
      // A constraint is laid out in whole pixels.
      #expect(abs(watched.frame(.inputBar, at: time).maxY - keys) <= 0.25 + 1e-9)
    }
    #expect(watched.frame(.keyboard, at: 1.89).minY > 550)
  }

  /// The bar is as far down as the finger has gone, while the keys await it where they are.
  @Test(arguments: ["iPhone 8", "iPhone 14"])
  func aBarThatGoesWithTheFingerIsAsFarDown(_ name: String) throws {
    let device = Device.known(name)
    let top = Double(device.size.height) - 300
    let rest = Double(device.size.height - device.safeArea.bottom)
    let watched = try played(
      .hangouts, on: name, [.show(300, at: 0.5), pull(to: 620)])
    for time in stride(from: 1.5, to: 1.88, by: 1.0 / 60) {
      let way = 320 * (time - 1.5) / 0.4
      let keys = Double(watched.frame(.keyboard, at: time).minY)
      let bar = Double(watched.frame(.inputBar, at: time).maxY)
      // It is a refresh behind at most.
      #expect(bar <= max(min(rest, top + way), keys) + 0.25 + 1e-6, "\(time)")
      #expect(bar >= max(min(rest, top + way - 320 / 0.4 / 60), keys) - 0.25 - 1e-6, "\(time)")
    }
    #expect(isNear(watched.frame(.inputBar, at: 4).maxY, top))
  }

  /// On its way back it goes by easeInOut in 0.25 s, whatever the keyboard does.
  @Test func aBarThatWentWithTheFingerComesBackByItself() throws {
    var frames: [CGAffineTransform] = []
    _ = try played(
      .hangouts, [.show(300, at: 0.5), pull(to: 360)], at: [1.4, 1.7, 1.85, 2.3]
    ) { chat, _ in frames.append(chat.inputBar.transform) }
    #expect(frames[0].isIdentity && frames[3].isIdentity)
    #expect(frames[1].ty > 0 && frames[2].ty > frames[1].ty && frames[2].ty <= 60)
  }

  @Test(arguments: KeyboardProfile.all)
  func aBarThatHasItsOwnWayDownTakesAQuarterOfASecond(_ profile: KeyboardProfile) throws {
    let watched = try played(.slack, profile: profile, [.show(216, at: 0.5), .hide(at: 2)])
    for time in stride(from: 0.5, to: 1.95, by: 0.05) {
      let keys = watched.frame(.keyboard, at: time).minY
      #expect(abs(watched.frame(.inputBar, at: time).maxY - min(667, keys)) < 1e-6, "\(time)")
    }
    for time in stride(from: 2.001, to: 2.6, by: 0.017) {
      let progress = TimingFunction.easeInEaseOut.progress(
        at: min(0.25, time - 2), duration: 0.25)
      let bar = Double(watched.frame(.inputBar, at: time).maxY)
      #expect(abs(bar - (451 + 216 * progress)) < 1e-6, "\(time)")
    }
  }

  @Test func aBarThatHasGoneItsOwnWayComesBackOnTheKeys() throws {
    let watched = try played(
      .slack, [.show(216, at: 0.5), .hide(at: 2), .show(258, at: 3), .hide(at: 5)])
    #expect(isNear(watched.frame(.inputBar, at: 2.9).maxY, 667))
    for time in stride(from: 3.0, to: 4.9, by: 0.05) {
      let keys = watched.frame(.keyboard, at: time).minY
      #expect(abs(watched.frame(.inputBar, at: time).maxY - min(667, keys)) < 1e-6, "\(time)")
    }
    #expect(isNear(watched.frame(.inputBar, at: 6).maxY, 667))
  }
}
