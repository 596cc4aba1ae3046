import TouchPicture

extension Scene {
    /// A scene whose views are made by code.
    ///
    /// - Parameters:
    ///   - name: its identifier, by which tapes name it.
    ///   - size: of the screen, in points.
    ///   - cast: who is there when the code has run.
    ///   - file: where the code begins.
    public init(
        code name: String, size: CGSize, cast: [(name: String, kind: NameKind)], file: String
    ) {
        self.init(
            file: file,
            lines: [
                ScriptLine(
                    position: .start, statement: .header(name: name, size: size),
                    comment: "its views are made by code: \(file)")
            ], names: SceneNames())
        for (name, kind) in cast { names.insert(name, kind, line: 0) }
        isCode = true
    }
}
