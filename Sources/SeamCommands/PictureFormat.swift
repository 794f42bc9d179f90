import ArgumentParser

/// What pictures are written as.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png, apng
}
