import CSDL
import Testing

@testable import TouchscopeKit

@Suite("Keys") struct KeysTests {
    private func press(
        _ key: SDL_KeyCode, _ modifiers: KeyPress.Modifiers = []
    ) -> KeyPress {
        KeyPress(code: Int32(bitPattern: key.rawValue), modifiers: modifiers)
    }

    @Test("Tab, Shift-Tab, Space, Return and the arrows work on controls; with Ctrl they do not")
    func focusKeys() {
        #expect(FocusKey(press(SDLK_TAB)) == .next)
        #expect(FocusKey(press(SDLK_TAB, .shift)) == .previous)
        #expect(FocusKey(press(SDLK_SPACE)) == .press)
        #expect(FocusKey(press(SDLK_RETURN)) == .press)
        #expect(FocusKey(press(SDLK_RIGHT)) == .increase)
        #expect(FocusKey(press(SDLK_LEFT)) == .decrease)
        #expect(FocusKey(press(SDLK_ESCAPE)) == .leave)
        #expect(FocusKey(press(SDLK_RIGHT, .control)) == nil)
        #expect(FocusKey(press(SDLK_r)) == nil)
    }

    @Test("what the controls do not take is a command, the list of lessons too")
    func commands() {
        #expect(ProgramCommand(press(SDLK_SPACE)) == .pause)
        #expect(ProgramCommand(press(SDLK_o)) == .list)
        #expect(ProgramCommand(press(SDLK_TAB)) == nil)
    }

    @Test("a key that stays down steps on, and switches nothing")
    func repeats() {
        #expect(ProgramCommand.step(.event, forward: true).repeats)
        #expect(!ProgramCommand.theme.repeats && !ProgramCommand.pause.repeats)
        #expect(FocusKey.next.repeats && !FocusKey.press.repeats)
    }
}
