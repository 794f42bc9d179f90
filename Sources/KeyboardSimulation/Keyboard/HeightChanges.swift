/// How often the height of what is on the keyboard has changed in the last instant.
struct HeightChanges {
  private var time = -Double.infinity
  private var count = 0

  /// Whether there may be one more at a time, in seconds.
  func isWithin(_ greatest: Int, at time: Double) -> Bool { time != self.time || count < greatest }

  mutating func note(at time: Double) {
    count = time == self.time ? count + 1 : 1
    self.time = time
  }
}
