/// The classes of an app that can be shown, starting with those that most look like the app's
/// purpose.
struct CodeCandidates {
    let names: [String]
    /// The classes that `main.swift` cannot name, or not without arguments: private and generic
    /// ones.
    let hidden: [String]

    init(_ program: SwiftProgram) {
        var found: [(name: String, rank: [Int])] = []
        var names: Set<String> = []
        var hidden: [String] = []
        let made = Self.made(program)
        for (file, source) in program.sources.enumerated() {
            for declaration in source.declarations where declaration.kind == .type("class") {
                guard !declaration.isHidden, !declaration.isGeneric else {
                    hidden.append(declaration.name)
                    continue
                }
                guard names.insert(declaration.name).inserted else { continue }
                let parts = program.types[declaration.name]?.parts.filter { $0.file == file } ?? []
                let length = parts.reduce(0) { $0 + $1.declaration.range.count }
                let rank = [
                    made.contains(declaration.name) ? 1 : 0,
                    source.isNamed(after: declaration.name) ? 0 : 1,
                    program.says(Self.feeling, in: declaration.name) ? 0 : 1, -length,
                    found.count,
                ]
                found.append((declaration.name, rank))
            }
        }
        self.hidden = hidden
        self.names = found.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.name)
    }

    /// Returns the classes that another one creates, `Dial()`, or descends from.
    private static func made(_ program: SwiftProgram) -> Set<String> {
        var made: Set<String> = []
        for source in program.sources {
            for type in source.all where type.isType {
                made.formUnion(type.bases)
            }
            for type in source.declarations where type.isType {
                for index in type.range
                where source.has("(", at: index + 1) && source.tokens[index].kind == .word {
                    let name = source.tokens[index].text
                    guard program.types[name] != nil else { continue }
                    // A type that creates itself may do so within another type.
                    var maker = source.type(around: index)
                    while maker?.lastName == name { maker = maker?.parent }
                    if maker != nil { made.insert(name) }
                }
            }
        }
        return made
    }

    /// The names in a class that handles touches or has recognizers.
    private static let feeling: Set = [
        "touchesBegan", "touchesMoved", "beginTracking", "addGestureRecognizer", "hitTest",
        "addTarget",
    ]
}

extension SwiftSource {
    /// Returns whether its file is named after the type.
    fileprivate func isNamed(after name: String) -> Bool {
        file == name + ".swift" || file.hasSuffix("/" + name + ".swift")
    }
}
