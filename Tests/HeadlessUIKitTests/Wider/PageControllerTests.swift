import HeadlessUIKit
import SeededRandom
import Testing

/// Controllers whose pages fill their view.
@MainActor
struct PageControllerTests {
  private final class Page: UIViewController {
    var moves: [String] = []

    override func willMove(toParent parent: UIViewController?) {
      moves.append(parent == nil ? "will leave" : "will enter")
    }
    override func didMove(toParent parent: UIViewController?) {
      moves.append(parent == nil ? "did leave" : "did enter")
    }
  }

  private func pager() -> UIPageViewController {
    UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
  }

  /// Whatever is shown after whatever: the pages are children that fill the view, the others are
  /// none, and each hears of its coming and going, once.
  @Test(arguments: 0..<10) func pagesComeAndGo(_ seed: UInt64) throws {
    let stage = Stage()
    var random = SplitMix64(seed: seed)
    let (pager, pages) = (pager(), (0..<4).map { _ in Page() })
    stage.window.rootViewController = pager
    var expected = pages.map { _ in [String]() }
    var shown: Set<Int> = []
    for step in 0..<12 {
      pager.view.frame.size = CGSize(width: 300 + step, height: 500)
      let next = Set((0..<4).filter { _ in Bool.random(using: &random) })
      var isDone: Bool?
      let list: [UIViewController]? = next.isEmpty ? nil : next.sorted().map { pages[$0] }
      pager.setViewControllers(list, direction: .forward, animated: false) { isDone = $0 }
      for index in shown.subtracting(next) { expected[index] += ["will leave", "did leave"] }
      for index in next.subtracting(shown) { expected[index] += ["will enter", "did enter"] }
      shown = next
      #expect(isDone == true && pager.viewControllers == list)
      #expect(Set(pager.children) == Set(next.map { pages[$0] }))
      try stage.play(at: Double(step)) {}
      for (index, page) in pages.enumerated() {
        #expect(page.moves == expected[index], "page \(index) after step \(step)")
        #expect((page.parent === pager) == next.contains(index))
        #expect((page.viewIfLoaded?.superview === pager.view) == next.contains(index))
        if next.contains(index) { #expect(page.view.frame == pager.view.bounds) }
      }
    }
  }

  /// Before the view is loaded nothing is shown; then what was set last is.
  @Test func pagesWaitForTheView() {
    _ = Stage()
    let (pager, pages) = (pager(), [Page(), Page()])
    #expect(pager.transitionStyle == .pageCurl && pager.navigationOrientation == .vertical)
    for page in pages { pager.setViewControllers([page], direction: .reverse, animated: true) }
    #expect(!pager.isViewLoaded && pager.children.isEmpty && !pages[1].isViewLoaded)
    pager.loadViewIfNeeded()
    #expect(pager.children == [pages[1]] && pages[1].view.superview === pager.view)
    #expect(pages[0].moves.isEmpty && pages[1].moves == ["will enter", "did enter"])
  }
}
