import TouchWords

extension Scene {
    /// Returns the text of a scene in which a view has another recognizer, in a line of its own
    /// after those that it has; everything else stays unchanged to the letter.
    ///
    /// - Parameter clauses: The clauses after the recognizer's name.
    /// - Returns: The text, and the recognizer's name, which is unique in the scene.
    /// - Throws: The reason why the view cannot have one.
    public func text(
        _ text: String, giving kind: RecognizerKind.BuiltIn, _ clauses: [RecognizerClause] = [],
        to view: String
    ) throws(ScriptErrors) -> (text: String, name: String) {
        let stem = "\(view)-\(kind.word)"
        var (name, number) = (stem, 1)
        while names[name] != nil {
            number += 1
            name = "\(stem)-\(number)"
        }
        var draft = SceneDraft(scene: self, text: text)
        let statement = SceneStatement.recognizer(.builtIn(kind), name: name, clauses)
        guard draft.nest(statement.words.joined(separator: " "), under: view) != nil else {
            throw ScriptErrors(.fault.noView(shortened(view)), in: file)
        }
        _ = try Scene.parse(draft.text, file: file)
        return (draft.text, name)
    }
}

extension SceneDraft {
    /// Adds a line under the one that introduces `name`, after the recognizers that are there.
    /// - Returns: The index of the new line; nil if there is no such name.
    mutating func nest(_ statement: String, under name: String) -> Int? {
        guard let first = line(of: name), let depth = depth(of: first) else { return nil }
        var place = first + 1
        var indent: Substring?
        for index in place..<max(place, count) {
            guard let inner = self.depth(of: index) else { continue }
            guard inner > depth else { break }
            guard inner == depth + 1 else { continue }
            indent = indent ?? indentation(of: index)
            if isRecognizer(index) { place = index + 1 }
        }
        let margin = indent ?? indentation(of: first) + "  "
        insert(margin + statement, at: place)
        return place
    }
}
