import TouchHost
import TouchScript
import TouchWords

nonisolated extension Wording {
    /// Creates the words of an error: in every language if the error is the program's own.
    package init(saying error: any Error) {
        self = (error as? any ToldError)?.message ?? .verbatim("\(error)")
    }
}

nonisolated extension LocalizedText {
    /// Creates the words of an error, with one line for each fault in a file.
    init(saying error: any Error) {
        let faults = (error as? ScriptErrors)?.errors ?? (error as? ScriptError).map { [$0] }
        if let faults {
            self.init(inEach: { language in
                faults.map { $0.said(in: language) }.joined(separator: "\n")
            })
        } else {
            self.init(Wording(saying: error))
        }
    }

    /// Creates the words of the first of several faults.
    init(sayingFirstOf error: any Error) {
        self.init(saying: (error as? ScriptErrors)?.errors.first ?? error)
    }
}
