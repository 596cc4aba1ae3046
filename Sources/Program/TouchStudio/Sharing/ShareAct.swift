/// What the window can be asked for about sharing.
nonisolated enum ShareAct: Hashable {
    /// The page with the code comes, or goes again.
    case open
    /// Nobody gets the pages any more.
    case stop
}
