import TouchScript

@testable import TouchHost
@testable import TouchStudio

/// What tests look at in the modes of a window.
extension Workspace {
    var answering: Answering { mode() }
    var asking: Asking { mode() }
    var drawing: Drawing { mode() }
    var editing: Editing { mode() }
    var exhibit: Exhibit { mode() }
    var following: Following { mode() }
    var learning: Lessons { mode() }
    var overview: Overview { mode() }
    var searching: Searching { mode() }
    var sharing: Sharing { mode() }
    var supposing: Supposing { mode() }
    var taking: Taking { mode() }
    var tapeEditing: TapeEditing { mode() }
    var touchChecking: TouchChecking { mode() }
    var typing: Typing { mode() }
    var watching: Watching { mode() }
    var welcoming: Welcoming { mode() }
    var concluding: Concluding { mode() }

    func isOpen<Kind: Mode>(_ kind: Kind.Type) -> Bool { mode(kind).isOpen }
}
