import TestSupport
import Testing
import TouchReading
import TouchScript

@testable import TouchStudy

@Suite("Upright runs")
struct UprightTests {
    private func played(_ views: String, _ lines: String) throws -> PlayedTape {
        let scene = try Scene.parse("scene 1 \"wide\" 640 x 400\n\(views)\n", file: "wide.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"wide\"\n\(lines)\n", file: "wide.tape", scene: scene)
        return PlayedTape(scene: scene, tape: tape)
    }

    @Test("Every lesson stands upright, and says the same", arguments: Lessons.tapes)
    func lesson(_ name: String) throws {
        guard case .tape(let tape, let scene) = try Lessons.load("\(name).tape") else { return }
        let wide = PlayedTape(scene: scene, tape: tape)
        // Of one the views are turned by 30 and 45 degrees; in another two fingers would not fit;
        // in the rest menus, swipes and sheets have measures of their own, and pages stand side by
        // side.
        let lying = [
            "rotated-still-right", "pinch-and-rotate", "swipe-in-cell", "pencil-draws",
            "expand-or-scroll",
        ]
        if lying.contains(name) {
            return #expect(wide.upright == nil)
        }
        let upright = try #require(wide.upright)
        let size = upright.scene.size
        #expect((0.56...0.76).contains(size.width / size.height))
        #expect(upright.failures.isEmpty)
        #expect(wide.session.trace.decidesAs(upright.session.trace))
        #expect(upright.session.cues.map(\.time) == wide.session.cues.map(\.time))
    }

    @Test("A drag goes as far as it did, and no farther than the screen")
    func drags() throws {
        let views = "view card at 40 60 size 560 280\n  pan drag moves"
        let short = try played(views, "finger a down card\nfinger a move by 0 60 over 1s")
        #expect(short.upright?.tape.text == short.tape.text)
        let long = try played(views, "finger a down card\nfinger a move by 280 0 over 1s")
        #expect(long.upright?.tape.text.contains("move by 175 0") == true)
    }

    @Test("Where fingers would meet something else there is no upright run")
    func otherwise() throws {
        let near = try played(
            "view bell at 280 160 size 80 80 point-inside outset 40", "tap (320, 270)")
        #expect(near.upright == nil)
    }

    @Test("A scene that stands upright stays as it is")
    func uprightAlready() throws {
        let scene = try Scene.parse("scene 1 \"phone\" 390 x 600\n", file: "phone.scene")
        let tape = try Tape.parse("tape 1\nscene \"phone\"\n", file: "phone.tape", scene: scene)
        #expect(PlayedTape(scene: scene, tape: tape).upright == nil)
    }
}
