/// Who hears of a block of the form that is begun and committed, and by which methods.
struct AnimationNote {
  let id: String?
  let context: UnsafeMutableRawPointer?
  var target: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
}
