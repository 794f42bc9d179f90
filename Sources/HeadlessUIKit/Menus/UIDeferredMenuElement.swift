/// Lines of a menu that are made when it opens.
public final class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  let provider: Provider

  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
