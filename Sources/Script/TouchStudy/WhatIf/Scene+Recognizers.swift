import TouchScript

extension Scene {
    /// The names of all recognizers, scroll views' own among them.
    var recognizerNames: Set<String> {
        Set(names.entries.filter { $0.kind == .recognizer }.map { $0.name })
    }
}
