import HeadlessUIKit
import LayerTrees
import Testing

/// Constraints in and on a list that is scrolled: what is inside stands in the content.
@MainActor @Suite(.serialized)
struct ScrolledLayoutTests {
  /// A list from 100 points down to the bottom of the screen, with a row in it.
  @MainActor
  private struct Scrolled {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, bottom: 34))
    let list = UIScrollView()
    let row = UIView()
    let bottom: NSLayoutConstraint

    init() throws {
      stage.window.addSubview(list)
      list.addSubview(row)
      for view in [list, row] { view.translatesAutoresizingMaskIntoConstraints = false }
      bottom = list.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor)
      NSLayoutConstraint.activate([
        bottom, list.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100),
        list.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
        list.rightAnchor.constraint(equalTo: stage.window.rightAnchor),
        row.heightAnchor.constraint(equalToConstant: 44),
        row.widthAnchor.constraint(equalTo: list.widthAnchor),
      ])
      list.contentSize = CGSize(width: 400, height: 2000)
      try stage.play {}
    }
  }

  @Test func layoutKeepsHowFarAListIsScrolled() throws {
    let scrolled = try Scrolled()
    let (stage, list, row) = (scrolled.stage, scrolled.list, scrolled.row)
    row.topAnchor.constraint(equalTo: list.topAnchor, constant: 500).isActive = true
    try stage.play(at: 1) { list.contentOffset = CGPoint(x: 0, y: 40) }
    #expect(row.frame.minY == 500)
    #expect(try stage.top(row, at: 1) == 560)
    try stage.play(at: 2) { scrolled.bottom.constant = -336 }
    #expect(list.bounds == CGRect(x: 0, y: 40, width: 400, height: 364))
    #expect(row.frame.minY == 500)
    #expect(try stage.top(row, at: 2) == 560)
  }

  @Test func whatHangsOnTheSafeAreaStaysOnTheScreenWhileTheListScrolls() throws {
    let scrolled = try Scrolled()
    let (stage, list, row) = (scrolled.stage, scrolled.list, scrolled.row)
    let guide = list.safeAreaLayoutGuide
    row.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    try stage.play(at: 1) {}
    #expect(try stage.top(row, at: 1) == 800 - 34 - 44)
    try stage.play(at: 2) { list.contentOffset = CGPoint(x: 0, y: 200) }
    #expect(guide.layoutFrame == CGRect(x: 0, y: 200, width: 400, height: 666))
    #expect(try stage.top(row, at: 2) == 800 - 34 - 44)
    #expect(row.frame.maxY == 866)
  }
}
