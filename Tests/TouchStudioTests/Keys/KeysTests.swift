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

    /// What a key asks for while nothing but the usual modes is open.
    private func act(_ key: KeyboardKey, _ modifiers: KeyPress.Modifiers = []) -> (any Act)? {
        ActTable.all.row(for: press(key, modifiers), open: [])?.act
    }

    @Test("what the controls do not take is an act, the list of lessons too")
    func acts() {
        #expect(act(" ") as? TimeAct == .pause)
        #expect(act("o") as? LessonAct == .list)
        #expect(act(.tab) == nil)
    }

    @Test("with Shift besides, a key means what it does without, unless it means something else")
    func shift() {
        #expect(act("r", .shift) as? LessonAct == .restart)
        #expect(act("n", .shift) as? TimeAct == .step(.action, forward: false))
        #expect(act("d", [.control, .shift]) == nil && act("d", [.control, .alt]) == nil)
        #expect(act(.function(9), .control) as? TakeAct == .record)
    }

    @Test("while a mode is open its own keys come first")
    func modes() {
        func act(_ key: KeyPress, _ open: [any Act.Type]) -> (any Act)? {
            ActTable.all.row(for: key, open: open)?.act
        }
        #expect(act(press(" "), [InkAct.self, TakeAct.self]) as? InkAct == .pause)
        #expect(act(press(" "), [TakeAct.self]) as? TakeAct == .pause)
        #expect(act(press("z", .control), [EditAct.self]) as? EditAct == .undo)
        #expect(act(press("z", .control), []) as? LessonAct == .bringBack)
    }

    @Test("a key that stays down steps on, and switches nothing")
    func repeats() {
        let table = ActTable.all
        #expect(table.row(of: .time(.step(.event, forward: true)))?.repeats == true)
        #expect(table.row(of: .look(.theme))?.repeats == false)
        #expect(FocusKey.next.repeats && !FocusKey.press.repeats)
    }

    @Test("no two acts share a key in one mode", arguments: [ActRow.Scope.anytime, .whileOpen])
    func unique(scope: ActRow.Scope) {
        let kinds: [[ActRow]] =
            scope == .anytime ? [ActTable.all.rows] : Modes.acts.map { $0.rows }
        for rows in kinds {
            let keys = rows.filter { $0.scope == scope }.flatMap(\.keys)
            #expect(Set(keys).count == keys.count, "\(keys)")
        }
    }

    @Test("an act has one row, and every row a sentence")
    func rows() {
        let rows = ActTable.all.rows
        for (place, row) in rows.enumerated() {
            #expect(!row.sentence["en"].isEmpty)
            #expect(!rows[..<place].contains { $0.act.isEqual(to: row.act) }, "\(row.act)")
        }
    }
}
