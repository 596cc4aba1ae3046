/// The kind of a file of the language.
public enum FileKind: String, CaseIterable, Sendable {
    case scene, tape, lessons, style

    /// Creates the kind from the first word of the text, or else from the extension of the path.
    public init?(_ text: EditorText, path: String) {
        let first = text.lines.indices.lazy.compactMap { text.tokens(in: $0).first }.first
        let word = first?.word.flatMap(FileKind.init(rawValue:))
        let ending = path.split(separator: ".").last.flatMap { FileKind(rawValue: String($0)) }
        guard let kind = word ?? ending else { return nil }
        self = kind
    }
}
