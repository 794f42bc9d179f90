import Foundation
import LayerTrees

extension VirtualRunLoop {
  func note(
    _ kind: Diagnostic.Kind, on view: UIView, _ message: String,
    conflict: ConstraintConflict? = nil
  ) {
    app.diagnostics.append(
      Diagnostic(
        kind: kind, time: now, view: view.typeName, role: view.layer.role, message: message,
        conflict: conflict))
  }

  /// A frame is set on a view whose transform makes frames undefined.
  func noteFrame(_ frame: CGRect, on view: UIView) {
    note(
      .frameSetUnderTransform, on: view,
      "\(view.typeName)'s frame is set to \(frame.words) while its transform"
        + " \(view.transform.words): under a transform set center and bounds")
  }

  /// A view still needs layout after the given number of passes, and would after any number.
  func noteLayoutLoop(at view: UIView, after passes: Int) {
    let name = view.controller?.typeName.appending("'s view") ?? view.typeName
    note(
      .layoutLoop, on: view,
      "layout does not come to an end: \(name) needs it again after \(passes) passes of one turn,"
        + " as something invalidates it while it is laid out; the app hangs here")
  }

  /// Layout was asked for inside layout, deeper and deeper; it is noted once in an instant.
  func noteNestedLayout(at view: UIView) {
    let isNoted = diagnostics.last.map { $0.kind == .layoutLoop && $0.time == now } ?? false
    guard !isNoted else { return }
    let name = view.controller?.typeName.appending("'s view") ?? view.typeName
    note(
      .layoutLoop, on: view,
      "layoutIfNeeded() is called inside the layout of \(name), which invalidates it each time, so"
        + " that layout begins inside itself without end; the app runs out of stack here")
  }
}

extension UIViewController {
  fileprivate var typeName: String { String(describing: type(of: self)) }
}

extension UIView {
  var typeName: String { String(describing: type(of: self)) }
}

extension CGRect {
  /// `(x, y, width, height)` in points.
  fileprivate var words: String {
    "(\(Double(minX).short), \(Double(minY).short), \(Double(width).short),"
      + " \(Double(height).short))"
  }
}

extension CGAffineTransform {
  /// Its effect, as the end of a sentence.
  fileprivate var words: String {
    guard a == 1, b == 0, c == 0, d == 1 else {
      let parts = [a, b, c, d, tx, ty].map { Double($0).short }.joined(separator: ", ")
      return "is [\(parts)]"
    }
    return "moves it by (\(Double(tx).short), \(Double(ty).short)) pt"
  }
}

extension Double {
  /// To a hundredth at most.
  fileprivate var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
