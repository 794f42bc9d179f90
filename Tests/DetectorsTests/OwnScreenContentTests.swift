import Compositing
import Detectors
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// What becomes of the content on screens of an app's own: tables, collections, plain scroll views.
@MainActor
struct OwnScreenContentTests {
  /// A bar on the keyboard, and a list that ends above it or goes on behind it.
  private final class Screen: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    enum List: String, CaseIterable { case table, selfSizing, collection, labels }

    /// The inset below the content, and whether the list is scrolled to its end.
    enum Deed: String, CaseIterable {
      case right, keyboard, sum, none, unscrolled, unscrolledKeyboard
    }

    let (list, bar): (UIScrollView, UIView)
    private let (kind, deed, isBehind): (List, Deed, Bool)
    private var tokens: [any NSObjectProtocol] = []
    private var covered: CGFloat = 0

    init(_ kind: List, _ deed: Deed, behind isBehind: Bool) {
      (self.kind, self.deed, self.isBehind) = (kind, deed, isBehind)
      bar = UIView()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      list =
        switch kind {
        case .table, .selfSizing: UITableView()
        case .collection: UICollectionView(frame: .zero, collectionViewLayout: layout)
        case .labels: UIScrollView()
        }
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      bar.backgroundColor = .gray
      for view in [list, bar] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      list.contentInsetAdjustmentBehavior = .never
      view.keyboardLayoutGuide.usesBottomSafeArea = false
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: isBehind ? view.bottomAnchor : bar.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 52),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      fill()
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ] {
        tokens.append(
          HeadlessUIKit.NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: nil
          ) { [weak self] notification in
            let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            let isUp = name == UIResponder.keyboardWillShowNotification
            MainActor.assumeIsolated { self?.keyboardChanges(to: isUp ? end?.height ?? 0 : 0) }
          })
      }
    }

    private func keyboardChanges(to height: CGFloat) {
      covered = height
      view.setNeedsLayout()
    }

    private func fill() {
      switch list {
      case let table as UITableView:
        if kind == .table { table.rowHeight = 44 }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
      case let collection as UICollectionView:
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        collection.dataSource = self
      default:
        let stack = UIStackView(arrangedSubviews: (0..<40).map(label))
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        list.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
          stack.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor),
          stack.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor),
          stack.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
        ])
      }
    }

    private func label(_ number: Int) -> UIView {
      let label = UILabel()
      label.text = "Message \(number)"
      return label
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      adjust()
    }

    private var isAdjusting = false

    /// Sets the inset by the places of bar and list, and scrolls to the end.
    private func adjust() {
      guard !isAdjusting else { return }
      isAdjusting = true
      defer { isAdjusting = false }
      let needed = isBehind ? max(0, list.frame.maxY - bar.frame.minY) : 0
      list.contentInset.bottom =
        switch deed {
        case .right, .unscrolled: needed
        case .keyboard, .unscrolledKeyboard: needed + covered
        case .sum: needed + (covered > 0 ? 52 : 0)
        case .none: 0
        }
      let isUnscrolled = deed == .unscrolled || deed == .unscrolledKeyboard
      guard covered == 0 || !isUnscrolled else { return }
      // Rows that come into view are measured.
      for _ in 0..<4 {
        let end =
          list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
        list.contentOffset.y = max(-list.adjustedContentInset.top, end)
        list.layoutIfNeeded()
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      var content = cell.defaultContentConfiguration()
      let count = kind == .table ? 1 : 1 + path.row % 4
      content.text = String(repeating: "A message that may take some lines. ", count: count)
      if kind == .table { content.textProperties.numberOfLines = 1 }
      cell.contentConfiguration = content
      return cell
    }

    func collectionView(_ collection: UICollectionView, numberOfItemsInSection section: Int) -> Int
    { 40 }
    func collectionView(
      _ collection: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      collection.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
  }

  private func findings(
    _ list: Screen.List, _ deed: Screen.Deed, behind isBehind: Bool, inNavigation: Bool
  ) throws -> [Finding] {
    let scene = SceneCase(
      name: "own", scene: "own", handler: HandlerSpec(name: "own"),
      device: try #require(Device.named("iPhone 14")),
      events: [.show(336, at: 0.5), .hide(at: 1.5)])
    let playback = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      let screen = Screen(list, deed, behind: isBehind)
      let whole = inNavigation ? UINavigationController(rootViewController: screen) : screen
      return HandlerScreen(whole, bar: { _ in screen.bar }, list: { _ in screen.list })
    }
    return CaseResult(playback).findings
  }

  /// Each fault of the content is found on every kind of list, by its points and its rule, and what
  /// is right is clean.
  @Test(arguments: Screen.List.allCases, [false, true])
  private func everyListIsMeasured(_ list: Screen.List, _ inNavigation: Bool) throws {
    for deed in Screen.Deed.allCases {
      for isBehind in [false, true] {
        let found = try findings(list, deed, behind: isBehind, inNavigation: inNavigation)
        let words = found.map { "\($0.kind.rawValue) \($0.points.rounded())" }
        let name = Comment(rawValue: "\(list) \(deed) behind: \(isBehind)")
        switch (deed, isBehind) {
        case (.right, _), (.none, false): #expect(words == [], name)
        case (.keyboard, _): #expect(words == ["blank 336.0"], name)
        case (.sum, _): #expect(words == ["blank 52.0"], name)
        case (.none, true): #expect(found.map(\.kind).contains(.unreachable), name)
        case (.unscrolled, _): #expect(found.map(\.kind) == [.covered], name)
        case (.unscrolledKeyboard, _):
          #expect(Set(found.map(\.kind)) == [.covered, .blank], name)
        }
      }
    }
  }
}
