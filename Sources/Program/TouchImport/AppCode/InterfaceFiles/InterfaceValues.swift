/// Writes values of interface files as Swift.
enum InterfaceValues {
    static func flag(_ text: String) -> String? {
        ["YES": "true", "NO": "false"][text]
    }

    /// Returns a finite number as it is written in Swift.
    static func number(_ text: String) -> String? {
        guard let number = Double(text), number.isFinite else { return nil }
        let isWhole = number == number.rounded() && abs(number) < 1e15
        return isWhole ? String(Int(number)) : String(number)
    }

    static func whole(_ text: String) -> String? { Int(text).map(String.init) }

    static func text(_ text: String) -> String { text.debugDescription }

    /// Returns numbers as arguments, `x: 0, y: 8`; nil if one is missing.
    /// - Parameter names: the attributes, and the labels if they differ.
    static func numbers(
        _ element: InterfaceElement, _ names: [(attribute: String, label: String)]
    ) -> String? {
        let values = names.map { element[$0.attribute].flatMap(number) }
        guard !values.contains(nil) else { return nil }
        return zip(names, values).map { "\($0.label): \($1 ?? "")" }.joined(separator: ", ")
    }

    private static func same(_ names: String...) -> [(attribute: String, label: String)] {
        names.map { ($0, $0) }
    }

    static func rect(_ element: InterfaceElement) -> String? {
        numbers(element, same("x", "y", "width", "height")).map { "CGRect(\($0))" }
    }

    static func size(_ element: InterfaceElement) -> String? {
        numbers(element, same("width", "height")).map { "CGSize(\($0))" }
    }

    static func point(_ element: InterfaceElement) -> String? {
        numbers(element, same("x", "y")).map { "CGPoint(\($0))" }
    }

    /// Returns insets, those of an edge's name or those of a leading and a trailing one.
    static func insets(_ element: InterfaceElement) -> String? {
        if element.name == "directionalEdgeInsets" {
            return numbers(element, same("top", "leading", "bottom", "trailing")).map {
                "NSDirectionalEdgeInsets(\($0))"
            }
        }
        let names = [
            ("minY", "top"), ("minX", "left"), ("maxY", "bottom"), ("maxX", "right"),
        ]
        return
            (numbers(element, same("top", "left", "bottom", "right"))
            ?? numbers(element, names)).map { "UIEdgeInsets(\($0))" }
    }

    private static let masks = [
        ("widthSizable", ".flexibleWidth"), ("heightSizable", ".flexibleHeight"),
        ("flexibleMinX", ".flexibleLeftMargin"), ("flexibleMaxX", ".flexibleRightMargin"),
        ("flexibleMinY", ".flexibleTopMargin"), ("flexibleMaxY", ".flexibleBottomMargin"),
    ]

    static func mask(_ element: InterfaceElement) -> String {
        "[" + masks.filter { element[$0.0] == "YES" }.map(\.1).joined(separator: ", ") + "]"
    }

    // MARK: Colors and fonts

    private static let colors: Set = [
        "black", "darkGray", "gray", "lightGray", "white", "clear", "red", "green", "blue", "cyan",
        "yellow", "magenta", "orange", "purple", "brown", "systemRed", "systemOrange",
        "systemYellow", "systemGreen", "systemTeal", "systemBlue", "systemIndigo", "systemPurple",
        "systemPink", "systemBrown", "systemGray", "systemMint", "systemCyan", "systemGray2",
        "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor", "link", "label",
        "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "lightText",
        "darkText", "systemBackground", "groupTableViewBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
        "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill",
    ]

    /// Returns a color; nil if it is of a kind that is not known here.
    /// - Parameter named: the colors that the file's resources explain, by name.
    static func color(_ element: InterfaceElement, named: [String: InterfaceElement]) -> String? {
        for attribute in ["systemColor", "cocoaTouchSystemColor"] {
            guard let name = element[attribute] else { continue }
            let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
            if let known = [short, name].first(where: colors.contains) {
                return "UIColor." + known
            }
            if let name = named[name] { return color(name, named: [:]) }
        }
        if let name = element["name"], let color = named[name] {
            return self.color(color, named: [:])
        }
        let alpha = element["alpha"].flatMap(number) ?? "1"
        for attribute in ["colorSpace", "customColorSpace"] { _ = element[attribute] }
        if let white = element["white"].flatMap(number) {
            return "UIColor(white: \(white), alpha: \(alpha))"
        }
        return numbers(element, same("red", "green", "blue")).map {
            "UIColor(\($0), alpha: \(alpha))"
        }
    }

    private static let weights: Set = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    /// The styles of text by their ends in the file, after a common beginning.
    private static let styles = [
        "LargeTitle": "largeTitle", "Title0": "largeTitle", "Title1": "title1", "Title2": "title2",
        "Title3": "title3", "Headline": "headline", "Subhead": "subheadline", "Body": "body",
        "Callout": "callout", "Footnote": "footnote", "Caption1": "caption1",
        "Caption2": "caption2",
    ]

    static func font(_ element: InterfaceElement) -> String? {
        let size = element["pointSize"].flatMap(number) ?? "17"
        if let style = element["style"] {
            let short = style.replacing("UICTFontTextStyle", with: "")
            guard let name = styles[short] else { return nil }
            return "UIFont.preferredFont(forTextStyle: .\(name))"
        }
        if let name = element["name"] {
            _ = element["family"]
            return "UIFont(name: \(text(name)), size: \(size)) ?? .systemFont(ofSize: \(size))"
        }
        switch element["type"] {
        case "system":
            guard let weight = element["weight"], weights.contains(weight) else {
                return "UIFont.systemFont(ofSize: \(size))"
            }
            return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
        case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
        case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
        default: return nil
        }
    }
}
