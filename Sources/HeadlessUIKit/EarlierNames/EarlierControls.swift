// More names from before Swift 4.2.

public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIWindowLevel = UIWindow.Level
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
public let UIEdgeInsetsZero = UIEdgeInsets.zero
@MainActor
public let UIWindowLevelAlert = UIWindow.Level.alert
@MainActor
public let UIWindowLevelNormal = UIWindow.Level.normal
@MainActor
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

public let CGAffineTransformIdentity = CGAffineTransform.identity
public let CGRectZero = CGRect.zero
public let CGSizeZero = CGSize.zero
public let CGPointZero = CGPoint.zero
public let CGRectNull = CGRect.null
public let CGFLOAT_MAX = CGFloat.greatestFiniteMagnitude
public let CGFLOAT_MIN = CGFloat.leastNormalMagnitude
public func CGSizeEqualToSize(_ left: CGSize, _ right: CGSize) -> Bool { left == right }
public func CGRectEqualToRect(_ left: CGRect, _ right: CGRect) -> Bool { left == right }
public func CGPointEqualToPoint(_ left: CGPoint, _ right: CGPoint) -> Bool { left == right }
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
