import TouchScript

/// What the window can be asked for about takes.
nonisolated enum TakeAct: Hashable {
    /// Begins a take, or ends the one that is made.
    case record
    /// Lets time stand still, or go on.
    case pause
    /// Sets a marker.
    case mark
    /// Slides in what can be said, or out.
    case captions
    /// A caption stands from now on; nil takes it away.
    case say(LocalizedText?)
    /// Opens the field for a caption.
    case edit
    /// What a key of the window's own keyboard says.
    case type(String)
    case erase
    /// What was typed becomes a caption.
    case done
    /// Leaves the field; what was typed is gone.
    case leave
    /// Slides in where the take can go on from again, or out.
    case markers
    /// Stands at a marker again, by its number; 0 is the beginning.
    case goBack(Int)
    /// Takes the take away that was made last, or puts it back.
    case remove
    /// Makes tapes of recordings that were cut off.
    case recover
}
