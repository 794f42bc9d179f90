import Compositing
import Foundation
import LayerTrees
import Scenes

/// Points by which a claim is missed over a scene; 0 where it holds.
struct RequiredDistance {
  /// At each refresh.
  var shown: [Double]
  /// In continuous time; none where only refreshes show it.
  var samples: [MotionSample] = []
  /// At an instant; of what only refreshes show, 0.
  var value: (Double) -> Double = { _ in 0 }

  /// The same, but 0 at other times.
  fileprivate func limited(to span: ClosedRange<Double>, _ times: [Double]) -> RequiredDistance {
    let ends = [span.lowerBound, span.upperBound].filter(\.isFinite).map {
      MotionSample(time: $0, value: value($0))
    }
    let inside = samples.filter { span.contains($0.time) }
    return RequiredDistance(
      shown: zip(times, shown).map { span.contains($0) ? $1 : 0 },
      samples: samples.isEmpty ? [] : (inside + ends).sorted { $0.time < $1.time }, value: value)
  }
}

extension Evidence {
  /// Points by which a scene's claim is missed, at the times at which it must hold.
  func distance(from requirement: Requirement) -> RequiredDistance {
    let start = (requirement.from ?? -.infinity) - Slack.instant
    let span = start...(requirement.until ?? .infinity) + Slack.instant
    let whole = distance(from: requirement, since: requirement.from ?? 0)
    guard requirement.span == .always else { return atRest(whole).limited(to: span, times) }
    return whole.limited(to: span, times)
  }

  private func distance(from requirement: Requirement, since start: Double) -> RequiredDistance {
    switch (requirement.subject, requirement.claim) {
    case (.bar, .onKeyboard): ofBar { offKeyboard($0, at: $1) }
    case (.bar, .onScreen): ofBar { beyondScreen($0, at: $1) }
    case (.bar, .still): ofBar(movedSince(start))
    case (.bar, .monotone): turnedBack
    case (.bar, .visible): shown { hiddenOfBar($0, at: $1) }
    case (.lastMessage, _): shown { hiddenOfLastMessage($0, at: $1) }
    case (.field, _): shown { hiddenOfField($0, at: $1) }
    }
  }

  /// The distances that refreshes show at rest; nothing between them.
  private func atRest(_ distance: RequiredDistance) -> RequiredDistance {
    var values = distance.shown.map { _ in 0.0 }
    for rest in track.rests {
      for frame in rest.frames { values[frame] = distance.shown[frame] }
    }
    return RequiredDistance(shown: values)
  }

  /// The distances that only refreshes show; nothing while the app is in the background.
  private func shown(_ hidden: (ShownCommit, Double) -> Double) -> RequiredDistance {
    let values = track.shownValues { shown, time in shown.map { hidden($0, time) } ?? 0 }
    return RequiredDistance(
      shown: zip(times, values).map { playback.scene.isAbsent(at: $0) ? 0 : $1 })
  }
}

// MARK: The bar's place, in continuous time

extension Evidence {
  private func ofBar(_ distance: @escaping (SeamInterval, Double) -> Motion) -> RequiredDistance {
    let (track, scene) = (track, playback.scene)
    let value: (Double) -> Double = { time in
      guard !scene.isAbsent(at: time), let index = track.index(at: time) else { return 0 }
      return max(0, distance(track.intervals[index], time).value)
    }
    return RequiredDistance(
      shown: times.map(value),
      samples: track.timeline.barSamples(besides: scene.absences, distance),
      value: value)
  }

  /// Points by which the bar's bottom is above its right place, or below both that and the guide's
  /// top less the design's spacing: between the two all is right.
  ///
  /// Before the first keyboard there is none to be on. No bar follows a keyboard away from the
  /// bottom, and what the system carries is on it anyway.
  private func offKeyboard(_ interval: SeamInterval, at time: Double) -> Motion {
    guard interval.isDocked(at: time), !interval.isCarriedBySystem,
      let right = SeamMeasure(interval, at: time, on: track.screen).right
    else { return .zero }
    let bottom = interval.bar.frame(at: time).maxY
    let top = interval.guideTop(at: time) - Motion(track.screen.spacing)
    return Motion.max(right - bottom, bottom - Motion.max(right, top))
  }

