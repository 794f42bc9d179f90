/// The symbols that UIKit has as images of their own.
extension UIImage {
  public static var actions: UIImage { symbol("ellipsis.circle") }
  public static var add: UIImage { symbol("plus.circle.fill") }
  public static var remove: UIImage { symbol("minus.circle.fill") }
  public static var checkmark: UIImage { symbol("checkmark.circle") }
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
