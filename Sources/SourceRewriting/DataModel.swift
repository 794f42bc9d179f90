/// The classes that Xcode makes of a Core Data model.
package struct DataModel {
  /// An entity's attributes in XML, and those of its properties.
  private struct Entity {
    let attributes: [String: String]
    var properties: [(isRelationship: Bool, attributes: [String: String])] = []
  }

  private var entities: [String: Entity] = [:]

  /// Reads the files `contents` of models; of several versions of an entity the last counts.
  package init(_ texts: [String]) {
    for text in texts {
      var name: String?
      for tag in text.matches(of: /<(entity|attribute|relationship|\/entity)\b([^>]*)>/) {
        let attributes = Self.attributes(tag.2)
        switch tag.1 {
        case "entity":
          name = attributes["name"]
          if let name { entities[name] = Entity(attributes: attributes) }
        case "/entity": name = nil
        default:
          guard let name else { continue }
          entities[name]?.properties.append((tag.1 == "relationship", attributes))
        }
      }
    }
  }

  private static func attributes(_ tag: Substring) -> [String: String] {
    Dictionary(tag.matches(of: /(\w+)="([^"]*)"/).map { (String($0.1), String($0.2)) }) { $1 }
  }

  /// The code of classes that no file has, and of extensions; empty where the app has its own.
  package func code(besides files: SourceRewriter) -> String {
    let types = entities.filter {
      $0.value.attributes["codeGenerationType"] != "class" || !files.declares(className($0.key))
    }.sorted { $0.key < $1.key }.map { code(of: $0.value, named: $0.key) }
    return types.allSatisfy(\.isEmpty) ? "" : "import InertFrameworks\n" + types.joined()
  }

  private func className(_ entity: String) -> String {
    let name = entities[entity]?.attributes["representedClassName"] ?? entity
    return String(name.split(separator: ".").last ?? "NSManagedObject")
  }

  private func code(of entity: Entity, named name: String) -> String {
    let type = className(name)
    let parent = entity.attributes["parentEntity"].map(className) ?? "NSManagedObject"
    let members = entity.properties.map { member($0.attributes, isRelationship: $0.isRelationship) }
    let request =
      "  class func fetchRequest() -> NSFetchRequest<\(type)> { .init(entityName: \"\(name)\") }\n"
    switch entity.attributes["codeGenerationType"] {
    case "class":
      return "public class \(type): \(parent) {\n\(request)\(members.joined())}\n"
        + (parent == "NSManagedObject" ? "extension \(type): Identifiable {}\n" : "")
    case "category": return "extension \(type) {\n\(request)\(members.joined())}\n"
    default: return ""
    }
  }

  private func member(_ attributes: [String: String], isRelationship: Bool) -> String {
    let name = attributes["name"] ?? ""
    let accessors = "{ get { managedValue() } set { setManagedValue(newValue) } }\n"
    // `Identifiable` asks for it.
    let access = name == "id" ? "public " : ""
    guard isRelationship else {
      return "  \(access)var \(name): \(Self.type(attributes)) \(accessors)"
    }
    let other = className(attributes["destinationEntity"] ?? "")
    guard attributes["toMany"] == "YES" else { return "  var \(name): \(other)? \(accessors)" }
    let (set, all) =
      attributes["ordered"] == "YES" ? ("NSOrderedSet", "array") : ("NSSet", "allObjects")
    let changes = [(other, "[value]"), (set, "value.\(all)")].map { type, values in
      let now = "(\(name)?.\(all) ?? [])"
      let isOne = "\(values).contains { $0 as AnyObject === old as AnyObject }"
      let without = "\(now).filter { old in !\(isOne) }"
      return method("addTo", name, type, "\(set)(array: \(now) + \(values))")
        + method("removeFrom", name, type, "\(set)(array: \(without))")
    }
    return "  var \(name): \(set)? \(accessors)\(changes.joined())"
  }

  private func method(_ verb: String, _ name: String, _ type: String, _ value: String) -> String {
    "  func \(verb)\(name.capitalizedFirst)(_ value: \(type)) { \(name) = \(value) }\n"
  }

  private static func type(_ attributes: [String: String]) -> String {
    let isScalar = attributes["usesScalarValueType"] == "YES"
    let (scalar, object): (String?, String) =
      switch attributes["attributeType"] {
      case "Integer 16": ("Int16", "NSNumber")
      case "Integer 32": ("Int32", "NSNumber")
      case "Integer 64": ("Int64", "NSNumber")
      case "Float": ("Float", "NSNumber")
      case "Double": ("Double", "NSNumber")
      case "Boolean": ("Bool", "NSNumber")
      case "Date": ("TimeInterval", "Date")
      case "String": (nil, "String")
      case "Binary": (nil, "Data")
      case "UUID": (nil, "UUID")
      case "URI": (nil, "URL")
      case "Decimal": (nil, "NSDecimalNumber")
      default: (nil, attributes["customClassName"] ?? "NSObject")
      }
    return isScalar ? scalar ?? "\(object)?" : "\(object)?"
  }
}
