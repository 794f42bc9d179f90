import AnimationCurves

/// Lottie: an animation of one shape whose vertical place is keyed.
///
/// Between two keys the handles of Lottie's easing are those of the Bezier or of the cubic piece: a
/// piece is even in time, so that its handles are at a third and at two thirds.
struct LottieCode {
  let form: ExportForm
  let duration: Double
  let motion: ExportMotion

  private static let framesPerSecond = 60.0

  var text: String {
    let keys = self.keys
    let end = max((keys.last?.time ?? 0) * Self.framesPerSecond, 1)
    let height = max(abs(motion.from), abs(motion.to), 1).rounded(.up) + 20
    return """
      {
        "v": "5.7.0", "nm": "\(motion.name)", "fr": 60, "ip": 0, "op": \((end + 1).rounded(.up).text),
        "w": 120, "h": \(height.text), "ddd": 0, "assets": [],
        "layers": [{
          "ddd": 0, "ind": 1, "ty": 4, "nm": "bar", "sr": 1, "ip": 0, \
      "op": \((end + 1).rounded(.up).text), "st": 0, "bm": 0, "ao": 0,
          "ks": {
            "o": {"a": 0, "k": 100}, "r": {"a": 0, "k": 0}, "a": {"a": 0, "k": [0, 0, 0]},
            "s": {"a": 0, "k": [100, 100, 100]},
            "p": {"s": true, "x": {"a": 0, "k": 60}, "y": {"a": 1, "k": [
      \(keys.map(\.text).joined(separator: ",\n"))
            ]}}
          },
          "shapes": [{
            "ty": "gr", "nm": "bar", "it": [
              {"ty": "rc", "d": 1, "s": {"a": 0, "k": [100, 20]}, "p": {"a": 0, "k": [0, 0]}, \
      "r": {"a": 0, "k": 0}},
              {"ty": "fl", "c": {"a": 0, "k": [0, 0.5, 1, 1]}, "o": {"a": 0, "k": 100}, "r": 1},
              {"ty": "tr", "p": {"a": 0, "k": [0, 0]}, "a": {"a": 0, "k": [0, 0]}, \
      "s": {"a": 0, "k": [100, 100]}, "r": {"a": 0, "k": 0}, "o": {"a": 0, "k": 100}}
            ]
          }]
        }]
      }

      """
  }

  /// A key: a time in seconds, a value, and what leads to the next key.
  private struct Key {
    enum Course {
      case curve(first: SIMD2<Double>, second: SIMD2<Double>)
      case hold
      case none
    }

    let time: Double
    let value: Double
    let course: Course

    var text: String {
      let frame = shortDescription((time * LottieCode.framesPerSecond).decimals(7))
      let start = "        {\"t\": \(frame), \"s\": [\(value.decimals(6).text)]"
      switch course {
      case .curve(let first, let second):
        return start + ", \"o\": {\"x\": [\(first.x.text)], \"y\": [\(first.y.text)]}, "
          + "\"i\": {\"x\": [\(second.x.text)], \"y\": [\(second.y.text)]}}"
      case .hold: return start + ", \"h\": 1}"
      case .none: return start + "}"
      }
    }
  }

  /// The time of a leap, a millionth of a second: two keys cannot share a time.
  private static let leap = 1e-6

  private func value(_ share: Double) -> Double { motion.from + (motion.to - motion.from) * share }

  private func key(_ time: Double, _ share: Double, _ course: Key.Course) -> Key {
    Key(time: time, value: value(share), course: course)
  }

  private var keys: [Key] {
    let body: [Key] =
      switch form {
      case .bezier(let bezier):
        [
          key(0, 0, .curve(first: [bezier.x1, bezier.y1], second: [bezier.x2, bezier.y2])),
          key(duration, 1, .none),
        ]
      case .pieces(let pieces): keys(of: pieces)
      case .points, .steps: keys(of: form.table)
      case .spring: []
      }
    return body
  }

  private func keys(of pieces: [CubicPiece]) -> [Key] {
    let keys = pieces.map { piece in
      let (first, last) = (piece.values[0], piece.values[3])
      let way = last - first
      guard abs(way) > 1e-9 else { return key(piece.start, first, .hold) }
      return key(
        piece.start, first,
        .curve(
          first: [1 / 3.0, (piece.values[1] - first) / way],
          second: [2 / 3.0, (piece.values[2] - first) / way]))
    }
    guard let end = pieces.last?.values[3], end != 1 else {
      return keys + [key(duration, 1, .none)]
    }
    return keys + [key(duration, end, .hold), key(duration + Self.leap, 1, .none)]
  }

  private func keys(of table: PointTable?) -> [Key] {
    guard let table else { return [] }
    var keys: [Key] = []
    for (index, input) in table.inputs.enumerated() {
      let isLast = index == table.inputs.count - 1
      let isLeap = !isLast && table.inputs[index + 1] == input
      let last = keys.last?.time ?? -.infinity
      let time = max(input * duration, last + Self.leap)
      let even = Key.Course.curve(first: [0, 0], second: [1, 1])
      keys.append(
        key(time, table.outputs[index], isLast ? .none : isLeap ? .hold : even))
    }
    return keys
  }
}
