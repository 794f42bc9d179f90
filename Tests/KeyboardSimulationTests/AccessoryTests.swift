import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// Accessories on top of the keys, and their part in notifications.
@MainActor
struct AccessoryTests {
  /// Up to iOS 18 the height counts the accessory; from iOS 26 on it does not (Chatto, pull 797).
  @Test(arguments: KeyboardProfile.all, [0.0, 14, 40, 44])
  func heights(_ profile: KeyboardProfile, _ height: Double) throws {
    let rehearsal = try TypingRehearsal([event(.focus(1)), event(.blur, at: 1)], profile: profile) {
      if height > 0 { $0.fields[0].inputAccessoryView = accessory(height: height) }
    }
    let counted = profile.countsAccessory ? 216 + height : 216
    let show = try #require(rehearsal.heard("WillShow").first)
    #expect(Double(show.end.height) == counted && Double(show.end.minY) == 667 - counted)
    #expect(show.begin.minY == 667)
    #expect(try rehearsal.playback.keyboardTop(at: 0.9) == 667 - 216)
    let hide = try #require(rehearsal.heard("WillHide").first)
    #expect(hide.begin == show.end)
    #expect(try rehearsal.playback.keyboardTop(at: 3) >= 667)
  }

  /// The view that an accessory lies in spans the keys as well: its centre is that of both.
  @Test(arguments: [14.0, 44]) func theAccessorysHostSpansTheKeys(_ height: Double) throws {
    let bar = accessory(height: height)
    _ = try TypingRehearsal([event(.focus(1))]) { $0.fields[0].inputAccessoryView = bar }
    let top = 667 - 216 - height
    #expect(bar.superview?.frame == CGRect(x: 0, y: top, width: 375, height: 216 + height))
    #expect(bar.superview?.center == CGPoint(x: 187.5, y: (top + 667) / 2))
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: height))
  }

  /// From iOS 26 on a hide has the accessory's height although nothing stays.
  ///
  /// Source: hackiftekhar/IQKeyboardNotification, `IQKeyboardInfo.swift`.
  @Test func hidingTellsTheAccessorysHeight() throws {
    let rehearsal = try TypingRehearsal([event(.focus(1)), event(.blur, at: 1)], profile: .iOS26) {
      $0.fields[0].inputAccessoryView = accessory(height: 44)
    }
    #expect(
      rehearsal.heard("WillHide").map(\.end) == [CGRect(x: 0, y: 623, width: 375, height: 44)])
  }

  /// Keys rise whole on an accessory that was there before them, and leave it so: they do not grow.
  @Test func keysComeUpWhole() throws {
    let bar = accessory(height: 44)
    let rehearsal = try TypingRehearsal([event(.focus(1), at: 0.5), event(.blur, at: 1.5)]) {
      $0.controllerAccessory = bar
      $0.becomeFirstResponder()
    }
    for time in stride(from: 0.5, through: 2.4, by: 0.02) {
      #expect(try rehearsal.playback.keyboardFrame(at: time).height == 216, "\(time)")
    }
  }

  /// A bar belongs on an accessory that can be seen, and not on one that is the bar or holds it.
  @Test(arguments: [
    (1.0, 0, true), (0.995, 0, true), (0.98, 0, false), (1, 1, false), (1, 3, false),
  ])
  func aBarIsOnWhatIsSeen(_ alpha: CGFloat, _ depth: Int, _ isFloor: Bool) throws {
    let rehearsal = try TypingRehearsal([event(.focus(1))]) {
      let ground = accessory(height: 44)
      ground.backgroundColor = UIColor(white: 1, alpha: alpha)
      var inner = ground
      for _ in 1..<max(1, depth) {
        let next = UIView(frame: ground.bounds)
        inner.addSubview(UIView())
        inner.addSubview(next)
        inner = next
      }
      if depth > 0 { inner.layer.role = .inputBar }
      $0.fields[0].inputAccessoryView = ground
    }
    #expect(try guideTop(in: rehearsal) == (isFloor ? 407 : 451), "\(alpha), \(depth)")
  }

  /// A toolbar is seen by its look, without a background of its own.
  @Test func aBarIsOnAToolbar() throws {
    let rehearsal = try TypingRehearsal([event(.focus(1))]) {
      $0.fields[0].inputAccessoryView = UIToolbar(
        frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    }
    #expect(try guideTop(in: rehearsal) == 407)
  }

  private func guideTop(in rehearsal: TypingRehearsal) throws -> Double {
    let commit = try #require(rehearsal.playback.log.commit(at: 2))
    let guide = try #require(LayerPath(to: .keyboardGuide, in: commit.root))
    return Double(guide.leaf.presentation(at: 2).frame.minY)
  }

  /// A ground that reaches below the accessory, as MessageKit's does, hides no keys.
  @Test func theKeysLieOnTheAccessory() throws {
    let bar = accessory(height: 44)
    let rehearsal = try TypingRehearsal([event(.focus(1))]) {
      $0.fields[0].inputAccessoryView = bar
    }
    #expect(!rehearsal.heard("WillShow").isEmpty)
    let host = try #require(bar.superview)
    let views = try #require(host.superview).subviews
    let place = try #require(views.firstIndex { $0 === host })
    let keys = try #require(views.firstIndex { $0.layer.role == .keyboard })
    #expect(place < keys)
  }

  @Test func anotherFieldsAccessoryIsAnotherFrame() throws {
    let rehearsal = try TypingRehearsal([event(.focus(1)), event(.focus(2), at: 1)]) {
      $0.fields[0].inputAccessoryView = accessory(height: 44)
    }
    let last = try #require(rehearsal.heard("WillShow").last)
    #expect(last.begin == CGRect(x: 0, y: 407, width: 375, height: 260))
    #expect(last.end == CGRect(x: 0, y: 451, width: 375, height: 216))
    for time in stride(from: 0.6, through: 2, by: 0.05) {
      #expect(try rehearsal.playback.keyboardTop(at: time) == 451)
    }
  }

  /// A view in the keys' place fills it, whatever frame it had, even if it is as high as they are.
  @Test(arguments: [250.0, 300]) func anInputViewFillsThePlaceOfTheKeys(_ height: Double) throws {
    let view = UIView(frame: CGRect(x: 7, y: 9, width: 20, height: height))
    let rehearsal = try TypingRehearsal([.show(300, at: 0.5)]) { controller in
      VirtualRunLoop.current.schedule(at: 2) {
        controller.fields[0].inputView = view
        controller.fields[0].reloadInputViews()
      }
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 375, height: height))
    #expect(try rehearsal.playback.keyboardFrame(at: 4).height == height)
  }

  /// Of two views in the keys' place, one after the other, the last one is there.
  @Test func anInputViewGoesWhereAnotherComes() throws {
    let views = [accessory(height: 300), accessory(height: 250)]
    _ = try TypingRehearsal([event(.focus(1)), event(.focus(2), at: 1)]) { controller in
      for (field, view) in zip(controller.fields, views) { field.inputView = view }
    }
    #expect(views[0].superview == nil && views[1].superview != nil)
  }

  @Test func aViewInPlaceOfTheKeys() throws {
    let rehearsal = try TypingRehearsal([event(.focus(1)), event(.focus(2), at: 1)]) {
      $0.fields[0].inputView = accessory(height: 300)
    }
    #expect(rehearsal.heard("WillShow").map { Double($0.end.height) } == [300, 216])
  }

  @Test func reloadingTakesTheNewView() throws {
    let rehearsal = try TypingRehearsal([event(.focus(1)), event(.type("x"), at: 1)]) {
      let field = $0.fields[0]
      _ = NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: field, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          field.inputAccessoryView = accessory(height: 50)
          field.reloadInputViews()
        }
      }
    }
    #expect(rehearsal.heard("WillShow").map { Double($0.end.height) } == [216, 266])
  }

  /// One that is put up while the keys are on their way is on them from then on.
  @Test(arguments: KeyboardProfile.all)
  func itGoesAlongWithKeysOnTheirWay(_ profile: KeyboardProfile) throws {
    let bar = accessory(height: 44)
    bar.layer.role = .sendButton
    let rehearsal = try TypingRehearsal(
      [event(.focus(1)), event(.type("x"), at: 0.1)], profile: profile
    ) {
      let field = $0.fields[0]
      _ = NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: field, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          field.inputAccessoryView = bar
          field.reloadInputViews()
        }
      }
    }
    for time in stride(from: 0.1, through: 1.5, by: 0.01) {
      let commit = try #require(rehearsal.playback.log.commit(at: time))
      let path = try #require(LayerPath(to: .sendButton, in: commit.root))
      let bottom = Double(path.frame(at: time).rect.maxY)
      #expect(abs(bottom - (try rehearsal.playback.keyboardTop(at: time))) < 1e-9)
    }
  }

  /// A controller's accessory rests at the bottom, rises with the keys, and comes back.
  @Test(arguments: KeyboardProfile.all)
  func aControllersAccessoryOutlivesTyping(_ profile: KeyboardProfile) throws {
    let rehearsal = try TypingRehearsal(
      [event(.focus(1), at: 1), event(.blur, at: 2)], profile: profile,
      configure: { controller in
        controller.controllerAccessory = accessory(height: 44)
        VirtualRunLoop.current.schedule(at: 0.1) { controller.becomeFirstResponder() }
      }, atEnd: { #expect($0.isFirstResponder) })
    let first = try #require(rehearsal.heard("WillShow").first)
    #expect(first.end == CGRect(x: 0, y: 623, width: 375, height: 44))
    let typing = rehearsal.diary.heard.filter { $0.time == 1 }
    let keys = profile.countsAccessory ? 260.0 : 216
    #expect(typing.allSatisfy { Double($0.end.height) == keys })
    let last = try #require(rehearsal.diary.heard.last)
    #expect(last.end == first.end)
    #expect(last.name == (profile.countsAccessory ? "DidShow" : "DidHide"))
    let phases = rehearsal.playback.phases.starts.map(\.phase)
    #expect(phases == [.closed, .opening, .open, .closing, .closed])
  }

  /// A field's accessory leaves the screen with the keys.
  @Test func itLeavesTheScreenWithTheKeys() throws {
    let bar = accessory(height: 44)
    _ = try TypingRehearsal(
      [event(.focus(1)), event(.blur, at: 1)],
      configure: { controller in
        controller.fields[0].inputAccessoryView = bar
        VirtualRunLoop.current.schedule(at: 1.2) { #expect(bar.window != nil) }
      }, atEnd: { _ in #expect(bar.window == nil && bar.superview == nil) })
  }

  /// A change of half a pixel is another height, and less is none.
  @Test(arguments: [(0.25, 1), (0.24, 0), (-0.25, 1)])
  func halfAPixelIsAnotherHeight(_ change: Double, _ count: Int) throws {
    let bar = accessory(height: 44)
    let rehearsal = try TypingRehearsal([event(.focus(1))], device: .known("iPhone 8")) {
      controller in
      controller.fields[0].inputAccessoryView = bar
      VirtualRunLoop.current.schedule(at: 2) {
        bar.frame.size.height += CGFloat(change)
        controller.view.setNeedsLayout()
      }
    }
    #expect(rehearsal.heard("WillShow").filter { $0.time >= 2 }.count == count)
  }
}
