import Foundation
import Testing
import TouchKit
import TouchReading
import TouchScore
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchHost
@testable import TouchLive
@testable import TouchStudio

@Suite("Takes in the window")
struct TakeTests {
    private let bench: TakeBench
    private var desk: Desktop { bench.desk }
    private var workspace: Workspace { bench.workspace }

    init() throws { bench = try TakeBench() }

    @Test("a finger on Record: three, two, one; time 0 is their end, and what is done is the tape")
    func whole() throws {
        try desk.press("Record")
        for second in [3, 2, 1] {
            desk.paint()
            #expect(workspace.taking.takeBar.content == .counting(second))
            desk.wait(1)
        }
        desk.paint()
        #expect(workspace.taking.takeBar.content == .rolling(0))
        desk.wait(2)
        bench.drag(0.3, 0.6)
        desk.paint()
        #expect(workspace.taking.takeBar.content == .rolling(2))
        let live = bench.live
        try desk.press("Stop")

        #expect(bench.files == ["swipe-or-pan-take-1.tape"])
        let tape = try bench.tape()
        #expect(abs((bench.firstTouch ?? 0) - 2) < 0.1)
        #expect(bench.trace(tape) == live)
        // It is open, at its beginning, and says where it is.
        #expect(workspace.opened.tape?.file.hasSuffix("swipe-or-pan-take-1.tape") == true)
        #expect(workspace.opened.lesson == nil && bench.live == live)
        let playhead = workspace.branches.open.playhead
        #expect(!playhead.isLive && workspace.branches.open.time == 0)
        #expect(bench.said.contains("/swipe-or-pan-take-1.tape."))
        desk.paint()
        #expect(workspace.taking.takeBar.content == nil)
        // The next one has the next name.
        try bench.roll()
        bench.drag(0.3, 0.6)
        desk.key(.function(9))
        #expect(bench.files == ["swipe-or-pan-take-1.tape", "swipe-or-pan-take-2.tape"])
    }

    @Test("a touch in mid-countdown begins the take and is the first thing on it")
    func impatient() throws {
        desk.key("r", .control)
        desk.wait(1)
        bench.drag(0.3, 0.6)
        #expect(bench.phase == .rolling)
        desk.key("r", .control)
        #expect(bench.firstTouch.map { $0 < 0.001 } == true)
        #expect(bench.trace(try bench.tape()) == bench.live)
    }

    @Test("Escape in mid-countdown calls it off; a take in which nothing was done is none")
    func nothing() throws {
        workspace.perform(.take(.record))
        desk.wait(1)
        desk.key(.escape)
        #expect(bench.phase == nil && bench.files == [])
        try bench.roll()
        workspace.perform(.take(.record))
        #expect(bench.phase == nil && bench.files == [])
        #expect(bench.said.contains("Nothing was done"))
        // The session goes on as any other.
        bench.drag(0.3, 0.6)
        #expect(workspace.session.session.isPlayed)
    }

    @Test("in a pause time stands still, and what is touched is on no tape")
    func pause() throws {
        try bench.roll()
        bench.drag(0.3, 0.4)
        desk.wait(1)
        try desk.press("Pause")
        let (before, time) = (bench.live, workspace.session.session.time)
        desk.wait(60)
        bench.drag(0.4, 0.7)
        desk.key("s")
        desk.key("i")
        #expect(bench.live == before && workspace.session.session.time == time)
        #expect(workspace.nextDue(after: desk.now) == nil)
        desk.key(" ")
        #expect(bench.phase == .rolling)
        bench.drag(0.3, 0.4)
        let live = bench.live
        #expect(live.count > before.count)
        workspace.perform(.take(.record))
        let tape = try bench.tape()
        #expect(bench.trace(tape) == live)
        #expect(workspace.session.session.time < 3)
    }

    @Test("a finger that stood through a pause is taken over where it stands, or goes on as it is")
    func standing() throws {
        try bench.roll()
        desk.touch(.began, bench.place(0.3, 0.5), finger: 1)
        desk.touch(.began, bench.place(0.6, 0.5), finger: 2)
        try pressWithThird("Pause")
        desk.touch(.ended, bench.place(0.3, 0.5), finger: 1)
        #expect(workspace.session.latest.touches.count(where: \.isLive) == 2)
        try pressWithThird("Resume")
        desk.touch(.moved, bench.place(0.62, 0.5), finger: 2)
        desk.touch(.began, bench.place(0.3, 0.5), finger: 1)
        desk.touch(.ended, bench.place(0.35, 0.5), finger: 1)
        #expect(workspace.session.latest.touches.count(where: \.isLive) == 1)
        desk.touch(.ended, bench.place(0.62, 0.5), finger: 2)
        #expect(workspace.session.latest.touches.count(where: \.isLive) == 0)
    }

