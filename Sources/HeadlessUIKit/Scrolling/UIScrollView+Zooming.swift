extension UIScrollView {
  public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }
}
