import Compositing
import Foundation
import LayerTrees
import Scenes

extension FindingKind {
  /// A message that was seen before, or the field with the focus, is behind bar or keyboard.
  public static let covered = FindingKind(
    "covered",
    mark: MarkStyle(
      .teal, .hatching, dashes: [], legend: "what was seen before, or is typed into"),
    finds: "a message seen before, or the field typed into, is behind bar or keyboard")
  /// No scrolling brings the content out from under the bars or from off the screen.
  public static let unreachable = FindingKind(
    "unreachable", mark: MarkStyle(.red, legend: "no scrolling brings it out"),
    finds: "content that no scrolling brings out from under the bars or off the screen")
  /// An empty band above bar or keyboard while content is pushed off at the top.
  public static let blank = FindingKind(
    "blank", mark: MarkStyle(.ochre, .wash(0.12), legend: "empty while content is pushed off"),
    finds: "an empty band above bar or keyboard while content is pushed off at the top")
}

/// Finds what happens to the messages once the keyboard is up and all is at rest.
///
/// Covered: messages that were seen before the keyboard came and that bar or keyboard hide now, in
/// points of their height. Unreachable: content that no scrolling brings out from under the bars or
/// from off the screen, in points of its height. Blank: an empty band above the bar while content
/// is pushed off at the top, in points. What lies under a keyboard that its user has put away from
/// the bottom counts as seen: only the bar hides messages then.
struct ContentDetector: Detector {
  static let kinds = ContentFault.allCases.map(\.kind)

  func findings(in evidence: Evidence) -> [Finding] {
    evidence.openRests.rests.flatMap { rest in
      ContentFault.allCases.compactMap { finding($0, at: rest, in: evidence) }
    }
  }

  func marks(for found: [Finding], at index: Int, in evidence: Evidence) -> [FrameMark] {
    let faults = found.compactMap { ContentFault($0.kind) }
    guard !faults.isEmpty,
      let rest = evidence.openRests.rests.first(where: { $0.frames.contains(index) })
    else { return [] }
    return faults.flatMap { fault in
      rest.rects(of: fault).map { rect in
        let shown = fault == .covered ? rect : rest.measure.shownRect(of: rect)
        return FrameMark(kind: fault.kind, rect: shown, points: Double(rect.height))
      }
    }
  }

  private func finding(
    _ fault: ContentFault, at rest: ContentRest, in evidence: Evidence
  ) -> Finding? {
    let rects = rest.rects(of: fault)
    let points = rects.reduce(0) { $0 + Double($1.height) }
    let isAway = evidence.track.isAway(at: evidence.times[rest.frames.lowerBound])
    guard points > evidence.tolerances[fault.kind] else { return nil }
    let area = rects.reduce(0) { $0 + Double($1.width * $1.height) }
    return Finding(
      fault.kind, FindingSize(points: points, exposure: area * evidence.shownTime(of: rest.frames)),
      over: rest.frames,
      worst: rest.frames.lowerBound, phase: isAway ? .away : .open,
      cause: .content(rest.cause(of: fault)), in: evidence)
  }
}

extension ContentFault {
  fileprivate var kind: FindingKind {
    switch self {
    case .covered: .covered
    case .unreachable: .unreachable
    case .blank: .blank
    }
  }

  /// Nil for what does not happen to messages.
  fileprivate init?(_ kind: FindingKind) {
    guard let fault = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = fault
  }
}

extension ContentRest {
  /// The reason why messages cannot be seen or reached.
  fileprivate func cause(of fault: ContentFault) -> ContentCause {
    guard fault == .blank, surplus > 0, let inset = measure.scroll?.bottomInset else {
      return measure.cause(of: fault)
    }
    return .insetTooGreat(inset: Points(inset), needed: Points(inset - surplus))
  }
}

extension ContentMeasure {
  fileprivate func cause(of fault: ContentFault) -> ContentCause {
    let windowEnd = Points(Double(window.maxY))
    return switch fault {
    case .covered:
      windowEnd.value > floor + Slack.span && !isEndInReach
        ? .listNotAdjusted(floor: Points(floor), listEnd: windowEnd)
        : .listNotScrolled(freeEnd: Points(min(windowEnd.value, floor)))
    case .unreachable:
      .insetTooSmall(
        list: ContentCause.Extent(Points(Double(list.minY)), Points(Double(list.maxY))),
        free: ContentCause.Extent(Points(free.lowerBound), Points(free.upperBound)))
    case .blank:
      .scrolledTooFar(contentEnd: Points(contentEnd), barTop: Points(free.upperBound))
    }
  }
}
