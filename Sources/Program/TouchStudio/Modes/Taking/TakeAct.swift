import TouchScript

/// What is done with takes.
nonisolated enum TakeAct: Act {
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
    /// Slides in where the take can go on from again, or out.
    case markers
    /// Stands at a marker again, by its number; 0 is the beginning.
    case goBack(Int)
    /// Takes the take away that was made last, or puts it back.
    case remove
    /// Makes tapes of recordings that were cut off.
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
    /// What a take or a tape says.
    static let captions = Drawer("captions")
    /// Where a take goes on from again.
    static let markers = Drawer("markers")
}
