import TouchKit

/// The page of help.
nonisolated enum HelpAct: Act {
    /// It comes, or goes again.
    case turn

    static let rows = [
        ActRow(
            Self.turn, .act.help, [.key(.function(1)), .key("?"), .key("/")], in: .program)
    ]

    var subject: ActSubject { .looks }
}

nonisolated extension Act where Self == HelpAct {
    static func help(_ act: HelpAct) -> HelpAct { act }
}

/// Every key, what fingers and the mouse can do, and what words mean, over the rest of the window.
final class Help: PageMode {
    unowned let workspace: Workspace
    private(set) lazy var page = HelpSheet(style: style, perform: chrome.perform)

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: HelpAct) {
        if isOpen {
            end()
        } else if begin() {
            chrome.cover(with: page)
        }
    }
}
