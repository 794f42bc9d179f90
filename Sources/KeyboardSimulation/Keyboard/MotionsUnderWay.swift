/// The keyboard's motions that have not ended yet.
///
/// They add up, so that the keyboard is at rest only when all have ended; what follows then is
/// the arrival of the latest.
struct MotionsUnderWay {
  private var count = 0
  private var latest: KeyboardMotion?

  var isEmpty: Bool { count == 0 }

  mutating func begin(_ motion: KeyboardMotion) {
    count += 1
    latest = motion
  }

  /// Ends one of them; answers the latest that began, once none is left.
  mutating func endOne() -> KeyboardMotion? {
    count -= 1
    guard count == 0 else { return nil }
    defer { latest = nil }
    return latest
  }
}
