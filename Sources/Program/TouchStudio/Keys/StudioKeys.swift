import TouchReading
import TouchStage

/// The keys for looking at what happened.
nonisolated enum StudioKeys {
    static let listed: [ProgramCommand.Entry] = [
        Entry(
            command: .pause, key: "Space",
            words: Wording("stop, or go on from the playhead", "停住，或从播放头继续")),
        Entry(
            command: .step(.event, forward: true), key: "←  →",
            words: Wording("an event back or on", "后退或前进一个事件")),
        Entry(
            command: .step(.decision, forward: true), key: "Shift ← →",
            words: Wording("a decision back or on", "后退或前进一个决定")),
        Entry(
            command: .step(.action, forward: true), key: "N", words: Wording("next action", "下一个动作")
        ),
        Entry(
            command: .step(.stateChange, forward: true), key: "G",
            words: Wording("next state change", "下一次状态变化")),
        Entry(
            command: .step(.cancellation, forward: true), key: "X",
            words: Wording("next cancellation", "下一次取消")),
        Entry(
            command: .step(.action, forward: false), key: "Shift N G X",
            words: Wording("the one before", "上一个")),
        Entry(
            command: .live, key: "Home End", words: Wording("the beginning; live again", "开头；回到实时")),
        Entry(command: .slower, key: "[  ]", words: Wording("slower or faster", "更慢或更快")),
        Entry(
            command: .zoom(2), key: ",  .", words: Wording("timeline: wider or closer", "时间线：更宽或更近")
        ),
        Entry(
            command: .pan(1), key: "Ctrl ← →",
            words: Wording("timeline: earlier or later", "时间线：更早或更晚")),
        Entry(command: .showAll, key: "0", words: Wording("timeline: all of it", "时间线：全部")),
        Entry(
            command: .ask, key: "W",
            words: Wording("why: ask by touching, instead of touching", "为什么：触摸即提问")),
        Entry(
            command: .nextSubject, key: "V",
            words: Wording("ask about the next of those concerned", "询问下一个相关者")),
        Entry(
            command: .askAgain, key: "⌫", words: Wording("back to the question before", "回到上一个问题")),
        Entry(
            command: .search, key: "F",
            words: Wording("find a word in all that happened", "在发生过的一切里查找")),
        Entry(command: .copy, key: "C", words: Wording("copy what the inspector says", "复制检查器的文字")),
        Entry(command: .otherBranch, key: "B", words: Wording("another branch", "另一条分支")),
        Entry(
            command: .foldTimeline, key: "Y",
            words: Wording("show or hide the timeline", "显示或隐藏时间线")),
        Entry(
            command: .foldInspector, key: "U",
            words: Wording("show or hide the inspector", "显示或隐藏检查器")),
        Entry(
            command: .lists, key: "K",
            words: Wording("show or hide the lists of chain and hit-test", "显示或隐藏响应链和命中测试列表")),
    ]

    private typealias Entry = ProgramCommand.Entry

    /// The command of a key; nil if it has none here.
    static func command(_ press: KeyPress) -> ProgramCommand? {
        if press.modifiers.contains(.control) { return withControl[press.key] }
        let forward = !press.modifiers.contains(.shift)
        if let jump = jumps[press.key] { return .step(jump, forward: forward) }
        if !forward, let command = withShift[press.key] { return command }
        return plain[press.key]
    }

    private static let jumps: [KeyboardKey: TraceJump] = [
        "n": .action, "g": .stateChange, "x": .cancellation,
    ]

    private static let withShift: [KeyboardKey: ProgramCommand] = [
        .left: .step(.decision, forward: false),
        .right: .step(.decision, forward: true),
    ]

    private static let withControl: [KeyboardKey: ProgramCommand] = [
        .left: .pan(-0.5), .right: .pan(0.5), "c": .copy,
        "f": .search,
    ]

    private static let plain: [KeyboardKey: ProgramCommand] = [
        " ": .pause, .left: .step(.event, forward: false),
        .right: .step(.event, forward: true), .home: .start,
        .end: .live, "[": .slower, "]": .faster, ",": .zoom(0.5),
        ".": .zoom(2), "0": .showAll, "w": .ask, "v": .nextSubject,
        .backspace: .askAgain, "f": .search, "c": .copy, "b": .otherBranch,
        "y": .foldTimeline,
        "u": .foldInspector, "k": .lists,
    ]
}
