import HeadlessUIKit
import LayerTrees
import Testing

/// What layout touches: what moved and what depends on it, and nothing else.
@MainActor @Suite(.serialized)
struct LayoutWorkTests {
  private func view(in parent: UIView) -> CountingView {
    let view = CountingView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  /// A bar with a field in it, a list above it that ends at the bar, and cells in a column.
  private struct Chat {
    let bar: CountingView
    let field: CountingView
    let list: CountingView
    let cells: [CountingView]
    let bottom: NSLayoutConstraint

    var all: [CountingView] { [bar, field, list] + cells }
  }

  private func chat(on stage: Stage) -> Chat {
    let (bar, list) = (view(in: stage.window), view(in: stage.window))
    let field = view(in: bar)
    let cells = (0..<20).map { _ in view(in: stage.window) }
    let bottom = bar.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, bar.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
      field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -6),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
      field.widthAnchor.constraint(equalToConstant: 200),
      list.topAnchor.constraint(equalTo: stage.window.topAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      list.widthAnchor.constraint(equalToConstant: 100),
    ])
    for (index, cell) in cells.enumerated() {
      let above = index == 0 ? stage.window.topAnchor : cells[index - 1].bottomAnchor
      NSLayoutConstraint.activate([
        cell.topAnchor.constraint(equalTo: above, constant: 8),
        cell.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    return Chat(bar: bar, field: field, list: list, cells: cells, bottom: bottom)
  }

  @Test func aMovedBarTouchesOnlyWhatMovesWithIt() throws {
    let stage = Stage()
    let chat = chat(on: stage)
    try stage.play {}
    for view in chat.all { view.resetCounts() }
    try stage.play(at: 1) { chat.bottom.constant = -300 }
    #expect(chat.bar.frame == CGRect(x: 0, y: 456, width: 400, height: 44))
    #expect(chat.list.frame.maxY == 456)
    #expect(chat.bar.placementCount == 1 && chat.list.placementCount == 1)
    #expect(chat.bar.layoutCount == 0 && chat.list.layoutCount == 1)
    #expect((chat.cells + [chat.field]).allSatisfy { $0.placementCount + $0.layoutCount == 0 })
  }

  @Test func whatComesTouchesOnlyWhatDependsOnIt() throws {
    let stage = Stage()
    let chat = chat(on: stage)
    try stage.play {}
    for view in chat.all { view.resetCounts() }
    let fresh = view(in: stage.window)
    try stage.play(at: 1) {
      NSLayoutConstraint.activate([
        fresh.topAnchor.constraint(equalTo: chat.cells[3].bottomAnchor, constant: 4),
        fresh.heightAnchor.constraint(equalToConstant: 9),
      ])
    }
    #expect(fresh.frame.minY == 116)
    #expect(chat.all.allSatisfy { $0.placementCount + $0.layoutCount == 0 })
  }

  @Test func aPassWithoutChangesTouchesNothing() throws {
    let stage = Stage()
    let chat = chat(on: stage)
    try stage.play {}
    for view in chat.all { view.resetCounts() }
    try stage.play(at: 1) { stage.window.setNeedsLayout() }
    #expect(chat.all.allSatisfy { $0.placementCount + $0.layoutCount == 0 })
  }

  @Test func aFrameSetByHandIsPutBackInTheNextPass() throws {
    let stage = Stage()
    let chat = chat(on: stage)
    try stage.play {}
    try stage.play(at: 1) {
      chat.bar.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      stage.window.setNeedsLayout()
    }
    #expect(chat.bar.frame == CGRect(x: 0, y: 756, width: 400, height: 44))
  }

  @Test func whatLiesInAMovedViewAndHangsElsewhereStaysThere() throws {
    let stage = Stage()
    let chat = chat(on: stage)
    let pinned = view(in: chat.bar)
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 700),
      pinned.heightAnchor.constraint(equalToConstant: 10),
    ])
    try stage.play {}
    #expect(pinned.frame.minY == -56)
    try stage.play(at: 1) { chat.bottom.constant = -300 }
    #expect(pinned.frame.minY == 244)
  }
}
