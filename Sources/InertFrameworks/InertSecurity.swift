// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

public let kSecClass = "kSecClass"
public let kSecClassGenericPassword = "kSecClassGenericPassword"
public let kSecClassInternetPassword = "kSecClassInternetPassword"
public let kSecClassKey = "kSecClassKey"
public let kSecAttrAccount = "kSecAttrAccount"
public let kSecAttrService = "kSecAttrService"
public let kSecAttrServer = "kSecAttrServer"
public let kSecAttrLabel = "kSecAttrLabel"
public let kSecAttrGeneric = "kSecAttrGeneric"
public let kSecAttrAccessGroup = "kSecAttrAccessGroup"
public let kSecAttrAccessControl = "kSecAttrAccessControl"
public let kSecAttrAccessible = "kSecAttrAccessible"
public let kSecAttrSynchronizable = "kSecAttrSynchronizable"
public let kSecAttrSynchronizableAny = "kSecAttrSynchronizableAny"
public let kSecAttrAccessibleAfterFirstUnlock = "kSecAttrAccessibleAfterFirstUnlock"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
public let kSecAttrAccessibleWhenUnlocked = "kSecAttrAccessibleWhenUnlocked"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
public let kSecAttrApplicationTag = "kSecAttrApplicationTag"
public let kSecAttrKeyType = "kSecAttrKeyType"
public let kSecAttrKeyTypeRSA = "kSecAttrKeyTypeRSA"
public let kSecAttrKeySizeInBits = "kSecAttrKeySizeInBits"
public let kSecValueData = "kSecValueData"
public let kSecValueRef = "kSecValueRef"
public let kSecReturnData = "kSecReturnData"
public let kSecReturnAttributes = "kSecReturnAttributes"
public let kSecReturnRef = "kSecReturnRef"
public let kSecReturnPersistentRef = "kSecReturnPersistentRef"
public let kSecMatchLimit = "kSecMatchLimit"
public let kSecMatchLimitOne = "kSecMatchLimitOne"
public let kSecMatchLimitAll = "kSecMatchLimitAll"
public let kSecUseDataProtectionKeychain = "kSecUseDataProtectionKeychain"
public let kSecUseAuthenticationContext = "kSecUseAuthenticationContext"
public let kSecUseOperationPrompt = "kSecUseOperationPrompt"

public let errSecSuccess: OSStatus = 0

public let errSecParam: OSStatus = -50

public let errSecAllocate: OSStatus = -108

public let errSecUserCanceled: OSStatus = -128

public let errSecAuthFailed: OSStatus = -25293

public let errSecDuplicateItem: OSStatus = -25299

public let errSecItemNotFound: OSStatus = -25300

public let errSecInteractionNotAllowed: OSStatus = -25308

public let kSecRandomDefault: Int? = nil

public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { errSecSuccess }

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { errSecItemNotFound }

public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { errSecItemNotFound }

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { nil }

public func SecRandomCopyBytes(_ rnd: Int?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 { 0 }
