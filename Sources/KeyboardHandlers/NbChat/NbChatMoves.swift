/// What of a chat screen moves with the keyboard: by three cases, or always the same.
///
/// The article tries the latter two before it comes to its cases.
enum NbChatMoves: String, CaseIterable {
  /// By where the last message ends.
  case cases
  /// The bar alone, however many messages that hides.
  case bar
  /// The whole screen, however few messages there are.
  case screen
}
