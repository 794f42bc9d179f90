public import HeadlessUIKit
public import Scenes
import LayerTrees

/// A controller at work, with what its views are: which is the bar, and which is the list.
@MainActor
public struct HandlerScreen {
  /// The controller whose screen is played.
  public let controller: UIViewController
  private let bar: () -> UIView?
  private let list: () -> UIView?
  /// The fields that are typed into, which have to be seen; none where this is no form.
  private let fields: () -> [UIView]
  /// Puts one more message at the end; nil where the controller has no way to.
  let deliver: ((Transcript.Message) -> Void)?

  /// True if a scene's `drag` pulls the keyboard although the list does not dismiss it.
  ///
  /// So are the package's own chats pulled while their lists rest, unless a scene says how they
  /// dismiss the keyboard.
  package var isPulledAlone = false

  /// A screen of anybody's controller.
  ///
  /// - Parameters:
  ///   - controller: what fills the window.
  ///   - bar: the view that has to stay glued to the keyboard; asked once views are loaded.
  ///   - list: the view with the messages; by default the first scroll view beside the bar.
  ///   - deliver: shows one more message, which has come in or was sent; nil where scenes cannot.
  public init<Controller: UIViewController>(
    _ controller: Controller, bar: @escaping (Controller) -> UIView?,
    list: @escaping (Controller) -> UIView? = { _ in nil },
    deliver: ((Controller, Transcript.Message) -> Void)? = nil
  ) {
    self.init(controller, fields: { _ in [] }, bar: bar, list: list, deliver: deliver)
  }

  /// A form of anybody's: what has to be seen is the field that is typed into.
  ///
  /// - Parameters:
  ///   - controller: what fills the window; its view is the form's page.
  ///   - fields: the fields that are typed into; asked again whenever the focus goes elsewhere.
  ///   - bar: a view that has to stay glued to the keyboard besides, where there is one.
  ///   - list: the view with messages or rows, where there is one.
  ///   - deliver: shows one more message; nil where scenes cannot.
  public init<Controller: UIViewController>(
    _ controller: Controller, fields: @escaping (Controller) -> [UIView],
    bar: @escaping (Controller) -> UIView? = { _ in nil },
    list: @escaping (Controller) -> UIView? = { _ in nil },
    deliver: ((Controller, Transcript.Message) -> Void)? = nil
  ) {
    self.controller = controller
    self.bar = { bar(controller) }
    self.list = { list(controller) }
    self.fields = { fields(controller) }
    self.deliver = deliver.map { deliver in { deliver(controller, $0) } }
  }

  /// A chat screen of the package's own, whose views are named already.
  public init(_ controller: ChatViewController) {
    self.init(
      controller, bar: { $0.inputBar }, list: { $0.messageList }, deliver: { $0.deliver($1) })
  }

  /// The scroll view that a finger on the messages moves: the list, or the first that there is.
  var scrollView: UIScrollView? {
    guard controller.isViewLoaded else { return nil }
    let list = list()
    return list as? UIScrollView ?? (list ?? controller.view).firstScrollView
      ?? controller.view.firstScrollView
  }

  /// The first scroll view that neither holds the bar nor lies in it.
  private func list(beside bar: UIView) -> UIView? {
    guard let list = controller.view.firstScrollView, !bar.isDescendant(of: list),
      !list.isDescendant(of: bar)
    else { return nil }
    return list
  }

  /// Gives bar and list their roles; a bar that is made later is named when it is there.
  func nameViews() {
    guard controller.isViewLoaded else { return }
    let bar = bar()
    bar?.take(.inputBar)
    (list() ?? bar.flatMap(list(beside:)))?.take(.messageList)
    nameFields()
  }

  /// Gives the page and its fields their roles: the one that is typed into has another.
  func nameFields() {
    guard controller.isViewLoaded else { return }
    let fields = fields()
    guard !fields.isEmpty else { return }
    controller.view.take(.form)
    for field in fields { field.take(.formField(isFocused: field.holdsFocus)) }
    // What a form has on the keys hides its fields as they do.
    if bar() == nil { VirtualRunLoop.current.input.inputs.accessoryView?.take(.inputBar) }
  }
}

extension UIView {
  /// This view or the first inside it, in paint order, that scrolls what is not typed into.
  fileprivate var firstScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView, !(self is UITextView) { return scrollView }
    return subviews.lazy.compactMap(\.firstScrollView).first
  }

  /// True if it, or something inside it, is typed into.
  fileprivate var holdsFocus: Bool {
    isFirstResponder || subviews.contains { $0.holdsFocus }
  }

  fileprivate func take(_ role: LayerRole) {
    if layer.role != role { layer.role = role }
  }
}
