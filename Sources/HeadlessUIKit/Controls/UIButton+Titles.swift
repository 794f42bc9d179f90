extension UIButton {
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}
