import AnimationCurves
import Foundation
import HeadlessUIKit
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import KeyboardSimulation

/// The heights and timings that are asked of the keyboard, and how long they count.
@MainActor
struct RequestedKeysTests {
  /// The system's keys come back as high as a scene has last asked for, by the usual timing.
  @Test func aHeightCountsUntilTheNext() throws {
    let rehearsal = try TypingRehearsal([
      .show(300, at: 0, duration: 0.4, curve: 0), event(.blur, at: 1), event(.focus(2), at: 2),
      .hide(at: 3, duration: 0.35, curve: 3), event(.focus(1), at: 4), event(.show(nil), at: 5),
      event(.blur, at: 6), event(.focus(2), at: 7),
    ])
    let shows = rehearsal.heard("WillShow")
    #expect(shows.map(\.time) == [0, 2, 4, 5, 7])
    #expect(shows.map { Double($0.end.height) } == [300, 300, 300, 216, 216])
    #expect(shows.map(\.duration) == [0.4, 0.25, 0.25, 0.25, 0.25])
    #expect(shows.map(\.curve) == [0, 7, 7, 7, 7])
    let hides = rehearsal.heard("WillHide")
    #expect(hides.map(\.duration) == [0.25, 0.35, 0.25] && hides.map(\.curve) == [7, 3, 7])
  }

  /// Views in place of keys that are up come at once; so does an accessory on a screen at its start.
  @Test func whatIsReloadedIsThereAtOnce() throws {
    let rehearsal = try TypingRehearsal([event(.focus(1), at: 1)]) { controller in
      let field = controller.fields[0]
      // Without the focus nothing is on the screen that could change.
      VirtualRunLoop.current.schedule(at: 0.5) { field.reloadInputViews() }
      VirtualRunLoop.current.schedule(at: 2) {
        field.inputAccessoryView = accessory(height: 30)
        field.reloadInputViews()
      }
      VirtualRunLoop.current.schedule(at: 3) {
        field.inputView = accessory(height: 250)
        field.reloadInputViews()
      }
    }
    let shows = rehearsal.heard("WillShow")
    #expect(shows.map(\.time) == [1, 2, 3] && shows.map(\.duration) == [0.25, 0, 0])
    #expect(shows.map { Double($0.end.height) } == [216, 246, 280])
    #expect(rehearsal.heard("DidShow").map(\.time) == [1.5, 2, 3])
  }

  @Test func anAccessoryAtTheStartIsThereAtOnce() throws {
    let rehearsal = try TypingRehearsal([]) { controller in
      controller.controllerAccessory = accessory(height: 44)
      controller.becomeFirstResponder()
    }
    let show = try #require(rehearsal.heard("WillShow").first)
    #expect(show.time == 0 && show.duration == 0)
    #expect(show.end == CGRect(x: 0, y: 623, width: 375, height: 44))
    // Keys are never at once.
    let keys = try TypingRehearsal([]) { $0.fields[0].becomeFirstResponder() }
    #expect(keys.heard("WillShow").map(\.duration) == [0.25])
  }

  /// A view in the keys' place without a height of its own is as high as they are.
  @Test func aViewWithoutHeightTakesThatOfTheKeys() throws {
    let rehearsal = try TypingRehearsal([
      .show(280, at: 0), event(.blur, at: 1), event(.focus(1), at: 2),
    ]
    ) { controller in
      VirtualRunLoop.current.schedule(at: 1.9) { controller.fields[0].inputView = UIView() }
    }
    #expect(rehearsal.heard("WillShow").map { Double($0.end.height) } == [280, 280])
  }

