import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchSession

@testable import TouchScore
@testable import TouchStage

@Suite("Code beside the stage")
struct FilmCodeTests {
    /// Each decision and caption told, and the lines that are lit with it.
    private func run(_ lesson: String) throws -> [String] {
        try run(try Lessons.played(lesson))
    }

    private func run(_ session: Session, directed: Bool = false) throws -> [String] {
        let show = Cue(
            .tell(.show(.code)), record: 0, time: 0,
            position: SourcePosition(line: 1, column: 1))
        let film = Film(
            trace: session.trace, cues: [show] + (directed ? [] : session.cues),
            scene: session.scene,
            end: session.time)
        let code = try #require(film.scenery.code)
        return zip(film.score.beats, film.score.told).compactMap { beat, told in
            guard beat.told != nil || beat.kind == .caption else { return nil }
            let lit = code.lines(at: told, saying: beat.staging.caption)
                .flatMap { code.lines[$0] }.map { String($0.trimmingPrefix { $0 == " " }) }
            return lit.isEmpty ? nil : "\(beat.kind): \(lit.joined(separator: " "))"
        }
    }

    @Test("The requirement is lit while it is waited for and when it is met or broken")
    func requirement() throws {
        let lines = try run(Lessons.played("swipe-or-pan"), directed: true)
        #expect(lines.contains("waits: drag.require(toFail: flick)"))
        #expect(lines.contains("decided: drag.require(toFail: flick)"))
        #expect(lines.contains("decided: flick.direction = .right"))
        guard case .scene(let scene) = try Lessons.load("not-my-touch.scene") else { return }
        let tape = "tape 1\nscene \"not-my-touch\"\ntap photo\n"
        let tap = Session(
            scene: scene, tape: try Tape.parse(tape, file: "a.tape", scene: scene))
        tap.runTape()
        let touched = try run(tap, directed: true)
        #expect(touched.contains { $0.hasPrefix("receives: card.addGestureRecognizer(") })
    }

    @Test("What a caption names is lit while it stands")
    func caption() throws {
        let prevention = try run("one-way-prevention")
        #expect(
            prevention.contains {
                $0.hasPrefix("caption: override func canPrevent(") && $0.hasSuffix(" }")
            })
        #expect(try run("late-highlight").contains("caption: quick.delaysContentTouches = false"))
    }

    @Test("Code comes together with the caption that names its lines")
    func together() throws {
        for lesson in ["one-way-prevention", "who-must-wait", "single-or-double"] {
            let session = try Lessons.played(lesson)
            let film = Film(
                trace: session.trace, cues: session.cues, scene: session.scene, end: session.time)
            let code = try #require(film.scenery.code)
            let comes = try #require(
                zip(film.score.beats, film.score.told).first { beat, _ in
                    beat.staging.shown.contains(.code)
                })
            #expect(comes.0.kind == .caption, "\(lesson)")
            #expect(!code.lines(at: comes.1, saying: comes.0.staging.caption).isEmpty, "\(lesson)")
        }
    }

    @Test("An override is lit when it answers")
    func override() throws {
        #expect(try run("overriding-hit-test").contains { $0.contains("override func hitTest") })
        #expect(try run("responder-chain").contains { $0.contains("func touchesBegan") })
    }

    @Test("A film that does not show code makes none")
    func none() throws {
        let session = try Lessons.played("swipe-or-pan")
        #expect(Film(trace: session.trace, scene: session.scene).scenery.code == nil)
    }
}
