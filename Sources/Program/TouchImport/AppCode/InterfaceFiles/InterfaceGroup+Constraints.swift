/// Writes constraints.
extension InterfaceGroup {
    private static let attributes: [String: String] = {
        let same = [
            "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
            "centerY", "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin",
            "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
            "centerYWithinMargins",
        ]
        return Dictionary(uniqueKeysWithValues: same.map { ($0, $0) })
            .merging(["baseline": "lastBaseline"]) { a, _ in a }
    }()

    mutating func writeConstraint(_ object: InterfaceObject) {
        let element = object.element
        // A placeholder is for Interface Builder only.
        guard element["placeholder"] != "YES" else { return element.markAllRead() }
        let holder = element.parent?.parent.flatMap(self.object(of:))?.name
        let first = element["firstItem"].map { side($0) } ?? holder.map { ($0, false) }
        let second = element["secondItem"].map { side($0) }
        guard let first, let item = first.name,
            let attribute = attribute(element["firstAttribute"], isGuide: first.isGuide),
            second == nil || second?.name != nil
        else { return miss(.app.interfaceUnread("constraint"), element) }
        let other = second.flatMap { side in
            self.attribute(element["secondAttribute"], isGuide: side.isGuide)
        }
        let relations = ["lessThanOrEqual", "equal", "greaterThanOrEqual"]
        let relation = element.value("relation") { relations.contains($0) ? $0 : nil } ?? "equal"
        var multiplier = element["multiplier"].flatMap(Self.multiplier) ?? "1"
        if second == nil { multiplier = "1" }
        let constant = element["constant"].flatMap(InterfaceValues.number) ?? "0"
        properties += [
            "lazy var \(object.name) = NSLayoutConstraint(",
            "    item: \(item), attribute: .\(attribute), relatedBy: .\(relation),",
            "    toItem: \(second?.name ?? "nil"), attribute: .\(other ?? "notAnAttribute"),",
            "    multiplier: \(multiplier), constant: \(constant))",
        ]
        if let priority = element.value("priority", as: InterfaceValues.number), priority != "1000"
        {
            lines.append("\(object.name).priority = UILayoutPriority(\(priority))")
        }
        if let name = element["identifier"] {
            lines.append("\(object.name).identifier = \(InterfaceValues.text(name))")
        }
        lines.append("\(object.name).isActive = true")
    }

    /// Returns the item of an identifier, and whether it is a guide of older storyboards, whose
    /// inner edge is that of the safe area.
    private func side(_ id: String) -> (name: String?, isGuide: Bool) {
        if let object = object(id) {
            let view = object.kind == .owner ? mainView(of: object) : object
            return (view?.name, false)
        }
        guard let element = file.elements[id] else { return (nil, false) }
        switch element.name {
        case "viewControllerLayoutGuide":
            let view = controller.flatMap(mainView)
            return (view.map { $0.name + ".safeAreaLayoutGuide" }, true)
        case "viewLayoutGuide":
            let guides = [
                "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
                "frameLayoutGuide": "frameLayoutGuide",
            ]
            let view = element.parent.flatMap(object(of:))?.name
            let name = element["key"].flatMap { guides[$0] }
            return (name.flatMap { guide in view.map { "\($0).\(guide)" } }, false)
        default: return (nil, false)
        }
    }

    private func attribute(_ name: String?, isGuide: Bool) -> String? {
        let known = name.flatMap { Self.attributes[$0] }
        return isGuide ? known.map { ["top": "bottom", "bottom": "top"][$0] ?? $0 } : known
    }

    /// Returns a factor, `2`, or a ratio, `16:9`.
    private static func multiplier(_ text: String) -> String? {
        let parts = text.split(separator: ":").map { InterfaceValues.number(String($0)) }
        guard !parts.isEmpty, parts.count <= 2, !parts.contains(nil) else { return nil }
        let numbers = parts.compactMap(\.self)
        guard numbers.count == 2 else { return numbers[0] }
        return numbers[1] == "0" ? nil : numbers.joined(separator: " / ")
    }
}
