public import HeadlessUIKit
import LayerTrees

/// A controller at work, with what its views are: which is the bar, and which is the list.
@MainActor
public struct HandlerScreen {
  public let controller: UIViewController
  private let bar: () -> UIView?
  private let list: () -> UIView?

  /// A screen of anybody's controller.
  ///
  /// - Parameters:
  ///   - controller: what fills the window.
  ///   - bar: the view that has to stay glued to the keyboard; asked once views are loaded.
  ///   - list: the view with the messages, where there is one.
  public init<Controller: UIViewController>(
    _ controller: Controller, bar: @escaping (Controller) -> UIView?,
    list: @escaping (Controller) -> UIView? = { _ in nil }
  ) {
    self.controller = controller
    self.bar = { bar(controller) }
    self.list = { list(controller) }
  }

  /// A chat screen of the package's own, whose views are named already.
  public init(_ controller: ChatViewController) {
    self.init(controller, bar: { $0.inputBar }, list: { $0.messageList })
  }

  /// Gives bar and list their roles; a bar that is made later is named when it is there.
  func nameViews() {
    guard controller.isViewLoaded else { return }
    bar()?.take(.inputBar)
    list()?.take(.messageList)
  }
}

extension UIView {
  fileprivate func take(_ role: LayerRole) {
    if layer.role != role { layer.role = role }
  }
}
