import TouchScript
import TouchWords

/// An act of editing the tape.
nonisolated enum TapeEditAct: Act {
    /// Begins or ends editing the open tape.
    case turn
    /// Moves one end of the selection to the playhead, or to an event time in seconds.
    case here(Edge)
    case select(Edge, Double)
    /// Moves one end by a frame of a film; by a tenth of a second if `far`.
    case step(Edge, forward: Bool, far: Bool)
    /// Makes the film leave out the selection, show it twice as fast, or show nothing else.
    case cut
    case quicken
    case trim
    /// Takes what happens in the selection out of the tape.
    case takeOut
    /// Tells a freeze or a chapter at the playhead.
    case freeze
    case chapter
    /// Slides the drawer of captions for the playhead in or out.
    case captions
    /// Shows a caption from the playhead on; nil removes it.
    case say(LocalizedText?)
    case undo
    case redo

    /// The ends of the selection.
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
    /// The captions of a tape.
    static let tapeCaptions = Drawer("tapeCaptions")
}
