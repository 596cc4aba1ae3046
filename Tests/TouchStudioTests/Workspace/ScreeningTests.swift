import Foundation
import TestSupport
import Testing
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchTrace
import TouchWords

@testable import TouchHost
@testable import TouchStage
@testable import TouchStudio

/// Two runs, watched in the window.
@Suite("Watching two runs", .serialized)
struct ScreeningTests {
    private func opened(_ name: String = "require") throws -> OpenedScene {
        try .open(Pairs.folder.appending(path: "\(name).tape").path, among: [])
    }

    private func screening(_ desk: Desk) throws -> Screening {
        try #require(desk.workspace.watching.screening)
    }

    /// Time passes until the film stands.
    private func watch(_ desk: Desk) throws {
        for _ in 0..<4000 where try screening(desk).isPlaying { desk.pass(0.05) }
        #expect(try !screening(desk).isPlaying)
    }

    private func words(_ desk: Desk) -> String {
        desk.workspace.picture(now: desk.now).marks.flatMap(\.texts).map(\.string)
            .joined(separator: " ")
    }

    @Test("it plays by itself, and stands where the two part, both whys said, until it goes on")
    func parts() throws {
        let desk = Desk(try opened())
        #expect(try screening(desk).isPlaying)
        try watch(desk)
        #expect(try screening(desk).isAtParting)
        let said = words(desk)
        #expect(said.contains("The runs diverge here"))
        for why in try screening(desk).film.whys { #expect(said.contains(why)) }
        // A finger on it lets it go on, to its end.
        desk.touch(.began, 320, 200)
        desk.touch(.ended, 320, 200)
        #expect(try screening(desk).isPlaying)
        try watch(desk)
        #expect(try !screening(desk).isAtParting)
        #expect(try screening(desk).seconds(now: desk.now) == screening(desk).film.duration)
        #expect(desk.hits.isEmpty)
    }

    @Test("a finger elsewhere in the film does nothing but be told so")
    func fingers() throws {
        let desk = Desk(try opened())
        desk.workspace.perform(.time(.start))
        desk.workspace.perform(.time(.step(.decision, forward: true)))
        desk.touch(.began, 320, 200)
        desk.touch(.ended, 320, 200)
        #expect(desk.hits.isEmpty)
        #expect(words(desk).contains("Two runs are compared here"))
        desk.workspace.perform(.time(.pause))
        #expect(!words(desk).contains("Two runs are compared here"))
    }

    @Test("the usual keys and the line of time move through it")
    func transport() throws {
        let desk = Desk(try opened())
        let film = try screening(desk).film
        func here() throws -> Double { try screening(desk).seconds(now: desk.now) }
        desk.workspace.perform(.time(.scrub(film.duration / 2)))
        #expect(try here() == film.duration / 2)
        desk.pass(1)
        #expect(try here() == film.duration / 2)
        let decisions = film.stops(for: .decision)
        desk.workspace.perform(.time(.step(.decision, forward: true)))
        #expect(try decisions.contains(here()) && here() > film.duration / 2)
        desk.workspace.perform(.time(.step(.decision, forward: false)))
        #expect(try decisions.contains(here()) && here() <= film.duration / 2)
        desk.workspace.perform(.time(.start))
        #expect(try here() == 0)
        desk.workspace.perform(.time(.slower))
        desk.workspace.perform(.time(.pause))
        desk.pass(1)
        #expect(try abs(here() - 0.5) < 1e-6)
        desk.workspace.perform(.time(.live))
        #expect(try here() == film.duration)
    }

    @Test("Esc leads to the first scene, which hands can touch; D to the film again")
    func leaves() throws {
        let desk = Desk(try opened())
        desk.workspace.perform(.device(.liftFingers))
        #expect(desk.workspace.watching.screening == nil)
        desk.touch(.began, 320, 330)
        desk.touch(.ended, 320, 330)
        #expect(!desk.hits.isEmpty)
        desk.workspace.perform(.lesson(.demonstrate))
        #expect(desk.workspace.watching.screening != nil)
    }

    @Test("in another language one goes on where one was")
    func language() throws {
        let desk = Desk(try opened())
        try watch(desk)
        desk.workspace.perform(.language(.use("zh")))
        #expect(try screening(desk).isAtParting)
        #expect(words(desk).contains("从这里出现分歧"))
    }

    @Test("what else has a film is watched the same way, and what was open is there again after it")
    func others() throws {
        let desk = try Desk()
        desk.touch(.began, 70, 100)
        desk.touch(.ended, 70, 100)
        let hits = desk.hits
        desk.workspace.watching.watch(try #require(try opened("highlight").pairMaker))
        desk.pass(30)
        desk.workspace.perform(.lesson(.demonstrate))
        #expect(desk.workspace.watching.screening == nil)
        #expect(desk.hits == hits)
        desk.touch(.began, 70, 100)
        desk.touch(.ended, 70, 100)
        #expect(desk.hits == hits + hits)
    }

    @Test("a list of lessons can name a tape that shows two, by the words of its title card")
    func lesson() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory())
            .appending(path: "touchscope-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: Pairs.folder, to: folder)
        try "lessons 1\ngroup \"Two\"\n  lesson require\n  lesson waits\n".write(
            to: folder.appending(path: "index.lessons"), atomically: true, encoding: .utf8)
        let lessons = try LessonCatalog.load(folder).lessons
        #expect(lessons.first?.title["zh"] == "require 改变了什么")
        let desk = Desk(try OpenedScene(lessons[1], 1), lessons: lessons)
        desk.workspace.perform(.lesson(.previous))
        #expect(desk.workspace.watching.screening != nil)
        desk.workspace.perform(.lesson(.next))
        #expect(desk.workspace.watching.screening == nil)
    }
}

extension Film {
    /// What is said below the stages where the two part.
    fileprivate var whys: [String] {
        moments(at: parting?.lowerBound ?? 0).flatMap(\.staging.remarks).map {
            $0.withoutStars.english
        }
    }
}
