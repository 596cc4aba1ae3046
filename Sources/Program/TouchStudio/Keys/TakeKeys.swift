import TouchReading
import TouchStage

/// The keys for takes.
nonisolated enum TakeKeys {
    static let listed: [ProgramCommand.Entry] = [
        ProgramCommand.Entry(
            command: .take(.record), key: "Ctrl R  F9",
            words: Wording("record a take, or end it", "开始或结束录制")),
        ProgramCommand.Entry(
            command: .take(.pause), key: "Space",
            words: Wording("in a take: pause, or go on", "录制时：暂停或继续")),
        ProgramCommand.Entry(
            command: .take(.mark), key: "Ctrl M",
            words: Wording("in a take: a marker", "录制时：设标记")),
        ProgramCommand.Entry(
            command: .take(.captions), key: "Ctrl T",
            words: Wording("in a take: a caption", "录制时：加字幕")),
        ProgramCommand.Entry(
            command: .take(.markers), key: "Ctrl B",
            words: Wording("in a take: again from a marker", "录制时：从标记处重来")),
        ProgramCommand.Entry(
            command: .take(.remove), key: "Ctrl Del",
            words: Wording("delete the last take, or put it back", "删除或恢复上一次录制")),
        ProgramCommand.Entry(
            command: .take(.recover), key: "Ctrl U",
            words: Wording("recover recordings that were cut off", "恢复被中断的录制")),
    ]

    /// The command of a key; nil if it has none here. While a take is made, Space means `.take(.pause)`.
    static func command(_ press: KeyPress) -> ProgramCommand? {
        if press.key == .function(9) { return .take(.record) }
        guard press.modifiers.contains(.control) else { return nil }
        return withControl[press.key].map { .take($0) }
    }

    private static let withControl: [KeyboardKey: TakeAct] = [
        "r": .record, "m": .mark, "t": .captions,
        "b": .markers, .delete: .remove, "u": .recover,
    ]
}
