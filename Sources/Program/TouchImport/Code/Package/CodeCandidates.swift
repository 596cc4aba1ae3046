/// The classes of an app that may be shown, those first that most look like what the rest is there for.
struct CodeCandidates {
    let names: [String]

    init(_ program: SwiftProgram) {
        var found: [(name: String, rank: [Int])] = []
        var names: Set<String> = []
        let made = Self.made(program)
        for (file, source) in program.sources.enumerated() {
            for declaration in source.declarations where declaration.kind == .type("class") {
                let isHidden =
                    declaration.has(modifier: "private") || declaration.has(modifier: "fileprivate")
                guard !isHidden, !declaration.isGeneric, names.insert(declaration.name).inserted
                else { continue }
                let parts = program.types[declaration.name]?.parts.filter { $0.file == file } ?? []
                let length = parts.reduce(0) { $0 + $1.declaration.range.count }
                found.append(
                    (
                        declaration.name,
                        [
                            made.contains(declaration.name) ? 1 : 0,
                            source.isNamed(after: declaration.name) ? 0 : 1,
                            Self.feels(declaration.name, program) ? 0 : 1, -length,
                        ]
                    ))
            }
        }
        self.names = found.enumerated().sorted { a, b in
            a.element.rank == b.element.rank
                ? a.offset < b.offset : a.element.rank.lexicographicallyPrecedes(b.element.rank)
        }.map(\.element.name)
    }

    /// Classes that another one makes, `Dial()`, or descends from.
    private static func made(_ program: SwiftProgram) -> Set<String> {
        var made: Set<String> = []
        for source in program.sources {
            for type in source.all where type.isType {
                made.formUnion(type.inherited.map { String($0.prefix { $0 != "<" }) })
            }
            for type in source.declarations where type.isType {
                for index in type.range
                where source.has("(", at: index + 1) && source.tokens[index].kind == .word {
                    let name = source.tokens[index].text
                    guard program.types[name] != nil else { continue }
                    // A type that makes itself may do so within another.
                    var maker = source.type(around: index)
                    while maker?.lastName == name { maker = maker?.parent }
                    if maker != nil { made.insert(name) }
                }
            }
        }
        return made
    }

    /// Whether it handles touches or has recognizers.
    private static func feels(_ name: String, _ program: SwiftProgram) -> Bool {
        let words: Set = [
            "touchesBegan", "touchesMoved", "beginTracking", "addGestureRecognizer", "hitTest",
            "addTarget",
        ]
        return program.types[name]?.parts.contains { part in
            program.sources[part.file].tokens[part.declaration.range].contains {
                words.contains($0.text)
            }
        } ?? false
    }
}

extension SwiftSource {
    /// Whether its file is called so.
    fileprivate func isNamed(after name: String) -> Bool {
        file == name + ".swift" || file.hasSuffix("/" + name + ".swift")
    }
}
