import Compositing

extension FindingKind {
  /// The bar repeats the keyboard's motion later.
  ///
  /// Half a refresh is what the time of an event between two may cost.
  public static let lag = FindingKind(
    "lag", in: .milliseconds, tolerance: .refreshes(Slack.halfRefresh),
    finds: "the bar repeats the keyboard's motion later")
}
