import TouchWords

/// Writes the objects themselves.
extension InterfaceGroup {
    /// Writes the property that holds an object.
    mutating func write(_ object: InterfaceObject) {
        switch object.kind {
        case .owner: writeOwner(object)
        case .view: writeView(object)
        case .recognizer: writeRecognizer(object)
        case .constraint: writeConstraint(object)
        case .barItem: writeBarItem(object)
        case .content:
            readGeometry(of: object.element)
            lines += settings(of: object, object.name)
            for view in subviews(of: object) { lines.append("\(object.name).addSubview(\(view))") }
        case .other:
            let made = CodeMaker(program: program).expression(for: object.type) ?? "NSObject()"
            properties.append("lazy var \(object.name) = \(made)")
        }
    }

    private func subviews(of object: InterfaceObject) -> [String] {
        object.element.list("subviews").compactMap { self.object(of: $0)?.name }
    }

    /// Returns the statements that set what UIKit's classes know, of a view or a recognizer.
    private mutating func settings(of object: InterfaceObject, _ name: String) -> [String] {
        let element = object.element
        var result: [String] = []
        for type in InterfaceClasses.ancestry(of: object.base) {
            for property in InterfaceProperty.all[type] ?? [] {
                if let value = value(of: property, in: element), value != property.usual {
                    result.append("\(name).\(property.name) = \(value)")
                }
            }
            result += special(type, element, name)
        }
        return result
    }

    /// Returns a property's value as code; nil if the file does not set it.
    private mutating func value(
        of property: InterfaceProperty, in element: InterfaceElement
    ) -> String? {
        let name = property.attribute
        switch property.kind {
        case .number: return element.value(name, as: InterfaceValues.number)
        case .whole: return element.value(name, as: InterfaceValues.whole)
        case .flag: return element.value(name, as: InterfaceValues.flag)
        case .text:
            return element.value(name, as: InterfaceValues.text)
                ?? element.child(key: name).map { InterfaceValues.text($0.text) }
        case .choice(let names, let renamed):
            return element.value(name) { value in
                let isOne = names.split(separator: " ").contains { $0 == value }
                return (renamed[value] ?? (isOne ? value : nil)).map { "." + $0 }
            }
        case .picture:
            guard let value = element[name] else { return nil }
            let isSymbol = element["catalog"] == "system"
            if !isSymbol { miss(.app.noPicture(InterfaceValues.text(value)), element) }
            return "UIImage(\(isSymbol ? "systemName" : "named"): \(InterfaceValues.text(value)))"
        case .color:
            return child(name, in: element) { [colors] in
                InterfaceValues.color($0, named: colors)
            }
        case .font: return child(name, in: element, as: InterfaceValues.font)
        case .size: return child(name, in: element, as: InterfaceValues.size)
        case .insets: return child(name, in: element, as: InterfaceValues.insets)
        }
    }

    /// Returns a child's value; a child of another kind remains unread.
    private func child(
        _ key: String, in element: InterfaceElement, as value: (InterfaceElement) -> String?
    ) -> String? {
        guard let child = element.children.first(where: { $0.isOf(key: key) }),
            let value = value(child)
        else { return nil }
        child.markAllRead()
        return value
    }

    // MARK: Views

    private mutating func writeView(_ object: InterfaceObject) {
        let element = object.element
        var settings: [String] = []
        if let frame = child("frame", in: element, as: InterfaceValues.rect) {
            settings.append("view.frame = \(frame)")
        }
        if let mask = element.child(key: "autoresizingMask") {
            settings.append("view.autoresizingMask = \(InterfaceValues.mask(mask))")
        }
        readGeometry(of: element)
        settings += self.settings(of: object, "view")
        settings += priorities(of: element)
        let adds = object.isA("UIStackView") ? "addArrangedSubview" : "addSubview"
        let views = subviews(of: object)
        settings += views.map { "view.\(adds)(\($0))" }
        if settings.isEmpty {
            properties.append("lazy var \(object.name) = make(\(object.type).self)")
        } else {
            let head = views.isEmpty ? "view in" : "[self] view in"
            properties.append("lazy var \(object.name) = make(\(object.type).self) { \(head)")
            properties += settings.map { "    " + $0 } + ["}"]
        }
        lines += later(object)
    }

    private func readGeometry(of element: InterfaceElement) {
        element.markRead()
        for key in ["frame", "bounds", "autoresizingMask"] {
            element.children.first { $0.isOf(key: key) }?.markAllRead()
        }
        for name in ["constraints", "connections"] { _ = element.child(name) }
        _ = element["tableViewCell"]
    }

