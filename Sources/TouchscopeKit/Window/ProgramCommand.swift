import CSDL
import TouchStage

/// Everything the window can be asked for. Each has a key, so that nothing depends on the buttons.
nonisolated enum ProgramCommand: Hashable {
    case nextLesson
    case previousLesson
    case lesson(Int)
    case toggle(Overlay)
    case restart
    case demonstrate
    case again
    case shake
    case remotePlay
    case interrupt
    case liftFingers
    case probe
    /// The next look, and the other language.
    case theme
    case language
    case useTheme(String)
    case useLanguage(String)
    case larger
    case smaller
    case calmMotion
    case fullscreen
    case list
    /// Stops, or goes on from where the playhead stands.
    case pause
    case step(TraceJump, forward: Bool)
    case start
    case live
    case slower
    case faster
    case zoom(Double)
    case pan(Double)
    case showAll
    /// Whether a touch on the stage asks why instead of touching.
    case ask
    case nextSubject
    /// Asks the inspector about something.
    case choose(InspectorTopic)
    /// Goes back to the question before.
    case askAgain
    case search
    case endSearch
    case copy
    case otherBranch
    case foldTimeline
    case foldInspector
    case more
    case help
    case quit

    /// The overlays in the order of their keys and switches.
    enum Overlay: Int, CaseIterable {
        case touches, hitTest, recognizers, chain, pipeline

        var overlays: Overlays {
            switch self {
            case .touches: .touches
            case .hitTest: .hitTest
            case .recognizers: .recognizers
            case .chain: .chain
            case .pipeline: .pipeline
            }
        }

        var name: String {
            switch self {
            case .touches: "Touches"
            case .hitTest: "Hit-test"
            case .recognizers: "States"
            case .chain: "Chain"
            case .pipeline: "Pipeline"
            }
        }
    }

    /// A command, how its key is written, and what it does in words.
    struct Entry {
        var command: ProgramCommand
        var key: String
        var words: String
    }

    /// What the help lists, in its order.
    static let listed: [Entry] =
        [
            Entry(command: .nextLesson, key: "↓  ↑", words: "next or previous lesson"),
            Entry(command: .toggle(.touches), key: "1", words: "touches: fingers and their trails"),
            Entry(command: .toggle(.hitTest), key: "2", words: "hit-test: who was asked, and why"),
            Entry(command: .toggle(.recognizers), key: "3", words: "states of gesture recognizers"),
            Entry(command: .toggle(.chain), key: "4", words: "responder chain"),
            Entry(command: .toggle(.pipeline), key: "5", words: "pipeline: queue to view"),
            Entry(command: .probe, key: "H", words: "hit-test under the pointer, without touching"),
            Entry(command: .again, key: "A", words: "the last ten seconds again, slowly"),
            Entry(command: .demonstrate, key: "D", words: "show me: play the lesson's tape"),
            Entry(command: .restart, key: "R", words: "start the lesson afresh"),
            Entry(command: .shake, key: "S", words: "shake the device"),
            Entry(command: .remotePlay, key: "P", words: "play on the remote control"),
            Entry(command: .interrupt, key: "I", words: "interrupt, as a call does"),
            Entry(command: .liftFingers, key: "Esc", words: "lift the fingers that stand"),
            Entry(command: .theme, key: "T", words: "dark, light, projector"),
            Entry(command: .language, key: "L", words: "English or Chinese"),
            Entry(command: .larger, key: "+  −", words: "larger or smaller"),
            Entry(command: .calmMotion, key: "M", words: "calm motion on or off"),
            Entry(command: .list, key: "O", words: "show or hide the lessons"),
            Entry(command: .fullscreen, key: "F11", words: "full screen"),
            Entry(command: .quit, key: "Ctrl Q", words: "quit"),
        ] + StudioKeys.listed

    /// What moves between controls.
    static let focusKeys: [(key: String, words: String)] = [
        ("Tab", "next button; with Shift the one before"),
        ("Space Enter", "press that button"),
    ]

    /// Whether a key that stays down does it again and again.
    var repeats: Bool {
        switch self {
        case .step, .pan, .zoom, .larger, .smaller: true
        default: false
        }
    }

    /// The command of a key; nil if it has none.
    init?(_ press: KeyPress) {
        let hasControl = press.modifiers.contains(.control)
        if let command = StudioKeys.command(press) {
            self = command
            return
        }
        guard let command = hasControl ? Self.withControl[press.code] : Self.plain[press.code]
        else { return nil }
        self = command
    }

    private static let withControl: [Int32: ProgramCommand] = [key("q"): .quit, key("w"): .quit]

    private static let plain: [Int32: ProgramCommand] = [
        code(SDLK_DOWN): .nextLesson, code(SDLK_PAGEDOWN): .nextLesson,
        code(SDLK_UP): .previousLesson, code(SDLK_PAGEUP): .previousLesson,
        key("1"): .toggle(.touches), key("2"): .toggle(.hitTest), key("3"): .toggle(.recognizers),
        key("4"): .toggle(.chain), key("5"): .toggle(.pipeline), key("h"): .probe, key("a"): .again,
        key("r"): .restart,
        key("s"): .shake, key("p"): .remotePlay, key("i"): .interrupt,
        code(SDLK_ESCAPE): .liftFingers, key("t"): .theme, key("l"): .language,
        key("+"): .larger, key("="): .larger, code(SDLK_KP_PLUS): .larger, key("-"): .smaller,
        code(SDLK_KP_MINUS): .smaller, key("m"): .calmMotion, key("d"): .demonstrate,
        key("o"): .list,
        code(SDLK_F11): .fullscreen, code(SDLK_F1): .help, key("?"): .help, key("/"): .help,
    ]

    private static func key(_ character: Unicode.Scalar) -> Int32 { Int32(character.value) }

    private static func code(_ key: SDL_KeyCode) -> Int32 { Int32(bitPattern: key.rawValue) }
}
