import HeadlessUIKit

// Foundation in code about keyboards, under the names that begin with NS.

@MainActor
func foundationCalls(
  _ notification: NSNotification, _ coder: NSCoder, _ object: NSObject,
  _ table: NSHashTable<NSObject>,
  _ expression: NSRegularExpression, _ result: NSTextCheckingResult, _ error: NSError,
  _ observation: NSKeyValueObservation, _ any: any NSObjectProtocol, _ copying: any NSCopying
) {
  _ = (notification.userInfo, notification.object, notification.name)
  _ = NSNotification.Name("a")
  _ = (NSRange(location: 0, length: 1), NSMakeRange(0, 1), NSNotFound)
  let range = NSRange(location: 0, length: 1)
  _ = (range.location, range.length, range.upperBound, range.lowerBound)
  _ = (NSNumber(value: 1), NSValue(cgRect: .zero), NSString(string: ""), NSDictionary(), NSArray())
  let value = NSValue(cgRect: .zero)
  _ = (value.cgRectValue, value.cgPointValue, value.cgSizeValue)
  let number = NSNumber(value: 1)
  _ = (number.doubleValue, number.intValue, number.floatValue, number.boolValue)
  let string = NSString(string: "")
  _ = (string.length, string.substring(with: range), string.range(of: ""))
  _ = string.replacingCharacters(in: range, with: "")
  _ = NSString.CompareOptions.regularExpression
  _ = string.localizedCaseInsensitiveCompare("")
  NSLog("a")
  _ = NSLocalizedString("a", comment: "")
  _ = (NSClassFromString("a"), NSStringFromClass(NSObject.self), NSHomeDirectory())
  _ = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)
  _ = (NSPredicate(value: true), NSSortDescriptor(keyPath: \String.count, ascending: true))
  _ = expression.firstMatch(in: "", range: range)
  _ = (result.range, error.localizedDescription, error.code, error.domain)
  _ = (NSLocalizedFailureReasonErrorKey, NSData(), NSDate(), NSUUID(), NSNull(), NSLock())
  _ = (
    NSMutableArray(), NSMutableDictionary(), NSMutableString(string: ""), NSSet(), NSOrderedSet()
  )
  _ = (NSCache<NSString, NSString>(), NSCharacterSet(), NSURL(fileURLWithPath: "/"))
  _ = (NSIndexPath(index: 0), NSCalendar(identifier: .gregorian), NSKeyedArchiver.self)
  _ = NSKeyedUnarchiver.self
  _ = object.isKind(of: NSObject.self)
  _ = object.responds(to: Selector(UIResponder.resignFirstResponder))
  _ = object.copy()
  NSObject.cancelPreviousPerformRequests(withTarget: object)
  object.observeValueCalls()
  table.add(object)
  table.remove(object)
  _ = (table.allObjects, table.count, NSHashTable<NSObject>.weakObjects())
  _ = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
  observation.invalidate()
  _ = NSKeyValueObservingOptions.new
  _ = NSKeyValueChangeKey.newKey
  _ = (NSEC_PER_SEC, coder.allowsKeyedCoding)
  _ = UndoManager()
}

extension NSObject {
  fileprivate func observeValueCalls() {}
}

func changeCalls(_ change: NSKeyValueObservedChange<Int>, _ interval: TimeInterval) {
  _ = (change.newValue, change.oldValue)
}
