import HeadlessUIKit
import SeamCommands

/// Screens with the usual mistakes: each is to be found wherever it shows.
@MainActor let wrongScreens: [HandlerDefinition] =
  [
    wrong("turn-late", "Follows a run-loop turn late.") { TurnLateController() },
    wrong("awaiting", "Awaits the notifications.") { AwaitingController() },
    wrong("sleeping", "Sleeps before it follows.") { SleepingController() },
    wrong("own-curve", "Overrides the keyboard's curve.") { OwnCurveController() },
    wrong("fixed-duration", "Takes one second, always.") { FixedDurationController() },
    wrong("did-show", "Waits for didShow and didHide.") { DidShowController() },
    wrong("not-laid-out", "Lays out outside of the animation.") { NotLaidOutController() },
    wrong("safe-area-forgotten", "Adds the safe area.") { SafeAreaForgottenController() },
    wrong("safe-area-twice", "Subtracts the safe area twice.") { SafeAreaTwiceController() },
    wrong("begin-frame", "Reads the begin rectangle.") { BeginFrameController() },
    wrong("never-back", "Stays up.") { NeverBackController() },
    wrong("adds-up", "Adds the height at every show.") { AddsUpController() },
    wrong("height-kept", "Keeps the first keyboard's height.") { HeightKeptController() },
    wrong("animator-late", "Starts its animator with a delay.") { AnimatorLateController() },
    wrong("added-safe-area-lost", "Forgets what it has added to the safe area.") {
      AddedSafeAreaLostController()
    },
    wrong("height-assumed", "Knows one height of keyboards.") { HeightAssumedController() },
    wrong("inset-added", "Insets a list that ends above the bar.") { InsetAddedController() },
    wrong("not-scrolled", "Leaves the list where it is.") { NotScrolledController() },
    wrong("no-inset", "Leaves the list behind bar and keyboard.") { NoInsetController() },
    wrong("inset-kept", "Never gives the list's inset back.") { InsetKeptController() },
    HandlerDefinition(
      name: "form-inset-kept", summary: "Never gives the form's inset back.",
      make: { _, _ in FormInsetKeptController() }, fields: { $0.fields }),
    HandlerDefinition(
      name: "form-without-insets", summary: "Leaves the fields where they are.",
      make: { _, _ in FormWithoutInsetsController() }, fields: { $0.fields }),
    HandlerDefinition(
      name: "form-by-its-safe-area", summary: "Counts a safe area that its list does not add.",
      make: { _, _ in FormByItsSafeAreaController() }, fields: { $0.fields }),
    HandlerDefinition(
      name: "sheet-by-height", summary: "Takes the height in a sheet that ends above the bottom."
    ) { _, _ in
      InSheetController(HeightNotIntersectedController(), as: .formSheet)
    } bar: {
      $0.chat.composer
    } list: {
      $0.chat.tableView
    },
    HandlerDefinition(
      name: "sheet-not-converted", summary: "Mixes a sheet's points with the screen's."
    ) { _, _ in
      InSheetController(NotConvertedController(), as: .formSheet)
    } bar: {
      $0.chat.composer
    } list: {
      $0.chat.tableView
    },
    HandlerDefinition(
      name: "tabs-added", summary: "Adds the keyboard's height to the tab bar's."
    ) { _, _ in
      InTabsController(TabBarAddedController())
    } bar: {
      $0.chat.composer
    } list: {
      $0.chat.tableView
    },
  ]

@MainActor
private func wrong<Chat: BarAndTableController>(
  _ name: String, _ summary: String, _ make: @escaping @MainActor @Sendable () -> Chat
) -> HandlerDefinition {
  HandlerDefinition(name: name, summary: summary) { _, _ in
    make()
  } bar: {
    $0.composer
  } list: {
    $0.tableView
  }
}
