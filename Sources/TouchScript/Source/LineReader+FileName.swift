extension LineReader {
    /// The identifier of a scene, which is also its file's name: no folders in it.
    mutating func fileName() throws(ScriptError) -> String {
        let name = try string("the scene's name in quotes")
        let isPlain = !name.isEmpty && name.count <= 100 && !name.hasPrefix(".")
        guard isPlain, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_. ".contains($0) }) else {
            throw error(
                "found \(shortened(Notation.string(name))), "
                    + "expected a name of letters, digits, '-' and '_'", back: 1)
        }
        return name
    }
}
