import Scenes

import Foundation

/// What is posted of the keyboard while the app goes to the background and comes back; nothing of it
/// is seen to move, for the app is not on the screen.
extension SystemKeyboard {
  private typealias Name = KeyboardNotification.Name

  func postHide() {
    guard isShown else { return }
    let hidden = frame.offsetBy(dx: 0, dy: screen.maxY - frame.minY)
    post(.willHide + .didHide, from: reported(frame), to: reported(hidden))
  }

  func postShow() {
    let hidden = frame.offsetBy(dx: 0, dy: screen.maxY - frame.minY)
    post(.willShow + .didShow, from: reported(hidden), to: reported(frame))
  }

  func postEmptyShows(_ count: Int) {
    for _ in 0..<count { post([.willShow, .didShow], from: .zero, to: .zero) }
  }

  func postFlatShow() {
    let flat = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
    post(.willShow + .didShow, from: flat, to: flat)
  }

  private func post(_ names: [Name], from begin: CGRect, to end: CGRect) {
    for name in names {
      post(KeyboardNotification(name: name, begin: begin, end: end, duration: 0))
    }
  }
}
