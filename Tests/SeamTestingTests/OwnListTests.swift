import Detectors
import HeadlessUIKit
import SeamTesting
import Testing

/// Messages in the lists that apps have: tables, collections, stacks in scroll views.
///
/// An iPhone 8, a list from 64 to 623 with 30 rows of 44 points, scrolled to its end, a bar below it, and
/// a keyboard of 258 points.
@MainActor
struct OwnListTests {
  private static let keyboard: CGFloat = 258

  private func findings(_ kind: OwnList, _ way: OwnListController.Way) throws -> [String] {
    let scene = SceneCase(
      "Own list", on: "iPhone 8", events: [.show(height: 258, at: 0.5), .hide(at: 1.5)])
    let played = try SeamTesting.play(scene) {
      OwnListController(kind, way)
    } bar: {
      $0.bar
    }
    return played.findings.map { "\($0.kind.rawValue) \(($0.points * 100).rounded() / 100)" }
  }

  /// The bar rises and the list does not: what the keyboard takes of it is covered, and cannot be
  /// scrolled to either.
  @Test(arguments: OwnList.allCases)
  func aListThatStaysIsCovered(_ kind: OwnList) throws {
    #expect(try findings(kind, .stays) == ["covered 258.0", "unreachable 258.0"])
  }

  @Test(arguments: OwnList.allCases)
  func aListThatIsMadeShorterIsCutOff(_ kind: OwnList) throws {
    // Upside down, the newest row is the first, and stays at the bottom.
    #expect(try findings(kind, .shrinks) == (kind == .upsideDown ? [] : ["covered 258.0"]))
  }

  @Test(arguments: OwnList.allCases)
  func aListThatIsScrolledAlongIsClean(_ kind: OwnList) throws {
    #expect(try findings(kind, .shrinksAndScrolls) == [])
    #expect(try findings(kind, .insets) == [])
  }

  /// From 64 to 623 the list goes to -194 to 365: with no inset above, what is off the screen then stays off.
  @Test(arguments: OwnList.allCases)
  func aListThatIsMovedUpCannotBeReached(_ kind: OwnList) throws {
    #expect(try findings(kind, .moves) == ["unreachable 194.0"])
  }
}

/// A list of 30 rows of 44 points, as an app may have made it.
enum OwnList: CaseIterable {
  case table, upsideDown, collection, stack

  @MainActor
  func make(_ source: OwnRows) -> UIScrollView {
    switch self {
    case .table, .upsideDown:
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      if self == .upsideDown { table.transform = CGAffineTransform(scaleX: 1, y: -1) }
      return table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 375, height: 44)
      layout.minimumLineSpacing = 0
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      collection.dataSource = source
      return collection
    case .stack:
      let scroll = UIScrollView()
      let stack = UIStackView(arrangedSubviews: (0..<OwnRows.count).map { _ in UIView() })
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0, y: 0, width: 375, height: 44 * OwnRows.count)
      scroll.addSubview(stack)
      scroll.contentSize = stack.frame.size
      return scroll
    }
  }
}

final class OwnRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  static let count = 30

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { Self.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

/// A bar that follows the keyboard as it should, and a list that does as its way says.
final class OwnListController: UIViewController {
  enum Way { case stays, shrinks, shrinksAndScrolls, insets, moves }

  let bar = UIView()
  private let list: UIScrollView
  private let rows = OwnRows()
  private let isUpsideDown: Bool
  private let way: Way
  private var tokens: [any NSObjectProtocol] = []
  private var isScrolled = false

  init(_ kind: OwnList, _ way: Way) {
    list = kind.make(rows)
    isUpsideDown = kind == .upsideDown
    self.way = way
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    list.contentInsetAdjustmentBehavior = .never
    bar.backgroundColor = .white
    view.addSubview(list)
    view.addSubview(bar)
    place(above: 0)
    list.layoutIfNeeded()
    scrollToEnd()
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated { self?.follow(notification) }
        })
    }
  }

  private func follow(_ notification: Notification) {
    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    let height = max(0, 667 - (end?.minY ?? 667))
    UIView.animate(
      withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
    ) {
      self.place(above: height)
    }
  }

  private func place(above height: CGFloat) {
    bar.frame = CGRect(x: 0, y: 623 - height, width: 375, height: 44)
    let shrunk = way == .shrinks || way == .shrinksAndScrolls ? height : 0
    let y = way == .moves ? 64 - height : 64
    list.center = CGPoint(x: 187.5, y: y + (559 - shrunk) / 2)
    list.bounds.size = CGSize(width: 375, height: 559 - shrunk)
    if way == .insets {
      list.contentInset = UIEdgeInsets(
        top: isUpsideDown ? height : 0, left: 0, bottom: isUpsideDown ? 0 : height, right: 0)
    }
    if way == .shrinksAndScrolls || way == .insets { scrollToEnd() }
  }

  private func scrollToEnd() {
    let end = 44 * CGFloat(OwnRows.count) + list.contentInset.bottom - list.bounds.height
    list.contentOffset.y = isUpsideDown ? -list.contentInset.top : end
  }
}
