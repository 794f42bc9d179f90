import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import Scenes

/// A table with a field in every row.
final class FormTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let fields: [UIView]

  init(_ fields: [UIView]) {
    self.fields = fields
    super.init(frame: UIScreen.main.bounds, style: .plain)
    layer.role = .messageList
    separatorStyle = .none
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fields.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    FormBody.rowHeight(of: fields[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    FormBody.place(fields[indexPath.row], in: cell.contentView)
    return cell
  }
}

/// A collection with a field in every item, one below the other.
final class FormCollection: UICollectionView, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let fields: [UIView]
  private static let cell = "field"

  init(_ fields: [UIView]) {
    self.fields = fields
    super.init(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    layer.role = .messageList
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cell)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { fields.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    for view in cell.contentView.subviews { view.removeFromSuperview() }
    FormBody.place(fields[indexPath.item], in: cell.contentView)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: bounds.width, height: FormBody.rowHeight(of: fields[indexPath.item]))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}

/// A table's own controller, which brings its fields into view itself, besides the library.
final class FormTableController: UITableViewController {
  private let settings: FormSettings
  private let table: FormTable
  private var library: IQKeyboardManager?

  init(_ settings: FormSettings, transcript: Transcript) {
    self.settings = settings
    table = FormTable(FormBody(transcript, viewOptions: settings.viewOptions).rows)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    library = IQKeyboardManager(
      settings.library, isEnabled: settings.enabled == .atLaunch)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if settings.enabled == .viewWillAppear { library?.isEnabled = true }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if settings.enabled == .viewDidAppear { library?.isEnabled = true }
  }

  /// The table is the controller's whole view, so the page is the one around it.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    navigationController?.view.layer.role = .form
  }
}

/// A table with a field in every row, 15 points from the left and 10 from the row's top.
final class FieldTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let heights: [CGFloat]
  private let fields: [UITextField]

  /// Points between a row's edges and its field.
  private static let inset = CGPoint(x: 15, y: 10)

  /// A row for each message of a transcript, as high as that.
  init(_ transcript: Transcript) {
    heights = transcript.messages.map { CGFloat($0.height) }
    fields = transcript.messages.map { FormField($0) }
    super.init(frame: UIScreen.main.bounds, style: .plain)
    layer.role = .messageList
    separatorStyle = .none
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// The field that is typed into.
  var focusedField: UITextField? { fields.first { $0.isFirstResponder } }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fields.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = fields[indexPath.row]
    field.frame = CGRect(
      x: Self.inset.x, y: Self.inset.y, width: UIScreen.main.bounds.width - 2 * Self.inset.x,
      height: max(1, heights[indexPath.row] - 2 * Self.inset.y))
    cell.contentView.addSubview(field)
    return cell
  }
}
