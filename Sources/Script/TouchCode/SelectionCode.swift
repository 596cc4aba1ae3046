import TouchScript

extension Selection {
    /// Returns an expression that tests whether `other` is in the selection: its parts, which `||`
    /// joins, and the text around them.
    func code(_ other: String) -> (head: String, parts: [String], tail: String) {
        switch self {
        case .all: return ("", ["true"], "")
        case .nobody: return ("", ["false"], "")
        case .only(let selectors): return ("", Self.parts(selectors, other), "")
        case .allBut(let selectors):
            if selectors.count == 1, case .named(let name) = selectors[0] {
                return ("", ["\(other).name != \(SwiftLiteral.string(name))"], "")
            }
            return ("!(", Self.parts(selectors, other), ")")
        }
    }

    private static func parts(_ selectors: [Selector], _ other: String) -> [String] {
        var names: [String] = []
        var kinds: [String] = []
        for selector in selectors {
            switch selector {
            case .named(let name): names.append(SwiftLiteral.string(name))
            case .kind(let kind, let taps): kinds.append(Self.test(kind, taps, other))
            }
        }
        switch names.count {
        case 0: return kinds
        case 1: return ["\(other).name == \(names[0])"] + kinds
        default: return ["[\(names.joined(separator: ", "))].contains(\(other).name)"] + kinds
        }
    }

    private static func test(
        _ kind: RecognizerKind.BuiltIn, _ taps: Int?, _ other: String
    ) -> String {
        guard let taps else { return "\(other) is \(kind.className)" }
        // Other recognizers do not count taps.
        guard kind == .tap || kind == .longPress else { return "false" }
        return "(\(other) as? \(kind.className))?.numberOfTapsRequired == \(taps)"
    }
}
