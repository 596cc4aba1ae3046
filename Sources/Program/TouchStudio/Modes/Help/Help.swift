import TouchKit

/// The act of the page of help.
nonisolated enum HelpAct: Act {
    /// Shows or hides the page.
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

/// The mode that shows every key, the uses of fingers and the mouse, and the meanings of terms,
/// over the rest of the window.
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
