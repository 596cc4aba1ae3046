/// What an exhibit can be asked for.
nonisolated enum KioskAct: Hashable {
    /// Asks for the code.
    case ask
    case figure(Int)
    case erase
    case close
    /// What the code opens: the settings, and the way out.
    case settings
    case leave

    /// What a key means while the code is asked for; nil for nothing.
    init?(_ press: KeyPress) {
        switch press.key {
        case .character(let figure) where ("0"..."9").contains(figure):
            self = .figure(Int(figure.value - 0x30))
        case .backspace: self = .erase
        case .escape: self = .close
        default: return nil
        }
    }
}

/// Who may ask for a command where everybody can reach the window.
nonisolated enum CommandRight {
    case visitors
    /// Those who know the code: it leaves the exhibit or its lessons.
    case staff
    /// Those who know the code; who stands before what they opened with it, for as long as it is open.
    case opened
    /// It writes files, or takes the exhibit apart.
    case nobody
}

extension ProgramCommand {
    var right: CommandRight {
        switch self {
        case .quit, .fullscreen: .staff
        case .theme, .useTheme, .larger, .smaller, .calmMotion, .drawer(.looks), .touchCheck:
            .opened
        case .course(.forget), .take, .edit, .editTape, .ink, .copy, .present, .whatIf(.keep),
            .whatIf(.unkeep),
            .drawer(.captions), .drawer(.markers):
            .nobody
        default: .visitors
        }
    }
}
