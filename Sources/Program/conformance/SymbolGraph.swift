import Foundation

/// The public symbols of a module, as the compiler's symbol graph lists them.
public struct SymbolGraph: Decodable {
    private let symbols: [Symbol]
    private let relationships: [Relationship]

    private struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Comment: Decodable {}
        struct Location: Decodable {
            struct Position: Decodable { let line: Int }
            let uri: String
            let position: Position
        }
        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?
    }

    private struct Relationship: Decodable {
        let kind: String
        let source: String
    }

    /// Reads a graph.
    /// - Throws: a decoding error, if the data is not a symbol graph.
    public init(_ data: Data) throws {
        self = try JSONDecoder().decode(SymbolGraph.self, from: data)
    }

    /// The symbols that need a comment and have none, "Sources/…/UIView.swift:12: UIView.frame".
    ///
    /// Overrides and the operations of `Hashable` have the comment of what they implement. Symbols
    /// of other modules, such as the C library's, are not counted.
    public var undocumented: [String] {
        let overrides = Set(relationships.filter { $0.kind == "overrides" }.map(\.source))
        return symbols.compactMap { symbol in
            guard symbol.docComment == nil, !overrides.contains(symbol.identifier.precise),
                !["==(_:_:)", "hash(into:)"].contains(symbol.pathComponents.last),
                let location = symbol.location,
                let folder = location.uri.range(of: "Sources/")
            else { return nil }
            let path = location.uri[folder.lowerBound...]
            let name = symbol.pathComponents.joined(separator: ".")
            return "\(path):\(location.position.line + 1): \(name)"
        }.sorted()
    }
}
