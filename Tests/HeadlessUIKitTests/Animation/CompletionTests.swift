import HeadlessUIKit
import LayerTrees
import Testing

@MainActor @Suite(.serialized)
struct CompletionTests {
  @Test func completionRunsWhenTheLastAnimationHasEnded() throws {
    let stage = Stage()
    let view = stage.add()
    let record = Record()
    try stage.play(at: 1) {
      UIView.animate(withDuration: 0.25, delay: 0.5) {
        view.alpha = 0
      } completion: {
        #expect($0)
        record.note("done")
      }
    }
    #expect(record.entries == [Record.Entry(name: "done", time: 1.75)])
    #expect(try stage.layer(view, at: 1.75).presentation(at: 1.75).opacity == 0)
  }

  @Test func theKeyboardsCurveCompletesAtItsOwnTime() throws {
    for profile in KeyboardProfile.all {
      let stage = Stage(profile: profile)
      let view = stage.add()
      let record = Record()
      try stage.play {
        UIView.animate(withDuration: 0.25, delay: 0, options: AnimationOptions(curve: .keyboard)) {
          view.alpha = 0
        } completion: { _ in
          record.note("done")
        }
      }
      #expect(record.time(of: "done") == profile.duration)
    }
  }

  /// Source: "Premature Completion", blog.spacemanlabs.com, 2012: nothing to animate, no waiting.
  @Test func aBlockThatAnimatesNothingCompletesAtOnceButNotInside() throws {
    let stage = Stage()
    let view = stage.add()
    let record = Record()
    try stage.play(at: 1) {
      UIView.animate(withDuration: 5) {
      } completion: { _ in
        record.note("empty")
      }
      UIView.animate(withDuration: 5) {
        view.alpha = 1
      } completion: { _ in
        record.note("same")
      }
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: { _ in
        record.note("instant")
      }
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 5) {
          view.alpha = 1
        } completion: { _ in
          record.note("off")
        }
      }
      record.note("turn")
    }
    #expect(record.names == ["turn", "empty", "same", "instant", "off"])
    #expect(record.entries.allSatisfy { $0.time == 1 })
  }

  @Test func completionsComeByTimeAndThoseOfOneTimeInnermostFirst() throws {
    let stage = Stage()
    let view = stage.add()
    let record = Record()
    try stage.play {
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: { _ in
        record.note("long")
      }
      UIView.animate(withDuration: 0.25) {
        view.frame.origin.y = 10
        UIView.animate(withDuration: 9) {
          view.frame.origin.x = 10
        } completion: { _ in
          record.note("inner")
        }
      } completion: { _ in
        record.note("outer")
      }
    }
    #expect(record.names == ["inner", "outer", "long"])
    #expect(record.entries.map(\.time) == [0.25, 0.25, 0.5])
  }

  @Test func aSecondMotionDoesNotHoldUpTheFirstOnesCompletion() throws {
    let stage = Stage()
    let view = stage.add()
    let record = Record()
    for (time, place) in [(0.0, 100.0), (0.1, 0.0)] {
      stage.loop.schedule(at: time) {
        UIView.animate(withDuration: 0.25) {
          view.frame.origin.y = place
        } completion: { _ in
          record.note("\(place)")
        }
      }
    }
    try stage.play {}
    #expect(record.entries.map(\.time) == [0.25, 0.35])
    #expect(record.names == ["100.0", "0.0"])
  }

  @Test func completionsMayAnimateAgain() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(withDuration: 0.25) {
        view.frame.origin.y = 100
      } completion: { _ in
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
          view.frame.origin.y = 0
        }
      }
    }
    #expect(abs(try stage.top(view, at: 0.375) - 50) < 1e-9)
    #expect(stage.loop.log.restTime == 0.5)
  }

  @Test func aLayerWithoutAViewDoesNotHoldUpABlock() throws {
    let stage = Stage()
    let view = stage.add()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    let record = Record()
    try stage.play {
      UIView.animate(withDuration: 0.1) {
        view.alpha = 0
        layer.opacity = 0
      } completion: { _ in
        record.note("done")
      }
    }
    #expect(record.time(of: "done") == 0.1)
  }
}
