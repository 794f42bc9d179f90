/// What a layer is on a chat screen; `plain` for everything that needs no name.
///
/// The compositor finds the rectangles at the seam by their roles, and the film draws by them.
public enum LayerRole: Hashable, Sendable {
  /// A layer without a role.
  case plain
  /// The root of the tree: the glass.
  case screen
  /// The app's window.
  case window
  /// The bar at the top.
  case navigationBar
  /// The list of messages.
  case messageList
  /// A message in the list.
  case message(isOutgoing: Bool)
  /// What a table or a collection shows of its data, whichever cell has it.
  case row(section: Int, item: Int)
  /// The bar that has to stay on the keyboard.
  case inputBar
  /// A text field.
  case textField
  /// The button in the bar.
  case sendButton
  /// The page that holds a form's fields: a controller's root view.
  case form
  /// A field of a form; the one that is typed into has to be seen.
  case formField(isFocused: Bool)
  /// The system's keyboard.
  case keyboard
  /// Where the bottom of a correctly glued bar belongs: the keyboard layout guide's top edge.
  case keyboardGuide
}

extension LayerRole {
  /// Whether there is one of it on a screen, which is looked for; messages and rows are many.
  var isNamed: Bool {
    switch self {
    case .navigationBar, .messageList, .inputBar, .form, .formField(isFocused: true), .keyboard,
      .keyboardGuide:
      true
    case .plain, .screen, .window, .message, .row, .textField, .sendButton, .formField: false
    }
  }
}
