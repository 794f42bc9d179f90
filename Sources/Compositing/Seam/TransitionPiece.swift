/// A part of a stretch in which no animation of bar or keyboard starts or ends.
package struct TransitionPiece {
  package let interval: SeamInterval
  package let start: Double
  package let end: Double
}
