import LayerTrees

extension AnimatedNumbers {
  /// The numbers of a value as animations carry it; nil where it does not fit the property.
  init?(_ value: Any, of property: AnimatedProperty) {
    switch property {
    case .position, .boundsOrigin:
      guard let point = value as? CGPoint ?? (value as? NSValue)?.point else { return nil }
      self.init(point.x, point.y)
    case .translation:
      if let size = value as? CGSize {
        self.init(size.width, size.height)
      } else if let point = value as? CGPoint {
        self.init(point.x, point.y)
      } else {
        return nil
      }
    case .boundsSize:
      guard let size = value as? CGSize else { return nil }
      self.init(size.width, size.height)
    case .bounds:
      guard let rect = value as? CGRect else { return nil }
      self.init(rect)
    case .transform:
      guard let map = value as? CGAffineTransform ?? (value as? CATransform3D)?.affine else {
        return nil
      }
      self.init(map)
    default:
      guard let number = Double(scalar: value) else { return nil }
      self.init(number)
    }
  }

  private init(_ first: CGFloat, _ second: CGFloat = 0) {
    self = .zero
    self[0] = Double(first)
    self[1] = Double(second)
  }

  private init(_ rect: CGRect) {
    self.init(rect.origin.x, rect.origin.y)
    self[2] = Double(rect.size.width)
    self[3] = Double(rect.size.height)
  }

  package init(_ map: CGAffineTransform) {
    self.init(map.a, map.b)
    self[2] = Double(map.c)
    self[3] = Double(map.d)
    self[4] = Double(map.tx)
    self[5] = Double(map.ty)
  }
}

extension NSValue {
  /// The point it holds, if it holds one.
  fileprivate var point: CGPoint? {
    String(cString: objCType).hasPrefix("{CGPoint=") ? pointValue : nil
  }
}

extension Double {
  /// The number in a value of any numeric type.
  fileprivate init?(scalar value: Any) {
    switch value {
    case let number as Double: self = number
    case let number as CGFloat: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as Int: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    default: return nil
    }
  }
}
