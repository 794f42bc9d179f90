import SeamCommands

/// Screens as they are written today by Apple's guidance: nothing is to be found of them.
@MainActor let rightScreens = [
  HandlerDefinition(name: "guide-to-the-edge", summary: "A bar with a ground to the edge.") {
    _, _ in
    GuideToTheEdgeController()
  } bar: {
    $0.backdrop
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "plain-guide", summary: "A bar on the guide, nothing below it.") {
    _, _ in
    PlainGuideController()
  } bar: {
    $0.composer
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "keyboard-at-once", summary: "A chat that opens with the keyboard.") {
    _, _ in
    KeyboardAtOnceController()
  } bar: {
    $0.composer
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "tools", summary: "A bar with buttons while it is typed into.") {
    _, _ in
    ToolsController()
  } bar: {
    $0.composer
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "upside-down", summary: "A list whose first row is the newest.") {
    _, _ in
    UpsideDownController()
  } bar: {
    $0.composer
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "guide-with-foot", summary: "A bar on the guide with a painted foot.") {
    _, _ in
    GuideWithFootController()
  } bar: {
    $0.bar
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "floating-bar", summary: "A capsule ten points above the guide.") {
    _, _ in
    FloatingBarController()
  } bar: {
    $0.capsule
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "by-notifications", summary: "A constraint that notifications change.") {
    _, _ in
    ByNotificationsController()
  } bar: {
    $0.composer
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "animator", summary: "A constraint and a property animator.") {
    _, _ in
    AnimatorController()
  } bar: {
    $0.composer
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "added-safe-area", summary: "The keyboard is added to the safe area.") {
    _, _ in
    AddedSafeAreaController()
  } bar: {
    $0.composer
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "hand-laid", summary: "Frames that are set as the view is laid out.") {
    _, _ in
    HandLaidController()
  } bar: {
    $0.composer
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "accessory", summary: "A bar that is the keyboard's accessory.") {
    _, _ in
    AccessoryController()
  } bar: {
    $0.bar
  } list: {
    $0.tableView
  },
  HandlerDefinition(name: "list-layout", summary: "A collection in a list layout.") {
    _, _ in
    ListLayoutController()
  } bar: {
    $0.composer
  } list: {
    $0.collectionView
  },
  HandlerDefinition(
    name: "form-with-insets", summary: "A form that makes room by its content inset.",
    make: { _, _ in FormWithInsetsController() }, fields: { $0.fields }),
  HandlerDefinition(
    name: "form-left-to-uikit", summary: "A form that makes room; UIKit shows the field.",
    make: { _, _ in FormLeftToUIKitController() }, fields: { $0.fields }),
  HandlerDefinition(name: "in-navigation", summary: "A chat pushed in a navigation.") {
    _, _ in
    InNavigationController()
  } bar: {
    $0.chat.composer
  } list: {
    $0.chat.tableView
  },
  HandlerDefinition(name: "in-tabs", summary: "A chat above a tab bar.") {
    _, _ in
    InTabsController(TabChatController())
  } bar: {
    $0.chat.bar
  } list: {
    $0.chat.tableView
  },
  HandlerDefinition(name: "in-page-sheet", summary: "A chat in a page sheet.") {
    _, _ in
    InSheetController(ByNotificationsController(), as: .pageSheet)
  } bar: {
    $0.chat.composer
  } list: {
    $0.chat.tableView
  },
  HandlerDefinition(name: "in-form-sheet", summary: "A chat in a form sheet.") {
    _, _ in
    InSheetController(ByNotificationsController(), as: .formSheet)
  } bar: {
    $0.chat.composer
  } list: {
    $0.chat.tableView
  },
  HandlerDefinition(name: "in-split-view", summary: "A chat beside a list of chats.") {
    _, _ in
    InSplitViewController(PushedChatController())
  } bar: {
    $0.chat.composer
  } list: {
    $0.chat.tableView
  },
]
