import TouchWords

/// A row of the table of acts.
nonisolated struct ActRow: Sendable {
    let act: any Act
    /// The sentence for the act in every list, button, and page of help.
    let sentence: Wording
    let keys: [KeyChord]
    let section: ActSection
    let scope: Scope
    /// Indicates whether a key that is held down repeats the act.
    let repeats: Bool
    /// Indicates whether the user wants to see the stage after the act, rather than ask for the
    /// next.
    let leavesDrawer: Bool
    /// Indicates whether the act reads or writes files of scenes and lessons, which a program with
    /// scenes in code does not have.
    let needsSceneFiles: Bool
    /// The icon and short word at the edge of the window; nil if the act has none there.
    let handle: Handle?

    /// The times at which an act can be asked for.
    enum Scope {
        case anytime
        /// While the mode of the act is open.
        case whileOpen
    }

    /// A handle at the edge of the window.
    struct Handle: Sendable {
        let words: Wording
        let icon: Icon
        /// Indicates whether only an exhibit has the handle.
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

/// The sections of the table, in the order of the help.
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
