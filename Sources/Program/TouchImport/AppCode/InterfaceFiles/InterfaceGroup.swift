import TouchScript
import TouchWords

/// Writes the objects of one scene, or of a nib, as a class with a lazy property for each.
struct InterfaceGroup {
    let file: InterfaceFile
    /// The name of the class.
    let name: String
    let program: SwiftProgram
    let kit: KitNames?
    private let roots: [InterfaceElement]
    /// The colors that the file's resources explain.
    let colors: [String: InterfaceElement]

    /// The objects in the order of the file.
    private(set) var objects: [InterfaceObject] = []
    /// The cells that tables and collections make copies of, each with its table or collection.
    private(set) var prototypes: [(owner: InterfaceElement, cell: InterfaceElement)] = []
    private var byID: [String: Int] = [:]
    private var byElement: [ObjectIdentifier: Int] = [:]
    private var numbers: [String: Int] = [:]
    /// The parts that could not be kept, and their places.
    private(set) var missing: [(what: Wording, place: String)] = []

    /// The properties of the class, and the statements of its methods.
    var properties: [String] = []
    var controllerLines: [String] = []
    var viewLines: [String] = []
    var lines: [String] = []
    var ownerLines: [String] = []
    var lastLines: [String] = []

    init(
        _ roots: [InterfaceElement], in file: InterfaceFile, name: String, _ program: SwiftProgram,
        _ kit: KitNames?
    ) {
        (self.roots, self.file, self.name) = (roots, file, name)
        (self.program, self.kit) = (program, kit)
        var colors: [String: InterfaceElement] = [:]
        for resource in file.root.children.first(where: { $0.name == "resources" })?.children ?? []
        {
            guard let name = resource["name"], let color = resource.child("color") else { continue }
            colors[name] = color
        }
        self.colors = colors
        for root in roots { declare(root, isRoot: true) }
    }

    /// The controller of the scene; nil for a nib.
    var controller: InterfaceObject? {
        file.isStoryboard ? objects.first { $0.kind == .owner } : nil
    }

    var owner: InterfaceObject? { objects.first { $0.kind == .owner } }

    func object(_ id: String?) -> InterfaceObject? { id.flatMap { byID[$0] }.map { objects[$0] } }

    func object(of element: InterfaceElement) -> InterfaceObject? {
        byElement[ObjectIdentifier(element)].map { objects[$0] }
    }

    mutating func miss(_ what: Wording, _ element: InterfaceElement) {
        let position = element.position
        missing.append((what, "\(file.file):\(position.line):\(position.column)"))
    }

    // MARK: Which objects there are

    private mutating func declare(_ element: InterfaceElement, isRoot: Bool = false) {
        if let (kind, base) = kind(of: element, isRoot: isRoot) {
            element.markRead()
            let (type, base) = type(of: element, base)
            let stem = element.name.replacing("pongPress", with: "longPress")
                .filter { $0.isASCII && $0.isLetter }
            let number = numbers[stem, default: 0] + 1
            numbers[stem] = number
            let holder = element.parent.flatMap(object(of:))?.name ?? ""
            let name =
                switch kind {
                case .owner: "owner"
                case .content: holder + ".contentView"
                default: "\(stem)\(number)"
                }
            byElement[ObjectIdentifier(element)] = objects.count
            if let id = element.id { byID[id] = objects.count }
            objects.append(
                InterfaceObject(kind: kind, element: element, name: name, type: type, base: base))
        }
        for child in element.children {
            if ["prototypes", "cells"].contains(child.name) {
                prototypes += child.children.map { (element, $0) }
            } else if child.name != "sections" {
                declare(child)
            }
        }
    }

    /// The views that a cell of a built-in style makes itself.
    private static let ofCell = ["textLabel", "detailTextLabel", "imageView"]

    private func kind(
        of element: InterfaceElement, isRoot: Bool
    ) -> (InterfaceObject.Kind, String)? {
        let name = element.name
        if Self.ofCell.contains(where: element.isOf(key:)) { return nil }
        if isRoot, file.isStoryboard, let base = InterfaceClasses.controllers[name] {
            return (.owner, base)
        }
        if name == "placeholder" {
            let isOwner = element["placeholderIdentifier"] == "IBFilesOwner"
            return isOwner && !file.isStoryboard ? (.owner, "AnyObject") : nil
        }
        if let base = InterfaceClasses.recognizers[name] { return (.recognizer, base) }
        if name == "constraint" { return (.constraint, "NSLayoutConstraint") }
        if name == "barButtonItem" { return (.barItem, "UIBarButtonItem") }
        if name == "customObject" { return (.other, "NSObject") }
        if element.attributes.contains(where: { $0 == ("key", "contentView") }) {
            return element.parent.flatMap(object(of:)) == nil ? nil : (.content, "UIView")
        }
        if let base = InterfaceClasses.views[name] { return (.view, base) }
        // A view that is not here is a plain one.
        let isView =
            element.parent?.name == "subviews" || element.child(key: "frame") != nil && isRoot
        return isView ? (.view, "UIView") : nil
    }

