import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import Testing

@testable import Filmstrips

/// The text below a cell.
@Suite struct FrameFaultTests {
  private func finding(
    _ kind: FindingKind, points: Double = 69, continuous: Double = 69,
    frames: ClosedRange<Int>? = 30...90
  ) -> Finding {
    Finding(
      kind: kind, phase: .closing, points: points, pixels: points * 2, continuous: continuous,
      exposure: 1, frames: frames, worst: .init(frame: frames.map { _ in 60 }, time: 1))
  }

  private func frame(_ marks: [FrameMark]) -> MarkedFrame {
    MarkedFrame(index: 90, time: 1.5, layers: [], seam: nil, marks: marks)
  }

  /// A band of 0.3 points is no 69 points, whatever it was before.
  @Test func aFrameTellsOfItself() {
    let bands = [0.2, 0.1].map {
      FrameMark(kind: .blank, rect: CGRect(x: 0, y: 100, width: 300, height: $0))
    }
    #expect(FrameFault(finding(.blank), in: frame(bands)).amount == "0.30 pt")
    #expect(FrameFault(finding(.covered), in: frame(bands)).amount == "69.0 pt")
  }

  /// A strip's mark counts for the amount that it names, whatever its size.
  @Test func aStripStandsForMore() {
    let strip = FrameMark(
      kind: .unreachable, rect: CGRect(x: 0, y: 50, width: 300, height: 14), points: 311)
    #expect(FrameFault(finding(.unreachable), in: frame([strip])).amount == "311.0 pt")
  }

  /// An overlap of no points is not written.
  @Test func whatNoFrameShowsIsBetweenThem() {
    let brief = finding(.overlap, points: 0, continuous: 0.74, frames: nil)
    #expect(FrameFault(brief, in: frame([])).amount == "between frames")
    #expect(Figures.measure(brief) == "up to 0.74 pt between frames")
    #expect(Figures.measure(finding(.overlap)) == "up to 69.0 pt (138 px)")
  }

  /// Of a bar that a clip does not show whole, the least overlap is written.
  @Test func whatMayBeMoreIsAtLeast() {
    let hidden = Finding(
      kind: .overlap, phase: .opening, points: 44.5, pixels: 133.5, continuous: 44.5, exposure: 1,
      frames: 2...6, worst: .init(frame: 3, time: 0.05), isAtLeast: true)
    #expect(Figures.measure(hidden) == "of at least 44.5 pt (134 px)")
    #expect(FrameFault(hidden, in: frame([])).amount == "at least 44.5 pt")
  }
}
