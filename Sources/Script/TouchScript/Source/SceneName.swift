import TouchWords

/// The rule for the names of scenes.
public enum SceneName {
    /// Returns whether a scene can have this identifier, which is also its file's name: it must not
    /// contain folders.
    public static func isGood(_ name: String) -> Bool {
        let scalars = name.unicodeScalars
        let isPlain = !name.isEmpty && name.utf8.count <= 200 && scalars.first != "."
        return isPlain && scalars.first?.isMark == false
            && scalars.allSatisfy { $0.isOfWords || $0 == "." || $0 == " " }
    }
}

extension LineReader {
    /// Reads the identifier of a scene, which is also its file's name: it must not contain folders.
    mutating func fileName() throws(ScriptError) -> String {
        let name = try string(.expected.sceneName)
        guard SceneName.isGood(name) else {
            let found = Wording.verbatim(shortened(Notation.string(name)))
            throw error(.fault.found(found, expected: .expected.letters), back: 1)
        }
        return name
    }
}
