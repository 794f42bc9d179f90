import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Menus, commands and alerts keep what they were made of, and say what happens to them.
@MainActor
struct MenuTests {
  private let stage = Stage()

  @Test func menusKeepTheirParts() {
    stage.loop.makeCurrent()
    let image = UIImage(systemName: "plus")
    let action = UIAction(
      title: "a", subtitle: "b", image: image, identifier: UIAction.Identifier("x"),
      discoverabilityTitle: "c", attributes: .destructive, state: .on
    ) { _ in }
    #expect(action.title == "a" && action.subtitle == "b" && action.image === image)
    #expect(action.identifier.rawValue == "x" && action.discoverabilityTitle == "c")
    #expect(action.attributes == .destructive && action.state == .on)
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    let menu = UIMenu(
      title: "m", subtitle: "s", image: image, identifier: .edit, options: .displayInline,
      preferredElementSize: .small, children: [action])
    #expect(menu.title == "m" && menu.subtitle == "s" && menu.image === image)
    #expect(menu.identifier == .edit && menu.options == .displayInline)
    #expect(menu.preferredElementSize == .small && menu.children == [action])
    let other = menu.replacingChildren([])
    #expect(other.children.isEmpty && other.identifier == .edit && other.title == "m")
    #expect(other.subtitle == "s" && other.options == .displayInline)
    #expect(other.preferredElementSize == .small && other.image === image)
    #expect(UIMenu().identifier != UIMenu().identifier)
    var made: [UIMenuElement] = []
    UIDeferredMenuElement { $0([action]) }.provider { made = $0 }
    #expect(made == [action])
  }

  @Test func commandsKeepTheirParts() {
    stage.loop.makeCurrent()
    let (selector, image) = (
      Selector(named: "go", isKnown: { _ in true }), UIImage(systemName: "plus")
    )
    let command = UICommand(title: "a", image: image, action: selector, propertyList: 7)
    #expect(command.title == "a" && command.image === image && command.action == selector)
    #expect(command.propertyList as? Int == 7 && command.state == .off && command.attributes == [])
    let key = UIKeyCommand(
      input: "k", modifierFlags: [.command, .shift], action: selector, discoverabilityTitle: "d")
    #expect(key.input == "k" && key.modifierFlags == [.command, .shift] && key.title == "d")
    #expect(key.discoverabilityTitle == "d" && key.action == selector)
    let other = UIKeyCommand(
      title: "t", image: image, action: selector, input: UIKeyCommand.inputEscape,
      modifierFlags: .control, propertyList: 8, discoverabilityTitle: "e")
    #expect(other.title == "t" && other.image === image && other.input == "UIKeyInputEscape")
    #expect(other.modifierFlags == .control && other.propertyList as? Int == 8)
    #expect(other.discoverabilityTitle == "e")
    let alternate = UICommandAlternate(title: "x", action: selector, modifierFlags: .alternate)
    #expect(alternate.title == "x" && alternate.modifierFlags == .alternate)
    #expect(UIMenuItem(title: "y", action: selector).title == "y")
  }

