import Scenes
import SeededRandom

/// One clip of the ladder: what is filmed, and what becomes of it on its way into a file.
struct LadderStep: CustomStringConvertible, Sendable {
  /// A handler's fault, by the options of the handler `frame`; the first one is none.
  static let faults: [(name: String, options: KeyValuePairs<String, String>)] = [
    ("glued", [:]), ("easeInOut", ["timing": "easeInOut"]), ("easeOut", ["timing": "easeOut"]),
    ("linear", ["timing": "linear"]), ("not animated", ["timing": "none"]),
    ("a turn late", ["turn": "next"]), ("stiff spring", ["timing": "spring"]),
    ("inset doubled", ["inset": "doubled"]),
    ("fast easeInOut", ["timing": "easeInOut", "duration": "halved"]),
  ]

  struct Size: Sendable {
    let width: Int
    let height: Int
    let crf: Int
    /// Pixels per point that the pictures are drawn with.
    let scale: Double
    /// The promised accuracy, in points and as a share.
    let keyboard: Double
    let share: Double
  }

  static let sizes = [
    Size(width: 1178, height: 2556, crf: 20, scale: 3, keyboard: 0.1, share: 0.02),
    Size(width: 886, height: 1920, crf: 28, scale: 2, keyboard: 0.15, share: 0.035),
    Size(width: 392, height: 852, crf: 32, scale: 2, keyboard: 0.3, share: 0.04),
  ]

  let number: Int
  let size: Size
  let isHEVC: Bool
  let rate: Double
  let isVariable: Bool
  let noise: Int
  let opacity: Double
  /// Frames that show what the one before shows.
  let repeats: Set<Int>
  /// After these frames a refresh is missing from the clip.
  let drops: Set<Int>
  let isDark: Bool
  let isNew: Bool
  let scrolls: Bool
  let fault: Int
  /// The time at which the keyboard is shown, in seconds.
  let start: Double

  /// The clip of that number: its size and fault take turns, the rest is drawn by lot.
  init(_ number: Int, size: Int? = nil, seed: Int = 7000) {
    var random = SplitMix64(seed: seed + number)
    func chance(_ share: Double) -> Bool { random.number(in: 0...1) < share }
    self.number = number
    self.size = Self.sizes[size ?? number % 3]
    fault = (number / 3 + number) % Self.faults.count
    isHEVC = chance(0.4)
    let kind = Int(random.number(in: 0...3.999))
    rate = kind == 0 ? 30 : kind == 2 ? 120 : 60
    isVariable = kind == 3
    noise = chance(0.5) ? Int(random.number(in: 2...8)) : 0
    opacity = chance(0.5) ? random.number(in: 0.85...0.97) : 1
    isDark = chance(0.5)
    isNew = chance(0.5)
    scrolls = chance(0.5)
    start = 0.25 + random.number(in: 0...1) / 60
    let hasRepeats = chance(0.4)
    repeats = Set((0..<(hasRepeats ? 4 : 0)).map { _ in Int(random.number(in: 10...60)) })
    let hasDrops = kind == 3 || chance(0.3)
    drops = Set((0..<(hasDrops ? 5 : 0)).map { _ in Int(random.number(in: 10...80)) })
  }

  var faultName: String { Self.faults[fault].name }

  var description: String {
    let traits = [
      "\(size.width)x\(size.height)", isHEVC ? "H.265" : "H.264", "\(Int(rate)) Hz",
      isVariable ? "variable" : "", noise > 0 ? "noise \(noise)" : "",
      opacity < 1 ? "translucent" : "", repeats.isEmpty ? "" : "repeats",
      drops.isEmpty ? "" : "drops", isDark ? "dark" : "light", isNew ? "iOS 26" : "iOS 18",
      scrolls ? "scrolls" : "", faultName,
    ]
    return "\(number): " + traits.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
