import TouchScript

/// What is asked about changes: what if?
nonisolated enum WhatIfAct: Act {
    /// Slides the drawer of changes in or out.
    case open
    /// The same fingers on a scene with these changes besides those that are tried already.
    case attempt([SceneChange])
    /// Without the last such changes.
    case putBack
    case putAllBack
    /// From here on, changes are compared with what is tried now.
    case compare
    /// Writes the changes into the scene's file, or takes them out of it again.
    case keep
    case unkeep
    /// Looks for changes that bring this about, or stops looking.
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
    /// What if something were otherwise.
    static let changes = Drawer("changes")
}
