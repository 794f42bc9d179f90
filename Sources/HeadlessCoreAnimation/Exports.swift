// An import of Core Animation brings along what its declarations name. It is the only way by which
// UIKit re-exports Foundation, so that this module's `Timer` or `RunLoop` hides Foundation's.
@_exported public import AnimationCurves
@_exported public import Foundation
@_exported public import LayerGeometry
