import HeadlessUIKit
import LayerTrees
import Scenes

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
