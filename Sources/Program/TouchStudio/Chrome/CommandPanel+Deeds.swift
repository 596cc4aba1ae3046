import TouchReading
import TouchScript
import TouchStage

extension CommandPanel {
    /// The drawer of all that can be done: to the scene, in time, with the program.
    /// - Parameter offers: whether it holds a command.
    static func deeds(
        style: ChromeStyle, offers: (ProgramCommand) -> Bool = { _ in true },
        perform: @escaping (ProgramCommand) -> Void
    ) -> CommandPanel {
        func row(_ words: Wording, _ command: ProgramCommand) -> RowButton? {
            guard offers(command) else { return nil }
            return RowButton(LocalizedText(words), style: style) {
                perform(command)
                if command.leavesDrawer { perform(.closeDrawer) }
            }
        }
        func section(_ title: Wording, _ rows: [RowButton?]) -> Section {
            Section(title: title, rows: rows.compactMap(\.self))
        }
        return CommandPanel(
            Wording("Do", "操作"),
            [
                section(
                    Wording("The lesson", "本课"),
                    [
                        row(Wording("Show me", "演示"), .demonstrate),
                        row(Wording("Start afresh", "重新开始"), .restart),
                        row(Wording("Edit by hand", "手动编辑"), .edit(.toggle)),
                        row(Wording("Draw over it", "在画面上书写"), .ink(.toggle)),
                        row(Wording("Again, slowly", "慢速重放"), .again),
                        row(Wording("All lessons", "全部课程"), .course(.overview)),
                        row(Wording("Next lesson", "下一课"), .nextLesson),
                        row(Wording("Previous lesson", "上一课"), .previousLesson),
                        row(Wording("Bring back what was replaced", "找回被替换的"), .bringBack),
                    ]),
                section(
                    Wording("The device", "设备"),
                    [
                        row(Wording("Shake", "摇动"), .shake),
                        row(Wording("Play on the remote control", "遥控播放"), .remotePlay),
                        row(Wording("Interrupt, as a call does", "系统中断，如来电"), .interrupt),
                        row(Wording("Lift the fingers that stand", "抬起停留的手指"), .liftFingers),
                    ]),
                section(
                    Wording("Takes", "录制"),
                    [
                        row(Wording("Record, or end", "开始或结束录制"), .take(.record)),
                        row(Wording("Pause, or go on", "暂停或继续"), .take(.pause)),
                        row(Wording("Marker", "标记"), .take(.mark)),
                        row(Wording("Caption", "字幕"), .take(.captions)),
                        row(Wording("Again from a marker", "从标记处重来"), .take(.markers)),
                        row(
                            Wording("Delete the last, or put it back", "删除或恢复上一次录制"), .take(.remove)
                        ),
                        row(Wording("Recover what was cut off", "恢复被中断的录制"), .take(.recover)),
                    ]),
                section(
                    Wording("The tape", "录像"),
                    [
                        row(Wording("Edit it, or done", "编辑或完成"), .editTape(.turn)),
                        row(Wording("Take out what is chosen", "删去选区"), .editTape(.takeOut)),
                    ]),
                section(
                    Wording("Time", "时间"),
                    [
                        row(Wording("The beginning", "开头"), .start),
                        row(Wording("Live", "实时"), .live),
                        row(Wording("Slower", "更慢"), .slower),
                        row(Wording("Faster", "更快"), .faster),
                        row(
                            Wording("Next decision", "下一个决定"), .step(.decision, forward: true)),
                        row(
                            Wording("Decision before", "上一个决定"), .step(.decision, forward: false)
                        ),
                        row(Wording("Next action", "下一个动作"), .step(.action, forward: true)),
                        row(Wording("Action before", "上一个动作"), .step(.action, forward: false)),
                        row(
                            Wording("Next state", "下一次状态变化"),
                            .step(.stateChange, forward: true)),
                        row(
                            Wording("State before", "上一次状态变化"),
                            .step(.stateChange, forward: false)),
                        row(
                            Wording("Next cancellation", "下一次取消"),
                            .step(.cancellation, forward: true)),
                        row(
                            Wording("Cancellation before", "上一次取消"),
                            .step(.cancellation, forward: false)),
                        row(Wording("Timeline: all of it", "时间线：全部"), .showAll),
                        row(Wording("Another branch", "另一条分支"), .otherBranch),
                    ]),
                section(
                    Wording("Questions", "提问"),
                    [
                        row(Wording("Ask by touching", "触摸即提问"), .ask),
                        row(Wording("Ask about the next", "询问下一个"), .nextSubject),
                        row(Wording("What if…", "如果……"), .whatIf(.open)),
                        row(Wording("The question before", "上一个问题"), .askAgain),
                        row(Wording("Search", "搜索"), .search),
                        row(Wording("Copy the answer", "复制回答"), .copy),
                    ]),
                section(
                    Wording("The program", "程序"),
                    [
                        row(Wording("Present", "演示模式"), .present),
                        row(Wording("Touch check", "触摸检查"), .touchCheck(.open)),
                        row(Wording("Help", "帮助"), .help), row(Wording("Quit", "退出"), .quit),
                    ]),
            ].filter { !$0.rows.isEmpty }, style: style)
    }
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
