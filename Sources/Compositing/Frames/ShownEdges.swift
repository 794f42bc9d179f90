import LayerTrees
package import Scenes

/// The keyboard's top and the bar's edges at each refresh, in points of the screen.
///
/// Nil where there is none.
package struct ShownEdges: Sendable {
  /// Seconds of the scene.
  package private(set) var times: [Double]
  package private(set) var keyboardTop: [Double?]
  package private(set) var barTop: [Double?]
  package private(set) var barBottom: [Double?]

  /// The number of refreshes that follow a simulated scene after nothing moves any more.
  private static let rest = 12

  /// Reads the edges off a playback.
  ///
  /// What a simulation shows at the end stays, so that a rest follows; of a recording nothing is
  /// known after its end.
  package init(_ playback: Playback) {
    let track = ScreenTrack(playback)
    times = track.times
    keyboardTop = track.shownValues { commit, time in
      commit?.roles.keyboard.map { $0.frame(at: time).minY.value }
    }
    let bars = track.shownValues { commit, time in commit?.roles.bar?.frame(at: time) }
    barTop = bars.map { $0.map { $0.minY.value } }
    barBottom = bars.map { $0.map { $0.maxY.value } }
    guard playback.source == .simulated, let last = times.last else { return }
    for refresh in 1...Self.rest {
      times.append(last + Double(refresh) / playback.scene.rate)
      keyboardTop.append(keyboardTop[keyboardTop.count - 1])
      barTop.append(barTop[barTop.count - 1])
      barBottom.append(barBottom[barBottom.count - 1])
    }
  }
}