  /// The menu of cut, copy and paste posts when it comes and goes, once each.
  @Test func theMenuSaysThatItComesAndGoes() {
    stage.loop.makeCurrent()
    let menu = UIMenuController.shared
    menu.hideMenu()
    var heard: [String] = []
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let tokens = names.map { name in
      HeadlessUIKit.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        _ in
        MainActor.assumeIsolated {
          heard.append(
            name.rawValue.replacing("UIMenuController", with: "") + " \(menu.isMenuVisible)")
        }
      }
    }
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    stage.window.addSubview(view)
    menu.showMenu(from: view, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    menu.isMenuVisible = true
    #expect(menu.menuFrame == CGRect(x: 11, y: 22, width: 3, height: 4) && menu.isMenuVisible)
    menu.hideMenu(from: view)
    menu.setMenuVisible(false, animated: true)
    #expect(
      heard == [
        "WillShowMenuNotification false", "DidShowMenuNotification true",
        "WillHideMenuNotification true", "DidHideMenuNotification false",
      ])
    for token in tokens { HeadlessUIKit.NotificationCenter.default.removeObserver(token) }
  }

  private final class Answering: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test func interactionsKeepTheirView() {
    stage.loop.makeCurrent()
    let (view, delegate) = (UIView(frame: .zero), Answering())
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.delegate === delegate)
    #expect(view.interactions.count == 1)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && view.interactions.isEmpty)
    let configuration = UIContextMenuConfiguration(
      identifier: "a" as NSString, previewProvider: { UIViewController() },
      actionProvider: { UIMenu(title: "m", children: $0) })
    #expect(configuration.identifier as? NSString == "a")
    #expect(configuration.previewProvider?() != nil)
    #expect(configuration.actionProvider?([])?.title == "m")
  }

  @Test func rowsActionsKeepTheirParts() {
    stage.loop.makeCurrent()
    let swipe = UIContextualAction(style: .destructive, title: "a") { _, _, done in done(true) }
    #expect(swipe.style == .destructive && swipe.title == "a")
    let row = UITableViewRowAction(style: .normal, title: "b") { _, _ in }
    #expect(row.style == .normal && row.title == "b")
    let actions = UISwipeActionsConfiguration(actions: [swipe])
    #expect(actions.actions.count == 1)
  }

  /// An alert is 270 points across, in the middle of what the keyboard leaves, as high as its fields ask.
  @Test(arguments: [0, 1, 2]) func anAlertIsInTheMiddle(_ fields: Int) throws {
    stage.loop.makeCurrent()
    let below = UIViewController(nibName: nil, bundle: nil)
    try stage.play { stage.window.rootViewController = below }
    let alert = UIAlertController(title: "t", message: "m", preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { chosen.append($0.title ?? "") })
    for number in 0..<fields { alert.addTextField { $0.placeholder = "\(number)" } }
    #expect(alert.title == "t" && alert.message == "m" && alert.preferredStyle == .alert)
    #expect(
      alert.actions.map(\.style) == [.cancel] && alert.modalPresentationStyle == .overFullScreen)
    #expect(
      alert.textFields?.map(\.placeholder) == (fields > 0 ? (0..<fields).map { "\($0)" } : nil))
    try stage.play(at: 1) { below.present(alert, animated: false) }
    let box = try #require(
      alert.view.subviews.first { !$0.subviews.isEmpty || $0.backgroundColor != nil })
    #expect(box.frame.width == 270 && box.frame.height == 64 + 44 + 32 * CGFloat(fields))
    #expect(abs(box.frame.midX - 200) < 1 && abs(box.frame.midY - 400) < 1)
    for (index, field) in (alert.textFields ?? []).enumerated() {
      #expect(field.superview === box && field.frame.height <= 32)
      #expect(abs(field.frame.midY - (64 + 32 * (CGFloat(index) + 0.5))) < 4)
    }
    alert.actions[0].handler?(alert.actions[0])
    #expect(chosen == ["OK"])
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    var count = 0
    func updateSearchResults(for searchController: UISearchController) { count += 1 }
  }

  @Test func aSearchSaysThatItsTextChanges() {
    stage.loop.makeCurrent()
    let (results, updater) = (UIViewController(nibName: nil, bundle: nil), Updater())
    let search = UISearchController(searchResultsController: results)
    #expect(search.searchResultsController === results && search.searchResultsUpdater == nil)
    search.searchResultsUpdater = updater
    search.searchResultsUpdater = updater
    search.searchBar.searchTextField.insertText("a")
    #expect(updater.count == 1 && search.searchResultsUpdater === updater)
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
    #expect(!search.dimsBackgroundDuringPresentation)
  }

  @Test func barButtonsKeepTheirParts() {
    stage.loop.makeCurrent()
    let (image, menu, action) = (
      UIImage(systemName: "plus"), UIMenu(), UIAction(title: "a") { _ in }
    )
    let one = UIBarButtonItem(image: image, primaryAction: action)
    #expect(one.image === image && one.primaryAction === action)
    let two = UIBarButtonItem(title: "t", image: image, primaryAction: action, menu: menu)
    #expect(two.title == "t" && two.image === image && two.menu === menu)
    #expect(two.primaryAction === action)
    let three = UIBarButtonItem(systemItem: .done, primaryAction: action, menu: menu)
    #expect(three.systemItem == .done && three.menu === menu && three.primaryAction === action)
    let group = UIBarButtonItemGroup(barButtonItems: [one, two], representativeItem: three)
    #expect(group.barButtonItems == [one, two] && group.representativeItem === three)
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero && UIOffset.zero.horizontal == 0)
    #expect(UIOffset(horizontal: 1, vertical: 2).vertical == 2)
  }
}
