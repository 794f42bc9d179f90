#if !canImport(ObjectiveC)
  extension UIBarButtonItem {
    /// A button with a title of the app's.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init()
      self.title = title
      take(style, target, action)
    }

    /// A button with a picture of the app's.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init()
      self.image = image
      take(style, target, action)
    }

    /// A button that the system draws, or room.
    public convenience init(
      barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
      self.init(systemItem: systemItem)
      take(.plain, target, action)
    }

    private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
      self.style = style
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }
  }
#endif
