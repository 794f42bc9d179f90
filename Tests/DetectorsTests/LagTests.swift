import Detectors
import AnimationCurves
import Compositing
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import Testing

/// Bars that repeat the keyboard's motion later: the shift is exact.
@MainActor
struct LagTests {
  @Test(arguments: ["frame", "constraint", "transform"], [60.0, 120])
  func aTurnLateIsARefresh(_ motion: String, _ rate: Double) throws {
    let lags = try SceneCase.of(motion, ["turn": "next"], rate: rate).checked().findings
      .filter { $0.kind == .lag }
    #expect(lags.map(\.phase) == [.opening, .closing])
    for lag in lags {
      #expect(lag.unit == .milliseconds)
      #expect(abs(lag.amount - 1000 / rate) < 1e-6)
    }
  }
}
