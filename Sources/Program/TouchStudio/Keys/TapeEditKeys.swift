import TouchReading
import TouchStage

/// The keys for editing a tape.
nonisolated enum TapeEditKeys {
    static let listed: [ProgramCommand.Entry] = [
        entry(.turn, "Ctrl Shift E", Wording("edit the tape that is open, or done", "编辑打开的录像，或完成")),
        entry(
            .here(.start), "Ctrl I", Wording("editing: what is chosen starts here", "编辑时：选区从此开始")),
        entry(.here(.end), "Ctrl O", Wording("editing: what is chosen ends here", "编辑时：选区到此结束")),
        entry(.cut, "Ctrl X", Wording("editing: cut what is chosen", "编辑时：剪掉选区")),
        entry(.quicken, "Ctrl 2", Wording("editing: twice as fast", "编辑时：两倍速")),
        entry(.trim, "Ctrl K", Wording("editing: keep only what is chosen", "编辑时：只保留选区")),
        entry(
            .takeOut, "Ctrl Shift X",
            Wording("editing: take out what happens there", "编辑时：删去选区里的事件")),
        entry(.freeze, "Ctrl H", Wording("editing: hold still here", "编辑时：在此定格")),
        entry(.chapter, "Ctrl M", Wording("editing: a chapter here", "编辑时：在此分章")),
        entry(.captions, "Ctrl T", Wording("editing: a caption here", "编辑时：在此加字幕")),
        entry(.undo, "Ctrl Z", Wording("editing: undo", "编辑时：撤销")),
        entry(.redo, "Ctrl Shift Z", Wording("editing: do again", "编辑时：重做")),
    ]

    /// What no button does, for the help.
    static let stepping: (key: String, words: Wording) = (
        "←  →", Wording("on a grip: by a frame, with Shift by 0.1 s", "在把手上：一帧，加 Shift 为 0.1 秒")
    )

    private static func entry(
        _ act: TapeEditAct, _ key: String, _ words: Wording
    ) -> ProgramCommand.Entry {
        ProgramCommand.Entry(command: .editTape(act), key: key, words: words)
    }

    /// The command of a key; nil if it has none here. While a tape is edited, `.bringBack` means `.undo`, and a take's marker
    /// and captions are the tape's.
    static func command(_ press: KeyPress) -> ProgramCommand? {
        guard press.modifiers.contains(.control) else { return nil }
        if press.key == "z", press.modifiers.contains(.shift) { return .editTape(.redo) }
        if press.key == "e", press.modifiers.contains(.shift) { return .editTape(.turn) }
        if press.key == "x", press.modifiers.contains(.shift) {
            return .editTape(.takeOut)
        }
        return withControl[press.key].map { .editTape($0) }
    }

    private static let withControl: [KeyboardKey: TapeEditAct] = [
        "i": .here(.start), "o": .here(.end),
        "x": .cut, "2": .quicken, "k": .trim, "h": .freeze,
    ]
}
