import HeadlessUIKit
import KeyboardSimulation
import Scenes
import LayerTrees

/// Makes what holds a form's fields, each as high as a message of the transcript.
@MainActor
struct FormBody {
  private let messages: [Transcript.Message]
  private let viewOptions: FormSettings.ViewOptions
  private let width = UIScreen.main.bounds.width

  /// Points between fields, and at their sides.
  static let spacing: CGFloat = 8
  static let margin: CGFloat = 16

  /// The height of a row with a field in it, in points.
  static func rowHeight(of field: UIView) -> CGFloat { field.frame.height + spacing }

  /// Puts a field into a row as wide as the screen.
  static func place(_ field: UIView, in row: UIView) {
    field.frame = CGRect(
      x: margin, y: spacing / 2, width: UIScreen.main.bounds.width - 2 * margin,
      height: field.frame.height)
    row.addSubview(field)
  }

  init(_ transcript: Transcript, viewOptions: FormSettings.ViewOptions) {
    messages = transcript.messages
    self.viewOptions = viewOptions
  }

  func view(for screen: FormSettings.Screen) -> UIView {
    switch screen {
    case .form, .alert, .formsheet, .pagesheet: column(fields)
    case .search: column(withOptions(messages.map { FormSearchBar($0) }))
    case .scroll: scrolling(fields)
    case .textviews: scrolling(withOptions(messages.map { FormTextView($0) }))
    case .nested: nested
    case .table, .tablecontroller: FormTable(fields)
    case .tablenested: FormTable(withInner)
    case .collection: FormCollection(fields)
    case .stack: stack
    case .textview:
      FormTextView(text: messages.map { $0.text ?? "A line to read" }.joined(separator: "\n"))
    }
  }

  private var fields: [UIView] { withOptions(messages.map { FormField($0) }) }

  /// The fields in the rows of a table.
  var rows: [UIView] { fields }

  /// Views that ask for what scenes let them, every second one for more; their tags go upward.
  private func withOptions(_ views: [UIView]) -> [UIView] {
    for (index, view) in views.enumerated() {
      view.fieldOptions = index % 2 == 1 ? viewOptions.ofEveryOther : viewOptions.ofFields
      view.tag = views.count - index
    }
    return views
  }

  private func column(_ views: [UIView]) -> UIView {
    let column = FormColumn(frame: UIScreen.main.bounds)
    _ = stackUp(views, in: column)
    return column
  }

  private func scrolling(_ views: [UIView]) -> UIScrollView {
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.layer.role = .messageList
    scrollView.contentSize = CGSize(width: width, height: stackUp(views, in: scrollView))
    scrollView.fieldOptions = viewOptions.ofScrollViews
    return scrollView
  }

  /// The middle third of the fields in a scroll view of their own, in which two of them can be seen.
  private var nested: UIView { scrolling(withInner) }

  private var withInner: [UIView] {
    let fields = fields
    let third = fields.count / 3
    let inner = UIScrollView(
      frame: CGRect(x: 0, y: 0, width: width - 2 * Self.margin, height: 0))
    let middle = Array(fields[third..<(2 * third)])
    let end = stackUp(middle, in: inner)
    inner.contentSize = CGSize(width: width - 2 * Self.margin, height: end)
    inner.frame.size.height = middle.prefix(2).last?.frame.maxY ?? 0
    inner.backgroundColor = UIColor(white: 0.93, alpha: 1)
    return fields[..<third] + [inner] + fields[(2 * third)...]
  }

  private var stack: UIView {
    let scrollView = UIScrollView()
    scrollView.layer.role = .messageList
    let fields = fields
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.spacing = Self.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate(
      fields.map { $0.heightAnchor.constraint(equalToConstant: $0.frame.height) } + [
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.spacing),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Self.spacing),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.margin),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Self.margin),
        stack.widthAnchor.constraint(equalToConstant: width - 2 * Self.margin),
      ])
    return scrollView
  }

  /// Puts views below each other; answers where their column ends, in points.
  private func stackUp(_ views: [UIView], in view: UIView) -> CGFloat {
    var top = Self.spacing
    let isInner = view.layer.role == .plain && view is UIScrollView
    let inset = isInner ? 0 : Self.margin
    for each in views {
      each.frame = CGRect(
        x: inset, y: top, width: width - 2 * Self.margin, height: each.frame.height)
      each.autoresizingMask = .flexibleWidth
      view.addSubview(each)
      top += each.frame.height + Self.spacing
    }
    return top
  }
}

/// Fields below each other, and nothing that scrolls.
final class FormColumn: UIView {}
