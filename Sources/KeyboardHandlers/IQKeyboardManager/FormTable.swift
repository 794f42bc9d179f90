import HeadlessUIKit
import LayerTrees

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
    fields[indexPath.row].frame.height + FormBody.spacing
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = fields[indexPath.row]
    field.frame = CGRect(
      x: FormBody.margin, y: FormBody.spacing / 2,
      width: UIScreen.main.bounds.width - 2 * FormBody.margin, height: field.frame.height)
    cell.contentView.addSubview(field)
    return cell
  }
}
