import CSDL
import Foundation
import TestSupport
import Testing
import TouchScript
import TouchTrace

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

@Suite("The clock begins with the first touch") struct FirstTouchTests {
    /// When each finger came down, in event time.
    private func starts(_ desk: Desk) -> [Double] {
        desk.workspace.session.trace.records.compactMap {
            if case .sample(_, _, .began, _, _) = $0.entry { $0.time } else { nil }
        }
    }

    @Test(
        "the first touch is at 0 s however long the window has been open, the next as much later as it came"
    )
    func first() throws {
        let desk = try Desk()
        desk.pass(30)
        desk.touch(.began, 50, 80)
        desk.touch(.ended, 50, 80)
        desk.pass(2)
        desk.touch(.began, 50, 80)
        let starts = starts(desk)
        #expect(starts.count == 2)
        #expect(starts[0] == 0)
        #expect(abs(starts[1] - 2.04) < 0.001, "\(starts)")
    }

    @Test("a mouse that only looks does not begin it")
    func pointer() throws {
        let desk = try Desk()
        desk.pass(10)
        desk.move(50, 80)
        desk.pass(10)
        desk.button(1, SDL_MOUSEBUTTONDOWN, 50, 80)
        #expect(starts(desk) == [0])
    }

    @Test("it begins anew with a fresh start")
    func restart() throws {
        let desk = try Desk()
        desk.touch(.began, 50, 80)
        desk.touch(.ended, 50, 80)
        desk.pass(5)
        desk.workspace.perform(.lesson(.restart))
        desk.pass(5)
        desk.touch(.began, 50, 80)
        #expect(starts(desk) == [0])
    }

    @Test("what else happens to the scene begins it, too")
    func shake() throws {
        let desk = try Desk()
        desk.pass(5)
        desk.workspace.perform(.device(.shake))
        desk.pass(1)
        desk.touch(.began, 50, 80)
        #expect(starts(desk).allSatisfy { $0 > 0.9 && $0 < 1.1 }, "\(starts(desk))")
    }

    @Test("the window sleeps as long as it waits")
    func sleeps() throws {
        let desk = try Desk()
        _ = desk.workspace.picture(now: desk.now)
        desk.move(50, 80)
        _ = desk.workspace.picture(now: desk.now)
        #expect(desk.workspace.nextDue(after: desk.now) == nil)
        #expect(desk.workspace.nextChange(after: desk.now).map { $0 > desk.now + 1 } ?? true)
    }
}
