import AnimationCurves
import Testing

/// The first element of the second of two parts.
struct PartitionTests {
  /// Every length and every cut, in a slice whose indices do not begin at 0.
  @Test func everyCut() {
    for count in 0...33 {
      let numbers = Array(-3..<count)[3...]
      for cut in 0...count {
        #expect(numbers.partitioningIndex { $0 >= cut } == 3 + cut)
      }
    }
  }

  @Test func itLooksAtFewElements() {
    var looks = 0
    let index = (0..<1_000_000).partitioningIndex { number in
      looks += 1
      return number >= 777_777
    }
    #expect(index == 777_777 && looks <= 20)
  }
}
