import TouchReading
import TouchStage

/// The keys for drawing over the scene.
nonisolated enum InkKeys {
    static let listed: [ProgramCommand.Entry] = [
        ProgramCommand.Entry(
            command: .ink(.toggle), key: "Ctrl D  F3",
            words: Wording("draw over the scene, or end", "开始或结束在画面上书写")),
        ProgramCommand.Entry(
            command: .ink(.width), key: "W",
            words: Wording("while drawing: the pen's width", "书写时：笔的粗细")),
        ProgramCommand.Entry(
            command: .ink(.spotlight), key: "Ctrl L",
            words: Wording("while drawing: the spotlight", "书写时：聚光灯")),
        ProgramCommand.Entry(
            command: .ink(.pause), key: "Space",
            words: Wording("while drawing: time stands still", "书写时：时间停住")),
        ProgramCommand.Entry(
            command: .ink(.undo), key: "Ctrl Z", words: Wording("while drawing: undo", "书写时：撤销")),
        ProgramCommand.Entry(
            command: .ink(.clear), key: "Del",
            words: Wording("while drawing: clear all of it", "书写时：全部清除")),
    ]

    /// Begins and ends drawing, at any time.
    static func command(_ press: KeyPress) -> ProgramCommand? {
        let isLetter = press.key == "d" && press.modifiers == .control
        return isLetter || press.key == .function(3) ? .ink(.toggle) : nil
    }

    /// What a key means while something is drawn; nil if it means what it always does.
    static func act(_ press: KeyPress) -> InkAct? {
        guard press.modifiers.contains(.control) else {
            return switch press.key {
            case " ": .pause
            case .delete: .clear
            case "w": .width
            default: nil
            }
        }
        return switch press.key {
        case "l": .spotlight
        case "z": .undo
        default: nil
        }
    }
}
