import TouchScript

/// An act on takes.
nonisolated enum TakeAct: Act {
    /// Begins a take, or ends the current one.
    case record
    /// Pauses or resumes.
    case pause
    /// Sets a marker.
    case mark
    /// Slides the drawer of captions in or out.
    case captions
    /// Shows a caption from now on; nil removes it.
    case say(LocalizedText?)
    /// Slides the drawer of markers, from which the take can go on again, in or out.
    case markers
    /// Goes back to a marker, by its number; 0 is the beginning.
    case goBack(Int)
    /// Removes the last take, or puts it back.
    case remove
    /// Finishes the tapes of recordings that were cut off.
    case recover

    static let rows = [
        ActRow(
            Self.record, .act.record, [.control("r"), .key(.function(9))], in: .takes,
            handle: ActRow.Handle(words: .rail.record, icon: .record)),
        ActRow(Self.pause, .act.pauseTake, [.key(" ")], in: .takes, .whileOpen),
        ActRow(Self.mark, .bar.marker, [.control("m")], in: .takes),
        ActRow(Self.captions, .bar.caption, [.control("t")], in: .takes, leavesDrawer: false),
        ActRow(
            Self.markers, .act.againFromMarker, [.control("b")], in: .takes, leavesDrawer: false),
        ActRow(Self.remove, .act.deleteLast, [.control(.delete)], in: .takes),
        ActRow(Self.recover, .act.recover, [.control("u")], in: .takes),
    ]

    var right: ActRight { .nobody }
}

nonisolated extension Act where Self == TakeAct {
    static func take(_ act: TakeAct) -> TakeAct { act }
}

nonisolated extension Drawer {
    /// The captions of a take or a tape.
    static let captions = Drawer("captions")
    /// The markers from which a take can go on again.
    static let markers = Drawer("markers")
}
