import HeadlessUIKit
import Testing

@MainActor
struct InstanceOfMetatypeTests {
  private class Row: UITableViewCell {
    let mark = 7
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      tag = 3
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Bubble: UIView {
    var words = "here"
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 4
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController { var isMine = true }

  private func made<View: UIView>(_ type: View.Type) -> View { instance(of: type, frame: .zero) }

  @Test func aMetatypeMakesItsOwnClass() {
    let kind: UIView.Type = Bubble.self
    let view = instance(of: kind, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((view as? Bubble)?.words == "here")
    #expect(view.frame.width == 3 && view.tag == 4)
    #expect(made(Bubble.self).words == "here")
    #expect(type(of: made(UILabel.self)) == UILabel.self)
    let cell: UITableViewCell.Type = Row.self
    let row = instance(of: cell, style: .subtitle, reuseIdentifier: "a")
    #expect((row as? Row)?.mark == 7 && row.tag == 3 && row.reuseIdentifier == "a")
    let controller: UIViewController.Type = Screen.self
    #expect((instance(of: controller) as? Screen)?.isMine == true)
  }
}
