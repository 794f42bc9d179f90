import LayerTrees
import Testing

@testable import HeadlessUIKit

/// A row's parts: texts, images, signs at its end, and lines.
@MainActor
struct CellPartTests {
  private func cell(
    _ style: UITableViewCell.CellStyle = .default, height: CGFloat = 60
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    return cell
  }

  private func signs(_ cell: UITableViewCell) -> [LayerPicture] {
    cell.look.elements.compactMap { if case .picture(let sign) = $0 { sign } else { nil } }
  }

  /// A sign takes its room from the content; each is drawn at its distance from the end.
  @Test(
    arguments: [
      (UITableViewCell.AccessoryType.none, 0.0, []), (.disclosureIndicator, 38, [15]),
      (.checkmark, 39, [16]), (.detailButton, 47, [16]), (.detailDisclosureButton, 67, [15, 38]),
    ] as [(UITableViewCell.AccessoryType, CGFloat, [CGFloat])])
  func aSignTakesItsRoom(
    _ type: UITableViewCell.AccessoryType, _ width: CGFloat, _ ends: [CGFloat]
  ) {
    _ = Stage()
    let cell = cell()
    cell.accessoryType = type
    cell.separatorHeight = 0.5
    cell.layoutIfNeeded()
    #expect(cell.accessoryType == type)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320 - width, height: 59.5))
    #expect(signs(cell).map(\.insets.right) == ends)
    #expect(signs(cell).allSatisfy { $0.insets.bottom == 0.5 && $0.isSymbol })
    let sides = ["chevron.right": 13.0, "checkmark": 15, "info.circle": 22]
    for sign in signs(cell) {
      #expect(sign.width == sides[sign.name ?? ""] && sign.height == sign.width)
    }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 320, height: 44))
  }

  /// The room around a row's content is the same above and below, and at both sides.
  @Test func contentHasRoomAround() {
    _ = Stage()
    #expect(
      cell().contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
  }

  /// A view of one's own at the end is 16 points from it, in the middle of the row.
  @Test func aViewAtTheEnd() {
    _ = Stage()
    let cell = cell()
    cell.accessoryType = .checkmark
    let (one, two) = (
      UIView(frame: CGRect(x: 9, y: 9, width: 30, height: 20)), UISwitch(frame: .zero)
    )
    cell.accessoryView = one
    cell.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 274, y: 20, width: 30, height: 20) && signs(cell).isEmpty)
    #expect(cell.contentView.frame.width == 274)
    cell.accessoryView = two
    cell.layoutIfNeeded()
    #expect(one.superview == nil && two.frame == CGRect(x: 253, y: 15, width: 51, height: 31))
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(two.superview == nil && cell.contentView.frame.width == 281)
  }

  /// The text is 16 points from both sides, the second below or beside it, after the image.
  @Test(
    arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2], [false, true])
  func textsAndImages(_ style: UITableViewCell.CellStyle, _ hasImage: Bool) throws {
    _ = Stage()
    let cell = cell(style)
    let label = try #require(cell.textLabel)
    label.text = "First"
    cell.detailTextLabel?.text = "Second"
    #expect((cell.detailTextLabel == nil) == (style == .default))
    if let detail = cell.detailTextLabel {
      #expect(detail.font.pointSize == (style == .value1 ? 17 : 12))
      #expect(detail.textColor == .secondaryLabel && cell.detailTextLabel === detail)
    }
    if hasImage { cell.imageView?.image = UIImage(size: CGSize(width: 24, height: 20)) }
    #expect(cell.imageView === cell.imageView)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let start: CGFloat = hasImage ? 56 : 16
    if hasImage {
      #expect(cell.imageView?.frame == CGRect(x: 16, y: 20, width: 24, height: 20))
    }
    let (own, other) = (
      label.intrinsicContentSize, cell.detailTextLabel?.intrinsicContentSize ?? .zero
    )
    switch style {
    case .default:
      #expect(label.frame == CGRect(x: start, y: 0, width: 304 - start, height: 60))
    case .subtitle:
      let top = (60 - own.height - other.height) / 2
      #expect(label.frame == CGRect(x: start, y: top, width: 304 - start, height: own.height))
      #expect(
        cell.detailTextLabel?.frame
          == CGRect(x: start, y: top + own.height, width: 304 - start, height: other.height))
    case .value1, .value2:
      #expect(
        cell.detailTextLabel?.frame
          == CGRect(x: 304 - other.width, y: 0, width: other.width, height: 60))
      #expect(
        label.frame == CGRect(x: start, y: 0, width: 304 - start - other.width - 8, height: 60))
    }
    // A second text without room for it takes what the first one has.
    cell.detailTextLabel?.text = String(repeating: "m", count: 100)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    if style == .value1 {
      #expect(label.frame.width == 0)
      #expect(cell.detailTextLabel?.frame.minX == start)
    }
    cell.detailTextLabel?.text = ""
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(label.frame == CGRect(x: start, y: 0, width: 304 - start, height: 60))
  }

  /// One line of text makes 44 points, more lines 23 more than their height.
  @Test(arguments: [1, 2, 5]) func textMakesTheHeight(_ lines: Int) throws {
    _ = Stage()
    let cell = cell()
    let label = try #require(cell.textLabel)
    label.numberOfLines = 0
    label.text = Array(repeating: "line", count: lines).joined(separator: "\n")
    let text = label.sizeThatFits(CGSize(width: 288, height: 0)).height
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: max(44, (text + 23).rounded(.up))))
    #expect((size.height == 44) == (lines == 1))
  }

  /// The line below a row begins where the table says, 16 points in by default.
  @Test func linesBetweenRows() throws {
    _ = Stage()
    func inset(_ cell: UITableViewCell) -> Double? {
      for case .hairline(let inset, let color) in cell.look.elements {
        #expect(color == UIColor.separator.color)
        return inset
      }
      return nil
    }
    let cell = cell()
    #expect(inset(cell) == nil)
    cell.separatorHeight = 1
    #expect(inset(cell) == 16)
    let table = UITableView(frame: .zero, style: .plain)
    table.addSubview(cell)
    #expect(inset(cell) == 16 && cell.look.fill == nil)
    table.separatorInset = UIEdgeInsets(left: 70)
    #expect(inset(cell) == 70)
    let grouped = UITableView(frame: .zero, style: .grouped)
    grouped.addSubview(cell)
    #expect(cell.look.fill == UIColor.secondarySystemGroupedBackground.color)
    #expect(grouped.look.fill == UIColor.systemGroupedBackground.color && table.look.fill == nil)
    for (style, line) in [(UITableViewCell.SeparatorStyle.none, CGFloat(0)), (.singleLine, 1)] {
      table.separatorStyle = style
      table.rows.sections = [TableRows.Section(rows: [TableRows.Height(value: 1, isExact: true)])]
      #expect(table.separatorHeight(at: IndexPath(row: 0, section: 0)) == line)
    }
  }

  @Test func statesAndBackgrounds() {
    _ = Stage()
    let cell = cell()
    cell.setSelected(true, animated: false)
    cell.setHighlighted(true, animated: false)
    cell.setEditing(true, animated: false)
    let state = cell.configurationState
    #expect(state.isSelected && state.isHighlighted && state.isEditing)
    #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
    cell.setSelected(false, animated: false)
    #expect(!cell.configurationState.isSelected && cell.configurationState.isEditing)
    let (one, two) = (UIView(frame: .zero), UIView(frame: .zero))
    cell.backgroundView = one
    cell.backgroundView = two
    #expect(one.superview == nil && cell.subviews.first === two && two.frame == cell.bounds)
    #expect(cell.backgroundView === two)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    cell.backgroundConfiguration = background
    #expect(cell.backgroundColor == .red && cell.backgroundConfiguration?.backgroundColor == .red)
    #expect(
      UITableViewCell(style: .subtitle, reuseIdentifier: nil).defaultContentConfiguration()
        .secondaryTextProperties.font.pointSize == 12)
    #expect(
      UITableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration()
        .prefersSideBySideTextAndSecondaryText)
  }

  /// A configured row has its image, then its texts one below the other or side by side, within the
  /// margins.
  @Test(arguments: [false, true], [false, true])
  func aConfiguredRow(_ isBeside: Bool, _ hasImage: Bool) throws {
    _ = Stage()
    let stage = Stage()
    var content = isBeside ? UIListContentConfiguration.valueCell() : .subtitleCell()
    (content.text, content.secondaryText) = ("First", "Second")
    if hasImage { content.image = UIImage(size: CGSize(width: 24, height: 20)) }
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 13, leading: 20, bottom: 13, trailing: 30)
    let view = UIListContentView(configuration: content)
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 320),
    ])
    try stage.play { stage.window.layoutIfNeeded() }
    func frame(_ part: UIView) -> CGRect { part.convert(part.bounds, to: view) }
    let (first, second) = (frame(view.textLabel), frame(view.secondaryTextLabel))
    let sizes = [view.textLabel, view.secondaryTextLabel].map(\.intrinsicContentSize)
    let start: CGFloat = 20 + (hasImage ? 24 + 16 : 0)
    #expect(abs(first.minX - start) < 0.51 && view.imageView.isHidden == !hasImage)
    if hasImage { #expect(abs(frame(view.imageView).minX - 20) < 0.51) }
    if isBeside {
      #expect(abs(second.maxX - 290) < 0.51 && abs(second.width - sizes[1].width) < 1.01)
      #expect(abs(second.minX - first.maxX - 8) < 1.01)
      #expect(view.frame.height == 46 || view.frame.height == 47 || view.frame.height == 44 + 2)
    } else {
      #expect(abs(second.minX - start) < 0.51 && abs(second.minY - first.maxY - 3) < 1.01)
      #expect(abs(view.frame.height - (26 + 3 + sizes[0].height + sizes[1].height)) < 1.01)
    }
    content.secondaryText = nil
    view.configuration = content
    #expect(view.secondaryTextLabel.isHidden && !view.textLabel.isHidden)
    content.attributedText = NSAttributedString(string: "Other")
    view.configuration = content
    #expect(view.textLabel.text == "Other")
  }

  @Test func listsInCollections() {
    _ = Stage()
    for (appearance, inset) in [
      (UICollectionLayoutListConfiguration.Appearance.plain, 0.0), (.insetGrouped, 16),
      (.grouped, 0),
    ] {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      #expect(list.section.boundarySupplementaryItems.isEmpty)
      (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
      let section = list.section
      #expect(section.contentInsets == NSDirectionalEdgeInsets(leading: inset, trailing: inset))
      #expect(
        section.boundarySupplementaryItems.map(\.elementKind) == [
          UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ])
      #expect(section.boundarySupplementaryItems.map(\.alignment) == [.top, .bottom])
      let size = section.group.layoutSize.size(in: CGSize(width: 300, height: 999))
      #expect(size == CGSize(width: 300, height: 44))
    }
  }
}
