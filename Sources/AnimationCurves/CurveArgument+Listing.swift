extension CurveArgument {
  /// A way to write a curve: an example, and what it means.
  package struct Spelling: Sendable {
    /// Something that can be read.
    package let example: String
    /// What it stands for.
    package let meaning: String

    init(_ example: String, _ meaning: String) {
      self.example = example
      self.meaning = meaning
    }
  }

  /// The ways to write a curve.
  package static let spellings: [Spelling] =
    AnimationCurve.named.map {
      Spelling($0.name, "UIKit's curve \($0.curve.rawValue)")
    } + [
      Spelling("7", "the keyboard's curve by its number; 0 to 3 are the others"),
      Spelling(
        "7<<16", "animation options, which hold the number in bits 16 to 18; 458752, 0x70000"),
      Spelling("default", "Core Animation's default, which CSS calls ease"),
      Spelling("ease-in-out", "a name of CSS; also ease, ease-in, ease-out, step-start, step-end"),
    ]
    + NamedTiming.all.map { Spelling($0.name, "\($0.timing.duration) s. \($0.provenance)") } + [
      Spelling("cubic-bezier(0.25, 0.1, 0.25, 1)", "a Bezier from (0, 0) to (1, 1)"),
      Spelling("spring(3, 1000, 500)", "mass, stiffness, damping, and a velocity if there is one"),
      Spelling("steps(4, jump-end)", "a staircase"),
      Spelling("linear(0, 0.25 75%, 1)", "straight lines"),
    ]
}
