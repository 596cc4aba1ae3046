/// Something declared at the level of a file or of a type.
final class SwiftDeclaration {
    enum Kind: Equatable {
        /// A class, a struct, an enumeration, an actor, a protocol or an extension, by its keyword.
        case type(String)
        case function, property, initializer, deinitializer
        /// An import, a type alias, a case and others that nothing is asked about.
        case other
    }

    /// `foo(_:event:)`'s are a label, or nil for none, and a type.
    struct Parameter {
        let label: String?
        /// As it is written.
        let type: String
        let hasDefault: Bool
    }

    /// `@objc(tapped:)`'s are its name, `tapped:`, and the tokens that it takes.
    struct Attribute {
        let name: String
        let argument: String
        let range: Range<Int>
    }

    /// How it begins.
    struct Head {
        let start: Int
        /// The token of `class`, `func`, `var` and so on.
        let keyword: Int
        /// Indices of the tokens that stand before the keyword, attributes aside.
        let modifiers: [Int: String]
        let attributes: [Attribute]
    }

    let kind: Kind
    /// Of an extension, the type that it extends, with points: `Deck.Card`.
    let name: String
    private let head: Head
    private let end: Int
    /// The opening brace; nil where there is no body.
    let body: Int?
    /// What a type descends from or conforms to, as it is written.
    let inherited: [String]
    let isGeneric: Bool
    let parameters: [Parameter]
    /// The tokens of what a function returns, or of a property's type; empty for none.
    let type: Range<Int>
    /// What is declared in a type.
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

    /// Tokens, from the first attribute to the last.
    var range: Range<Int> { head.start..<end }
    var keyword: Int { head.keyword }
    var modifiers: [Int: String] { head.modifiers }
    var attributes: [Attribute] { head.attributes }

    func has(modifier: String) -> Bool { modifiers.values.contains(modifier) }
    func has(attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

    var isType: Bool { if case .type = kind { true } else { false } }
    var isStatic: Bool { has(modifier: "static") || has(modifier: "class") }

    /// Whether only its file sees it.
    var isHidden: Bool { has(modifier: "private") || has(modifier: "fileprivate") }
    /// Whether it is an initializer whose presence takes those of the class above away.
    var isDesignated: Bool {
        kind == .initializer && !has(modifier: "convenience") && parent?.kind != .type("extension")
    }

    /// It, and all that is declared in it, what is around before what is within.
    var all: [SwiftDeclaration] { [self] + members.flatMap(\.all) }

    /// The types around it and itself, with points.
    var path: String { parent.map { $0.path + "." + name } ?? name }

    /// Of `Deck.Card`, which an extension may be called: `Card`.
    var lastName: String { String(name.split(separator: ".").last ?? "") }

    /// What it descends from or conforms to, without generic arguments.
    var bases: [String] { inherited.map { String($0.prefix { $0 != "<" }) } }
}
