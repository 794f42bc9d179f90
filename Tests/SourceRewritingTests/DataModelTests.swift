import SourceRewriting
import Testing

/// What Xcode makes of a model of Core Data.
struct DataModelTests {
  private let text = """
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Chat" representedClassName=".ChatRow" codeGenerationType="class">
        <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="size" attributeType="Double"/>
        <relationship name="messages" toMany="YES" destinationEntity="Message"/>
      </entity>
      <entity name="Message" representedClassName="Message" codeGenerationType="category">
        <attribute name="text" attributeType="String"/>
        <relationship name="chat" maxCount="1" destinationEntity="Chat"/>
      </entity>
      <entity name="Own" representedClassName="Own"><attribute name="a"/></entity>
    </model>
    """

  private func code(of models: [String], besides file: String = "") -> String {
    DataModel(models).code(besides: SourceRewriter([.init(path: "/App/Rows.swift", text: file)]))
  }

  @Test func anEntityIsAClassWithItsProperties() {
    let lines = code(of: [text]).split(separator: "\n").map(String.init)
    #expect(lines.first == "import InertFrameworks")
    #expect(lines.contains("public class ChatRow: NSManagedObject {"))
    #expect(lines.contains("extension ChatRow: Identifiable {}"))
    #expect(lines.contains("extension Message {"))
    #expect(!lines.contains { $0.contains("Own") })
    for (name, type) in [
      ("count", "Int16"), ("size", "NSNumber?"), ("messages", "NSSet?"),
      ("text", "String?"), ("chat", "ChatRow?"),
    ] {
      #expect(lines.contains { $0.hasPrefix("  var \(name): \(type) { get {") }, "\(name)")
    }
    #expect(lines.contains { $0.hasPrefix("  public var id: UUID? { get {") })
    #expect(lines.contains { $0.hasPrefix("  func addToMessages(_ value: Message)") })
    #expect(lines.contains { $0.hasPrefix("  func removeFromMessages(_ value: NSSet)") })
  }

  @Test func aModelWithoutClassesOfXcodesIsNoCode() {
    #expect(code(of: []).isEmpty)
    #expect(code(of: ["<entity name=\"A\" representedClassName=\"A\"></entity>"]).isEmpty)
  }

  /// A class that a file has, left from before Xcode made it, is not made again.
  @Test func aClassOfTheAppsIsItsOwn() {
    let found = code(of: [text], besides: "class ChatRow: NSManagedObject {}\nclass Message {}")
    #expect(!found.contains("ChatRow:"))
    #expect(found.contains("extension Message {"))
  }

  @Test func theLastVersionOfAnEntityCounts() {
    let later = text.replacing("name=\"count\"", with: "name=\"number\"")
    #expect(code(of: [text, later]) == code(of: [later]))
  }
}
