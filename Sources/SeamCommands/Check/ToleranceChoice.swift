import ArgumentParser
import Detectors
import Scenes

/// A tolerance as it is asked for: `KIND=VALUE`.
struct ToleranceChoice {
  let kind: FindingKind
  /// In the unit of the kind.
  let amount: Double

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let kind = parts.first.flatMap(FindingKind.init), kind.unit != nil else {
      let kinds = FindingKind.allCases.filter { $0.unit != nil }.map(\.rawValue)
      throw ValidationError("name one of \(kinds.joined(separator: ", ")): gap=0.5")
    }
    guard parts.count == 2, let amount = Double(parts[1]), amount >= 0, amount.isFinite else {
      throw ValidationError("write a number of 0 or more behind it: \(kind.rawValue)=0.5")
    }
    self.kind = kind
    self.amount = amount
  }
}

extension SceneCase {
  /// Takes the tolerances that the arguments name.
  mutating func take(_ choices: [ToleranceChoice]) {
    for choice in choices { tolerances[choice.kind.rawValue] = choice.amount }
  }
}
