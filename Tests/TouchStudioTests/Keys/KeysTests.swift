import Testing
import TouchReading

@testable import TouchStudio

@Suite("Keys") struct KeysTests {
    private func press(
        _ key: KeyboardKey, _ modifiers: KeyPress.Modifiers = []
    ) -> KeyPress {
        KeyPress(key: key, modifiers: modifiers)
    }

    @Test("Tab, Shift-Tab, Space, Return and the arrows work on controls; with Ctrl they do not")
    func focusKeys() {
        #expect(FocusKey(press(.tab)) == .next)
        #expect(FocusKey(press(.tab, .shift)) == .previous)
        #expect(FocusKey(press(" ")) == .press)
        #expect(FocusKey(press(.enter)) == .press)
        #expect(FocusKey(press(.right)) == .increase)
        #expect(FocusKey(press(.left)) == .decrease)
        #expect(FocusKey(press(.escape)) == .leave)
        #expect(FocusKey(press(.right, .control)) == nil)
        #expect(FocusKey(press("r")) == nil)
    }

    @Test("what the controls do not take is a command, the list of lessons too")
    func commands() {
        #expect(ProgramCommand(press(" ")) == .pause)
        #expect(ProgramCommand(press("o")) == .list)
        #expect(ProgramCommand(press(.tab)) == nil)
    }

    @Test("a key that stays down steps on, and switches nothing")
    func repeats() {
        #expect(ProgramCommand.step(.event, forward: true).repeats)
        #expect(!ProgramCommand.theme.repeats && !ProgramCommand.pause.repeats)
        #expect(FocusKey.next.repeats && !FocusKey.press.repeats)
    }
}
