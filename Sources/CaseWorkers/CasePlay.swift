import Compositing
import Detectors
import Filmstrips
import HeadlessUIKit
import LayerTrees
package import Scenes

extension CheckOrder {
  /// Plays and judges the cases in order.
  ///
  /// A playback in which nothing depends on the display's refreshes is that of all: it is judged as
  /// each of them. Else each case is played, where that may be.
  ///
  /// - Parameters:
  ///   - playsOnce: true if no more than one case may be played here.
  ///   - willJudge: called when a handler has done its work.
  ///   - play: plays the case of that number.
  /// - Returns: the outcome of each; of the first one alone where the others must be played elsewhere.
  @MainActor
  package func outcomes<Failure: Error>(
    playingOnce playsOnce: Bool, willJudge: () -> Void,
    play: (SceneCase, Int) throws(Failure) -> Playback
  ) -> [CheckOutcome] {
    var (shared, outcomes): (CaseJudge?, [CheckOutcome]) = (nil, [])
    for (number, scene) in scenes.enumerated() {
      if let shared {
        outcomes.append(outcome(shared, as: scene, number))
        continue
      }
      if playsOnce, number > 0 { break }
      do throws(Failure) {
        let playback = try play(scene, number)
        willJudge()
        let judge = CaseJudge(playback)
        if !playback.dependsOnRefreshes { shared = judge }
        outcomes.append(outcome(judge, as: scene, number))
      } catch {
        let facts = CaseResult(scene, failure: "\(error)").facts
        outcomes.append(CheckOutcome(facts: facts, track: nil, error: nil))
      }
    }
    return outcomes
  }

  /// The outcome of the only case, which is played already.
  func outcome(of playback: Playback) -> CheckOutcome {
    outcome(CaseJudge(playback), as: playback.scene, 0)
  }

  private func outcome(_ judge: CaseJudge, as scene: SceneCase, _ number: Int) -> CheckOutcome {
    let checked = judge.checked(as: scene)
    return CheckOutcome(
      facts: checked.result.facts, track: wantsTracks ? checked.track.map(PackedTrack.init) : nil,
      error: playbackPaths.isEmpty
        ? nil : judge.playback(of: scene).failure(writingTo: playbackPaths[number]))
  }
}

extension FilmOrder {
  /// Plays the cases in order, with text set in the film's fonts and style, and draws them.
  ///
  /// - Parameters:
  ///   - willDraw: called when handlers have done their work.
  ///   - play: plays the case of that number.
  /// - Returns: what became of the film, and of the cases that could not be played.
  @MainActor
  func outcome<Failure: Error>(
    willDraw: () -> Void, play: (SceneCase, Int) throws(Failure) -> Playback
  ) -> FilmOutcome {
    UITraitCollection.setSystemStyle(isDark: options.appearance == .dark)
    TextLines.setter = try? options.textSetter()
    defer {
      UITraitCollection.setSystemStyle(isDark: false)
      TextLines.setter = nil
    }
    var checked: [CheckedCase] = []
    for (number, source) in cases.enumerated() {
      checked.append(Self.check(source) { scene throws(Failure) in try play(scene, number) })
    }
    willDraw()
    return FilmOutcome(of: checked, as: self)
  }

  /// Checks a case with messages as high as they are in the fonts that text is set in; a playback
  /// is as it is.
  private static func check<Failure: Error>(
    _ source: CaseSource, play: (SceneCase) throws(Failure) -> Playback
  ) -> CheckedCase {
    switch source {
    case .playback(let playback): return CheckedCase(playback)
    case .packed(let packed):
      let scene = packed.scene.measured
      do throws(Failure) {
        return CheckedCase(try play(scene))
      } catch {
        return CheckedCase(scene, failure: "\(error)")
      }
    }
  }
}

extension Playback {
  /// Saves it; returns the error where it cannot be saved.
  fileprivate func failure(writingTo path: String) -> WorkerError? {
    do {
      try WholeFile.write(Array(try PlaybackFile.text(of: self).utf8), to: path)
      return nil
    } catch let error as FilmError {
      return .file(error)
    } catch {
      return .file(.cannotWrite(path: path, reason: "\(error)"))
    }
  }
}
