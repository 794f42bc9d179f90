#if !canImport(ObjectiveC)
  public import Foundation

  extension NSPredicate {
    /// A predicate of words, of those that ask something of the object itself.
    ///
    /// Foundation has none of words on Linux. Here `SELF` is compared by `MATCHES`, `LIKE`,
    /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `=`, `==`, `!=`, `<`, `<=`, `>` or `>=` with what the
    /// words quote or an argument gives, with `[c]` or `[cd]` where case does not count. Other words
    /// stop the program when the predicate is asked.
    ///
    /// - Parameters:
    ///   - predicateFormat: the words.
    ///   - arguments: what stands for `%@`, in their order.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
      let comparison = PredicateWords(predicateFormat, arguments)
      self.init { object, _ in
        guard let comparison else {
          preconditionFailure(
            "'\(predicateFormat)' is not read here: make the predicate by NSPredicate(block:)")
        }
        return comparison.holds(for: object)
      }
    }
  }

  // What a predicate of words takes as `id as CVarArg`: on Apple's platforms an object is one.
  // swift-format-ignore: NoLeadingUnderscores
  extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
  }
  // swift-format-ignore: NoLeadingUnderscores
  extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
  }

  /// One comparison of an object with a value.
  private struct PredicateWords {
    private let comparison: String
    private let options: String
    private let value: String

    init?(_ words: String, _ arguments: [Any]) {
      let pattern =
        /\s*SELF\s*([A-Za-z]+|[=<>!]+)\s*(\[[cd]+\])?\s*(%@|'[^']*'|"[^"]*"|[-0-9.]+)\s*/
      guard let match = words.wholeMatch(of: pattern.ignoresCase()) else { return nil }
      comparison = match.1.uppercased()
      options = match.2.map { $0.lowercased() } ?? ""
      let known: Set = [
        "MATCHES", "LIKE", "CONTAINS", "BEGINSWITH", "ENDSWITH", "=", "==", "!=", "<>", "<", "<=",
        ">", ">=",
      ]
      guard known.contains(comparison) else { return nil }
      if match.3 == "%@" {
        guard let first = arguments.first else { return nil }
        value = "\(first)"
      } else {
        value = match.3.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
      }
    }

    func holds(for object: Any?) -> Bool {
      let text = object.map { "\($0)" } ?? ""
      let (left, right) = (folded(text), folded(value))
      switch comparison {
      case "MATCHES": return isWhole(left, value)
      case "LIKE": return isWhole(left, wildcards(value))
      case "CONTAINS": return left.contains(right)
      case "BEGINSWITH": return left.hasPrefix(right)
      case "ENDSWITH": return left.hasSuffix(right)
      case "=", "==": return left == right
      case "!=", "<>": return left != right
      default: return isOrdered(left, right)
      }
    }

    private func isOrdered(_ left: String, _ right: String) -> Bool {
      let order: ComparisonResult =
        if let one = Double(left), let other = Double(right) {
          one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        } else {
          left.compare(right)
        }
      switch comparison {
      case "<": return order == .orderedAscending
      case "<=": return order != .orderedDescending
      case ">": return order == .orderedDescending
      default: return order != .orderedAscending
      }
    }

    /// Without case and accents, where the options say so.
    private func folded(_ text: String) -> String {
      var folding: String.CompareOptions = []
      if options.contains("c") { folding.insert(.caseInsensitive) }
      if options.contains("d") { folding.insert(.diacriticInsensitive) }
      return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    private func isWhole(_ text: String, _ pattern: String) -> Bool {
      let isLoose = options.contains("c")
      guard
        let expression = try? NSRegularExpression(
          pattern: "^(?:\(pattern))$", options: isLoose ? [.caseInsensitive] : [])
      else { return false }
      let range = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, range: range) != nil
    }

    /// A pattern of `*` and `?` as a regular expression.
    private func wildcards(_ pattern: String) -> String {
      NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*")
        .replacingOccurrences(of: "\\?", with: ".")
    }
  }
#endif
