/// The keys of commands, at any time.
nonisolated extension ProgramCommand {
    /// The command of a key; nil if it has none.
    init?(_ press: KeyPress) {
        // With Alt besides, or with Shift, it is the desktop's.
        if press.key == "d", press.modifiers == .control {
            self = .ink(.toggle)
            return
        }
        let hasShift = press.modifiers.contains(.shift)
        let tables =
            press.modifiers.contains(.control)
            ? (hasShift ? [Self.withControlAndShift] : []) + [Self.withControl]
            : (hasShift ? [Self.withShift] : []) + [Self.plain]
        guard let command = ([Self.always] + tables).compactMap({ $0[press.key] }).first else {
            return nil
        }
        self = command
    }

    /// Whatever is held down besides.
    private static let always: [KeyboardKey: ProgramCommand] = [
        .function(2): .edit(.toggle), .function(3): .ink(.toggle), .function(9): .take(.record),
    ]

    /// Before what they mean with Ctrl alone.
    private static let withControlAndShift: [KeyboardKey: ProgramCommand] = [
        "z": .editTape(.redo), "e": .editTape(.turn), "x": .editTape(.takeOut),
    ]

    /// While a take is made, its marker and captions mean that; while a tape is edited, the tape's, and `.bringBack` undoes.
    private static let withControl: [KeyboardKey: ProgramCommand] = [
        "q": .quit, "w": .quit, "z": .bringBack,
        .left: .pan(-0.5), .right: .pan(0.5), "c": .copy, "f": .search,
        "r": .take(.record), "m": .take(.mark), "t": .take(.captions), "b": .take(.markers),
        .delete: .take(.remove), "u": .take(.recover),
        "e": .edit(.toggle),
        "i": .editTape(.here(.start)), "o": .editTape(.here(.end)), "x": .editTape(.cut),
        "2": .editTape(.quicken), "k": .editTape(.trim), "h": .editTape(.freeze),
    ]

    /// Before what they mean without it.
    private static let withShift: [KeyboardKey: ProgramCommand] = [
        "n": .step(.action, forward: false), "g": .step(.stateChange, forward: false),
        "x": .step(.cancellation, forward: false),
        .left: .step(.decision, forward: false), .right: .step(.decision, forward: true),
        "w": .whatIf(.open),
    ]

    /// While a take is made, Space pauses it.
    private static let plain: [KeyboardKey: ProgramCommand] = [
        .down: .nextLesson, .pageDown: .nextLesson,
        .up: .previousLesson, .pageUp: .previousLesson,
        "1": .toggle(.touches), "2": .toggle(.hitTest), "3": .toggle(.recognizers),
        "4": .toggle(.chain), "5": .toggle(.pipeline), "h": .probe,
        "a": .again, "d": .demonstrate, "r": .restart,
        "s": .shake, "p": .remotePlay, "i": .interrupt, .escape: .liftFingers,
        "t": .theme, "l": .language, "+": .larger, "=": .larger, "-": .smaller, "m": .calmMotion,
        "o": .list, "j": .drawer(.looks), "e": .drawer(.deeds),
        "z": .present, .function(5): .present, .function(4): .course(.overview),
        .function(6): .share(.open), .function(8): .touchCheck(.open), .function(11): .fullscreen,
        .function(1): .help, "?": .help, "/": .help,
        // Looking at what happened.
        " ": .pause, .left: .step(.event, forward: false), .right: .step(.event, forward: true),
        "n": .step(.action, forward: true), "g": .step(.stateChange, forward: true),
        "x": .step(.cancellation, forward: true),
        .home: .start, .end: .live, "[": .slower, "]": .faster,
        ",": .zoom(0.5), ".": .zoom(2), "0": .showAll,
        "w": .ask, "v": .nextSubject, .backspace: .askAgain, "f": .search, "c": .copy,
        "b": .otherBranch, "y": .foldTimeline, "u": .foldInspector, "k": .lists,
    ]
}
