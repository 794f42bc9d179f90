// A handler writes one import, as it does in an app: what UIKit re-exports comes along.
@_exported public import AnimationCurves
@_exported public import Foundation
@_exported public import LayerGeometry
