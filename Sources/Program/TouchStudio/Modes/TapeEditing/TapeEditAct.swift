import TouchScript
import TouchWords

/// What is done with the tape that is edited.
nonisolated enum TapeEditAct: Act {
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
    /// A caption stands from the playhead on; nil takes it away.
    case say(LocalizedText?)
    case undo
    case redo

    /// Of what is chosen.
    enum Edge { case start, end }

    static let rows = [
        ActRow(Self.turn, .act.editTape, [.controlShift("e")], in: .tape),
        row(.here(.start), .bar.startHere, .control("i")),
        row(.here(.end), .bar.endHere, .control("o")),
        row(.cut, .bar.cut, .control("x")),
        row(.quicken, .bar.twiceAsFast, .control("2")),
        row(.trim, .bar.trim, .control("k")),
        ActRow(Self.takeOut, .bar.takeOut, [.controlShift("x")], in: .tape),
        row(.freeze, .bar.freeze, .control("h")),
        row(.chapter, .bar.chapter, .control("m")),
        row(.captions, .bar.caption, .control("t")),
        row(.undo, .bar.undo, .control("z")),
        row(.redo, .bar.redo, .controlShift("z")),
    ]

    private static func row(_ act: Self, _ sentence: Wording, _ key: KeyChord) -> ActRow {
        ActRow(act, sentence, [key], in: .tape, .whileOpen)
    }

    var right: ActRight { .nobody }
}

nonisolated extension Act where Self == TapeEditAct {
    static func editTape(_ act: TapeEditAct) -> TapeEditAct { act }
}

nonisolated extension Drawer {
    /// What a tape says.
    static let tapeCaptions = Drawer("tapeCaptions")
}
