/// A generator of events of a kind.
package struct EventGenerator: Sendable {
  /// Makes the value of the kind's key in a scene.
  typealias Making = @Sendable (inout HuntRandom, inout HuntStage) -> DraftValue

  package let kind: String
  /// Its share of the choices, against the others.
  let weight: Int
  let make: Making

  init(_ kind: String, weight: Int = 1, _ make: @escaping Making) {
    self.kind = kind
    self.weight = weight
    self.make = make
  }

  /// Every kind of event that scenes know, but for those that none is made up of.
  package static let all: [EventGenerator] = ofKeyboard + ofPlacement + ofSystem + ofInput
}
