import Foundation
import Scenes

extension SceneDraft {
  /// The same scene on another device: what spans the old screen's bottom spans the new one's.
  package func moved(to name: String) -> SceneDraft {
    var draft = self
    if let old = Device.named(device), let new = Device.named(name) {
      draft = with(
        events.map { event in
          EventDraft(at: event.time, event.kind, event.detail.fitted(from: old, to: new))
        })
    }
    draft.device = name
    return draft
  }
}

extension DraftValue {
  /// Rectangles as wide as a screen keep their distance from its bottom; all else stays.
  fileprivate func fitted(from old: Device, to new: Device) -> DraftValue {
    switch self {
    case .map(let entries):
      .map(entries.map { Entry($0.key, $0.value.fitted(from: old, to: new)) })
    case .list(let values): .list(Self.fitted(values, from: old, to: new) ?? values)
    case .number, .flag, .text: self
    }
  }

  /// A rectangle from edge to edge of the old screen, in either orientation; nil for other lists.
  private static func fitted(
    _ values: [DraftValue], from old: Device, to new: Device
  ) -> [DraftValue]? {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    guard values.count == 4, numbers.count == 4, numbers[0] == 0 else { return nil }
    for side in Device.Orientation.allCases {
      let (before, after) = (old.turned(to: side).size, new.turned(to: side).size)
      guard numbers[2] == Double(before.width) else { continue }
      let top = numbers[1] + Double(after.height - before.height)
      return [0, top.tidy, Double(after.width), numbers[3]].map { .number($0) }
    }
    return nil
  }
}
