import Foundation
import TouchPicture
import TouchScript
import TouchWords

/// Encodes values for editors as the protocol specifies.
nonisolated extension JSON {
    init(_ whole: Int) { self = .number(Decimal(whole)) }

    init(_ position: EditorPosition) {
        self = ["line": JSON(position.line), "character": JSON(position.character)]
    }

    init(_ range: EditorRange) { self = ["start": JSON(range.start), "end": JSON(range.end)] }

    init(_ change: EditorChange) {
        self = ["range": JSON(change.range), "newText": .string(change.text)]
    }

    /// Encodes a diagnostic.
    /// - Parameter language: the language of the message.
    init(_ diagnostic: Diagnostic, in language: String) {
        var members: [String: JSON] = [
            "range": JSON(diagnostic.range), "source": "touchscope",
            "severity": diagnostic.severity == .error ? 1 : 2,
            "message": .string(diagnostic.message[language].visible),
        ]
        if !diagnostic.relations.isEmpty {
            members["relatedInformation"] = .array(
                diagnostic.relations.map { JSON($0, in: language) })
        }
        self = .object(members)
    }

    private init(_ relation: Diagnostic.Relation, in language: String) {
        // These columns count scalars; in the lines of a scene that is nearly always the same.
        let place = EditorPosition(
            line: relation.position.line - 1, character: relation.position.column - 1)
        let uri = URL(fileURLWithPath: relation.file).absoluteString
        self = [
            "location": ["uri": .string(uri), "range": JSON(EditorRange(place, place))],
            "message": .string(relation.message[language].visible),
        ]
    }
}

nonisolated extension EditorPosition {
    init?(_ value: JSON) {
        guard let line = value["line"].integer, let character = value["character"].integer else {
            return nil
        }
        self.init(line: line, character: character)
    }
}

nonisolated extension EditorRange {
    init?(_ value: JSON) {
        guard let start = EditorPosition(value["start"]), let end = EditorPosition(value["end"])
        else { return nil }
        self.init(start, end)
    }
}
