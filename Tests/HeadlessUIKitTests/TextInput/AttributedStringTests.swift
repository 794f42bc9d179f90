import HeadlessUIKit
import Testing

struct AttributedStringTests {
  @Test func anAttributeIsItsDictionarys() {
    let font = UIFont.systemFont(ofSize: 31)
    var container = AttributeContainer([.font: font, .foregroundColor: UIColor.red])
    #expect(container.font == font)
    #expect(container.foregroundColor == .red)
    #expect(container.backgroundColor == nil)
    container.backgroundColor = .blue
    #expect(container.foregroundColor == .red)
    var text = AttributedString("a", attributes: container)
    #expect(text.font == font)
    text.foregroundColor = .green
    #expect(text.foregroundColor == .green)
  }

  /// The title of a configuration takes the room of its own font.
  @MainActor
  @Test func aTitlesFontIsTheButtons() {
    var configuration = UIButton.Configuration.plain()
    let widths = [10.0, 20].map { size in
      configuration.attributedTitle = AttributedString(
        "Send", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: size)]))
      let insets = configuration.contentInsets
      return UIButton(configuration: configuration).intrinsicContentSize.width
        - insets.leading - insets.trailing
    }
    #expect(abs(widths[1] - 2 * widths[0]) <= 1)
  }
}
