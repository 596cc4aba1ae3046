import TestStage
import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchLive
@testable import TouchReading
@testable import TouchStudio

@Suite("Panels")
struct PanelsTests {
    private let view: OneView
    private var search = PanelSearch()
    private var refresh = PanelRefresh()

    init() throws {
        view = try OneView()
    }

    private func panels(_ change: (inout Branch) -> Void = { _ in }) -> Panels {
        var branch = Branch(view.session)
        change(&branch)
        return Panels(branch: branch, scene: view.session.session.scene, search: search)
    }

    @Test("the inspector tells about the record that is chosen, or about whoever has most to tell")
    func inspector() throws {
        view.tap(at: 1)
        let records = view.session.trace.records
        let hit = try #require(
            records.firstIndex { if case .hit = $0.entry { true } else { false } })
        let chosen = panels { $0.choose(.record(hit + 1)) }.inspector
        #expect(chosen.answers.first?.english.contains("card") == true)
        #expect(panels().inspector.question["en"].contains("once"))
    }

    @Test("what is searched for is found, one after the other, and round again")
    mutating func found() {
        view.tap(at: 1)
        #expect(panels().found(forward: true) == nil)
        search.open()
        search.type("once")
        let count = panels().foundCount
        #expect(count > 1)
        let first = panels().found(forward: true)
        let last = panels().found(forward: false)
        #expect(first != nil && first != last)
        let again = last.flatMap { last in
            panels { $0.choose(.record(last)) }.found(forward: true)
        }
        #expect(again == first)
        search.type(" nobody says this")
        #expect(panels().foundCount == 0 && panels().found(forward: true) == nil)
    }

    @Test(
        "while fingers move the inspector follows ten times a second; who stands and reads waits for nothing"
    )
    mutating func pace() {
        let before = panels().topic
        var isTold = refresh.takes(before, isPaused: false, now: 10)
        #expect(isTold && refresh.due(before, now: 11) == nil)
        view.touch(.began, at: 1)
        let after = panels().topic
        #expect(refresh.due(after, now: 10.02) == 10 + PanelRefresh.interval)
        isTold = refresh.takes(after, isPaused: false, now: 10.02)
        #expect(!isTold)
        isTold = refresh.takes(after, isPaused: true, now: 10.02)
        #expect(isTold)
        isTold = refresh.takes(after, isPaused: true, now: 10.03)
        #expect(!isTold)
    }

    @Test("hovering changes what is told only while there is nothing else to tell")
    func hover() {
        view.hover(at: 1)
        let hovering = panels().topic
        view.hover(at: 2)
        #expect(panels().topic != hovering)
        view.tap(at: 3)
        let touched = panels().topic
        view.hover(at: 4)
        #expect(panels().topic == touched)
    }

    @Test(
        "in the field keys with a character are typed, some go through what was found, the rest keep their meaning"
    )
    func keys() {
        func key(_ key: KeyboardKey, _ modifiers: KeyPress.Modifiers = []) -> PanelSearch.Key? {
            PanelSearch.Key(KeyPress(key: key, modifiers: modifiers))
        }
        #expect(key("a") == .type && key(" ") == .type)
        #expect(key(.backspace) == .erase && key(.escape) == .leave)
        // They neither leave the field nor do what they do elsewhere.
        #expect(key(.tab) == .type && key(.delete) == .type && key(.home) == nil)
        #expect(key(.enter) == .next && key(.up) == .previous)
        #expect(key(.function(1)) == nil && key("q", .control) == nil)
    }
}
