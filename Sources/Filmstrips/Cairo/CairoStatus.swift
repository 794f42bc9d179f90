import CCairo

/// What cairo says of a surface or context: its status and the sentence that goes with it.
public struct CairoStatus: Hashable, Sendable, Codable, CustomStringConvertible {
  /// cairo's own number, 0 for success.
  public let code: UInt32

  init(_ status: cairo_status_t) { code = UInt32(status.rawValue) }

  public var description: String {
    String(cString: cairo_status_to_string(cairo_status_t(rawValue: .init(code))))
  }
}

/// Throws unless the status is success; `work` says what was being done, as "draw the film".
func check(_ status: cairo_status_t, while work: String) throws(FilmError) {
  if status != CAIRO_STATUS_SUCCESS { throw .cairo(CairoStatus(status), while: work) }
}
