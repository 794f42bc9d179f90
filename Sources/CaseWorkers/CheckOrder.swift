/// A case to check, and the file that its playback goes to.
package struct CheckOrder: Codable, Sendable {
  let source: CaseSource
  /// Nil where it is not saved.
  let playbackPath: String?
  /// True if its track is to come back with the facts.
  let wantsTrack: Bool

  package init(
    _ source: CaseSource, savingTo playbackPath: String? = nil, wantsTrack: Bool = false
  ) {
    self.source = source
    self.playbackPath = playbackPath
    self.wantsTrack = wantsTrack
  }
}
