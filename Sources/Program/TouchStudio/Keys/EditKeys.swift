import TouchReading
import TouchStage

/// The keys for editing by hand.
nonisolated enum EditKeys {
    static let listed: [ProgramCommand.Entry] = [
        ProgramCommand.Entry(
            command: .edit(.toggle), key: "Ctrl E  F2",
            words: Wording("edit the scene by hand, or end", "开始或结束手动编辑场景")),
        ProgramCommand.Entry(
            command: .edit(.undo), key: "Ctrl Z", words: Wording("while editing: undo", "编辑时：撤销")),
        ProgramCommand.Entry(
            command: .edit(.redo), key: "Ctrl ⇧ Z", words: Wording("while editing: redo", "编辑时：重做")),
        ProgramCommand.Entry(
            command: .edit(.details), key: "Ctrl N",
            words: Wording("while editing: name, recognizers", "编辑时：名称、识别器")),
        ProgramCommand.Entry(
            command: .edit(.remove), key: "Del",
            words: Wording("while editing: delete what is chosen", "编辑时：删除所选视图")),
    ]

    /// What no button does, for the help.
    static let nudging: (key: String, words: Wording) = (
        "← ↑ ↓ →", Wording("while editing: move by 1, with Shift by 8", "编辑时：移动 1 点，加 Shift 为 8 点")
    )

    /// Begins and ends editing, at any time.
    static func command(_ press: KeyPress) -> ProgramCommand? {
        let isLetter = press.key == "e" && press.modifiers.contains(.control)
        return isLetter || press.key == .function(2) ? .edit(.toggle) : nil
    }

    /// What a key means while the scene is edited; nil if it means what it always does.
    static func act(_ press: KeyPress) -> EditAct? {
        let hasShift = press.modifiers.contains(.shift)
        if press.modifiers.contains(.control) {
            if press.key == "z" { return hasShift ? .redo : .undo }
            if press.key == "n" { return .details }
            return press.key == "y" ? .redo : nil
        }
        let step = hasShift ? 8 : 1
        return switch press.key {
        case .left: .nudge(x: -step, y: 0)
        case .right: .nudge(x: step, y: 0)
        case .up: .nudge(x: 0, y: -step)
        case .down: .nudge(x: 0, y: step)
        case .delete, .backspace: .remove
        default: nil
        }
    }
}
