#if !canImport(ObjectiveC)
  /// Notifies the target in a turn of its own that a picture is in the photo album, where none is.
  ///
  /// The method takes the picture, an error and the context, which is never nil here.
  @preconcurrency @MainActor
  public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
  ) {
    guard let target = completionTarget as AnyObject?, let selector = completionSelector else {
      return
    }
    let context = contextInfo ?? UnsafeMutableRawPointer(bitPattern: 1)
    VirtualRunLoop.current.schedule(at: VirtualRunLoop.current.now) {
      selector.perform(on: target, with: image, nil, context)
    }
  }
#endif
