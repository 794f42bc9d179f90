import Compositing
import Foundation
import Scenes
import LayerTrees

/// Where everything on a chat screen is while it stands still.
struct RestingPlace {
  /// When the commit was made, in seconds.
  let time: Double
  let screen: CGSize
  private let bar: CGRect?
  private let list: CGRect?
  /// The app's root view.
  private let root: CGRect?
  /// The page of a form.
  private let page: CGRect?
  private let scroll: ScrollContent?
  /// How far the content could still be scrolled on, in points.
  var toEnd: Double?

  init(_ commit: Commit, at time: Double) {
    self.time = commit.time
    screen = commit.root.model.bounds.size
    let paths = [LayerRole.inputBar, .messageList].map { role in
      LayerPath(to: role, in: commit.root).flatMap { $0.isHidden ? nil : $0 }
    }
    bar = paths[0]?.frame(at: time).rect
    list = paths[1]?.frame(at: time).rect
    let form = LayerPath(to: .form, in: commit.root)
    page = form?.frame(at: time).rect
    root = (paths[1] ?? paths[0] ?? form)?.rootView?.frame(at: time).rect
    scroll = paths[1]?.leaf.scroll
    toEnd = paths[1].flatMap { path in
      let bounds = path.leaf.presentation(at: time).bounds
      return path.leaf.scroll.map {
        $0.offsets(inWindow: Double(bounds.height)).upperBound - Double(bounds.minY)
      }
    }
  }
}

extension LayerPath {
  /// The view that fills the window, above the leaf: nil where the leaf is that itself.
  fileprivate var rootView: LayerPath? {
    layers.count > 3 ? LayerPath(layers: Array(layers.prefix(3))) : nil
  }
}

extension RestingPlace {
  /// Whether the list is on its way to another offset.
  var isScrolling: Bool { scroll?.isScrolling ?? false }

  /// What is not where it was, outermost first; what a shifted root carries along is the root's.
  func drifts(from old: RestingPlace, isScrolled: Bool) -> [Drift] {
    let outerShift = shift(root, old.root) { $0.minY }
    let pageShift = shift(page, old.page, besides: outerShift) { $0.minY }
    let rootShift = outerShift + pageShift
    var drifts = [
      Drift("the root view stands", outerShift, old.root),
      Drift("the form's page stands", pageShift, old.page),
      Drift(
        "the bar stands", shift(bar, old.bar, besides: rootShift) { $0.maxY }, old.bar,
        isOfBar: true),
      Drift("the list begins", shift(list, old.list, besides: rootShift) { $0.minY }, old.list),
      Drift("the list ends", listEndShift(from: old, rootShift), old.list),
    ]
    if let scroll, let before = old.scroll, scroll.height == before.height {
      drifts += [
        Drift(insetOf: "top", scroll.topInset - before.topInset),
        Drift(insetOf: "bottom", bottomInsetShift(scroll.bottomInset - before.bottomInset, old)),
      ]
      if !isScrolled, let toEnd, let before = old.toEnd {
        drifts.append(Drift(contentBy: toEnd - before, list))
      }
    }
    return drifts.filter { $0.points > 0 }
  }

  /// How much lower an edge is than it was, in points, besides what carries it along.
  private func shift(
    _ new: CGRect?, _ old: CGRect?, besides carried: Double = 0, _ edge: (CGRect) -> CGFloat
  ) -> Double {
    guard let new, let old else { return 0 }
    return Double(edge(new) - edge(old)) - carried
  }

  /// How much greater the inset is; one that has grown with the bar is as it was.
  private func bottomInsetShift(_ shift: Double, _ old: RestingPlace) -> Double {
    guard let bar, let oldBar = old.bar else { return shift }
    let against = shift - Double(bar.height - oldBar.height)
    return abs(against) < abs(shift) ? against : shift
  }

  /// How much lower the list ends; a list that ends where the bar begins, as before, ends well.
  private func listEndShift(from old: RestingPlace, _ rootShift: Double) -> Double {
    let shift = shift(list, old.list, besides: rootShift) { $0.maxY }
    guard let bar, let list, let oldBar = old.bar, let oldList = old.list else { return shift }
    let against = Double((list.maxY - bar.minY) - (oldList.maxY - oldBar.minY))
    return abs(against) < abs(shift) ? against : shift
  }
}

extension Drift {
  fileprivate init(_ subject: String, _ shift: Double, _ rect: CGRect?, isOfBar: Bool = false) {
    self.init(
      subject: subject, way: shift < 0 ? "higher" : "lower", points: abs(shift), rect: rect,
      isOfBar: isOfBar)
  }

  fileprivate init(insetOf edge: String, _ change: Double) {
    self.init(
      subject: "the list's \(edge) inset is", way: change < 0 ? "less" : "greater",
      points: abs(change), rect: nil)
  }

  fileprivate init(contentBy change: Double, _ rect: CGRect?) {
    self.init(
      subject: "the list is scrolled to a place", points: abs(change), rect: rect,
      way: change < 0 ? "nearer to its end" : "farther from its end")
  }

  private init(subject: String, points: Double, rect: CGRect?, way: String) {
    self.init(subject: subject, way: way, points: points, rect: rect)
  }
}
