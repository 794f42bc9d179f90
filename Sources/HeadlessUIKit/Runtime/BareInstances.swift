#if !canImport(ObjectiveC)
  /// Objects of an app's class that none of its initialisers has made.
  ///
  /// They are objects of the class of UIKit's that it is of, with room behind for what the app's
  /// class keeps, which is zero: `nil` where it is optional. They say that they are of the app's
  /// class, have its methods, and are never freed.
  @MainActor
  enum BareInstances {
    /// One of a class, or nil where it is UIKit's own, or of one that nobody makes so.
    static func instance<Made: AnyObject>(of type: Made.Type) -> Made? {
      guard let base = base(of: type), base != type,
        let make = makers[ObjectIdentifier(base)], size(of: type) <= size(of: base) + room
      else { return nil }
      let place = Unmanaged.passRetained(make()).toOpaque()
      place.storeBytes(of: unsafeBitCast(type as AnyClass, to: UInt.self), as: UInt.self)
      return Unmanaged<Made>.fromOpaque(place).takeUnretainedValue()
    }

    /// The nearest class of this module's that a class is of.
    private static func base(of type: AnyClass) -> AnyClass? {
      sequence(first: type) { _getSuperclass($0) }
        .first { String(reflecting: $0).hasPrefix("HeadlessUIKit.") }
    }

    /// Bytes of an instance: what its metadata say, behind the superclass and two words of flags.
    private static func size(of type: AnyClass) -> Int {
      Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
    }

    /// Bytes behind what UIKit's class keeps.
    private static var room: Int { MemoryLayout<Room>.size }

    private static let makers: [ObjectIdentifier: @MainActor () -> AnyObject] = [
      ObjectIdentifier(UIView.self): { BareView(frame: .zero) },
      ObjectIdentifier(UILabel.self): { BareLabel(frame: .zero) },
      ObjectIdentifier(UIControl.self): { BareControl(frame: .zero) },
      ObjectIdentifier(UITextField.self): { BareField(frame: .zero) },
      ObjectIdentifier(UITextView.self): { BareTextView(frame: .zero) },
      ObjectIdentifier(UISearchBar.self): { BareSearchBar(frame: .zero) },
      ObjectIdentifier(UIToolbar.self): { BareToolbar(frame: .zero) },
      ObjectIdentifier(UINavigationBar.self): { BareNavigationBar(frame: .zero) },
      ObjectIdentifier(UITableViewCell.self): { BareRow(style: .default, reuseIdentifier: nil) },
      ObjectIdentifier(UIBarButtonItem.self): { BareBarButtonItem() },
    ]
  }

  private typealias Room = InlineArray<256, Int>

  private final class BareView: UIView { private let room = Room(repeating: 0) }
  private final class BareLabel: UILabel { private let room = Room(repeating: 0) }
  private final class BareControl: UIControl { private let room = Room(repeating: 0) }
  private final class BareField: UITextField { private let room = Room(repeating: 0) }
  private final class BareTextView: UITextView { private let room = Room(repeating: 0) }
  private final class BareSearchBar: UISearchBar { private let room = Room(repeating: 0) }
  private final class BareToolbar: UIToolbar { private let room = Room(repeating: 0) }
  private final class BareNavigationBar: UINavigationBar { private let room = Room(repeating: 0) }
  private final class BareRow: UITableViewCell { private let room = Room(repeating: 0) }
  private final class BareBarButtonItem: UIBarButtonItem { private let room = Room(repeating: 0) }
#endif
