import TouchReading

/// The commands as the help lists them.
nonisolated extension ProgramCommand {
    /// A command, how its key is written, and what it does in words.
    struct HelpEntry {
        var command: ProgramCommand
        var key: String
        var words: Wording

        init(_ command: ProgramCommand, _ key: String, _ english: String, _ chinese: String) {
            self.command = command
            self.key = key
            words = Wording(english, chinese)
        }
    }

    /// In the order of the help.
    static let listed: [HelpEntry] = [
        HelpEntry(.nextLesson, "↓  ↑", "next or previous lesson", "下一课或上一课"),
        HelpEntry(.toggle(.touches), "1", "touches: fingers and their trails", "触摸：手指和轨迹"),
        HelpEntry(.toggle(.hitTest), "2", "hit-test: who was asked, and why", "命中测试：问了谁，为什么"),
        HelpEntry(.toggle(.recognizers), "3", "states of gesture recognizers", "手势识别器的状态"),
        HelpEntry(.toggle(.chain), "4", "responder chain", "响应者链"),
        HelpEntry(.toggle(.pipeline), "5", "pipeline: queue to view", "流程：从队列到视图"),
        HelpEntry(.probe, "H", "hit-test under the pointer, without touching", "不触摸，测试指针之下"),
        HelpEntry(.again, "A", "the last ten seconds again, slowly", "慢速重放最后十秒"),
        HelpEntry(.demonstrate, "D", "show me: play the lesson's tape", "演示：播放本课的录像"),
        HelpEntry(.restart, "R", "start the lesson afresh", "重新开始本课"),
        HelpEntry(.shake, "S", "shake the device", "摇动设备"),
        HelpEntry(.remotePlay, "P", "play on the remote control", "遥控播放"),
        HelpEntry(.interrupt, "I", "interrupt, as a call does", "系统中断，如来电"),
        HelpEntry(.liftFingers, "Esc", "lift the fingers that stand", "抬起停留的手指"),
        HelpEntry(.theme, "T", "dark, light, projector", "深色、浅色、投影"),
        HelpEntry(.language, "L", "English or Chinese", "英文或中文"),
        HelpEntry(.larger, "+  −", "larger or smaller", "放大或缩小"),
        HelpEntry(.calmMotion, "M", "calm motion on or off", "减弱动态效果"),
        HelpEntry(.list, "O", "show or hide the lessons", "显示或隐藏课程"),
        HelpEntry(.course(.overview), "F4", "all lessons on one page", "一页看全部课程"),
        HelpEntry(.drawer(.looks), "J", "what is shown, and how it looks", "显示什么，外观如何"),
        HelpEntry(.drawer(.deeds), "E", "all that can be done", "能做的一切"),
        HelpEntry(.present, "Z  F5", "presentation: scene and caption alone", "演示模式：只有场景和字幕"),
        HelpEntry(.bringBack, "Ctrl Z", "bring back what a lesson replaced", "找回被课程替换的"),
        HelpEntry(.touchCheck(.open), "F8", "touch check: what touchscreens tell", "触摸检查：触摸屏的表现"),
        HelpEntry(.fullscreen, "F11", "full screen", "全屏"),
        HelpEntry(.quit, "Ctrl Q", "quit", "退出"),
        HelpEntry(.pause, "Space", "stop, or go on from the playhead", "停住，或从播放头继续"),
        HelpEntry(.step(.event, forward: true), "←  →", "an event back or on", "后退或前进一个事件"),
        HelpEntry(
            .step(.decision, forward: true), "Shift ← →", "a decision back or on", "后退或前进一个决定"),
        HelpEntry(.step(.action, forward: true), "N", "next action", "下一个动作"),
        HelpEntry(.step(.stateChange, forward: true), "G", "next state change", "下一次状态变化"),
        HelpEntry(.step(.cancellation, forward: true), "X", "next cancellation", "下一次取消"),
        HelpEntry(.step(.action, forward: false), "Shift N G X", "the one before", "上一个"),
        HelpEntry(.live, "Home End", "the beginning; live again", "开头；回到实时"),
        HelpEntry(.slower, "[  ]", "slower or faster", "更慢或更快"),
        HelpEntry(.zoom(2), ",  .", "timeline: wider or closer", "时间线：更宽或更近"),
        HelpEntry(.pan(1), "Ctrl ← →", "timeline: earlier or later", "时间线：更早或更晚"),
        HelpEntry(.showAll, "0", "timeline: all of it", "时间线：全部"),
        HelpEntry(.ask, "W", "why: ask by touching, instead of touching", "为什么：触摸即提问"),
        HelpEntry(.nextSubject, "V", "ask about the next of those concerned", "询问下一个相关者"),
        HelpEntry(.askAgain, "⌫", "back to the question before", "回到上一个问题"),
        HelpEntry(.search, "F", "find a word in all that happened", "在发生过的一切里查找"),
        HelpEntry(.copy, "C", "copy what the inspector says", "复制检查器的文字"),
        HelpEntry(.otherBranch, "B", "another branch", "另一条分支"),
        HelpEntry(.foldTimeline, "Y", "show or hide the timeline", "显示或隐藏时间线"),
        HelpEntry(.foldInspector, "U", "show or hide the inspector", "显示或隐藏检查器"),
        HelpEntry(.lists, "K", "show or hide the lists of chain and hit-test", "显示或隐藏响应链和命中测试列表"),
        HelpEntry(
            .whatIf(.open), "Shift W", "what if: the same fingers on a changed scene",
            "如果：改动场景，手指不变"),
        HelpEntry(.take(.record), "Ctrl R  F9", "record a take, or end it", "开始或结束录制"),
        HelpEntry(.take(.pause), "Space", "in a take: pause, or go on", "录制时：暂停或继续"),
        HelpEntry(.take(.mark), "Ctrl M", "in a take: a marker", "录制时：设标记"),
        HelpEntry(.take(.captions), "Ctrl T", "in a take: a caption", "录制时：加字幕"),
        HelpEntry(.take(.markers), "Ctrl B", "in a take: again from a marker", "录制时：从标记处重来"),
        HelpEntry(.take(.remove), "Ctrl Del", "delete the last take, or put it back", "删除或恢复上一次录制"),
        HelpEntry(.take(.recover), "Ctrl U", "recover recordings that were cut off", "恢复被中断的录制"),
        HelpEntry(.edit(.toggle), "Ctrl E  F2", "edit the scene by hand, or end", "开始或结束手动编辑场景"),
        HelpEntry(.edit(.undo), "Ctrl Z", "while editing: undo", "编辑时：撤销"),
        HelpEntry(.edit(.redo), "Ctrl ⇧ Z", "while editing: redo", "编辑时：重做"),
        HelpEntry(.edit(.details), "Ctrl N", "while editing: name, recognizers", "编辑时：名称、识别器"),
        HelpEntry(.edit(.remove), "Del", "while editing: delete what is chosen", "编辑时：删除所选视图"),
        HelpEntry(
            .editTape(.turn), "Ctrl Shift E", "edit the tape that is open, or done", "编辑打开的录像，或完成"),
        HelpEntry(
            .editTape(.here(.start)), "Ctrl I", "editing: what is chosen starts here", "编辑时：选区从此开始"),
        HelpEntry(
            .editTape(.here(.end)), "Ctrl O", "editing: what is chosen ends here", "编辑时：选区到此结束"),
        HelpEntry(.editTape(.cut), "Ctrl X", "editing: cut what is chosen", "编辑时：剪掉选区"),
        HelpEntry(.editTape(.quicken), "Ctrl 2", "editing: twice as fast", "编辑时：两倍速"),
        HelpEntry(.editTape(.trim), "Ctrl K", "editing: keep only what is chosen", "编辑时：只保留选区"),
        HelpEntry(
            .editTape(.takeOut), "Ctrl Shift X", "editing: take out what happens there",
            "编辑时：删去选区里的事件"),
        HelpEntry(.editTape(.freeze), "Ctrl H", "editing: hold still here", "编辑时：在此定格"),
        HelpEntry(.editTape(.chapter), "Ctrl M", "editing: a chapter here", "编辑时：在此分章"),
        HelpEntry(.editTape(.captions), "Ctrl T", "editing: a caption here", "编辑时：在此加字幕"),
        HelpEntry(.editTape(.undo), "Ctrl Z", "editing: undo", "编辑时：撤销"),
        HelpEntry(.editTape(.redo), "Ctrl Shift Z", "editing: do again", "编辑时：重做"),
        HelpEntry(.ink(.toggle), "Ctrl D  F3", "draw over the scene, or end", "开始或结束在画面上书写"),
        HelpEntry(.ink(.width), "W", "while drawing: the pen's width", "书写时：笔的粗细"),
        HelpEntry(.ink(.spotlight), "Ctrl L", "while drawing: the spotlight", "书写时：聚光灯"),
        HelpEntry(.ink(.pause), "Space", "while drawing: time stands still", "书写时：时间停住"),
        HelpEntry(.ink(.undo), "Ctrl Z", "while drawing: undo", "书写时：撤销"),
        HelpEntry(.ink(.clear), "Del", "while drawing: clear all of it", "书写时：全部清除"),
    ]

    /// What moves between controls, and what only one state of the window has.
    static let focusKeys: [(key: String, words: Wording)] = [
        ("Tab", Wording("next button; with Shift the one before", "下一个按钮；加 Shift 为上一个")),
        ("Space Enter", Wording("press that button", "按下该按钮")),
        (
            "← ↑ ↓ →",
            Wording("while editing: move by 1, with Shift by 8", "编辑时：移动 1 点，加 Shift 为 8 点")
        ),
        ("←  →", Wording("on a grip: by a frame, with Shift by 0.1 s", "在把手上：一帧，加 Shift 为 0.1 秒")),
    ]
}