    private func pressWithThird(_ name: String) throws {
        try desk.press(name, finger: 3)
    }

    @Test("markers are chapters with numbers, in both languages")
    func markers() throws {
        try bench.roll()
        bench.drag(0.3, 0.4)
        try desk.press("Marker")
        desk.wait(1)
        desk.key("m", .control)
        workspace.perform(.take(.record))
        let text = try bench.read("swipe-or-pan-take-1.tape")
        #expect(text.contains("chapter \"Part 1\" zh \"第 1 部分\"\n"))
        #expect(text.contains("chapter \"Part 2\" zh \"第 2 部分\"\n"))
        #expect(workspace.session.session.recordedTellings.map { $0.time.rounded() } == [0, 1])
    }

    @Test("captions: typed with keys, with the window's own keyboard, chosen, and taken away")
    func captions() throws {
        try bench.roll()
        desk.key("t", .control)
        #expect(bench.phase == .paused && workspace.chrome.drawer == .captions)
        for letter in "a swipe" {
            workspace.send(.text(String(letter)), now: desk.now)
        }
        desk.key(.enter)
        #expect(workspace.chrome.drawer == nil && !workspace.typing.entry.isOpen)
        desk.key(" ")
        desk.wait(1)
        desk.paint()
        #expect(workspace.chrome.caption?.english == "A swipe")

        try desk.press("Caption")
        desk.paint()
        try desk.press("A new caption")
        desk.paint()
        for key in ["s", "o", "⌫", "space", "p", "a", "n", "."] {
            desk.paint()
            try desk.press(key)
        }
        desk.paint()
        try desk.press("done")
        desk.wait(1)

        try desk.press("Caption")
        desk.paint()
        try desk.press("A swipe")
        try desk.press("Caption")
        desk.paint()
        try desk.press("No caption")
        workspace.perform(.take(.record))
        let said = try bench.tape().lines.compactMap { line -> String? in
            guard case .tell(.caption(let words))? = line.statement else { return nil }
            return words?.english ?? "off"
        }
        #expect(said == ["A swipe", "S pan.", "A swipe", "off"])
    }

    @Test("a caption typed while the window is Chinese is Chinese, and stands in for English")
    func chineseCaption() throws {
        workspace.perform(.language(.use("zh")))
        try bench.roll()
        desk.key("t", .control)
        workspace.send(.text("一次滑动"), now: desk.now)
        desk.key(.enter)
        workspace.perform(.take(.record))
        let text = try bench.read("swipe-or-pan-take-1.tape")
        #expect(text.contains("\ncaption \"一次滑动\" zh \"一次滑动\"\n"))
    }

