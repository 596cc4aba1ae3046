import TouchReading
import TouchStage

/// The key that asks what if.
nonisolated enum WhatIfKeys {
    static let listed: [ProgramCommand.Entry] = [
        ProgramCommand.Entry(
            command: .whatIf(.open), key: "Shift W",
            words: Wording("what if: the same fingers on a changed scene", "如果：改动场景，手指不变"))
    ]

    static func command(_ press: KeyPress) -> ProgramCommand? {
        let isLetter = press.key == "w"
        let isShifted =
            press.modifiers.contains(.shift) && !press.modifiers.contains(.control)
        return isLetter && isShifted ? .whatIf(.open) : nil
    }
}
