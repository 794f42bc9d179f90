/// The cells that wait to show another row, by identifier.
@MainActor
struct CellPool {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]

  mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
    classes[identifier] = cellClass
  }

  func makes(_ identifier: String) -> Bool { classes[identifier] != nil }

  /// A cell that waits, or a new one; nil where there is neither.
  mutating func take(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].map {
      instance(of: $0, style: .default, reuseIdentifier: identifier)
    }
  }

  /// Lets a cell wait; answers whether it can be found again.
  mutating func put(_ cell: UITableViewCell) -> Bool {
    guard let identifier = cell.reuseIdentifier else { return false }
    waiting[identifier, default: []].append(cell)
    return true
  }
}
