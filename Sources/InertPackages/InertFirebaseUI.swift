// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

extension UIImageView {
  public func sd_setImage(with storageRef: StorageReference, placeholderImage placeholder: UIImage? = nil, completion: ((UIImage?, (any Error)?, StorageReference) -> Void)? = nil) { image = placeholder }
}
