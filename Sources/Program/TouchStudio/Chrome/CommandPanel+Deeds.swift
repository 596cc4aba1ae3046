import TouchReading
import TouchScript
import TouchWords

extension CommandPanel {
    /// The drawer of all that can be done: to the scene, in time, with the program.
    /// - Parameter offers: whether it holds a command.
    static func deeds(
        style: ChromeStyle, offers: (ProgramCommand) -> Bool = { _ in true },
        perform: @escaping (ProgramCommand) -> Void
    ) -> CommandPanel {
        let sections = deeds.map { title, rows in
            let offered = rows.filter { offers($0.command) }.map { words, command in
                RowButton(LocalizedText(words), style: style) {
                    perform(command)
                    if command.leavesDrawer { perform(.closeDrawer) }
                }
            }
            return Section(title: title, rows: offered)
        }
        return CommandPanel(.rail.deeds, sections.filter { !$0.rows.isEmpty }, style: style)
    }

    private static let deeds: KeyValuePairs<Wording, [(words: Wording, command: ProgramCommand)]> =
        [
            .act.lesson: [
                (.act.showMe, .demonstrate),
                (.act.startAfresh, .restart),
                (.act.editByHand, .edit(.toggle)),
                (.act.drawOver, .ink(.toggle)),
                (.act.share, .share(.open)),
                (.act.againSlowly, .again),
                (.act.allLessons, .course(.overview)),
                (.act.nextLesson, .nextLesson),
                (.act.previousLesson, .previousLesson),
                (.act.bringBack, .bringBack),
            ],
            .act.device: [
                (.act.shake, .shake),
                (.act.remotePlay, .remotePlay),
                (.act.interrupt, .interrupt),
                (.act.liftFingers, .liftFingers),
            ],
            .act.takes: [
                (.act.record, .take(.record)),
                (.act.pauseTake, .take(.pause)),
                (.bar.marker, .take(.mark)),
                (.bar.caption, .take(.captions)),
                (.act.againFromMarker, .take(.markers)),
                (.act.deleteLast, .take(.remove)),
                (.act.recover, .take(.recover)),
            ],
            .act.tape: [
                (.act.editTape, .editTape(.turn)),
                (.act.takeOut, .editTape(.takeOut)),
            ],
            .rail.time: [
                (.act.beginning, .start),
                (.bar.live, .live),
                (.act.slower, .slower),
                (.act.faster, .faster),
                (.act.nextDecision, .step(.decision, forward: true)),
                (.act.decisionBefore, .step(.decision, forward: false)),
                (.act.nextAction, .step(.action, forward: true)),
                (.act.actionBefore, .step(.action, forward: false)),
                (.act.nextState, .step(.stateChange, forward: true)),
                (.act.stateBefore, .step(.stateChange, forward: false)),
                (.act.nextCancellation, .step(.cancellation, forward: true)),
                (.act.cancellationBefore, .step(.cancellation, forward: false)),
                (.act.wholeTimeline, .showAll),
                (.act.otherBranch, .otherBranch),
            ],
            .act.questions: [
                (.act.askByTouching, .ask),
                (.act.askNext, .nextSubject),
                (.act.whatIf, .whatIf(.open)),
                (.act.questionBefore, .askAgain),
                (.act.search, .search),
                (.act.copyAnswer, .copy),
            ],
            .act.program: [
                (.rail.present, .present),
                (.act.touchCheck, .touchCheck(.open)),
                (.act.help, .help),
                (.act.quit, .quit),
            ],
        ]
}

extension ProgramCommand {
    /// Whether it reads or writes files of scenes and lessons, which a program of somebody's own code has none of.
    var needsSceneFiles: Bool {
        switch self {
        case .edit, .whatIf, .course, .share, .nextLesson, .previousLesson: true
        default: false
        }
    }

    /// Whether one wants to see the stage after it, rather than ask for the next thing.
    fileprivate var leavesDrawer: Bool {
        switch self {
        // What slides in takes this drawer's place.
        case .step, .slower, .faster, .take(.captions), .take(.markers), .whatIf: false
        default: true
        }
    }
}
