import LayerTrees
import Testing

@testable import HeadlessUIKit

/// What bars, menus, drags and objects are given is kept, each for itself.
@MainActor
struct KeptDetailTests {
  /// A description for assistive technologies, of an object that is no responder.
  @Test func objectsDescribeThemselves() {
    _ = Stage()
    let (one, other) = (UIBarButtonItem(), UIBarButtonItem())
    #expect(one.accessibilityLabel == nil && one.accessibilityTraits == [])
    #expect(!one.isAccessibilityElement)
    (one.accessibilityLabel, one.accessibilityHint) = ("a", "b")
    (one.accessibilityIdentifier, one.accessibilityValue) = ("c", "d")
    (one.accessibilityTraits, one.isAccessibilityElement) = (.button, true)
    #expect(one.accessibilityLabel == "a" && one.accessibilityHint == "b")
    #expect(one.accessibilityIdentifier == "c" && one.accessibilityValue == "d")
    #expect(one.accessibilityTraits == .button && one.isAccessibilityElement)
    #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement)
    one.accessibilityLabel = nil
    #expect(one.accessibilityLabel == nil && one.accessibilityHint == "b")
    let action = UIAccessibilityCustomAction(name: "a") { $0.name == "a" }
    #expect(action.actionHandler?(action) == true && action.name == "a")
    let plain = UIAccessibilityCustomAction(name: "b", target: nil, selector: Selector("c"))
    #expect(plain.name == "b" && plain.actionHandler == nil)
  }

