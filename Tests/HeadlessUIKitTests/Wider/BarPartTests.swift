import LayerTrees
import Testing

@testable import HeadlessUIKit

/// What bars show, and where: titles, buttons and views of one's own.
@MainActor
struct BarPartTests {
  private let stage = Stage()

  private func texts(_ look: ViewLook) -> [LayerText] {
    look.elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private func pictures(_ look: ViewLook) -> [LayerPicture] {
    look.elements.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
  }

  private func button(_ title: String, _ style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: style, target: nil, action: nil)
  }

  private func shown(
    _ item: UINavigationItem, hasBack: Bool = false, height: CGFloat = 64
  ) throws -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: height))
    stage.window.addSubview(bar)
    bar.show(item, hasBack: hasBack)
    try stage.play { bar.layoutIfNeeded() }
    return bar
  }

  /// The title is in the lowest 44 points, 80 from either side, unless a view is in its place.
  @Test(arguments: [44.0, 64, 98]) func aTitleIsInTheMiddle(_ height: CGFloat) throws {
    stage.loop.makeCurrent()
    let item = UINavigationItem(title: "Chat")
    let bar = try shown(item, height: height)
    let title = try #require(texts(bar.look).first)
    #expect(title.string == "Chat" && title.isBold && title.size == 17)
    #expect(title.insets == UIEdgeInsets(top: height - 44, left: 80, right: 80))
    #expect(title.alignment == .center && title.color == UIColor.label.color)
    bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)]
    #expect(texts(bar.look).first?.color == UIColor.red.color)
    #expect(texts(bar.look).first?.size == 9)
    item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    try stage.play(at: 1) {}
    #expect(texts(bar.look).isEmpty && item.titleView?.superview === bar)
    // No wider than 160 points less than the bar, no higher than its row.
    #expect(
      item.titleView?.frame == CGRect(x: 80, y: height - 44, width: 240, height: 44))
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let old = item.titleView
    item.titleView = small
    try stage.play(at: 2) {}
    #expect(old?.superview == nil)
    #expect(small.frame == CGRect(x: 175, y: height - 32, width: 50, height: 20))
    item.titleView = nil
    item.title = ""
    #expect(texts(bar.look).isEmpty && small.superview == nil)
  }

  /// Buttons follow one another from the edges inward, 16 points apart.
  @Test func buttonsAreAtTheSides() throws {
    stage.loop.makeCurrent()
    let item = UINavigationItem(title: "")
    let image = UIImage(size: CGSize(width: 30, height: 10))
    let pictured = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    for isLeft in [true, false] {
      let items = [button("One"), pictured, button("Two", .done)]
      items[2].tintColor = .red
      item.leftBarButtonItems = isLeft ? items : nil
      item.rightBarButtonItems = isLeft ? nil : items
      let bar = try shown(item)
      let first = TextMetrics(pointSize: 17).width(of: "One")
      let starts: [CGFloat] = [16, 16 + first + 16, 16 + first + 16 + 30 + 16]
      let (words, signs) = (texts(bar.look), pictures(bar.look))
      #expect(words.map(\.string) == ["One", "Two"] && words.map(\.isBold) == [false, true])
      func edges(_ insets: UIEdgeInsets) -> [CGFloat] { [insets.left, insets.right] }
      let all = [words[0].insets, signs[0].insets, words[1].insets]
      #expect(all.map(edges) == starts.map { isLeft ? [$0, 0] : [0, $0] })
      #expect(all.allSatisfy { $0.top == 20 })
      #expect(words.allSatisfy { $0.alignment == (isLeft ? .left : .right) })
      #expect(signs[0].alignment == (isLeft ? .left : .right))
      #expect(words[1].color == UIColor.red.color)
    }
  }

  @Test func viewsOfOnesOwnAreAtTheSides() throws {
    stage.loop.makeCurrent()
    let item = UINavigationItem(title: "a")
    let views = (0..<4).map { UIView(frame: CGRect(x: 0, y: 0, width: 20 + 10 * $0, height: 30)) }
    item.leftBarButtonItems = views[..<2].map { UIBarButtonItem(customView: $0) }
    item.rightBarButtonItems = views[2...].map { UIBarButtonItem(customView: $0) }
    let bar = try shown(item)
    #expect(
      views.map(\.frame) == [
        CGRect(x: 16, y: 27, width: 20, height: 30), CGRect(x: 44, y: 27, width: 30, height: 30),
        CGRect(x: 344, y: 27, width: 40, height: 30), CGRect(x: 286, y: 27, width: 50, height: 30),
      ])
    #expect(pictures(bar.look).isEmpty && texts(bar.look).map(\.string) == ["a"])
    bar.frame.size.width = 300
    try stage.play(at: 1) {}
    #expect(views[2].frame.minX == 244)
    item.rightBarButtonItem = button("x")
    try stage.play(at: 2) {}
    #expect(views[2].superview == nil && views[0].superview === bar)
    #expect(item.rightBarButtonItems?.count == 1 && item.leftBarButtonItem?.customView === views[0])
    let sized = UILabel()
    sized.text = "mmm"
    item.setLeftBarButton(UIBarButtonItem(customView: sized), animated: false)
    try stage.play(at: 3) {}
    #expect(sized.frame.size == sized.intrinsicContentSize)
  }

  @Test func theWayBack() throws {
    stage.loop.makeCurrent()
    let item = UINavigationItem(title: "")
    let bar = try shown(item, hasBack: true)
    #expect(pictures(bar.look).map(\.name) == ["chevron.left"])
    #expect(pictures(bar.look)[0].insets == UIEdgeInsets(top: 20, left: 8))
    item.setHidesBackButton(true, animated: false)
    #expect(pictures(bar.look).isEmpty)
    item.hidesBackButton = false
    item.leftBarButtonItems = []
    #expect(pictures(bar.look).count == 1)
    item.setLeftBarButtonItems([button("a")], animated: false)
    #expect(pictures(bar.look).isEmpty)
    bar.show(item, hasBack: false)
    item.leftBarButtonItems = nil
    #expect(pictures(bar.look).isEmpty)
  }

  /// The ground is the tint's, the appearance's or the system's; a clear bar has no line.
  @Test func theGroundOfABar() throws {
    stage.loop.makeCurrent()
    let bar = try shown(UINavigationItem(title: ""))
    #expect(bar.look.fill == UIColor.barGround.color)
    bar.barTintColor = .red
    #expect(bar.look.fill == UIColor.red.color && bar.backgroundColor == .red)
    bar.barTintColor = nil
    #expect(bar.backgroundColor == .barGround)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .green
    bar.standardAppearance = appearance
    #expect(bar.look.fill == UIColor.green.color && bar.standardAppearance === appearance)
    #expect(bar.look.elements.contains(.hairline(inset: 0, UIColor.separator.color)))
    bar.backgroundColor = .clear
    #expect(!bar.look.elements.contains(.hairline(inset: 0, UIColor.separator.color)))
    let toolbar = UIToolbar(frame: .zero)
    let ground = UIToolbarAppearance()
    ground.backgroundColor = .blue
    #expect(toolbar.look.fill == UIColor.barGround.color)
    toolbar.standardAppearance = ground
    #expect(toolbar.look.fill == UIColor.blue.color && toolbar.barTintColor == .blue)
  }

  @Test func itemsOfABar() {
    stage.loop.makeCurrent()
    let bar = UINavigationBar(frame: .zero)
    let items = ["a", "b"].map { UINavigationItem(title: $0) }
    #expect(bar.topItem == nil && bar.items == nil)
    bar.pushItem(items[0], animated: false)
    bar.pushItem(items[1], animated: false)
    #expect(bar.items == items && bar.topItem === items[1])
    #expect(bar.popItem(animated: false) === items[1] && bar.items == [items[0]])
    bar.setItems(items, animated: true)
    #expect(bar.topItem === items[1])
    let screens = ["x", "y"].map { title -> UIViewController in
      let screen = UIViewController(nibName: nil, bundle: nil)
      screen.title = title
      return screen
    }
    let stack = UINavigationController(nibName: nil, bundle: nil)
    stack.viewControllers = screens
    stack.loadViewIfNeeded()
    #expect(stack.navigationBar.items?.map(\.title) == ["x", "y"])
    #expect(stack.navigationBar.backItem?.title == "x" && stack.navigationBar.topItem?.title == "y")
    #expect(stack.navigationBar.item === screens[1].navigationItem && stack.navigationBar.hasBack)
  }

  /// Fixed items have their width, flexible ones share the rest; 8 points between, 16 at the ends.
  @Test(arguments: [0, 1, 2]) func aToolbarsRoom(_ flexible: Int) throws {
    stage.loop.makeCurrent()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    stage.window.addSubview(bar)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
    let wide = UIBarButtonItem(customView: UIView(frame: .zero))
    wide.width = 33
    let items =
      [UIBarButtonItem(customView: view)]
      + (0..<flexible).map { _ in UIBarButtonItem.flexibleSpace() }
      + [wide, .fixedSpace(12), UIBarButtonItem(systemItem: .fixedSpace), button("Send")]
    bar.setItems(items, animated: false)
    try stage.play {}
    let fixed: CGFloat = 70 + 33 + 12 + 0 + 44
    let gaps = CGFloat(items.count - 1) * 8
    let room = flexible > 0 ? (400 - 32 - fixed - gaps) : 0
    #expect(view.frame == CGRect(x: 16, y: 0, width: 70, height: 50))
    let start = 16 + 70 + 8 + room + CGFloat(8 * flexible)
    #expect(wide.customView?.frame == CGRect(x: start, y: 0, width: 33, height: 50))
    let send = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(
      send.frame.isNear(CGRect(x: start + 33 + 8 + 12 + 8 + 0 + 8, y: 0, width: 44, height: 50)))
    #expect(send.title(for: .normal) == "Send" && bar.subviews.count == 3)
    #expect(send.titleLabel?.font == .systemFont(ofSize: 17))
    bar.items = [items[0]]
    try stage.play(at: 1) {}
    #expect(bar.subviews.count == 1)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(bar.sizeThatFits(.zero) == CGSize(width: 400, height: 44) && bar.barPosition == .bottom)
  }

  @Test func aToolbarsButtonIsTapped() throws {
    stage.loop.makeCurrent()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    var count = 0
    let item = UIBarButtonItem(title: nil, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    bar.items = [item]
    let button = try #require(bar.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1 && button.title(for: .normal) == "Go")
    item.isEnabled = false
    item.tap()
    #expect(count == 1)
  }

  /// The system's buttons show words or symbols, unless they were given their own.
  @Test func systemButtons() throws {
    stage.loop.makeCurrent()
    let words: [(UIBarButtonItem.SystemItem, String)] = [
      (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"),
      (.redo, "Redo"),
    ]
    for (kind, word) in words {
      let item = UIBarButtonItem(systemItem: kind)
      #expect(item.shownTitle == word && item.shownImage == nil && !item.isSpace)
      item.title = "Own"
      #expect(item.shownTitle == "Own")
    }
    let symbols: [(UIBarButtonItem.SystemItem, String)] = [
      (.add, "plus"), (.compose, "square.and.pencil"), (.reply, "arrowshape.turn.up.left"),
      (.action, "square.and.arrow.up"), (.organize, "folder"), (.bookmarks, "book"),
      (.search, "magnifyingglass"), (.refresh, "arrow.clockwise"), (.stop, "xmark"),
      (.close, "xmark"),
      (.camera, "camera"), (.trash, "trash"), (.play, "play"), (.pause, "pause"),
    ]
    for (kind, symbol) in symbols {
      let item = UIBarButtonItem(systemItem: kind)
      let content = UINavigationItem(title: "")
      content.rightBarButtonItem = item
      #expect(item.shownTitle == nil)
      #expect(pictures(try shown(content).look).map(\.name) == [symbol])
    }
    #expect(UIBarButtonItem.flexibleSpace().isFlexible && UIBarButtonItem.flexibleSpace().isSpace)
    #expect(UIBarButtonItem.fixedSpace(3).isSpace && !UIBarButtonItem.fixedSpace(3).isFlexible)
    #expect(UIBarButtonItem.fixedSpace(3).width == 3)
  }

  /// Tabs share the width; each has a picture above its title, the chosen one in the tint.
  @Test(arguments: [0, 1, 2]) func tabs(_ chosen: Int) throws {
    stage.loop.makeCurrent()
    let controller = UITabBarController()
    let pages = ["A", "B", "C"].map { title -> UIViewController in
      let page = UIViewController(nibName: nil, bundle: nil)
      page.title = title
      return page
    }
    let (plain, full) = (
      UIImage(size: CGSize(width: 10, height: 10)), UIImage(systemName: "star.fill")
    )
    pages[1].tabBarItem = UITabBarItem(title: "B", image: plain, selectedImage: full)
    controller.viewControllers = pages
    try stage.play { stage.window.rootViewController = controller }
    try stage.play(at: 1) { controller.selectedViewController = pages[chosen] }
    let bar = controller.tabBar
    #expect(controller.selectedIndex == chosen && bar.selectedItem === pages[chosen].tabBarItem)
    #expect(bar.layer.role == .tabBar && pages[chosen].view.superview === controller.view)
    #expect(
      controller.view.subviews.last === bar && pages[chosen].view.frame == controller.view.bounds)
    bar.unselectedItemTintColor = .green
    let (words, signs) = (texts(bar.look), pictures(bar.look))
    #expect(words.map(\.string) == ["A", "B", "C"] && words.allSatisfy { $0.size == 10 })
    let third = CGFloat(400) / 3
    for index in 0..<3 {
      let color = (index == chosen ? UIColor.systemBlue : .green).color
      #expect(words[index].color == color && signs[index].color == color)
      for insets in [words[index].insets, signs[index].insets] {
        #expect(abs(insets.left - third * CGFloat(index)) < 1e-9)
        #expect(abs(insets.right - third * CGFloat(2 - index)) < 1e-9)
      }
      #expect(signs[index].insets.top == 6 && signs[index].insets.bottom == 17)
      #expect(words[index].insets.top == 34 && words[index].insets.bottom == 2)
      #expect((signs[index].width, signs[index].height) == (24, 24))
    }
    #expect(signs[0].name == "square" && (signs[1].name == "star.fill") == (chosen == 1))
    try stage.play(at: 2) { controller.setViewControllers([pages[0], pages[2]], animated: false) }
    #expect(pages[1].parent == nil && pages[1].viewIfLoaded?.superview == nil)
    #expect(controller.moreNavigationController === controller.moreNavigationController)
    let items = [
      UITabBarItem(title: "x", image: nil, tag: 3), UITabBarItem(tabBarSystemItem: .search, tag: 1),
    ]
    let own = UITabBar(frame: .zero)
    own.items = items
    #expect(own.items?.map(\.title) == ["x", "Search"] && own.selectedItem === items[0])
    #expect(items[0].tag == 3)
    own.selectedItem = items[1]
    own.setItems([items[1], items[0]], animated: false)
    #expect(own.selectedItem === items[1] && own.items?.first === items[1])
    #expect(own.look.fill == UIColor.barGround.color)
    own.barTintColor = .red
    #expect(own.look.fill == UIColor.red.color && own.backgroundColor == .red)
    own.barTintColor = nil
    #expect(own.backgroundColor == .barGround)
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .blue
    own.standardAppearance = appearance
    #expect(own.look.fill == UIColor.blue.color && own.standardAppearance === appearance)
    // Half a point along the top.
    let lines = bar.look.elements.compactMap { if case .box(let box) = $0 { box } else { nil } }
    #expect(lines.map(\.fill) == [UIColor.separator.color])
    #expect(lines.map(\.insets) == [UIEdgeInsets(bottom: bar.bounds.height - 0.5)])
  }
}