  /// A view in the keys' place that has its height by constraints takes another at once; one by
  /// its frame does when it is loaded again.
  @Test(arguments: [true, false]) func aViewInTheKeysPlaceGrows(_ byConstraint: Bool) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 240))
    let height = view.heightAnchor.constraint(equalToConstant: 240)
    if byConstraint {
      view.translatesAutoresizingMaskIntoConstraints = false
      height.isActive = true
    }
    let rehearsal = try TypingRehearsal([event(.focus(1)), event(.blur, at: 4)]) { controller in
      controller.fields[0].inputView = view
      VirtualRunLoop.current.schedule(at: 2) {
        if byConstraint { height.constant = 290 } else { view.frame.size.height = 290 }
        controller.view.setNeedsLayout()
      }
      VirtualRunLoop.current.schedule(at: 3) {
        if !byConstraint { view.frame.size.height = 290 }
        controller.fields[0].reloadInputViews()
      }
    }
    let shows = rehearsal.heard("WillShow")
    #expect(shows.map(\.time) == [0, byConstraint ? 2 : 3])
    #expect(shows.map { Double($0.end.height) } == [240, 290])
    #expect(shows[1].duration == 0 && shows[1].begin.height == 240)
  }

  /// However low it becomes it has that height; only without any it keeps the one before.
  @Test(arguments: [(1, [240, 1]), (0, [240])] as [(Double, [Double])])
  func aViewInTheKeysPlaceMayBeLow(_ points: Double, _ heights: [Double]) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 240))
    view.translatesAutoresizingMaskIntoConstraints = false
    let height = view.heightAnchor.constraint(equalToConstant: 240)
    height.isActive = true
    let rehearsal = try TypingRehearsal([event(.focus(1)), event(.blur, at: 4)]) { controller in
      controller.fields[0].inputView = view
      VirtualRunLoop.current.schedule(at: 2) {
        height.constant = CGFloat(points)
        controller.view.setNeedsLayout()
      }
    }
    #expect(rehearsal.heard("WillShow").map { Double($0.end.height) } == heights)
  }

  /// An accessory that grows with every layout is heard so often in one instant, and no more.
  @Test func endlessGrowthEnds() throws {
    final class Growing: UIView {
      var height: CGFloat = 40
      var isOn = false
      override var intrinsicContentSize: CGSize { CGSize(width: 100, height: height) }
      override func layoutSubviews() {
        super.layoutSubviews()
        guard isOn else { return }
        height += 1
        invalidateIntrinsicContentSize()
      }
    }
    let bar = Growing()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let rehearsal = try TypingRehearsal([event(.focus(1))]) { controller in
      controller.fields[0].inputAccessoryView = bar
      VirtualRunLoop.current.schedule(at: 2) {
        bar.isOn = true
        bar.setNeedsLayout()
        controller.view.setNeedsLayout()
      }
    }
    let heard = rehearsal.heard("WillShow").filter { $0.time == 2 }
    #expect(heard.count == 16)
  }

  /// An accessory's field is the last of all fields.
  @Test func theAccessorysFieldIsTheLast() throws {
    let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let rehearsal = try TypingRehearsal(
      [event(.focus(4), at: 1), event(.focus(5), at: 2)],
      configure: { controller in
        let bar = accessory(height: 44)
        bar.addSubview(inner)
        controller.controllerAccessory = bar
        controller.becomeFirstResponder()
      }, atEnd: { _ in #expect(inner.isFirstResponder) })
    #expect(
      rehearsal.playback.diagnostics.filter { $0.kind == .eventWithoutEffect }.map(\.time) == [2])
  }

  /// Heights come one after the other, each at its time and by one timing.
  @Test(arguments: [nil, 0.1]) func heightsComeInTurn(_ duration: Double?) throws {
    let heights = KeyboardSwitch.heights([250, 300, 280], interval: 0.7, duration: duration)
    let rehearsal = try Rehearsal([event(.keyboardSwitch(heights), at: 1)])
    let shows = rehearsal.heard.filter { $0.name == "WillShow" }
    #expect(zip(shows.map(\.time), [1, 1.7, 2.4]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(shows.map { Double($0.end.height) } == [250, 300, 280])
    #expect(shows.allSatisfy { $0.duration == duration ?? 0.25 })
    let one = try Rehearsal([
      event(.keyboardSwitch(.heights([200], interval: 1, duration: 0)), at: 1)
    ])
    #expect(one.heard.filter { $0.name == "WillShow" }.map(\.time) == [1])
  }

  /// Keys are named by the height that was asked for, up to that with suggestions.
  @Test(arguments: [(0.0, true), (1, false)]) func highKeysAreNoneOfTheSystems(
    _ more: Double, _ isText: Bool
  ) throws {
    let device = Device.known("iPhone 8")
    let high = device.usualKeyboardHeight + device.predictiveBarHeight + more
    let playback = try Rehearsal([.show(high, at: 0)], device: device).playback
    #expect(try playback.panel(at: 1) == (isText ? .text : nil))
  }

  /// A show of what is up already changes what is drawn, and posts nothing.
  @Test func anotherPanelInOnePlaceIsSilent() throws {
    let device = Device.known("iPad (9.7-inch)")
    let rehearsal = try Rehearsal(
      [
        .show(300, at: 0), event(.undock(lift: 200), at: 1),
        event(.split(height: nil, lift: 200), at: 2), event(.undock(lift: 200), at: 3),
        event(.float(CGRect(x: 9, y: 9, width: 300, height: 300)), at: 4),
        event(.float(CGRect(x: 9, y: 9, width: 300, height: 300)), at: 5),
      ], device: device)
    let times = Set(rehearsal.heard.map { $0.time.rounded(.down) })
    #expect(times == [0, 1, 4])
    let panels = try [0.9, 1.9, 2.9, 3.9].map { try rehearsal.playback.panel(at: $0) }
    #expect(panels == [.text, nil, .split, nil])
  }

  @Test func theFloatingKeyboardIsAtItsDistanceFromTheBottom() throws {
    for (height, top) in [(1194.0, 726.0), (1000, 532)] {
      let pad = Device(
        name: "pad", width: 834, height: height, scale: 2, safeArea: .zero, keyboardHeight: 200,
        predictiveBarHeight: 0)
      let rehearsal = try Rehearsal([.show(200, at: 0), event(.float(nil), at: 1)], device: pad)
      let frame = try rehearsal.playback.keyboardFrame(at: 1)
      #expect(frame == CGRect(x: 257, y: top, width: 320, height: 320))
    }
  }
}

extension SceneEvent.Kind {
  fileprivate static func show(_ height: Double?) -> Self {
    .show(height: height, duration: nil, curve: 7)
  }
}
