import SeamCommands

/// The app's chat screen, as scenes know it: the one file here that is not the app's.
public let chat = HandlerDefinition(name: "chat", summary: "The app's chat screen.") { _, _ in
  ChatViewController()
} bar: {
  $0.inputBar
} list: {
  $0.tableView
} deliver: { controller, message in
  controller.append(
    Message(
      sender: message.isOutgoing ? "Me" : "Lena", text: message.text ?? "",
      isMine: message.isOutgoing))
}
