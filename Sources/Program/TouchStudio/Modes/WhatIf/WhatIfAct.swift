import TouchScript

/// An act on changes that ask "What if?".
nonisolated enum WhatIfAct: Act {
    /// Slides the drawer of changes in or out.
    case open
    /// Tries these changes, with the same fingers, in addition to those that are tried already.
    case attempt([SceneChange])
    /// Takes back the last changes that were tried.
    case putBack
    case putAllBack
    /// Compares further changes with those that are tried now.
    case compare
    /// Writes the changes into the scene's file, or takes them out of it again.
    case keep
    case unkeep
    /// Searches for changes that lead to this outcome, or stops searching.
    case want(String)
    case stop

    static let rows = [
        ActRow(
            Self.open, .act.whatIf, [.shift("w")], in: .questions, leavesDrawer: false,
            needsSceneFiles: true)
    ]

    var right: ActRight { self == .keep || self == .unkeep ? .nobody : .visitors }
}

nonisolated extension Act where Self == WhatIfAct {
    static func whatIf(_ act: WhatIfAct) -> WhatIfAct { act }
}

nonisolated extension Drawer {
    /// The changes for the question "What if?".
    static let changes = Drawer("changes")
}
