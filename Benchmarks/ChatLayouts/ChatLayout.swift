public import LinearConstraints

/// A chat's layout: messages in a table, above a bar, above a keyboard that moves.
///
/// The variables are 4 for each of N + 3 views and the keyboard's height; there are 8N + 14
/// constraints.
public struct ChatLayout {
  /// What the messages hang on.
  public enum Anchor: String, CaseIterable, Sendable {
    /// The last message is kept above the bar: nearly all values move with the keyboard.
    case bottom = "A"
    /// The first message is kept below the top: three values move with the keyboard.
    case top = "B"
  }

  /// A view's rectangle.
  public struct View {
    public let left = Variable()
    public let top = Variable()
    public let width = Variable()
    public let height = Variable()
  }

  public let anchor: Anchor
  public let keyboard = Variable("k")
  public let screen = View()
  public let bar = View()
  public let table = View()
  public private(set) var messages: [View] = []
  /// The constraints of the layout as it was made.
  public private(set) var constraints: [Constraint] = []
  /// The one that keeps the last message above the bar.
  public private(set) var last: Constraint

  public init(messages count: Int, anchor: Anchor) {
    self.anchor = anchor
    last = screen.left == 0
    constraints.reserveCapacity(8 * count + 14)
    constraints += [
      keyboard >= 0, screen.left == 0, screen.top == 0, screen.width == 390, screen.height == 844,
      bar.left == screen.left, bar.width == screen.width, bar.height == 52,
      bar.top + bar.height == screen.top + screen.height - keyboard,
      table.left == screen.left, table.width == screen.width, table.top == screen.top + 64,
      table.top + table.height == bar.top,
    ]
    messages.reserveCapacity(count + 1)
    for index in 0..<count { constraints += append(index) }
    last = hold(messages[count - 1])
    constraints.append(last)
  }

  /// The views in the order in which their variables are made.
  public var views: [View] { [screen, bar, table] + messages }

  /// All values, view by view, and the keyboard's height first.
  public var variables: [Variable] {
    [keyboard] + views.flatMap { [$0.left, $0.top, $0.width, $0.height] }
  }

  /// The variables with those beside one another that move together.
  public var variablesByKind: [Variable] {
    views.map(\.top) + views.map(\.left) + views.map(\.width) + views.map(\.height) + [keyboard]
  }

  /// A message more: what is to be removed and what is to be added.
  public mutating func append() -> (removed: Constraint, added: [Constraint]) {
    let removed = last
    var added = append(messages.count)
    last = hold(messages[messages.count - 1])
    added.append(last)
    return (removed, added)
  }

  /// Takes the last message off, which was appended with these constraints.
  public mutating func removeLast(
    _ added: [Constraint]
  ) -> (removed: [Constraint], added: Constraint) {
    messages.removeLast()
    last = hold(messages[messages.count - 1])
    return (added, last)
  }

  private mutating func append(_ index: Int) -> [Constraint] {
    let view = View()
    let right = view.left + view.width
    let isLeft = index % 2 == 0
    let width = index % 7 == 0 ? 400 : Double(80 + 37 * index % 220)
    defer { messages.append(view) }
    return [
      topConstraint(of: view, index),
      view.height >= 20,
      (view.height == 24 + 12 * Double(7 * index % 5)).with(.strong),
      (view.width == width).with(.medium),
      view.left >= table.left + 12,
      right <= table.left + table.width - 12,
      (view.left == table.left + 12).with(isLeft ? .strong : .weak),
      (right == table.left + table.width - 12).with(isLeft ? .weak : .strong),
    ]
  }

  private func topConstraint(of view: View, _ index: Int) -> Constraint {
    guard index == 0 else {
      let above = messages[index - 1]
      return view.top == above.top + above.height + 8
    }
    let top: Constraint = view.top == table.top + 8
    return anchor == .bottom ? top.with(.weak) : top
  }

  private func hold(_ view: View) -> Constraint {
    (view.top + view.height <= table.top + table.height - 8)
      .with(anchor == .bottom ? .strong : .medium)
  }

  /// The keyboard's heights over a cycle of 120 frames: up, then down, smoothly.
  public static let heights: [Double] = (0..<120).map { frame in
    let way = Double(frame < 60 ? frame : 119 - frame) / 59
    return 336 * way * way * (3 - 2 * way)
  }
}
