/// A controller whose view is a table, which it keeps clear of the keyboard.
///
/// It sets the table's bottom inset to what the keyboard and an accessory on it cover, with the
/// keyboard's animation. Apple documents that it does so, not how; the inset is an assumption, and
/// so is that an accessory counts where notifications leave it out.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  private let style: UITableView.Style
  private var observers: [any NSObjectProtocol] = []
  /// The bottom inset that the app had set before the keyboard came.
  private var ownInset: CGFloat?

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open override func loadView() {
    let table = UITableView(frame: VirtualRunLoop.current.screen.bounds, style: style)
    view = table
    table.dataSource = self
    table.delegate = self
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observers = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let keyboard = TableKeyboard(notification)
        MainActor.assumeIsolated { self?.makeRoom(for: keyboard) }
      }
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  private func makeRoom(for keyboard: TableKeyboard?) {
    guard let keyboard, let table = tableView, let window = table.window else { return }
    let frame = table.convert(table.bounds, to: window)
    let leftOut = InputSession.current.keyboard?.heightLeftOut(above: keyboard.end) ?? 0
    let covered = max(0, frame.maxY - (keyboard.end.minY - leftOut) - table.safeAreaInsets.bottom)
    let own = ownInset ?? table.contentInset.bottom
    ownInset = covered > 0 ? own : nil
    UIView.animate(withDuration: keyboard.duration, delay: 0, options: keyboard.options) {
      table.contentInset.bottom = covered > 0 ? max(own, covered) : own
      table.verticalScrollIndicatorInsets.bottom = covered
    }
  }

  // MARK: Rows

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}

/// What a table needs to know of the keyboard.
private struct TableKeyboard: Sendable {
  /// Where it goes, in points of the screen.
  let end: CGRect
  let duration: TimeInterval
  let options: UIView.AnimationOptions

  init?(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let end = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return nil }
    self.end = end
    self.duration = duration
    options = UIView.AnimationOptions(rawValue: curve << 16)
  }
}
