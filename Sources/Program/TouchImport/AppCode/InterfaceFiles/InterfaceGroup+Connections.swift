import TouchWords

/// Connects objects: outlets, actions, segues, and what the app's own attributes set.
extension InterfaceGroup {
    /// Writes the statements that connect an object with others.
    mutating func connect(_ object: InterfaceObject) {
        let element = object.element
        for attribute in element.list("userDefinedRuntimeAttributes") {
            set(attribute, of: object)
        }
        var collections: [(property: String, elements: [InterfaceElement])] = []
        for connection in element.list("connections") {
            switch connection.name {
            case "outlet": fill(connection, of: object)
            case "outletCollection":
                let property = connection["property"] ?? ""
                if let place = collections.firstIndex(where: { $0.property == property }) {
                    collections[place].elements.append(connection)
                } else {
                    collections.append((property, [connection]))
                }
            case "action": addAction(connection, of: object)
            case "segue": addSegue(connection, of: object)
            default: continue
            }
        }
        for (property, elements) in collections { fill(property, elements, of: object) }
        let wakes = program.ancestry(of: lastName(object)).contains {
            !$0.members(named: "awakeFromNib").isEmpty
        }
        if wakes, object.kind != .owner { lastLines.append("\(object.name).awakeFromNib()") }
    }

    /// Adds statements where the owner is known to be there, if they are about it.
    private mutating func say(_ statement: String, _ objects: InterfaceObject?...) {
        if objects.contains(where: { $0?.kind == .owner }) {
            ownerLines.append(statement)
        } else {
            lines.append(statement)
        }
    }

    private func lastName(_ object: InterfaceObject) -> String {
        String(object.type.split(separator: ".").last ?? "")
    }

    /// Returns the app's property with a name, of the object's class or those above it, or of what
    /// the app adds to UIKit's classes.
    private func property(_ name: String, of object: InterfaceObject) -> SwiftDeclaration? {
        let own = program.ancestry(of: lastName(object))
        let others = InterfaceClasses.ancestry(of: object.base).compactMap { program.types[$0] }
        return (own + others).lazy.flatMap { $0.members(named: name) }
            .first { $0.kind == .property && !$0.isStatic }
    }

    // MARK: Outlets

    private mutating func fill(_ outlet: InterfaceElement, of object: InterfaceObject) {
        outlet.markRead()
        guard let name = outlet["property"], let other = self.object(outlet["destination"]) else {
            return miss(.app.interfaceUnread("outlet"), outlet)
        }
        if object.kind == .owner, name == "view" {
            if viewLines.isEmpty { viewLines.append("owner.view = \(other.name)") }
        } else if isKnown(name, of: object) {
            say("\(object.name).\(name) = connected(\(other.name))", object, other)
        } else {
            miss(.app.interfaceNoProperty(name, type: object.type), outlet)
        }
    }

    private mutating func fill(
        _ name: String, _ outlets: [InterfaceElement], of object: InterfaceObject
    ) {
        let others = outlets.compactMap { self.object($0["destination"]) }
        for outlet in outlets {
            outlet.markRead()
            for attribute in ["appends", "collectionClass"] { _ = outlet[attribute] }
        }
        if name == "gestureRecognizers" {
            for other in others {
                say("\(object.name).addGestureRecognizer(\(other.name))", object, other)
            }
        } else if isKnown(name, of: object) {
            let list = others.map(\.name).joined(separator: ", ")
            let isOwned = others.first { $0.kind == .owner }
            say("\(object.name).\(name) = connected(all: [\(list)])", object, isOwned)
        } else if let first = outlets.first {
            miss(.app.interfaceNoProperty(name, type: object.type), first)
        }
    }

    private func isKnown(_ name: String, of object: InterfaceObject) -> Bool {
        property(name, of: object) != nil
            || InterfaceClasses.ancestry(of: object.base).contains {
                InterfaceClasses.outlets[$0]?.contains(name) == true
            }
    }

    // MARK: Actions

    private static let events: Set = [
        "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
        "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
        "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
        "editingDidEndOnExit",
    ]

    private mutating func addAction(_ action: InterfaceElement, of object: InterfaceObject) {
        action.markAllRead()
        guard let name = action["selector"] else { return }
        let target = self.object(action["destination"])
        let isAnybody =
            action["destination"].flatMap { file.elements[$0] }?["placeholderIdentifier"]
            == "IBFirstResponder"
        let found =
            isAnybody
            ? program.type(withMethodForObjectiveC: name)
            : target.flatMap { target in
                program.ancestry(of: lastName(target)).first { Self.method(name, of: $0) != nil }
            }
        guard target != nil || isAnybody else {
            return miss(.app.interfaceUnread(object.element.name + ".action"), action)
        }
        guard let found, let method = Self.method(name, of: found)
        else {
            return miss(.app.interfaceNoAction(name, type: target?.type ?? "UIResponder"), action)
        }
        let path = (found.main ?? found.parts.first)?.declaration.path ?? found.name
        let isOverloaded = found.members(named: method.name).count > 1
        let cast = isOverloaded && method.parameters.isEmpty ? " as (\(path)) -> () -> Void" : ""
        let selector = "Selector(\(InterfaceValues.text(name)), \(path).\(method.reference)\(cast))"
        call(selector, target?.name ?? "nil", action["eventType"], action, of: object, target)
    }

