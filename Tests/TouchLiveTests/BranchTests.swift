import TestStage
import Testing
import TouchKit
import TouchReading
import TouchStage
import TouchTrace

@testable import TouchLive

@Suite("Where one looks")
struct BranchTests {
    private let view: OneView
    private var branch: Branch

    init() throws {
        view = try OneView()
        branch = Branch(view.session)
    }

    @Test("back leads to what was asked before, and to where one stood")
    mutating func back() {
        view.tap(at: 1)
        branch.scrub(to: 1)
        let here = branch.record
        branch.choose(.subject(SubjectID(2)))
        branch.choose(.record(here + 3))
        #expect(branch.record == here + 3)
        // Asking the same again is no new question.
        branch.choose(.record(here + 3))
        #expect(branch.earlier.count == 2)
        var wasAsked = branch.askAgain()
        #expect(wasAsked && branch.choice == .subject(SubjectID(2)) && branch.record == here)
        wasAsked = branch.askAgain()
        #expect(wasAsked && branch.choice == nil)
        wasAsked = branch.askAgain()
        #expect(!wasAsked)
    }

    @Test("the beginning is the scene as it stands before the first finger")
    func beginning() throws {
        // Made here: views that other tests make while one waits belong to the first application that lives.
        let view = try OneView()
        var branch = Branch(view.session)
        let count = view.session.trace.records.count
        branch.goToBeginning()
        #expect(branch.record == count)
        view.touch(.began, at: 1)
        branch.goToBeginning()
        #expect(branch.record == count)
        #expect(!branch.state.windows.isEmpty && branch.state.touches.isEmpty)
    }

    @Test("live there is nothing to go back to")
    mutating func live() {
        branch.choose(.record(7))
        branch.goLive()
        let wasAsked = branch.askAgain()
        #expect(!wasAsked && branch.playhead.isLive && branch.choice == nil)
    }

    @Test("steps go from event to event, back to the beginning and no further")
    mutating func steps() {
        view.tap(at: 1)
        view.tap(at: 3)
        branch.pauseOrPlay(now: 10)
        var times: [Double] = []
        for _ in 0..<6 {
            branch.step(.event, forward: false)
            times.append(branch.time)
        }
        let trace = view.session.trace
        #expect(branch.record == view.session.digest.beginning(of: trace))
        #expect(Array(times.prefix(3)) == [3, 1.1, 1])
        branch.step(.event, forward: true)
        #expect(branch.time == 1)
    }

    @Test("a step to an action asks about it; where there is none, one stays")
    mutating func actions() {
        view.tap(at: 1)
        branch.goToBeginning()
        branch.step(.action, forward: true)
        #expect(branch.choice == .record(branch.record))
        let here = branch.record
        branch.step(.action, forward: true)
        #expect(branch.record == here)
    }

    @Test("what plays moves on, and is live beyond the end")
    mutating func plays() {
        view.tap(at: 1)
        branch.scrub(to: 1)
        branch.pauseOrPlay(now: 10)
        #expect(branch.moment(now: 10.05).stage.time == 1)
        #expect(branch.moment(now: 10.11).stage.time == 1.1)
        _ = branch.moment(now: 20)
        #expect(branch.playhead.isLive)
    }

    @Test("a finger leaves a past that something came of, and nothing else")
    mutating func departure() {
        view.tap(at: 1)
        #expect(branch.departure == nil)
        branch.scrub(to: 1)
        #expect(branch.departure == branch.record)
        // Hovering since the last finger is no past.
        branch.scrub(to: 5)
        view.hover(at: 6)
        #expect(branch.departure == nil)
    }

    @Test("the timeline follows the fingers until it is moved, and again when one is live")
    mutating func timeline() {
        view.tap(at: 1)
        let first = branch.window
        #expect(first.start < 1 && first.end > 1.1)
        view.tap(at: 9)
        #expect(branch.window.start > 2)
        branch.pan(by: -1)
        let moved = branch.window
        view.tap(at: 20)
        #expect(branch.window == moved)
        branch.showAll()
        #expect(branch.window.start == 0 && branch.window.end > 20)
        branch.goLive()
        #expect(branch.window.start > 19)
    }

    @Test("who is asked about next goes round among those who take part")
    mutating func subjects() {
        view.touch(.began, at: 1)
        var asked: [SubjectID] = []
        while let next = branch.nextSubject, !asked.contains(next) {
            asked.append(next)
            branch.choose(.subject(next))
        }
        let names = asked.map { view.session.trace.name(of: $0) }
        #expect(names.prefix(2) == ["once", "card"] && asked.count == 3)
        #expect(branch.nextSubject == asked.first)
    }
}
