/// A case to check, and the file that its playback goes to.
package struct CheckOrder: Codable, Sendable {
  let source: CaseSource
  /// Nil where it is not saved.
  let playbackPath: String?

  package init(_ source: CaseSource, savingTo playbackPath: String? = nil) {
    self.source = source
    self.playbackPath = playbackPath
  }
}
