import TouchReading
import TouchScript

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
        return CommandPanel(
            Wording("Do", "操作"), sections.filter { !$0.rows.isEmpty }, style: style)
    }

    private static let deeds: KeyValuePairs<Wording, [(words: Wording, command: ProgramCommand)]> =
        [
            Wording("The lesson", "本课"): [
                (Wording("Show me", "演示"), .demonstrate),
                (Wording("Start afresh", "重新开始"), .restart),
                (Wording("Edit by hand", "手动编辑"), .edit(.toggle)),
                (Wording("Draw over it", "在画面上书写"), .ink(.toggle)),
                (Wording("Again, slowly", "慢速重放"), .again),
                (Wording("All lessons", "全部课程"), .course(.overview)),
                (Wording("Next lesson", "下一课"), .nextLesson),
                (Wording("Previous lesson", "上一课"), .previousLesson),
                (Wording("Bring back what was replaced", "找回被替换的"), .bringBack),
            ],
            Wording("The device", "设备"): [
                (Wording("Shake", "摇动"), .shake),
                (Wording("Play on the remote control", "遥控播放"), .remotePlay),
                (Wording("Interrupt, as a call does", "系统中断，如来电"), .interrupt),
                (Wording("Lift the fingers that stand", "抬起停留的手指"), .liftFingers),
            ],
            Wording("Takes", "录制"): [
                (Wording("Record, or end", "开始或结束录制"), .take(.record)),
                (Wording("Pause, or go on", "暂停或继续"), .take(.pause)),
                (Wording("Marker", "标记"), .take(.mark)),
                (Wording("Caption", "字幕"), .take(.captions)),
                (Wording("Again from a marker", "从标记处重来"), .take(.markers)),
                (Wording("Delete the last, or put it back", "删除或恢复上一次录制"), .take(.remove)),
                (Wording("Recover what was cut off", "恢复被中断的录制"), .take(.recover)),
            ],
            Wording("The tape", "录像"): [
                (Wording("Edit it, or done", "编辑或完成"), .editTape(.turn)),
                (Wording("Take out what is chosen", "删去选区"), .editTape(.takeOut)),
            ],
            Wording("Time", "时间"): [
                (Wording("The beginning", "开头"), .start),
                (Wording("Live", "实时"), .live),
                (Wording("Slower", "更慢"), .slower),
                (Wording("Faster", "更快"), .faster),
                (Wording("Next decision", "下一个决定"), .step(.decision, forward: true)),
                (Wording("Decision before", "上一个决定"), .step(.decision, forward: false)),
                (Wording("Next action", "下一个动作"), .step(.action, forward: true)),
                (Wording("Action before", "上一个动作"), .step(.action, forward: false)),
                (Wording("Next state", "下一次状态变化"), .step(.stateChange, forward: true)),
                (Wording("State before", "上一次状态变化"), .step(.stateChange, forward: false)),
                (Wording("Next cancellation", "下一次取消"), .step(.cancellation, forward: true)),
                (Wording("Cancellation before", "上一次取消"), .step(.cancellation, forward: false)),
                (Wording("Timeline: all of it", "时间线：全部"), .showAll),
                (Wording("Another branch", "另一条分支"), .otherBranch),
            ],
            Wording("Questions", "提问"): [
                (Wording("Ask by touching", "触摸即提问"), .ask),
                (Wording("Ask about the next", "询问下一个"), .nextSubject),
                (Wording("What if…", "如果……"), .whatIf(.open)),
                (Wording("The question before", "上一个问题"), .askAgain),
                (Wording("Search", "搜索"), .search),
                (Wording("Copy the answer", "复制回答"), .copy),
            ],
            Wording("The program", "程序"): [
                (Wording("Present", "演示模式"), .present),
                (Wording("Touch check", "触摸检查"), .touchCheck(.open)),
                (Wording("Help", "帮助"), .help),
                (Wording("Quit", "退出"), .quit),
            ],
        ]
}

extension ProgramCommand {
    /// Whether it reads or writes files of scenes and lessons, which a program of somebody's own code has none of.
    var needsSceneFiles: Bool {
        switch self {
        case .edit, .whatIf, .course, .nextLesson, .previousLesson: true
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
