import TouchScript

/// An element of an interface file, which knows the parts of it that have been read.
final class InterfaceElement {
    let name: String
    let position: SourcePosition
    /// The attributes in the order of the file.
    let attributes: [(name: String, value: String)]
    private(set) var children: [InterfaceElement] = []
    private(set) weak var parent: InterfaceElement?
    /// The text directly in the element.
    var text = ""
    private var readNames: Set<String> = []
    /// Indicates whether somebody has read the element itself, or left it out knowingly.
    private(set) var isRead = false

    init(
        _ name: String, _ attributes: [(name: String, value: String)], at position: SourcePosition
    ) {
        (self.name, self.attributes, self.position) = (name, attributes, position)
    }

    func add(_ child: InterfaceElement) {
        child.parent = self
        children.append(child)
    }

    // MARK: Reading

    /// The attribute with a name, which counts as read.
    subscript(name: String) -> String? {
        readNames.insert(name)
        return attributes.first { $0.name == name }?.value
    }

    var id: String? { self["id"] }

    /// Returns the first child with a name, which counts as read.
    func child(_ name: String) -> InterfaceElement? {
        read(children.first { $0.name == name })
    }

    /// Returns the child that has a role, `key="frame"`, and counts as read.
    func child(key: String) -> InterfaceElement? {
        read(children.first { $0.key == key })
    }

    /// Returns the children of a list such as `subviews`, and counts the list as read.
    func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    private func read(_ element: InterfaceElement?) -> InterfaceElement? {
        element?.isRead = true
        return element
    }

    /// Counts the element as read.
    func markRead() { isRead = true }

    /// Counts the element and everything in it as read.
    func markAllRead() {
        isRead = true
        for attribute in attributes { readNames.insert(attribute.name) }
        for child in children { child.markAllRead() }
    }

    /// The element and all in it, outer ones first.
    var all: [InterfaceElement] { [self] + children.flatMap(\.all) }

    private var key: String? { attributes.first { $0.name == "key" }?.value }

    // MARK: The rest

    /// The attributes that say nothing of what is seen or touched.
    private static let unimportant: Set = [
        "id", "key", "opaque", "fixedFrame", "customModule", "customModuleProvider", "userLabel",
        "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity", "colorLabel", "symbolic",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "customSize", "minimumFontSize",
        "useStoryboardIdentifierAsRestorationIdentifier",
    ]
    /// The values that Interface Builder writes although they are the usual ones.
    private static let usual: Set = [
        "navigationBar.contentMode=scaleToFill", "button.lineBreakMode=middleTruncation",
        "label.baselineAdjustment=alignBaselines",
        "tableView.style=plain", "tableView.dataMode=prototypes",
        "collectionView.dataMode=none", "collectionView.dataMode=prototypes",
        "segmentedControl.segmentControlStyle=plain", "textField.minimumFontSize=17",
    ]

    /// The parts that nobody has read: the element as a whole, or else its attributes and children,
    /// as `label.shadowOffset`.
    var unread: [(kind: String, position: SourcePosition)] {
        guard isRead else {
            if isEmpty { return [] }
            let owner = parent.flatMap { $0.attributes.isEmpty ? nil : $0.name + "." } ?? ""
            let kind = attributes.first { $0.name == "kind" }.map { " kind=\"\($0.value)\"" } ?? ""
            return [(owner + (key ?? name) + kind, position)]
        }
        let own = attributes.filter {
            !readNames.contains($0.name) && !Self.unimportant.contains($0.name)
                && !Self.usual.contains("\(name).\($0.name)=\($0.value)")
        }
        return own.map { ("\(name).\($0.name)", position) } + children.flatMap(\.unread)
    }

    /// Indicates whether the element is an empty list, or says nil, which things are anyway.
    private var isEmpty: Bool {
        name == "nil"
            || name.hasSuffix("s") && children.isEmpty && attributes.allSatisfy { $0.name == "key" }
                && text.allSatisfy(\.isWhitespace)
    }
}