    /// Returns an object's class as it is written, and UIKit's class that it descends from.
    private mutating func type(
        of element: InterfaceElement, _ base: String
    ) -> (type: String, base: String) {
        if element.parent?.name == "subviews", InterfaceClasses.views[element.name] == nil {
            miss(.app.interfacePlain(element.name), element)
        }
        guard let custom = element["customClass"] else { return (base, base) }
        if let declaration = program.types[custom]?.main?.declaration,
            program.types[custom]?.isClass == true, !declaration.isHidden, !declaration.isGeneric
        {
            return (declaration.path, program.foreignBase(of: custom) ?? base)
        }
        let isUIKits =
            custom.hasPrefix("UI") && custom.allSatisfy { $0.isASCII && $0.isLetter }
            && program.types[custom] == nil && kit?.lack(custom) != true
        if isUIKits { return (custom, custom) }
        miss(.app.interfaceNoClass(custom), element)
        return (base, base)
    }

    /// Returns the view of a scene's controller.
    func mainView(of controller: InterfaceObject) -> InterfaceObject? {
        let keys = ["view", "tableView", "collectionView"]
        return controller.element.children.first { child in
            child.attributes.contains { $0.name == "key" && keys.contains($0.value) }
        }.flatMap(object(of:))
    }

    // MARK: The class

    /// Returns the code of the class, and those of prototypes.
    mutating func code() -> String {
        let cells = prototypeCode()
        for object in objects { write(object) }
        for object in objects { connect(object) }
        for element in roots where object(of: element) == nil {
            // The first responder, and the exits of a scene.
            if element.name == "placeholder" || element.name == "exit" { element.markAllRead() }
        }
        var methods: [String] = []
        if let controller {
            let made = "let controller = \(controller.type)(coder: NSCoder())!"
            methods.append(
                Self.method(
                    "override func makeController() -> UIViewController",
                    controllerLines.isEmpty
                        ? ["\(controller.type)(coder: NSCoder())!"]
                        : [made] + controllerLines + ["return controller"]))
        }
        methods.append(
            Self.method("override func load(into owner: Any?) -> [Any]", loading))
        return "private final class \(name): InterfaceObjects {\n"
            + properties.map { "    " + $0 + "\n" }.joined()
            + (properties.isEmpty ? "" : "\n") + methods.joined(separator: "\n") + "}\n" + cells
    }

    /// Returns the classes of prototypes, and registers these with their tables.
    private mutating func prototypeCode() -> String {
        var code = ""
        for (number, (owner, cell)) in prototypes.enumerated() {
            guard let table = object(of: owner), let id = cell["reuseIdentifier"] else { continue }
            for list in owner.children where ["prototypes", "cells"].contains(list.name) {
                list.markRead()
            }
            var group = InterfaceGroup(
                [cell], in: file, name: "\(name)Cell\(number + 1)", program, kit)
            code += "\n" + group.code()
            missing += group.missing
            let label =
                table.isA("UITableView") ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
            lines.append(
                "\(table.name).register(UINib { \(group.name)() }, \(label): "
                    + "\(InterfaceValues.text(id)))")
        }
        return code
    }

    private var loading: [String] {
        var result: [String] = []
        let isOwned = !ownerLines.isEmpty || !viewLines.isEmpty
        if let owner, isOwned, owner.base != "AnyObject" || owner.type != "AnyObject" {
            result.append("if let owner = owner as? \(owner.type) {")
            result += (viewLines + ownerLines).map { "    " + $0 }
            result.append("}")
        }
        // Constraints need their views in one tree: the top-level ones make the others.
        let views = controller.flatMap(mainView).map { [$0] } ?? []
        let top = (views + roots.compactMap(object(of:))).filter { $0.kind != .owner }
        let made = "let top: [Any] = [\(top.map(\.name).joined(separator: ", "))]"
        return [made] + lines + result + lastLines + ["return top"]
    }

    private static func method(_ head: String, _ lines: [String]) -> String {
        "    \(head) {\n" + lines.map { "        " + $0 + "\n" }.joined() + "    }\n"
    }
}
