public import Foundation

#if !canImport(Darwin)
  /// An attribute of UIKit in a text of Swift's own type.
  public enum UIKitAttribute<Value: Hashable & Sendable>: AttributedStringKey {
    /// Of one type of value there is one attribute, but for colours.
    public static var name: String { "UIKit \(Value.self)" }
  }

  /// A colour, by what it is of.
  public struct UIKitColorAttribute: Hashable, Sendable {
    fileprivate var text: UIColor?
    fileprivate var ground: UIColor?
  }

  extension AttributeContainer {
    /// The attributes of a dictionary that texts are drawn with here: font and colours.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self.init()
      font = dictionary[.font] as? UIFont
      foregroundColor = dictionary[.foregroundColor] as? UIColor
      backgroundColor = dictionary[.backgroundColor] as? UIColor
    }

    public var font: UIFont? {
      get { self[UIKitAttribute<UIFont>.self] }
      set { self[UIKitAttribute<UIFont>.self] = newValue }
    }

    public var foregroundColor: UIColor? {
      get { self[UIKitAttribute<UIKitColorAttribute>.self]?.text }
      set { self[UIKitAttribute<UIKitColorAttribute>.self, default: .init()].text = newValue }
    }

    public var backgroundColor: UIColor? {
      get { self[UIKitAttribute<UIKitColorAttribute>.self]?.ground }
      set { self[UIKitAttribute<UIKitColorAttribute>.self, default: .init()].ground = newValue }
    }

    private subscript<Value>(
      key: UIKitAttribute<Value>.Type, default value: Value
    ) -> Value {
      get { self[key] ?? value }
      set { self[key] = newValue }
    }
  }

  extension AttributedString {
    public var font: UIFont? {
      get { self[UIKitAttribute<UIFont>.self] }
      set { self[UIKitAttribute<UIFont>.self] = newValue }
    }

    public var foregroundColor: UIColor? {
      get { self[UIKitAttribute<UIKitColorAttribute>.self]?.text }
      set {
        var color = self[UIKitAttribute<UIKitColorAttribute>.self] ?? UIKitColorAttribute()
        color.text = newValue
        self[UIKitAttribute<UIKitColorAttribute>.self] = color
      }
    }
  }
#endif
