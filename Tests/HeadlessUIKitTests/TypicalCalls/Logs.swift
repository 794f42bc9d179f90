import HeadlessUIKit

// Calls that write into the system's log, and Darwin's names that appear beside UIKit's.

@MainActor
func logCalls(_ layer: CALayer, _ cell: UITableViewCell) {
  let log = OSLog(subsystem: "app", category: "chat")
  os_log("%d messages", log: log, type: .debug, 3)
  os_log("sent")
  let logger = Logger(subsystem: "app", category: "chat")
  logger.debug("sent \(3) of \(cell, privacy: .public)")
  logger.error("not sent")
  objc_sync_enter(layer)
  objc_sync_exit(layer)
  let spin = CABasicAnimation(keyPath: "transform.rotation")
  spin.repeatCount = HUGE
  spin.repeatCount = MAXFLOAT
  var curve = UIView.AnimationCurve.easeIn
  NSNumber(value: 7).getValue(&curve)
  _ = (UITableViewCell.description(), UITableViewCell.classForCoder())
  _ = cell.isKind(of: UITableViewCell.classForCoder())
}

@MainActor
func earlierSizeCalls(_ layer: CALayer, _ tap: UITapGestureRecognizer, _ target: UIView) {
  layer.sublayers?.forEach { $0.removeFromSuperlayer() }
  layer.sublayers = nil
  tap.removeTarget(target, action: nil)
  _ = UIApplication.shared.delegate?.window??.safeAreaInsets
  if let window = UIApplication.shared.delegate?.window { _ = window?.rootViewController }
  _ = (UIColor.red.cgColor.components, UIImage.checkmark, UIImage.add, UIImage.remove)
  let types: UIDataDetectorTypes = [.flightNumber, .lookupSuggestion, .shipmentTrackingNumber]
  _ = (types, Timer())
  CAKeyframeAnimation(keyPath: "position").path = UIBezierPath(rect: layer.bounds).cgPath
}
