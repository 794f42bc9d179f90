// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: nothing is read of a map.
open class Map: NSObject {
  open subscript(key: String) -> Map { self }
}

infix operator <-

public func <- <Value>(left: inout Value, right: Map) {}

/// Does nothing: nothing is read of a map.
@preconcurrency public protocol Mappable {
  init?(map: Map)
  mutating func mapping(map: Map)
}
extension Mappable {
  public mutating func mapping(map: Map) {}
}

/// Does nothing: nothing is read of a map.
open class Mapper<Element: Mappable> {
  public init() {}
  open func map(JSONString: String) -> Element? { nil }
  open func map(JSON: [String: Any]) -> Element? { nil }
  open func map(JSONObject: Any?) -> Element? { nil }
  open func mapArray(JSONString: String) -> [Element]? { nil }
  open func mapArray(JSONArray: [[String: Any]]) -> [Element] { [] }
  open func mapArray(JSONObject: Any?) -> [Element]? { nil }
  open func toJSON(_ object: Element) -> [String: Any] { [:] }
  open func toJSONArray(_ array: [Element]) -> [[String: Any]] { [] }
}

extension Mappable {
  public init?(JSONString: String) { nil }
  public init?(JSON: [String: Any]) { nil }
  public func toJSON() -> [String: Any] { [:] }
  public func toJSONString(prettyPrint: Bool = false) -> String? { nil }
}
