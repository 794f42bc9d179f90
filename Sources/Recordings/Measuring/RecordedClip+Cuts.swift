import LayerGeometry
import MotionFits
import Scenes

/// The rests of keyboard and right bar, at both ends of their ways; in points.
private struct RightWay {
  /// The keyboard's top while it is open.
  let top: Double
  /// The bar's bottom then.
  let bar: Double
  /// The bar's bottom while the keyboard is closed.
  let home: Double
  /// The keyboard's top while it is closed.
  let height: Double

  /// The bottom of a right bar: it has gone the same share of its way as the keyboard.
  func bar(forKeyboardAt top: Double) -> Double {
    home + (height - top) / (height - self.top) * (bar - home)
  }
}

extension RecordedClip {
  /// Points that a bar may rest above the screen's bottom.
  private static let greatestHome = 140.0
  /// The share of the screen that a keyboard covers at most.
  private static let greatestKeyboard = 0.55
  /// The residual of a bar's curve, as a share of its way, that says where the way leads.
  private static let sureShare = 0.003

  /// The bottom of a right bar; the highest such place where the clip's ends cut off the rests that
  /// say which one it is.
  func rightBar(
    forKeyboardAt top: Double, beside bar: Double, in stretch: ClipMotions.Stretch, isLeft: Bool
  ) -> Double {
    let own = stretch.rightBar(forKeyboardAt: top, beside: bar, isLeft: isLeft)
    guard stretch.isCut else { return own }
    return rightWays(of: stretch).map { $0.bar(forKeyboardAt: top) }.reduce(own, min)
  }

  /// The ways on which a bar may be right.
  private func rightWays(of stretch: ClipMotions.Stretch) -> [RightWay] {
    guard stretch.phase == .opening || stretch.phase == .closing else { return [] }
    let isOpening = stretch.phase == .opening
    let height = reading.height
    let top = isOpening ? stretch.to : stretch.from
    let bar = isOpening ? stretch.barTo : stretch.barFrom
    let isOpenCut = isOpening ? stretch.isCutAfter : stretch.isCutBefore
    var rests = [(top: top, bar: bar)]
    if reading.scenery.isCut, isOpenCut {
      let highest = min(top, height * (1 - Self.greatestKeyboard))
      rests = [top, highest].flatMap { [($0, $0), ($0, $0 - ClipReading.greatestMargin)] }
    }
    let homes = reading.seenClosedBar.map { [$0] } ?? likelyHomes(of: stretch)
    return rests.flatMap { rest in
      homes.map { RightWay(top: rest.top, bar: rest.bar, home: $0, height: height) }
    }
  }

  /// The likely rests of the bar while the keyboard is closed, in a clip that does not show it.
  private func likelyHomes(of stretch: ClipMotions.Stretch) -> [Double] {
    guard let curve = stretch.bar, curve.share < Self.sureShare, !stretch.isBarInstant else {
      return [reading.height - Self.greatestHome]
    }
    let end = stretch.phase == .opening ? curve.from : curve.from + curve.travel
    return [end]
  }
}

extension RecordedClip {
  /// Throws where the clip shows no motion from rest to rest, and what it shows does not say which edge is
  /// the keyboard's, or which place is the bar's.
  func requireSureEdges() throws(RecordingError) {
    guard reading.scenery.isCut else { return }
    // If another edge than the bar's was taken for its lower one, it does not rest where bars do.
    let home = reading.height - Double(reading.device.safeArea.bottom)
    let isHome = reading.seenClosedBar.map { abs($0 - home) < Self.greatestOffHome } ?? true
    guard isWayWhole, isHome, isBarAboveKeyboard else {
      let missing = reading.missingRests.joined(separator: " and ")
      throw .wrongInput(
        "no motion of the keyboard is shown from rest to rest (\(missing) is missing), and what is"
          + " shown does not say where the keyboard's top and the bar are. Film, or leave in with"
          + " --from and --to, a quarter of a second of the rests before and after a motion, or give"
          + " --keyboard Y and --bar TOP..BOTTOM, as they are while the keyboard is open")
    }
  }

  /// Points that a bar may rest off the places where bars do, and above a keyboard.
  private static let (greatestOffHome, greatestPadding) = (1.5, 12.0)

  /// True if the bar is close above the keyboard wherever the clip shows that at rest.
  private var isBarAboveKeyboard: Bool {
    let rests = reading.scenery.rests.rests
    return rests.indices.allSatisfy { index in
      guard rests[index].isSure, let top = reading.keyboardTops[index],
        let bar = reading.barBottoms[index]
      else { return true }
      return (-Self.greatestOffHome...Self.greatestPadding).contains(top - bar)
    }
  }
}
