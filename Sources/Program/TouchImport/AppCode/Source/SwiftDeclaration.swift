/// A declaration at the level of a file or of a type.
final class SwiftDeclaration {
    enum Kind: Equatable {
        /// A class, a struct, an enumeration, an actor, a protocol or an extension, by its keyword.
        case type(String)
        case function, property, initializer, deinitializer
        /// An import, a type alias, a case, and others whose details do not matter.
        case other
    }

    /// A parameter: in `foo(_:event:)`, a label, or nil for none, a name, and a type.
    struct Parameter {
        let label: String?
        /// The name within the body.
        let name: String
        /// The type as it is written.
        let type: String
        let hasDefault: Bool
    }

    /// An attribute: for `@objc(tapped:)`, the name, the argument `tapped:`, and its tokens.
    struct Attribute {
        let name: String
        let argument: String
        let range: Range<Int>
    }

    /// The start of a declaration.
    struct Head {
        let start: Int
        /// The token of `class`, `func`, `var` and so on.
        let keyword: Int
        /// The tokens before the keyword by index, without attributes.
        let modifiers: [Int: String]
        let attributes: [Attribute]
    }

    let kind: Kind
    /// The name; for an extension, that of the extended type, with periods: `Deck.Card`.
    let name: String
    private let head: Head
    private let end: Int
    /// The opening brace; nil if there is no body.
    let body: Int?
    /// The superclass and the protocols of a type, as they are written.
    let inherited: [String]
    let isGeneric: Bool
    let parameters: [Parameter]
    /// The tokens of a function's return type, or of a property's type; empty if there is none.
    let type: Range<Int>
    /// The declarations in a type.
    let members: [SwiftDeclaration]
    private(set) weak var parent: SwiftDeclaration?

    init(
        _ kind: Kind, _ name: String, _ head: Head, end: Int, body: Int? = nil,
        inherited: [String] = [], isGeneric: Bool = false, parameters: [Parameter] = [],
        type: Range<Int> = 0..<0, members: [SwiftDeclaration] = []
    ) {
        (self.kind, self.name, self.head, self.end, self.body) = (kind, name, head, end, body)
        (self.inherited, self.isGeneric) = (inherited, isGeneric)
        (self.parameters, self.type, self.members) = (parameters, type, members)
        for member in members { member.parent = self }
    }

    /// The range of tokens, including the attributes.
    var range: Range<Int> { head.start..<end }
    var keyword: Int { head.keyword }
    var modifiers: [Int: String] { head.modifiers }
    /// The first token behind the attributes.
    var firstWord: Int { modifiers.keys.min() ?? keyword }
    var attributes: [Attribute] { head.attributes }

    func has(modifier: String) -> Bool { modifiers.values.contains(modifier) }
    func has(attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

    var isType: Bool { if case .type = kind { true } else { false } }
    var isStatic: Bool { has(modifier: "static") || has(modifier: "class") }

    var isPublic: Bool { has(modifier: "public") || has(modifier: "open") }
    /// Indicates whether it is visible only in its file.
    var isHidden: Bool { has(modifier: "private") || has(modifier: "fileprivate") }
    /// Indicates whether it is an initializer whose presence keeps the class from inheriting those
    /// of its superclass.
    var isDesignated: Bool {
        kind == .initializer && !has(modifier: "convenience") && parent?.kind != .type("extension")
    }

    /// The declaration and everything declared in it, outer ones first.
    var all: [SwiftDeclaration] { [self] + members.flatMap(\.all) }

    /// The name with those of the enclosing types, separated by periods.
    var path: String { parent.map { $0.path + "." + name } ?? name }

    /// The last component of a name such as `Deck.Card`, as extensions have it: `Card`.
    var lastName: String { String(name.split(separator: ".").last ?? "") }

    /// The superclass and the protocols without generic arguments.
    var bases: [String] { inherited.map { String($0.prefix { $0 != "<" }) } }
}
