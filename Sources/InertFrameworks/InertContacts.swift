// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: no contact may be read.
@preconcurrency public protocol CNKeyDescriptor {
}

extension String: CNKeyDescriptor {
}

public let CNContactIdentifierKey = "CNContactIdentifierKey"
public let CNContactGivenNameKey = "CNContactGivenNameKey"
public let CNContactFamilyNameKey = "CNContactFamilyNameKey"
public let CNContactMiddleNameKey = "CNContactMiddleNameKey"
public let CNContactNicknameKey = "CNContactNicknameKey"
public let CNContactOrganizationNameKey = "CNContactOrganizationNameKey"
public let CNContactPhoneNumbersKey = "CNContactPhoneNumbersKey"
public let CNContactEmailAddressesKey = "CNContactEmailAddressesKey"
public let CNContactImageDataKey = "CNContactImageDataKey"
public let CNContactImageDataAvailableKey = "CNContactImageDataAvailableKey"
public let CNContactThumbnailImageDataKey = "CNContactThumbnailImageDataKey"
public let CNLabelHome = "CNLabelHome"
public let CNLabelWork = "CNLabelWork"
public let CNLabelPhoneNumberMain = "CNLabelPhoneNumberMain"
public let CNLabelPhoneNumberMobile = "CNLabelPhoneNumberMobile"

/// Does nothing: no contact may be read.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// Does nothing: no contact may be read.
public enum CNEntityType: Int, Sendable {
  case contacts
}

/// Does nothing: no contact may be read.
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}

/// Does nothing: no contact may be read.
open class CNLabeledValue<ValueType>: NSObject {
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) { self.label = label; self.value = value }
}

/// Does nothing: no contact may be read.
open class CNContact: NSObject {
  open var identifier: String = ""
  open var givenName: String = ""
  open var familyName: String = ""
  open var middleName: String = ""
  open var nickname: String = ""
  open var organizationName: String = ""
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  open var imageData: Data?
  open var imageDataAvailable: Bool { imageData != nil }
  open var thumbnailImageData: Data? { nil }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
}

/// Does nothing: no contact may be read.
open class CNMutableContact: CNContact {
}

/// Does nothing: no contact may be read.
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var sortOrder: CNContactSortOrder = .none
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

/// Does nothing: no contact may be read.
public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

/// Does nothing: no contact may be read.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}

/// Does nothing: no contact may be read.
open class CNContactFormatter: NSObject {
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "" }
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? { contact.givenName + " " + contact.familyName }
}

/// Does nothing: no contact may be read.
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
}

/// Does nothing: no contact may be read.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) { completionHandler(false, nil) }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws {}
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
  open func execute(_ saveRequest: CNSaveRequest) throws {}
}

/// Does nothing: no contact may be read.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Does nothing: no contact may be read.
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
}