    @Test("captions of the lesson can be chosen, in both languages")
    func lessonCaptions() throws {
        let first = try #require(
            workspace.opened.tape?.lines.lazy.compactMap { line -> LocalizedText? in
                if case .tell(.caption(let words?))? = line.statement { words } else { nil }
            }.first)
        try bench.roll()
        bench.drag(0.3, 0.4)
        try desk.press("Caption")
        desk.paint()
        try desk.press(first.withoutStars.english)
        workspace.perform(.take(.record))
        #expect(try bench.tape().lines.contains { $0.statement == .tell(.caption(first)) })
    }

    @Test("again from a marker: the take goes on from there, the other way stays beside it")
    func again() throws {
        try bench.roll()
        bench.drag(0.3, 0.4)
        desk.wait(1)
        try desk.press("Marker")
        let start = bench.live
        let time = workspace.session.session.time
        bench.drag(0.4, 0.7)
        let wrong = bench.live
        try desk.press("Retake from…")
        #expect(bench.phase == .paused)
        desk.paint()
        try desk.press("Part 1  \(TakeMarker.clock(time))")
        #expect(workspace.chrome.drawer == nil && bench.phase == .paused)
        #expect(bench.live == start && workspace.session.session.time == time)
        #expect(bench.said.contains("swipe-or-pan-take-1-1.tape"))
        desk.wait(5)
        try desk.press("Resume")
        desk.wait(0.5)
        bench.drag(0.7, 0.2)
        let live = bench.live
        try desk.press("Stop")

        let tape = try bench.tape()
        #expect(bench.trace(tape) == live && live.starts(with: start))
        #expect(
            tape.lines.first?.comment == "another version after 0:01: swipe-or-pan-take-1-1.tape")
        #expect(tape.lines.count { $0.statement.isChapter } == 1)
        #expect(bench.trace(try bench.tape("swipe-or-pan-take-1-1.tape")) == wrong)
        #expect(
            bench.files == ["swipe-or-pan-take-1-1.tape", "swipe-or-pan-take-1.tape"])
    }

    @Test("again from the beginning, twice; each way stays")
    func againTwice() throws {
        try bench.roll()
        for x in [0.4, 0.5] {
            bench.drag(0.3, x)
            desk.key("b", .control)
            desk.paint()
            try desk.press("The beginning  0:00")
            #expect(bench.live.count < 20 && workspace.session.session.time == 0)
            desk.key(" ")
        }
        bench.drag(0.3, 0.6)
        workspace.perform(.take(.record))
        #expect(bench.files.count == 3)
        #expect(try bench.tape().lines.prefix(2).allSatisfy { $0.comment != nil })
    }

    @Test("Ctrl Del takes the take away and puts it back; its name is not given to another")
    func remove() throws {
        try bench.roll()
        bench.drag(0.3, 0.4)
        workspace.perform(.take(.record))
        let text = try bench.read("swipe-or-pan-take-1.tape")
        desk.key(.delete, .control)
        #expect(bench.files == ["swipe-or-pan-take-1.tape~"])
        desk.key(.delete, .control)
        #expect(bench.files == ["swipe-or-pan-take-1.tape"])
        #expect(try bench.read("swipe-or-pan-take-1.tape") == text)
        desk.key(.delete, .control)
        try bench.roll()
        bench.drag(0.3, 0.4)
        workspace.perform(.take(.record))
        #expect(bench.files == ["swipe-or-pan-take-1.tape~", "swipe-or-pan-take-2.tape"])
    }

    @Test("an unlucky key ends no take; what it replaced comes back after it")
    func unlucky() throws {
        bench.drag(0.3, 0.8)
        let before = workspace.session
        try bench.roll()
        let take = workspace.session
        for key: KeyboardKey in ["r", "d", .down, .up, "b", "o", "l", .home] {
            desk.key(key)
            #expect(workspace.session === take && bench.phase == .rolling)
        }
        desk.key("z", .control)
        #expect(workspace.session === take)
        // A finger on the stage in the past goes on live.
        bench.drag(0.3, 0.4)
        #expect(workspace.session === take && workspace.branches.all.count == 1)
        workspace.perform(.take(.record))
        desk.key("z", .control)
        #expect(workspace.session === before)
    }

    @Test("a window that closes writes the take")
    func close() throws {
        try bench.roll()
        bench.drag(0.3, 0.4)
        let live = bench.live
        try workspace.taking.finish()
        #expect(bench.trace(try bench.tape()) == live)
    }

    @Test("a sound that goes along hears of everything, at its event time")
    func companion() throws {
        let ear = Ear()
        workspace.taking.companion = ear
        try bench.roll()
        bench.drag(0.3, 0.4)
        workspace.perform(.take(.mark))
        let time = workspace.session.session.time
        desk.key(" ")
        desk.key(" ")
        bench.drag(0.3, 0.4)
        workspace.perform(.take(.markers))
        workspace.perform(.take(.goBack(1)))
        desk.key(" ")
        workspace.perform(.take(.record))
        let place = "\(bench.folder)/swipe-or-pan-take-1"
        #expect(
            ear.heard.map { $0.replacing(#/ \d+\.\d+$/#, with: "") } == [
                "prepare \(place).tape", "start", "pause", "goOn", "pause",
                "back \(place)-1.tape", "goOn", "stop \(place).tape",
            ])
        #expect(ear.heard.contains("back \(place)-1.tape \(time)"))
    }

    private final class Ear: TakeCompanion {
        var heard: [String] = []
        var hasHeard = false
        var level: Double? { nil }
        func prepare(beside place: String) { heard.append("prepare \(place)") }
        func start(at now: Double) { heard.append("start") }
        func pause(at time: Double) { heard.append("pause \(time)") }
        func goOn(at now: Double) { heard.append("goOn") }
        func goBack(to time: Double, leaving other: String?) {
            heard.append("back \(other ?? "") \(time)")
        }
        func stop(at place: String?) { heard.append("stop \(place ?? "")") }
    }
}

extension TapeStatement? {
    fileprivate var isChapter: Bool {
        if case .tell(.chapter)? = self { true } else { false }
    }
}
