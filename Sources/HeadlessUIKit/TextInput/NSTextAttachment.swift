/// Something other than letters in a text; it takes no room of its own here.
///
/// It is no `NSObject`, as a colour is none.
open class NSTextAttachment: Hashable {
  open var image: UIImage?
  open var bounds = CGRect.zero

  public init() {}
  public static func == (one: NSTextAttachment, other: NSTextAttachment) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image
  }
}

extension NSAttributedString {
  /// One character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