  /// Points of the bar beyond an edge of the screen, or of the app's window.
  private func beyondScreen(_ interval: SeamInterval, at time: Double) -> Motion {
    let bar = interval.bar.frame(at: time)
    let screen = track.screen.turned(as: interval, at: time).window
    return [
      Motion(Double(screen.minX)) - bar.minX, bar.maxX - Motion(Double(screen.maxX)),
      Motion(Double(screen.minY)) - bar.minY, bar.maxY - Motion(Double(screen.maxY)),
    ].reduce(.zero) { Motion.max($0, $1) }
  }

  /// Points between the bar's bottom and where it is at a time.
  private func movedSince(_ start: Double) -> (SeamInterval, Double) -> Motion {
    let place = track.barBottom(at: start)?.value ?? track.firstBarBottom
    return { interval, time in
      let bottom = interval.bar.frame(at: time).maxY
      return place.map { (bottom - Motion($0)).magnitude } ?? .zero
    }
  }

  /// Points by which the bar is behind the farthest place of its way in each motion, less those of
  /// the keyboard.
  private var turnedBack: RequiredDistance {
    var distance = RequiredDistance(shown: times.map { _ in 0 })
    for transition in transitions where abs(transition.travel) > unseen {
      let own = track.timeline.wayBack(in: transition) { $0.bar.frame(at: $1).maxY }
      let guide = track.timeline.wayBack(in: transition) { $0.guideTop(at: $1) }
      let points = own.back - guide.back
      guard points > 0, max(own.before, own.after) > unseen else { continue }
      for frame in frames(from: own.top, to: own.bottom) {
        distance.shown[frame] = min(points, behind(own, at: frame, in: transition))
      }
      distance.samples += [
        MotionSample(time: own.top, value: 0), MotionSample(time: own.bottom, value: points),
        MotionSample(time: own.bottom.nextUp, value: 0),
      ]
    }
    return distance
  }
}

// MARK: What shows at refreshes

extension Evidence {
  /// Points of the bar's height that cannot be seen; 0 on a screen without one.
  private func hiddenOfBar(_ shown: ShownCommit, at time: Double) -> Double {
    guard let bar = shown.roles.bar else { return 0 }
    let height = Double(bar.frame(at: time).rect.height)
    guard !bar.isHidden, bar.opacity(at: time).value >= Self.faintest else { return height }
    guard let index = track.index(at: time) else { return 0 }
    let interval = track.intervals[index]
    let covered = SeamMeasure(interval, at: time, on: track.screen)[.overlap].value
    return min(height, max(covered, beyondScreen(interval, at: time).value))
  }

  private func hiddenOfLastMessage(_ shown: ShownCommit, at time: Double) -> Double {
    let isAway = playback.phases.excursions.contains { $0.contains(time) }
    return ContentMeasure(shown, at: time, of: playback.scene, keyboardIsAway: isAway)?
      .hiddenOfLastMessage ?? 0
  }

  /// Points of the field with the focus that cannot be seen; in a chat those of its bar.
  private func hiddenOfField(_ shown: ShownCommit, at time: Double) -> Double {
    let screen = playback.scene.place ?? playback.scene.device.turned(as: shown.root).bounds
    guard let form = FormMeasure(shown, at: time, on: screen) else {
      return hiddenOfBar(shown, at: time)
    }
    let cut = form.cutRects.reduce(0) { $0 + Double($1.height) }
    return max(cut, Double(form.coveredRect?.height ?? 0))
  }
}

extension ContentMeasure {
  /// Points of the last message that bars, keyboard or the list's end hide.
  ///
  /// Of one that is higher than all that is free, only as much is asked for. A row that is not there
  /// because it is not scrolled to is as high as the last one that is.
  fileprivate var hiddenOfLastMessage: Double {
    guard let last = messages.max(by: { $0.rect.maxY < $1.rect.maxY }) else { return 0 }
    let height = min(Double(last.rect.height), free.upperBound - free.lowerBound)
    let end = Double(list.minY) - Double(listBounds.minY) + (scroll?.height ?? 0)
    let isCut = Double(last.rect.maxY) >= Double(list.maxY) - Slack.span
    let goesOn = end - Double(last.rect.maxY) >= Double(last.rect.height) - Slack.span
    guard !last.id.isRow || !isCut || !goesOn else { return height }
    return max(0, height - free.overlap(with: last.shown))
  }
}

extension Motion {
  /// The distance from 0, with its velocity.
  fileprivate var magnitude: Motion { value < 0 ? -1 * self : self }
}
