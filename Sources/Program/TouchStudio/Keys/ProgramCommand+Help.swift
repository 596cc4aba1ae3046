import TouchReading
import TouchWords

/// The commands as the help lists them.
nonisolated extension ProgramCommand {
    /// A command, how its key is written, and what it does in words.
    struct HelpEntry {
        let command: ProgramCommand
        let key: String
        let words: Wording

        init(_ command: ProgramCommand, _ key: String, _ words: Wording) {
            (self.command, self.key, self.words) = (command, key, words)
        }
    }

    /// In the order of the help.
    static let listed: [HelpEntry] = [
        HelpEntry(.nextLesson, "↓  ↑", .help.nextLesson),
        HelpEntry(.toggle(.touches), "1", .help.touches),
        HelpEntry(.toggle(.hitTest), "2", .help.hitTest),
        HelpEntry(.toggle(.recognizers), "3", .help.recognizers),
        HelpEntry(.toggle(.chain), "4", .help.chain),
        HelpEntry(.toggle(.pipeline), "5", .help.pipeline),
        HelpEntry(.probe, "H", .help.probe),
        HelpEntry(.again, "A", .help.again),
        HelpEntry(.demonstrate, "D", .help.demonstrate),
        HelpEntry(.restart, "R", .help.restart),
        HelpEntry(.shake, "S", .help.shake),
        HelpEntry(.remotePlay, "P", .help.remotePlay),
        HelpEntry(.interrupt, "I", .help.interrupt),
        HelpEntry(.liftFingers, "Esc", .help.liftFingers),
        HelpEntry(.theme, "T", .help.theme),
        HelpEntry(.language, "L", .help.language),
        HelpEntry(.larger, "+  −", .help.larger),
        HelpEntry(.calmMotion, "M", .help.calmMotion),
        HelpEntry(.list, "O", .help.lessons),
        HelpEntry(.course(.overview), "F4", .help.overview),
        HelpEntry(.drawer(.looks), "J", .help.looks),
        HelpEntry(.drawer(.deeds), "E", .help.deeds),
        HelpEntry(.present, "Z  F5", .help.present),
        HelpEntry(.share(.open), "F6", .help.share),
        HelpEntry(.bringBack, "Ctrl Z", .help.bringBack),
        HelpEntry(.touchCheck(.open), "F8", .help.touchCheck),
        HelpEntry(.fullscreen, "F11", .help.fullScreen),
        HelpEntry(.quit, "Ctrl Q", .help.quit),
        HelpEntry(.pause, "Space", .help.pause),
        HelpEntry(.step(.event, forward: true), "←  →", .help.event),
        HelpEntry(.step(.decision, forward: true), "Shift ← →", .help.decision),
        HelpEntry(.step(.action, forward: true), "N", .help.nextAction),
        HelpEntry(.step(.stateChange, forward: true), "G", .help.nextState),
        HelpEntry(.step(.cancellation, forward: true), "X", .help.nextCancellation),
        HelpEntry(.step(.action, forward: false), "Shift N G X", .help.before),
        HelpEntry(.live, "Home End", .help.live),
        HelpEntry(.slower, "[  ]", .help.slower),
        HelpEntry(.zoom(2), ",  .", .help.zoom),
        HelpEntry(.pan(1), "Ctrl ← →", .help.pan),
        HelpEntry(.showAll, "0", .help.wholeTimeline),
        HelpEntry(.ask, "W", .help.ask),
        HelpEntry(.nextSubject, "V", .help.nextSubject),
        HelpEntry(.askAgain, "⌫", .help.askAgain),
        HelpEntry(.search, "F", .help.search),
        HelpEntry(.copy, "C", .help.copy),
        HelpEntry(.otherBranch, "B", .help.otherBranch),
        HelpEntry(.foldTimeline, "Y", .help.timeline),
        HelpEntry(.foldInspector, "U", .help.inspector),
        HelpEntry(.lists, "K", .help.lists),
        HelpEntry(.whatIf(.open), "Shift W", .help.whatIf),
        HelpEntry(.take(.record), "Ctrl R  F9", .help.record),
        HelpEntry(.take(.pause), "Space", .help.pauseTake),
        HelpEntry(.take(.mark), "Ctrl M", .help.mark),
        HelpEntry(.take(.captions), "Ctrl T", .help.captionTake),
        HelpEntry(.take(.markers), "Ctrl B", .help.againFromMarker),
        HelpEntry(.take(.remove), "Ctrl Del", .help.deleteLast),
        HelpEntry(.take(.recover), "Ctrl U", .help.recover),
        HelpEntry(.edit(.toggle), "Ctrl E  F2", .help.edit),
        HelpEntry(.edit(.undo), "Ctrl Z", .help.undoEdit),
        HelpEntry(.edit(.redo), "Ctrl ⇧ Z", .help.redoEdit),
        HelpEntry(.edit(.details), "Ctrl N", .help.details),
        HelpEntry(.edit(.remove), "Del", .help.deleteView),
        HelpEntry(.editTape(.turn), "Ctrl Shift E", .help.editTape),
        HelpEntry(.editTape(.here(.start)), "Ctrl I", .help.startHere),
        HelpEntry(.editTape(.here(.end)), "Ctrl O", .help.endHere),
        HelpEntry(.editTape(.cut), "Ctrl X", .help.cut),
        HelpEntry(.editTape(.quicken), "Ctrl 2", .help.quicken),
        HelpEntry(.editTape(.trim), "Ctrl K", .help.trim),
        HelpEntry(.editTape(.takeOut), "Ctrl Shift X", .help.takeOut),
        HelpEntry(.editTape(.freeze), "Ctrl H", .help.freeze),
        HelpEntry(.editTape(.chapter), "Ctrl M", .help.chapter),
        HelpEntry(.editTape(.captions), "Ctrl T", .help.captionTape),
        HelpEntry(.editTape(.undo), "Ctrl Z", .help.undoTape),
        HelpEntry(.editTape(.redo), "Ctrl Shift Z", .help.redoTape),
        HelpEntry(.ink(.toggle), "Ctrl D  F3", .help.ink),
        HelpEntry(.ink(.width), "W", .help.inkWidth),
        HelpEntry(.ink(.spotlight), "Ctrl L", .help.spotlight),
        HelpEntry(.ink(.pause), "Space", .help.pauseInk),
        HelpEntry(.ink(.undo), "Ctrl Z", .help.undoInk),
        HelpEntry(.ink(.clear), "Del", .help.clearInk),
    ]

    /// What moves between controls, and what only one state of the window has.
    static let focusKeys: [(key: String, words: Wording)] = [
        ("Tab", .help.nextControl),
        ("Space Enter", .help.pressControl),
        ("← ↑ ↓ →", .help.nudge),
        ("←  →", .help.stepGrip),
    ]
}