  /// An appearance is that of another which it was made of; a clear one has no shadow.
  @Test func appearancesAreCopied() {
    _ = Stage()
    let one = UIBarAppearance()
    one.configureWithOpaqueBackground()
    (one.shadowColor, one.backgroundEffect) = (.red, UIBlurEffect(style: .dark))
    let copy = UIBarAppearance(barAppearance: one)
    #expect(copy.backgroundColor == .systemBackground && copy.shadowColor == .red)
    #expect(copy.backgroundEffect === one.backgroundEffect && copy.backgroundEffect != nil)
    one.configureWithTransparentBackground()
    #expect(one.backgroundColor == .clear && one.shadowColor == nil && copy.shadowColor == .red)
    one.configureWithDefaultBackground()
    #expect(one.backgroundColor == nil)
    let (bar, image) = (UINavigationBar(frame: .zero), UIImage())
    bar.setBackgroundImage(image, for: .default)
    #expect(bar.backgroundImage(for: .default) === image)
    let item = UIBarButtonItem()
    for (size, state) in [(9.0, UIControl.State.normal), (10, .highlighted), (11, .disabled)] {
      item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: size)], for: state)
    }
    #expect(
      [UIControl.State.normal, .highlighted, .disabled].map {
        (item.titleTextAttributes(for: $0)?[.font] as? UIFont)?.pointSize
      } == [9, 10, 11])
    #expect(item.titleTextAttributes(for: .selected) == nil)
  }

  /// The one button at a side is the first of those there.
  @Test func oneButtonIsTheFirst() {
    _ = Stage()
    let (item, buttons) = (UINavigationItem(title: "a"), (0..<3).map { _ in UIBarButtonItem() })
    item.setRightBarButtonItems(buttons as [UIBarButtonItem], animated: false)
    item.setLeftBarButtonItems(buttons.reversed(), animated: false)
    #expect(item.rightBarButtonItem === buttons[0] && item.leftBarButtonItem === buttons[2])
    #expect(item.rightBarButtonItems == buttons)
    item.setRightBarButton(buttons[1], animated: false)
    #expect(item.rightBarButtonItems == [buttons[1]])
    item.setRightBarButtonItems(nil as [UIBarButtonItem]?, animated: false)
    item.setLeftBarButton(nil, animated: true)
    #expect(item.rightBarButtonItem == nil && item.leftBarButtonItems == nil)
    let appearances = (0..<3).map { _ in UINavigationBarAppearance() }
    item.standardAppearance = appearances[0]
    (item.scrollEdgeAppearance, item.compactAppearance) = (appearances[1], appearances[2])
    (item.backBarButtonItem, item.backButtonTitle) = (buttons[0], "b")
    (item.backButtonDisplayMode, item.leftItemsSupplementBackButton) = (.minimal, true)
    item.hidesSearchBarWhenScrolling = false
    #expect(item.standardAppearance === appearances[0])
    #expect(item.scrollEdgeAppearance === appearances[1])
    #expect(item.compactAppearance === appearances[2] && item.backBarButtonItem === buttons[0])
    #expect(item.backButtonTitle == "b" && item.backButtonDisplayMode == .minimal)
    #expect(item.leftItemsSupplementBackButton && !item.hidesSearchBarWhenScrolling)
  }

  /// A view in a toolbar is as wide as it wants; without items there is none, and the delegate says
  /// where the bar is.
  @Test func aToolbarsViewsHaveTheirWidth() throws {
    final class Above: NSObject, UIToolbarDelegate, UITabBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
    }
    final class Silent: NSObject, UIToolbarDelegate {}
    let (stage, bar, label) = (Stage(), UIToolbar(frame: .zero), UILabel())
    bar.frame = CGRect(x: 0, y: 0, width: 400, height: 44)
    label.text = "some words"
    bar.items = [UIBarButtonItem(customView: label)]
    stage.window.addSubview(bar)
    try stage.play {}
    #expect(label.frame == CGRect(x: 16, y: 0, width: label.intrinsicContentSize.width, height: 44))
    bar.items = nil
    #expect(label.superview == nil && bar.subviews.isEmpty && bar.barPosition == .bottom)
    let (above, silent, tabs) = (Above(), Silent(), UITabBar(frame: .zero))
    bar.delegate = above
    #expect(bar.barPosition == .top && bar.delegate === above)
    bar.delegate = silent
    #expect(bar.barPosition == .any && bar.delegate === silent)
    tabs.delegate = above
    #expect(tabs.delegate === above)
  }

  @MainActor
  private final class Dragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
    UIDropSession, UIEditMenuInteractionDelegate
  {
    var localDragSession: (any UIDragSession)?
    var items: [UIDragItem] = []
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { items }
    func loadObjects(ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void) {}
    func location(in view: UIView) -> CGPoint { .zero }
    func canLoadObjects(ofClass aClass: AnyClass) -> Bool { false }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
  }

  /// Things that are dragged are of their class and are never loaded; drops are taken by default
  /// and come to nothing.
  @Test func dragsAndDropsAreKept() {
    _ = Stage()
    let (view, dragging) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), Dragging())
    let provider = NSItemProvider(object: view)
    #expect(provider.canLoadObject(ofClass: UIView.self) && provider.item as? UIView === view)
    #expect(!provider.canLoadObject(ofClass: UILabel.self))
    #expect(!NSItemProvider().canLoadObject(ofClass: UIView.self))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    let loads = [
      provider.loadObject(ofClass: UIView.self) { _, _ in Issue.record("an object is loaded") },
      provider.loadDataRepresentation(forTypeIdentifier: "a") { _, _ in
        Issue.record("data are loaded")
      },
      provider.loadFileRepresentation(forTypeIdentifier: "a") { _, _ in
        Issue.record("a file is loaded")
      },
    ]
    #expect(loads.allSatisfy { $0.totalUnitCount == 0 })
    let drag = UIDragInteraction(delegate: dragging)
    let drop = UIDropInteraction(delegate: dragging)
    #expect(drag.isEnabled && drag.delegate === dragging && drop.delegate === dragging)
    #expect(dragging.dropInteraction(drop, canHandle: dragging))
    #expect(dragging.dropInteraction(drop, sessionDidUpdate: dragging).operation == .cancel)
    #expect(UITableViewDropProposal(operation: .move, intent: .unspecified).operation == .move)
    #expect(
      UICollectionViewDropProposal(operation: .copy, intent: .unspecified).operation == .copy)
    let edit = UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 5, y: 6))
    #expect(edit.sourcePoint == CGPoint(x: 5, y: 6) && edit.identifier as? String == "a")
    let menu = UIEditMenuInteraction(delegate: dragging)
    #expect(dragging.editMenuInteraction(menu, menuFor: edit, suggestedActions: []) == nil)
    #expect(menu.delegate === dragging)
  }

  /// A preview without a target stays in the view around it, where the view is.
  @Test func aPreviewIsWhereItsViewIs() {
    _ = Stage()
    let (outer, view) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)))
    #expect(UITargetedPreview(view: view).target.container === view)
    outer.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === outer && preview.target.center == view.center)
    #expect(preview.size == CGSize(width: 30, height: 40) && preview.target.transform == .identity)
    #expect(preview.parameters.backgroundColor == .systemBackground)
    var made: [UIMenuElement] = []
    let (action, other) = (UIAction { _ in }, UIContextMenuConfiguration())
    UIDeferredMenuElement.uncached { $0([action]) }.provider { made = $0 }
    #expect(made == [action])
    #expect(other.identifier as? NSString != UIContextMenuConfiguration().identifier as? NSString)
  }
}
