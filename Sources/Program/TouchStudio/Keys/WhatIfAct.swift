import TouchScript

/// What the window can be asked for about changes: what if?
nonisolated enum WhatIfAct: Hashable {
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
}