    private func priorities(of element: InterfaceElement) -> [String] {
        let all = [
            ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
            ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
            (
                "horizontalCompressionResistancePriority",
                "setContentCompressionResistancePriority", "horizontal"
            ),
            (
                "verticalCompressionResistancePriority",
                "setContentCompressionResistancePriority", "vertical"
            ),
        ]
        return all.compactMap { attribute, method, axis in
            element.value(attribute, as: InterfaceValues.number).map {
                "view.\(method)(UILayoutPriority(\($0)), for: .\(axis))"
            }
        }
    }

    /// Returns what is set when the view is made: what its class's initializer sets after the
    /// archive is read.
    private func later(_ object: InterfaceObject) -> [String] {
        let element = object.element
        var result: [String] = []
        let isPassive = object.isA("UILabel") || object.isA("UIImageView")
        if isPassive, element["userInteractionEnabled"] != "NO" {
            result.append("\(object.name).isUserInteractionEnabled = true")
        }
        if object.isA("UIScrollView"), element["clipsSubviews"] != "YES" {
            result.append("\(object.name).clipsToBounds = false")
        }
        if object.isA("UIActivityIndicatorView"), element["animating"] == "YES" {
            result.append("\(object.name).startAnimating()")
        }
        return result
    }

    /// Returns what a class has that is no plain property.
    private mutating func special(
        _ type: String, _ element: InterfaceElement, _ name: String
    ) -> [String] {
        switch type {
        case "UIView":
            guard let words = element.child(key: "accessibilityConfiguration") else { return [] }
            return [
                ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"),
                ("hint", "accessibilityHint"),
            ].compactMap { attribute, property in
                words.value(attribute, as: InterfaceValues.text).map {
                    "\(name).\(property) = \($0)"
                }
            }
        case "UIButton": return titles(element, name)
        case "UISegmentedControl":
            let segments = element.list("segments").enumerated().map { place, segment in
                segment.markRead()
                let title = segment["title"].map(InterfaceValues.text) ?? "nil"
                return "\(name).insertSegment(withTitle: \(title), at: \(place), animated: false)"
            }
            let selected = element.value("selectedSegmentIndex", as: InterfaceValues.whole)
            return segments + (selected.map { ["\(name).selectedSegmentIndex = \($0)"] } ?? [])
        case "UICollectionView":
            guard let layout = element.child("collectionViewFlowLayout") else { return [] }
            let flow = "(\(name).collectionViewLayout as? UICollectionViewFlowLayout)?"
            let spaces = ["minimumLineSpacing", "minimumInteritemSpacing"].compactMap { space in
                layout.value(space, as: InterfaceValues.number).map { "\(flow).\(space) = \($0)" }
            }
            let size = child("itemSize", in: layout, as: InterfaceValues.size).map {
                "\(flow).itemSize = \($0)"
            }
            let isAcross = layout["scrollDirection"] == "horizontal"
            return spaces + [size].compactMap(\.self)
                + (isAcross ? ["\(flow).scrollDirection = .horizontal"] : [])
        case "UIVisualEffectView":
            guard let effect = element.child("blurEffect") else { return [] }
            let style = effect.value("style") { Self.blurs.contains($0) ? $0 : nil } ?? "regular"
            return ["\(name).effect = UIBlurEffect(style: .\(style))"]
        case "UIScreenEdgePanGestureRecognizer":
            guard let edges = element.child(key: "edges") else { return [] }
            let named = ["top", "left", "bottom", "right"].filter { edges[$0] == "YES" }
            return ["\(name).edges = [\(named.map { "." + $0 }.joined(separator: ", "))]"]
        default: return []
        }
    }

