import TouchHost
import TouchScript
import TouchWords

nonisolated extension Wording {
    /// What an error says: in every language where it is the program's own.
    package init(saying error: any Error) {
        self = (error as? any ToldError)?.message ?? .verbatim("\(error)")
    }
}

nonisolated extension LocalizedText {
    /// What an error says; of faults in files a line each.
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

    /// Of several faults the first.
    init(sayingFirstOf error: any Error) {
        self.init(saying: (error as? ScriptErrors)?.errors.first ?? error)
    }
}
