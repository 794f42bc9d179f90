// Names from before Swift 4 of what text is.

extension StringProtocol {
  @available(*, deprecated, message: "a string is a collection of its characters")
  public var characters: Self { self }
}
