import Compositing
import Foundation
import Scenes
import LayerTrees

/// Where everything on a chat screen is while it rests.
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

  /// Where everything is once a commit has come to rest.
  init(restOf shown: ShownCommit) {
    self.init(shown, at: max(shown.time, shown.root.restTime))
  }

  init(_ shown: ShownCommit, at time: Double) {
    self.time = shown.time
    screen = shown.root.model.bounds.size
    let roles = shown.roles
    let seen: (LayerPath?) -> LayerPath? = { path in path.flatMap { $0.isHidden ? nil : $0 } }
    let (barPath, listPath) = (seen(roles.bar), seen(roles.list))
    bar = barPath?.frame(at: time).rect
    list = listPath?.frame(at: time).rect
    page = roles.form?.frame(at: time).rect
    root = (listPath ?? barPath ?? roles.form)?.rootView?.frame(at: time).rect
    scroll = listPath?.leaf.scroll
    toEnd = listPath.flatMap { path in
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
      Drift(part: .root, change: outerShift, rect: old.root),
      Drift(part: .page, change: pageShift, rect: old.page),
      Drift(
        part: .bar, change: shift(bar, old.bar, besides: rootShift) { $0.maxY }, rect: old.bar),
      Drift(
        part: .listTop, change: shift(list, old.list, besides: rootShift) { $0.minY },
        rect: old.list),
      Drift(part: .listBottom, change: listEndShift(from: old, rootShift), rect: old.list),
    ]
    if let scroll, let before = old.scroll, scroll.height == before.height {
      let bottom = bottomInsetShift(scroll.bottomInset - before.bottomInset, old)
      drifts += [
        Drift(part: .topInset, change: scroll.topInset - before.topInset, rect: nil),
        Drift(part: .bottomInset, change: bottom, rect: nil),
      ]
      if !isScrolled, let toEnd, let before = old.toEnd {
        drifts.append(Drift(part: .content, change: toEnd - before, rect: list))
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
