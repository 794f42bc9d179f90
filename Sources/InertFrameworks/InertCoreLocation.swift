// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

public typealias CLLocationDegrees = Double

public typealias CLLocationDistance = Double

public typealias CLLocationAccuracy = Double

public typealias CLLocationSpeed = Double

public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

public let kCLDistanceFilterNone: CLLocationDistance = -1

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Does nothing: a phone here has no place.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees = 0
  public var longitude: CLLocationDegrees = 0
  public init() {}
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { self.latitude = latitude; self.longitude = longitude }
}

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool { abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180 }

/// Does nothing: a phone here has no place.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open var altitude: CLLocationDistance { 0 }
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
  open var verticalAccuracy: CLLocationAccuracy { 0 }
  open var speed: CLLocationSpeed { -1 }
  open var course: CLLocationDirection { -1 }
  open var timestamp: Date { Date(timeIntervalSince1970: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
  open func distance(from location: CLLocation) -> CLLocationDistance { 0 }
}

/// Does nothing: a phone here has no place.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Does nothing: a phone here has no place.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// Does nothing: a phone here has no place.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Does nothing: a phone here has no place.
public struct CLError: Error, Equatable {
  public let code: Code
  /// Does nothing: a phone here has no place.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network
  }
  public static let denied = Code.denied
  public static let locationUnknown = Code.locationUnknown
  public static let network = Code.network
}

/// Does nothing: a phone here has no place.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var allowsBackgroundLocationUpdates: Bool = false
  open var pausesLocationUpdatesAutomatically: Bool = true
  open var showsBackgroundLocationIndicator: Bool = false
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open class func locationServicesEnabled() -> Bool { false }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
}

/// Does nothing: a phone here has no place.
@preconcurrency public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Does nothing: a phone here has no place.
open class CLPlacemark: NSObject {
  open var name: String? { nil }
  open var locality: String? { nil }
  open var country: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var location: CLLocation? { nil }
}

/// Does nothing: a phone here has no place.
open class CLGeocoder: NSObject {
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { completionHandler(nil, CLError(code: .network)) }
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) { completionHandler(nil, CLError(code: .network)) }
  open func cancelGeocode() {}
}
