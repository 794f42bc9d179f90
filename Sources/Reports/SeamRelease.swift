/// This release of Seam.
public enum SeamRelease {
  /// The version of this program.
  public static let version = "0.1.0"
  /// The release's time: reports that must name a time and be the same on every run name this.
  public static let timestamp = "2026-11-22T00:00:00"
}
