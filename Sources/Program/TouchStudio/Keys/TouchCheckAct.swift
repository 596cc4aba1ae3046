/// What the page can be asked for that checks touchscreens.
nonisolated enum TouchCheckAct: Hashable {
    /// It comes, or goes again.
    case open
    /// The nine points begin anew.
    case again
    /// What is known is kept in a file.
    case keep
}
