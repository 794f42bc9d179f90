import Foundation
import HeadlessUIKit
import LayerTrees
import Testing

/// What is told of constraints that cannot all hold.
@MainActor @Suite(.serialized)
struct ConflictReportTests {
  private func bar(on stage: Stage) -> UIView {
    let view = stage.add(.zero)
    view.layer.role = .inputBar
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func theReportNamesAllThatCannotHoldAndWhatWasDropped() throws {
    let stage = Stage()
    let bar = bar(on: stage)
    let low = bar.heightAnchor.constraint(equalToConstant: 44)
    low.identifier = "bar-height"
    let high = bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
    let other = bar.widthAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([low, other, high])
    try stage.play(at: 2) {}
    let diagnostic = try #require(stage.loop.diagnostics.first)
    #expect(stage.loop.diagnostics.count == 1)
    #expect(diagnostic.kind == .constraintBroken && diagnostic.role == .inputBar)
    #expect(
      diagnostic.conflict?.description == """
        Unable to simultaneously satisfy constraints:
            <NSLayoutConstraint 'bar-height' UIView(inputBar).height == 44>
            <NSLayoutConstraint UIView(inputBar).height >= 60>
        Will attempt to recover by breaking constraint
            <NSLayoutConstraint UIView(inputBar).height >= 60>
        """)
  }

  @Test func whatIsSetByHandIsNamedAsUIKitNamesIt() throws {
    let stage = Stage()
    let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 90.5))
    view.heightAnchor.constraint(
      equalTo: stage.window.safeAreaLayoutGuide.heightAnchor, multiplier: 0.5, constant: -3
    ).isActive = true
    try stage.play {}
    let words = try #require(stage.loop.diagnostics.first?.conflict?.constraints)
    #expect(words.contains("<NSAutoresizingMaskLayoutConstraint UIView.height == 90.5>"))
    #expect(
      words.last == "<NSLayoutConstraint UIView.height == "
        + "0.5 * UIWindow(window).UIViewSafeAreaLayoutGuide.height - 3>")
  }

  @Test func aConflictThatLastsIsToldOnce() throws {
    let stage = Stage()
    let bar = bar(on: stage)
    let heights = [44.0, 60].map { bar.heightAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(heights)
    for time in 0..<5 {
      try stage.play(at: Double(time)) { heights[0].constant += 1 }
      #expect(bar.bounds.height == 45 + CGFloat(time))
    }
    #expect(stage.loop.diagnostics.count == 1)
  }

  @Test func eachOfManyConflictsIsTold() throws {
    let stage = Stage()
    for _ in 0..<12 {
      let bar = bar(on: stage)
      let heights = [44.0, 60].map { bar.heightAnchor.constraint(equalToConstant: $0) }
      NSLayoutConstraint.activate(heights)
    }
    try stage.play {}
    #expect(stage.loop.diagnostics.count == 12)
    #expect(stage.window.subviews.allSatisfy { $0.bounds.height == 44 })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatMeanNothingHoldNothingUp(number: Double) throws {
    let stage = Stage()
    let bar = bar(on: stage)
    let height = bar.heightAnchor.constraint(equalToConstant: number)
    let width = bar.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([height, width])
    try stage.play {}
    #expect(bar.bounds.width == 30)
    try stage.play(at: 1) { height.constant = 20 }
    #expect(bar.bounds.height == 20)
    try stage.play(at: 2) { height.constant = number }
    try stage.play(at: 3) { width.constant = 31 }
    #expect(bar.bounds.width == 31)
  }

  @Test(arguments: [-5, 0, 0.5, 1000.5, 1e9, Float.nan])
  func anyPriorityIsTaken(priority: Float) throws {
    let stage = Stage()
    let bar = bar(on: stage)
    let height = bar.heightAnchor.constraint(equalToConstant: 30)
    height.priority = UILayoutPriority(priority)
    height.isActive = true
    try stage.play {}
    #expect(bar.bounds.height == 30)
  }

  @Test func theGreatestNumberIsABoundThatNothingReaches() throws {
    let stage = Stage()
    let bar = bar(on: stage)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10),
    ])
    try stage.play {}
    #expect(bar.frame.minY == 10 && bar.bounds.height == 50)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let height: CGFloat?
    init(_ height: CGFloat?) { self.height = height }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("A row", path.row % 2 == 0 ? nil : "and its detail")
      content.image = path.row < 2 ? nil : UIImage(systemName: "star")
      cell.contentConfiguration = content
      guard let height else { return cell }
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: height),
      ])
      return cell
    }
  }

  /// Rows of a table of some height, of which the app asks for another where it says one.
  private func diagnostics(rowHeight: CGFloat, asked: CGFloat?) throws -> [Diagnostic] {
    let (stage, rows) = (Stage(scale: 3), Rows(asked))
    let table = UITableView(frame: stage.window.bounds)
    table.rowHeight = rowHeight
    table.dataSource = rows
    stage.window.addSubview(table)
    try stage.play {}
    return stage.loop.diagnostics
  }

  /// UIKit's own constraints give way to a row's height, whatever that is.
  @Test(arguments: [10.0, 30, 43.5, 44, 44.5, 60, 200, -1])
  func uikitsOwnConstraintsGiveWayInSilence(_ rowHeight: Double) throws {
    #expect(try diagnostics(rowHeight: CGFloat(rowHeight), asked: nil).isEmpty)
  }

  /// What the app itself asks of a row is reported, once for each row.
  @Test func whatTheAppAsksOfARowIsReported() throws {
    let found = try diagnostics(rowHeight: 44, asked: 60)
    #expect(found.map(\.kind) == Array(repeating: .constraintBroken, count: 4))
  }
}
