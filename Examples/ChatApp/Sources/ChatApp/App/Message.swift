import Foundation

struct Message {
  let sender: String
  let text: String
  let isMine: Bool
}

extension Message {
  static let samples = [
    Message(sender: "Lena", text: "Are you still coming tonight?", isMine: false),
    Message(sender: "Me", text: "Yes! The train is late, though.", isMine: true),
    Message(sender: "Me", text: "Half past seven, I think.", isMine: true),
    Message(
      sender: "Lena", text: "No hurry. Jonas is cooking, and he has only just started.",
      isMine: false),
    Message(sender: "Jonas", text: "That is true.", isMine: false),
    Message(sender: "Me", text: "Shall I bring anything?", isMine: true),
    Message(sender: "Jonas", text: "Lemons, if you pass a shop.", isMine: false),
    Message(sender: "Lena", text: "And yourself.", isMine: false),
  ]
}
