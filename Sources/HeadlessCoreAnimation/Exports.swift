// Who imports Core Animation gets what it speaks in. The types below that have a name of Foundation's
// or Dispatch's take its place there: this is the only way to Foundation.
@_exported public import AnimationCurves
@_exported public import Foundation
@_exported public import LayerGeometry