    private mutating func titles(_ element: InterfaceElement, _ name: String) -> [String] {
        var result: [String] = []
        // System buttons look like plain ones here.
        _ = element["buttonType"]
        for state in element.children where state.name == "state" {
            guard let key = state["key"],
                ["normal", "highlighted", "disabled", "selected"].contains(key)
            else { continue }
            state.markRead()
            if let title = state["title"] ?? state.child(key: "title")?.text {
                result.append("\(name).setTitle(\(InterfaceValues.text(title)), for: .\(key))")
            }
            if let color = child(
                "titleColor", in: state,
                as: { [colors] in InterfaceValues.color($0, named: colors) })
            {
                result.append("\(name).setTitleColor(\(color), for: .\(key))")
            }
            for (attribute, method) in [
                ("image", "setImage"), ("backgroundImage", "setBackgroundImage"),
            ] {
                guard let image = state[attribute].map(InterfaceValues.text) else { continue }
                let isSymbol = state["catalog"] == "system"
                if !isSymbol { miss(.app.noPicture(image), state) }
                let made = "UIImage(\(isSymbol ? "systemName" : "named"): \(image))"
                result.append("\(name).\(method)(\(made), for: .\(key))")
            }
        }
        guard let look = element.child(key: "configuration") else { return result }
        if let style = look.value(
            "style", as: { ["plain", "gray", "tinted", "filled"].contains($0) ? $0 : nil })
        {
            result.append("\(name).configuration = .\(style)()")
            let colors = colors
            for (key, property) in [
                ("baseForegroundColor", "baseForegroundColor"),
                ("baseBackgroundColor", "baseBackgroundColor"),
            ] {
                let color = child(key, in: look) { InterfaceValues.color($0, named: colors) }
                if let color { result.append("\(name).configuration?.\(property) = \(color)") }
            }
            if let title = look["title"] {
                result.append("\(name).configuration?.title = \(InterfaceValues.text(title))")
            }
        }
        return result
    }

    // MARK: Others

    private mutating func writeRecognizer(_ object: InterfaceObject) {
        let isOwn = program.types[object.type] != nil
        let coded = program.types[object.type]?.initializers.contains {
            $0.parameters.map(\.label) == ["coder"]
        }
        let made =
            coded == true
            ? "\(object.type)(coder: NSCoder())!"
            : isOwn ? CodeMaker(program: program).expression(for: object.type) : "\(object.type)()"
        properties.append("lazy var \(object.name) = \(made ?? "\(object.base)()")")
        lines += settings(of: object, object.name)
        readGeometry(of: object.element)
    }

    private static let blurs: Set = [
        "extraLight", "light", "dark", "extraDark", "regular", "prominent",
        "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial", "systemThickMaterial",
        "systemChromeMaterial",
    ]
    private static let items: Set = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
        "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
        "pause", "rewind", "fastForward", "undo", "redo", "close",
    ]

    private mutating func writeBarItem(_ object: InterfaceObject) {
        let element = object.element
        readGeometry(of: element)
        let made: String
        if let item = element.value("systemItem", as: { Self.items.contains($0) ? $0 : nil }) {
            made = "barButtonSystemItem: .\(item), target: nil, action: nil"
        } else {
            let title = element["title"].map(InterfaceValues.text) ?? "nil"
            let style = element["style"] == "done" ? "done" : "plain"
            made = "title: \(title), style: .\(style), target: nil, action: nil"
        }
        properties.append("lazy var \(object.name) = \(object.type)(\(made))")
    }

    private mutating func writeOwner(_ object: InterfaceObject) {
        let element = object.element
        readGeometry(of: element)
        guard file.isStoryboard else { return element.markRead() }
        _ = (element["storyboardIdentifier"], element.child("layoutGuides")?.markAllRead())
        controllerLines += settings(of: object, "controller")
        element.child("navigationBar").map(readGeometry)
        if let item = element.child(key: "navigationItem") {
            if let title = item["title"] {
                controllerLines.append(
                    "controller.navigationItem.title = \(InterfaceValues.text(title))")
            }
            for (key, property) in [
                ("leftBarButtonItem", "leftBarButtonItems"),
                ("rightBarButtonItem", "rightBarButtonItems"),
            ] {
                let one = item.child(key: key).flatMap(self.object(of:))
                let many = item.list(property).compactMap(self.object(of:))
                let names = ([one].compactMap(\.self) + many).map(\.name)
                guard !names.isEmpty else { continue }
                let list = names.joined(separator: ", ")
                controllerLines.append("controller.navigationItem.\(property) = [\(list)]")
            }
        }
        if let view = mainView(of: object) {
            view.element.markRead()
            viewLines.append("owner.view = \(view.name)")
        }
    }
}

extension InterfaceElement {
    /// Returns an attribute converted; one that cannot be remains unread.
    func value(_ name: String, as convert: (String) -> String?) -> String? {
        guard let raw = attributes.first(where: { $0.name == name })?.value,
            let value = convert(raw)
        else { return nil }
        _ = self[name]
        return value
    }

    func isOf(key: String) -> Bool { attributes.contains { $0 == ("key", key) } }
}
