package import Filmstrips

/// A film to draw: its cases, where it goes, what it looks like, and on how many threads.
///
/// Without a folder its bytes come back in the outcome.
package struct FilmOrder: Codable, Sendable {
  package var cases: [CaseSource]
  let path: String
  let directory: String?
  let options: FilmOptions
  let format: FilmFormat
  let parallelism: Int

  package init(
    cases: [CaseSource], path: String, directory: String?, options: FilmOptions,
    format: FilmFormat, parallelism: Int
  ) {
    self.cases = cases
    self.path = path
    self.directory = directory
    self.options = options
    self.format = format
    self.parallelism = parallelism
  }
}
