import Scenes

extension String {
  /// True if it has anchors and, somewhere, what looks like a key that is not a word.
  ///
  /// Keys are compared while the text is read, so that aliases in them, of lists of aliases of
  /// lists, would take time without bound.
  var mayHoldAliasesInKeys: Bool {
    var (hasAnchor, hasKey) = (false, false)
    var last: Unicode.Scalar = "\n"
    // True if a colon here would end a list, a map or an alias, and true if the alias goes on.
    var (endsValue, isInAlias) = (false, false)
    for scalar in unicodeScalars {
      hasAnchor = hasAnchor || (last == "&" && scalar.isInName)
      hasKey = hasKey || (scalar == "?" && !last.isInName) || (scalar == ":" && endsValue)
      isInAlias = scalar.isInName && (isInAlias || last == "*")
      let isBlank = scalar == " " || scalar == "\t"
      endsValue = scalar == "]" || scalar == "}" || isInAlias || (isBlank && endsValue)
      last = scalar
    }
    return hasAnchor && hasKey
  }
}

extension Unicode.Scalar {
  /// True if a name, of an anchor for one, goes on with it.
  fileprivate var isInName: Bool {
    self == "_" || self == "-" || (isASCII && properties.isAlphabetic)
      || properties.numericType != nil
  }
}
