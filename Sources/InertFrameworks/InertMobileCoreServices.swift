// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

public let kUTTypeItem = "public.item"

public let kUTTypeData = "public.data"

public let kUTTypeText = "public.text"

public let kUTTypePlainText = "public.plain-text"

public let kUTTypeUTF8PlainText = "public.utf8-plain-text"

public let kUTTypeRTF = "public.rtf"

public let kUTTypeURL = "public.url"

public let kUTTypeFileURL = "public.file-url"

public let kUTTypeImage = "public.image"

public let kUTTypeJPEG = "public.jpeg"

public let kUTTypePNG = "public.png"

public let kUTTypeGIF = "com.compuserve.gif"

public let kUTTypeMovie = "public.movie"

public let kUTTypeVideo = "public.video"

public let kUTTypeMPEG4 = "public.mpeg-4"

public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"

public let kUTTypeAudio = "public.audio"

public let kUTTypePDF = "com.adobe.pdf"

public let kUTTypePresentation = "public.presentation"

public let kUTTypeSpreadsheet = "public.spreadsheet"

public let kUTTagClassFilenameExtension = "public.filename-extension"

public let kUTTagClassMIMEType = "public.mime-type"

public func UTTypeCreatePreferredIdentifierForTag(_ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?) -> Unmanaged<NSString>? { nil }

public func UTTypeCopyPreferredTagWithClass(_ type: CFString, _ tagClass: CFString) -> Unmanaged<NSString>? { nil }

public func UTTypeConformsTo(_ type: CFString, _ conformingTo: CFString) -> Bool { type == conformingTo }
