import TouchWords

/// Swift identifiers for the names in a scene, each given only once.
struct SwiftNames {
    private var taken = SwiftNames.reserved

    /// Returns a name for a property or a method: "off-duty" becomes `offDuty`.
    mutating func lower(_ name: String, or suffix: String) -> String {
        let words = SwiftNames.words(of: name)
        let first = words.first ?? ""
        let head = first.prefix(1).lowercased() + first.dropFirst()
        return take(head + words.dropFirst().map(SwiftNames.capital).joined(), suffix)
    }

    /// Returns a name for a type: "swipe-or-pan" becomes `SwipeOrPan`.
    mutating func upper(_ name: String, _ suffix: String = "") -> String {
        let plain = SwiftNames.words(of: name).map(SwiftNames.capital).joined()
        return take(plain.hasSuffix(suffix) ? plain : plain + suffix, suffix)
    }

    private mutating func take(_ name: String, _ suffix: String) -> String {
        let begins = name.unicodeScalars.first?.properties.isXIDStart == true || name.first == "_"
        let plain = begins ? name : (suffix.isEmpty ? "Scene" : "the") + name
        var choice = taken.contains(plain) ? plain + suffix : plain
        var number = 2
        while !taken.insert(choice).inserted {
            choice = "\(plain)\(suffix)\(number)"
            number += 1
        }
        return choice
    }

    private static func words(of name: String) -> [String] {
        name.split { character in
            character != "_"
                && !character.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
        }.map(String.init)
    }

    private static func capital(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Swift's keywords, the members that every responder of Apple's has, and the members of the
    /// generated class.
    private static let reserved: Set<String> = [
        "_", "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "open", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
        "Any", "Protocol", "Type",
        "accessibilityElements", "activityItemsConfiguration", "autorelease", "classForCoder",
        "copy", "debugDescription", "dealloc", "description", "hash", "hashValue",
        "inputAccessoryView", "inputAssistantItem", "inputView", "isFirstResponder", "isProxy",
        "keyCommands", "mutableCopy", "next", "observationInfo", "release", "retain", "retainCount",
        "superclass", "textInputMode", "undoManager", "userActivity", "zone",
        "ZoomDelegate", "addRecognizers", "addTargets", "addViews", "handle", "present", "scene",
        "show", "tell",
    ]
}
