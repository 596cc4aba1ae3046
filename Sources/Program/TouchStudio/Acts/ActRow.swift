import TouchWords

/// A row of the table of acts.
nonisolated struct ActRow: Sendable {
    let act: any Act
    /// A sentence for every list, button and page of help.
    let sentence: Wording
    let keys: [KeyChord]
    let section: ActSection
    let scope: Scope
    /// True if a key that stays down does it again and again.
    let repeats: Bool
    /// True if one wants to see the stage after it, rather than ask for the next thing.
    let leavesDrawer: Bool
    /// True if it reads or writes files of scenes and lessons, of which a program of somebody's
    /// own code has none.
    let needsSceneFiles: Bool
    /// Its picture and short word at the edge of the window; nil if it has none there.
    let handle: Handle?

    /// When it can be done.
    enum Scope {
        case anytime
        /// While its mode is open.
        case whileOpen
    }

    /// A handle at the edge of the window.
    struct Handle: Sendable {
        let words: Wording
        let icon: Icon
        /// True if only an exhibit has it.
        var isForVisitors = false
    }

    init(
        _ act: any Act, _ sentence: Wording, _ keys: [KeyChord] = [], in section: ActSection,
        _ scope: Scope = .anytime, repeats: Bool = false, leavesDrawer: Bool = true,
        needsSceneFiles: Bool = false, handle: Handle? = nil
    ) {
        (self.act, self.sentence, self.keys) = (act, sentence, keys)
        (self.section, self.scope, self.repeats) = (section, scope, repeats)
        (self.leavesDrawer, self.needsSceneFiles) = (leavesDrawer, needsSceneFiles)
        self.handle = handle
    }
}

/// The parts of the table, in the order of the help.
nonisolated enum ActSection: CaseIterable {
    case lesson, device, time, questions, show, program, takes, scene, tape, drawing

    var title: Wording {
        switch self {
        case .lesson: .act.lesson
        case .device: .act.device
        case .time: .rail.time
        case .questions: .act.questions
        case .show: .rail.show
        case .program: .act.program
        case .takes: .act.takes
        case .scene: .act.editByHand
        case .tape: .act.tape
        case .drawing: .act.drawOver
        }
    }
}
