import ArgumentParser

/// The format of pictures.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png, apng
}
