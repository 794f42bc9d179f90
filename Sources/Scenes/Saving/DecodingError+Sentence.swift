extension DecodingError {
  private var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  /// The way to the value that is wrong, from the root.
  var path: [any CodingKey] { context?.codingPath ?? [] }

  /// The fault, and advice.
  var sentence: String {
    let name = path.isEmpty ? "the playback" : "'\(path.inWords)'"
    switch self {
    case .keyNotFound(let key, _):
      return "\(name) lacks '\(key.stringValue)': write it, or save the playback anew"
    case .typeMismatch(let type, _), .valueNotFound(let type, _):
      return "\(name) must be \(Self.noun(of: type))"
    case .dataCorrupted(let context):
      let reason = context.debugDescription
      let isOurs = ["must ", "cannot ", "go ", "hold "].contains(where: reason.hasPrefix)
      return "\(name) \(isOurs ? reason : "cannot be read: \(reason)")"
    @unknown default:
      return "\(name) cannot be read"
    }
  }

  private static func noun(of type: any Any.Type) -> String {
    if type is any BinaryInteger.Type { return "a whole number" }
    if type is any BinaryFloatingPoint.Type { return "a number" }
    if type is String.Type { return "text in quotes" }
    if type is Bool.Type { return "true or false" }
    return "\(type)".hasPrefix("Array<") ? "a list" : "a map of keys and values"
  }
}

extension [any CodingKey] {
  /// As JavaScript writes it, cut short and without what could break a line: `layers[3].bounds`.
  fileprivate var inWords: String {
    var text = ""
    for key in self {
      if let index = key.intValue, key.stringValue.hasPrefix("Index ") {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue.prefix(40).withoutControlsOfPrefix
      }
    }
    return text
  }
}

extension Substring {
  fileprivate var withoutControlsOfPrefix: String { String(self).withoutControls }
}
