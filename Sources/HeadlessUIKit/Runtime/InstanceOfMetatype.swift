public import Foundation

// UIKit's classes can be made by a metatype, `type.init(frame:)`, although their initialisers are
// not required: Objective-C finds the subclass's. Here a convenience initialiser of the class does
// so, by the metatype that it is called with. The classes below only carry metatypes of others to
// it: they are final, so that the compiler lets any code call it.

/// A view of a class that is known at run time.
///
/// The plugin `UIKitSources` makes it of `Cell(frame: frame)` where `Cell` is a generic parameter, and
/// of `type.init(frame: frame)`. A class without `init(frame:)` ends the program, as in an app.
@preconcurrency @MainActor
public func instance<Made: UIView>(of type: Made.Type, frame: CGRect = .zero) -> Made {
  unsafeDowncast(MetatypeCarrier.view(type, frame), to: Made.self)
}

/// A cell of a class that is known at run time.
@preconcurrency @MainActor
public func instance<Made: UITableViewCell>(
  of type: Made.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Made {
  unsafeDowncast(MetatypeCarrier.cell(type, style, reuseIdentifier), to: Made.self)
}

/// A header or footer of a table, of a class that is known at run time.
@preconcurrency @MainActor
public func instance<Made: UITableViewHeaderFooterView>(
  of type: Made.Type, reuseIdentifier: String?
) -> Made {
  unsafeDowncast(MetatypeCarrier.band(type, reuseIdentifier), to: Made.self)
}

/// A controller of a class that is known at run time.
@preconcurrency @MainActor
public func instance<Made: UIViewController>(
  of type: Made.Type, nibName: String? = nil, bundle: Bundle? = nil
) -> Made {
  unsafeDowncast(MetatypeCarrier.controller(type, nibName, bundle), to: Made.self)
}

/// Something in a bar, of a class that is known at run time.
@MainActor
func instance<Made: UIBarItem>(of type: Made.Type) -> Made {
  unsafeDowncast(MetatypeCarrier.barItem(type), to: Made.self)
}

/// Calls initialisers by metatypes; the optimiser must not take a carrier for what it carries.
@MainActor
private enum MetatypeCarrier {
  @_optimize(none) @inline(never)
  static func view(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    let made: UIView = unsafeBitCast(type, to: AnyView.Type.self).init(madeWithFrame: frame)
    return made
  }

  @_optimize(none) @inline(never)
  static func cell(
    _ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ reuseIdentifier: String?
  ) -> UITableViewCell {
    let carrier = unsafeBitCast(type, to: AnyCell.Type.self)
    let made: UITableViewCell = carrier.init(madeWithStyle: style, reuseIdentifier: reuseIdentifier)
    return made
  }

  @_optimize(none) @inline(never)
  static func barItem(_ type: UIBarItem.Type) -> UIBarItem {
    let made: UIBarItem = unsafeBitCast(type, to: AnyBarItem.Type.self).init(made: ())
    return made
  }

  @_optimize(none) @inline(never)
  static func band(
    _ type: UITableViewHeaderFooterView.Type, _ reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let carrier = unsafeBitCast(type, to: AnyBand.Type.self)
    let made: UITableViewHeaderFooterView = carrier.init(madeFor: reuseIdentifier)
    return made
  }

  @_optimize(none) @inline(never)
  static func controller(
    _ type: UIViewController.Type, _ nibName: String?, _ bundle: Bundle?
  ) -> UIViewController {
    let carrier = unsafeBitCast(type, to: AnyController.Type.self)
    let made: UIViewController = carrier.init(madeWithNibName: nibName, bundle: bundle)
    return made
  }
}

extension UIView {
  @inline(never)
  fileprivate convenience init(madeWithFrame frame: CGRect) { self.init(frame: frame) }
}

extension UIBarItem {
  @inline(never)
  fileprivate convenience init(made: ()) { self.init() }
}

extension UITableViewCell {
  @inline(never)
  fileprivate convenience init(madeWithStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @inline(never)
  fileprivate convenience init(madeFor reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
}

extension UIViewController {
  @inline(never)
  fileprivate convenience init(madeWithNibName nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }
}

private final class AnyView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class AnyCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class AnyBarItem: UIBarItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { nil }
}

private final class AnyBand: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}

private final class AnyController: UIViewController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { nil }
}
