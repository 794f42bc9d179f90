import Detectors
import Scenes

/// Scenes whose titles have changed since a baseline was written.
///
/// A scene is another's with a new title if all that was found under a title that is gone is found
/// under one that is new, in the same cases.
struct RetitledScenes {
  /// The title in the baseline by the title now.
  private(set) var titles: [String: String] = [:]

  private let baseline: Baseline
  /// The names of all cases of the run.
  private let names: Set<String>
  /// The titles that names may have which are gone, by what is behind them: `frame / iPhone 8`.
  private var titlesByLabel: [Substring: Set<String>] = [:]

  private static let separator = " / "

  /// Looks for them in a report, among the names of all cases of its run.
  init(since baseline: Baseline, in report: Report, among names: Set<String>) {
    self.baseline = baseline
    self.names = names
    for name in baseline.cases.keys where !names.contains(name) {
      for separator in name.ranges(of: Self.separator) {
        titlesByLabel[name[separator.upperBound...], default: []].insert(
          String(name[..<separator.lowerBound]))
      }
    }
    guard !titlesByLabel.isEmpty else { return }
    for scene in report.scenes {
      guard let old = title(of: scene) else { continue }
      titles[scene.title.withoutControls] = old
    }
  }

  /// The title that the baseline has for a scene; nil where it has the scene, or nothing like it.
  private func title(of scene: ReportedScene) -> String? {
    guard scene.allSatisfy({ baseline.cases[$0.name.withoutControls] == nil }),
      let first = scene.first(where: { !$0.accepted.isEmpty })
    else { return nil }
    return titlesByLabel[Substring(first.label.withoutControls)]?.sorted().first { title in
      !titles.values.contains(title) && isTitle(title, of: scene)
    }
  }

  /// True if a baseline has of a title what is found in the cases of a scene, and no more.
  private func isTitle(_ title: String, of scene: ReportedScene) -> Bool {
    let new = scene.title.withoutControls
    let isWhole = titlesByLabel.allSatisfy { label, titles in
      !titles.contains(title) || names.contains("\(new)\(Self.separator)\(label)")
    }
    return isWhole
      && scene.allSatisfy { reported in
        let name = title + Self.separator + reported.label.withoutControls
        return reported.failure != nil || baseline.hasSame(as: reported, under: name)
      }
  }

  /// The name that the baseline has for a case.
  func name(of reported: ReportedCase) -> String {
    titles[reported.scene.withoutControls].map {
      $0 + Self.separator + reported.label.withoutControls
    } ?? reported.name.withoutControls
  }
}
