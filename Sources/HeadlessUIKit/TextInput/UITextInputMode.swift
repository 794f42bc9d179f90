/// What is typed with: a language's letters, or emoji.
@preconcurrency @MainActor
public final class UITextInputMode {
  /// Posted when typing goes on with another keyboard.
  public nonisolated static let currentInputModeDidChangeNotification =
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
}
