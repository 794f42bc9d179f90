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
