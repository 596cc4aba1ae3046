import TouchScript

/// What the window can be asked for about the tape that is edited.
nonisolated enum TapeEditAct: Hashable {
    /// Begins editing the tape that is open, or ends it.
    case turn
    /// One end of what is chosen goes to the playhead, or to an event time in seconds.
    case here(Edge)
    case select(Edge, Double)
    /// One end goes a frame of a film on or back; `far`, a tenth of a second.
    case step(Edge, forward: Bool, far: Bool)
    /// The film leaves out what is chosen, or shows it twice as fast, or shows nothing else.
    case cut
    case quicken
    case trim
    /// What happens in what is chosen is taken out of the tape.
    case takeOut
    /// Told at the playhead.
    case freeze
    case chapter
    /// Slides in what can be said at the playhead, or out.
    case captions
    case undo
    case redo

    /// Of what is chosen.
    enum Edge { case start, end }
}