    /// Has an object call a method when it is touched.
    private mutating func call(
        _ selector: String, _ target: String, _ event: String?, _ element: InterfaceElement,
        of object: InterfaceObject, _ other: InterfaceObject?
    ) {
        if object.kind == .recognizer {
            say("\(object.name).addTarget(\(target), action: \(selector))", object, other)
        } else if object.kind == .barItem {
            say("\(object.name).target = \(target)", object, other)
            say("\(object.name).action = \(selector)", object, other)
        } else if object.isA("UIControl"), let event, Self.events.contains(event) {
            say(
                "\(object.name).addTarget(\(target), action: \(selector), for: .\(event))", object,
                other)
        } else {
            miss(.app.interfaceUnread(object.element.name + "." + element.name), element)
        }
    }

    /// Returns the method for an action's name; the names of code before Swift 3 lack the first
    /// label.
    private static func method(
        _ name: String, of type: SwiftProgram.TypeInfo
    ) -> SwiftDeclaration? {
        if let method = type.method(forObjectiveC: name) { return method }
        let colons = name.count { $0 == ":" }
        return type.members(named: String(name.prefix { $0 != ":" })).first {
            $0.kind == .function && !$0.isStatic && $0.parameters.count == colons
        }
    }

    // MARK: Segues

    private mutating func addSegue(_ segue: InterfaceElement, of object: InterfaceObject) {
        guard let destination = segue["destination"], let controller,
            let kind = segue["kind"],
            let scene = file.elements[destination],
            InterfaceClasses.controllers[scene.name] != nil
        else { return }
        let id = InterfaceValues.text(destination)
        if kind == "relationship" {
            guard segue["relationship"] == "rootViewController" else { return }
            segue.markRead()
            let storyboard = "UIStoryboard(name: \(InterfaceValues.text(file.name)), bundle: nil)"
            controllerLines.append(
                "controller.viewControllers = [\(storyboard).controller(id: \(id))!]")
            return
        }
        let kinds = [
            "show": "show", "push": "show", "showDetail": "show", "presentation": "present",
            "modal": "present", "embed": "embed",
        ]
        guard let called = kinds[kind] else { return }
        let name = segue["identifier"].map { InterfaceValues.text($0) + ", " } ?? ""
        let made = "InterfaceSegue(.\(called), \(name)to: \(id))"
        segue.markRead()
        if called == "embed" {
            ownerLines.append("embed(\(made), in: \(object.name), of: owner)")
            return
        }
        controllerLines.append("controller.segues.append(\(made))")
        guard object.kind != .owner else { return }
        let event = segue["eventType"] ?? (object.isA("UIControl") ? "touchUpInside" : nil)
        _ = (segue["trigger"], segue["action"])
        call(made + ".action", "owner", event, segue, of: object, controller)
    }

    // MARK: Attributes of the app

    private static let layer: Set = [
        "cornerRadius", "borderWidth", "masksToBounds", "shadowOpacity", "shadowRadius",
        "shadowOffset", "opacity", "zPosition",
    ]

    private mutating func set(_ attribute: InterfaceElement, of object: InterfaceObject) {
        guard let path = attribute["keyPath"] else { return }
        let ofLayer = path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : ""
        let isLayers =
            Self.layer.contains(ofLayer)
            || program.types["CALayer"]?.members(named: ofLayer).contains { $0.kind == .property }
                == true
        let property = property(path, of: object)
        guard isLayers || property != nil else {
            attribute.markAllRead()
            return miss(.app.interfaceNoProperty(path, type: object.type), attribute)
        }
        guard let value = value(of: attribute, for: property) else { return }
        attribute.markAllRead()
        say("\(object.name).\(path) = \(value)", object)
    }

    private func value(
        of attribute: InterfaceElement, for property: SwiftDeclaration?
    ) -> String? {
        let child = attribute.children.first { $0.isOf(key: "value") }
        switch attribute["type"] {
        case "boolean": return attribute["value"].flatMap(InterfaceValues.flag)
        case "string", "localizedString":
            return (attribute["value"] ?? child?.text).map(InterfaceValues.text)
        case "number":
            guard let number = child?["value"].flatMap(InterfaceValues.number) else { return nil }
            let type = property.flatMap { property in
                program.file(of: property).map { program.sources[$0].tokens[property.type] }
            }?.first?.text
            return type == "Int" ? number.split(separator: ".").first.map(String.init) : number
        case "color": return child.flatMap { InterfaceValues.color($0, named: colors) }
        case "point": return child.flatMap(InterfaceValues.point)
        case "size": return child.flatMap(InterfaceValues.size)
        case "rect": return child.flatMap(InterfaceValues.rect)
        case "image":
            return attribute["value"].map { "UIImage(named: \(InterfaceValues.text($0)))" }
        default: return nil
        }
    }
}
