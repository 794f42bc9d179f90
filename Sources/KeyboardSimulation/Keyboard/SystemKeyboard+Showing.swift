import Foundation
import HeadlessUIKit
import Scenes

extension SystemKeyboard {
  /// Comes up, or takes another height where it is up already.
  func show(height: Double, timing: NotifiedTiming) {
    let begin = reported(frame)
    state.keysHeight = height
    state.isUp = true
    if loop.input.inputs.accessoryView == nil { detachAccessory() }
    measureAccessory()
    update(timing, from: begin)
  }

  /// Goes down; does nothing where it is down already.
  func hide(timing: NotifiedTiming) {
    state.isUp = false
    update(timing)
  }

  /// Goes where its state wants it; what is there already posts nothing.
  ///
  /// - Parameters:
  ///   - timing: how it moves.
  ///   - begin: where notifications say that it is; nil for where it really is.
  func update(_ timing: NotifiedTiming, from begin: CGRect? = nil) {
    guard let target = state.frame else { return leave(timing) }
    if isShown {
      guard target != frame else {
        layers.panel = panel
        return
      }
      change(to: target, from: begin ?? reported(frame), timing)
    } else {
      enter(target, timing)
    }
  }

  private func enter(_ target: CGRect, _ timing: NotifiedTiming) {
    let begin = CGRect(
      x: target.minX, y: screen.maxY, width: target.width, height: target.height)
    put(begin)
    let end = reported(target)
    let hidden = CGRect(x: end.minX, y: screen.maxY, width: end.width, height: end.height)
    run(
      KeyboardMotion(
        target: target, begin: hidden, end: end, timing: crossing(timing),
        will: state.isDocked ? .willShow : [.willChangeFrame],
        did: state.isDocked ? .didShow : [.didChangeFrame],
        fade: requests.crossFade ? .in : .none))
  }

  /// Takes another rectangle while it is on the screen, which posts another show.
  private func change(to target: CGRect, from begin: CGRect, _ timing: NotifiedTiming) {
    let isLeft = state.shownKeysHeight == 0 && !loop.keyboardProfile.countsAccessory
    let names: (will: [KeyboardNotification.Name], did: [KeyboardNotification.Name]) =
      switch (state.isDocked, isLeft) {
      case (false, _): ([.willChangeFrame], [.didChangeFrame])
      case (true, true): (.willHide, .didHide)
      case (true, false): (.willShow, .didShow)
      }
    run(
      KeyboardMotion(
        target: target, begin: begin, end: reported(target), timing: timing, will: names.will,
        did: names.did))
  }

  /// Goes below the bottom, where it is by then: only keys that are wanted can be elsewhere.
  private func leave(_ timing: NotifiedTiming) {
    guard isShown else { return }
    let target = CGRect(x: frame.minX, y: screen.maxY, width: frame.width, height: frame.height)
    run(
      KeyboardMotion(
        target: target, begin: reported(frame),
        end: requests.crossFade ? .zero : reported(target), timing: crossing(timing),
        will: .willHide, did: .didHide, fade: requests.crossFade ? .out : .none))
  }

  /// A fade has a time of its own.
  private func crossing(_ timing: NotifiedTiming) -> NotifiedTiming {
    requests.crossFade ? .crossFade : timing
  }

  /// The rectangle in notifications for one that counts the accessory.
  ///
  /// From iOS 26 on they have the keys alone, and of the accessory where no keys are on the
  /// screen, even if it is on its way down. Sources: Chatto, pull request 797;
  /// hackiftekhar/IQKeyboardNotification, `IQKeyboardInfo.swift`.
  func reported(_ frame: CGRect) -> CGRect {
    let height = CGFloat(layers.accessoryHeight)
    guard !loop.keyboardProfile.countsAccessory, height > 0, !frame.isEmpty else { return frame }
    if frame.minY + height < screen.maxY {
      return CGRect(
        x: frame.minX, y: frame.minY + height, width: frame.width, height: frame.height - height)
    }
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }

  func heightLeftOut(above reported: CGRect) -> CGFloat {
    let height = CGFloat(layers.accessoryHeight)
    let isCounted = loop.keyboardProfile.countsAccessory || reported.isEmpty
    return isCounted || reported.minY >= screen.maxY - height - 0.5 ? 0 : height
  }
}
