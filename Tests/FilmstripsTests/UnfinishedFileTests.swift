import Foundation
import TestSupport
import Testing

@testable import Filmstrips

@Suite struct UnfinishedFileTests {
  @Test func onlyWhatIsBeingWrittenIsTakenAway() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("unfinished", "half")
    UnfinishedFile.begin(path)
    UnfinishedFile.end()
    UnfinishedFile.discard()
    #expect(FileManager.default.fileExists(atPath: path))
    UnfinishedFile.begin(path)
    UnfinishedFile.discard()
    UnfinishedFile.end()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aPathThatIsTooLongIsNotNoted() {
    UnfinishedFile.begin(String(repeating: "a", count: Int(PATH_MAX)))
    UnfinishedFile.discard()
    UnfinishedFile.end()
  }
}
