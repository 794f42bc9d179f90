public import Foundation

#if !canImport(Darwin)
  extension CGPoint {
    /// Whether both are the same, in the words of Core Graphics.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Whether both are the same, in the words of Core Graphics.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Whether both are the same, in the words of Core Graphics.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }
#endif
