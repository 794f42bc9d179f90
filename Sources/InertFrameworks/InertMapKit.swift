// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: no map is drawn.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees = 0
  public var longitudeDelta: CLLocationDegrees = 0
  public init() {}
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) { self.latitudeDelta = latitudeDelta; self.longitudeDelta = longitudeDelta }
}

/// Does nothing: no map is drawn.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D = CLLocationCoordinate2D()
  public var span: MKCoordinateSpan = MKCoordinateSpan()
  public init() {}
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { self.center = center; self.span = span }
  public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) { self.center = center }
}

/// Does nothing: no map is drawn.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

extension NSValue {
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) { self.init(cgPoint: CGPoint(x: coordinate.longitude, y: coordinate.latitude)) }
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) { self.init(cgPoint: CGPoint(x: span.longitudeDelta, y: span.latitudeDelta)) }
}

/// Does nothing: no map is drawn.
@preconcurrency public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// Does nothing: no map is drawn.
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public override init() {}
}

/// Does nothing: no map is drawn.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
}

/// Does nothing: no map is drawn.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Does nothing: no map is drawn.
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var centerOffset: CGPoint = .zero
  open var canShowCallout: Bool = false
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(frame: .zero); self.annotation = annotation }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Does nothing: no map is drawn.
open class MKPinAnnotationView: MKAnnotationView {
  open var animatesDrop: Bool = false
  open var pinTintColor: UIColor?
}

/// Does nothing: no map is drawn.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphImage: UIImage?
}

/// Does nothing: no map is drawn.
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var location: CLLocation? { nil }
}

/// Does nothing: no map is drawn.
open class MKPointOfInterestFilter: NSObject {
  public static var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  public static var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
}

/// Does nothing: no map is drawn.
open class MKMapView: UIView {
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { .zero }
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType: MKMapType = .standard
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  open var centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
  open var isZoomEnabled: Bool = true
  open var isScrollEnabled: Bool = true
  open var isRotateEnabled: Bool = true
  open var isPitchEnabled: Bool = true
  open var showsUserLocation: Bool = false
  open var showsCompass: Bool = true
  open var showsScale: Bool = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var annotations: [any MKAnnotation] = []
  open var userLocation: MKUserLocation { MKUserLocation() }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { for annotation in annotations { removeAnnotation(annotation) } }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}

/// Does nothing: no map is drawn.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}

/// Does nothing: no map is drawn.
open class MKMapSnapshotter: NSObject {
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
  /// Does nothing: no map is drawn.
  open class Options: NSObject, @unchecked Sendable {
    open var region: MKCoordinateRegion = MKCoordinateRegion()
    open var size: CGSize = .zero
    open var scale: CGFloat = 1
    open var mapType: MKMapType = .standard
    open var showsBuildings: Bool = true
    open var showsPointsOfInterest: Bool = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection: UITraitCollection?
  }
  /// Does nothing: no map is drawn.
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  public init(options: Options) {}
  open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, CLError(code: .network)) }
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) { completionHandler(nil, CLError(code: .network)) }
  open func cancel() {}
}
