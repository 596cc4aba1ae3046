import CSDL
import TouchStage

/// The keys for looking at what happened.
nonisolated enum StudioKeys {
    static let listed: [ProgramCommand.Entry] = [
        Entry(command: .pause, key: "Space", words: "stop, or go on from the playhead"),
        Entry(command: .step(.event, forward: true), key: "←  →", words: "an event back or on"),
        Entry(
            command: .step(.decision, forward: true), key: "Shift ← →",
            words: "a decision back or on"),
        Entry(command: .step(.action, forward: true), key: "N", words: "next action"),
        Entry(command: .step(.stateChange, forward: true), key: "G", words: "next state change"),
        Entry(command: .step(.cancellation, forward: true), key: "X", words: "next cancellation"),
        Entry(command: .step(.action, forward: false), key: "Shift N G X", words: "the one before"),
        Entry(command: .live, key: "Home End", words: "the beginning; live again"),
        Entry(command: .slower, key: "[  ]", words: "slower or faster"),
        Entry(command: .zoom(2), key: ",  .", words: "timeline: wider or closer"),
        Entry(command: .pan(1), key: "Ctrl ← →", words: "timeline: earlier or later"),
        Entry(command: .showAll, key: "0", words: "timeline: all of it"),
        Entry(command: .ask, key: "W", words: "why: ask by touching, instead of touching"),
        Entry(command: .nextSubject, key: "V", words: "ask about the next of those concerned"),
        Entry(command: .askAgain, key: "⌫", words: "back to the question before"),
        Entry(command: .search, key: "F", words: "find a word in all that happened"),
        Entry(command: .copy, key: "C", words: "copy what the inspector says"),
        Entry(command: .otherBranch, key: "B", words: "another branch"),
        Entry(command: .foldTimeline, key: "Y", words: "show or hide the timeline"),
        Entry(command: .foldInspector, key: "U", words: "show or hide the inspector"),
    ]

    private typealias Entry = ProgramCommand.Entry

    /// The command of a key; nil if it has none here.
    static func command(_ press: KeyPress) -> ProgramCommand? {
        if press.modifiers.contains(.control) { return withControl[press.code] }
        let forward = !press.modifiers.contains(.shift)
        if let jump = jumps[press.code] { return .step(jump, forward: forward) }
        if !forward, let command = withShift[press.code] { return command }
        return plain[press.code]
    }

    private static let jumps: [Int32: TraceJump] = [
        key("n"): .action, key("g"): .stateChange, key("x"): .cancellation,
    ]

    private static let withShift: [Int32: ProgramCommand] = [
        code(SDLK_LEFT): .step(.decision, forward: false),
        code(SDLK_RIGHT): .step(.decision, forward: true),
    ]

    private static let withControl: [Int32: ProgramCommand] = [
        code(SDLK_LEFT): .pan(-0.5), code(SDLK_RIGHT): .pan(0.5), key("c"): .copy,
        key("f"): .search,
    ]

    private static let plain: [Int32: ProgramCommand] = [
        key(" "): .pause, code(SDLK_LEFT): .step(.event, forward: false),
        code(SDLK_RIGHT): .step(.event, forward: true), code(SDLK_HOME): .start,
        code(SDLK_END): .live, key("["): .slower, key("]"): .faster, key(","): .zoom(0.5),
        key("."): .zoom(2), key("0"): .showAll, key("w"): .ask, key("v"): .nextSubject,
        code(SDLK_BACKSPACE): .askAgain, key("f"): .search, key("c"): .copy, key("b"): .otherBranch,
        key("y"): .foldTimeline,
        key("u"): .foldInspector,
    ]

    private static func key(_ character: Unicode.Scalar) -> Int32 { Int32(character.value) }

    private static func code(_ key: SDL_KeyCode) -> Int32 { Int32(bitPattern: key.rawValue) }
}
