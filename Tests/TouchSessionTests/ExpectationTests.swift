import Foundation
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

/// An expectation that is not met says where, what was found and what was expected.
@Suite struct ExpectationTests {
    private static let scene = """
        scene 1 "board" 640 x 400
        view card at 40 40 size 400 300 touches consume
          view badge at 20 20 size 80 80 touches handle-and-forward
          view ghost at 200 20 size 80 80 hidden
          view solo at 20 150 size 150 100
        view pad at 460 40 size 160 300
          swipe flick
          pan drag
        require drag to-fail flick
        """

    @Test(
        "A miss tells what happened",
        arguments: [
            ("", "hit badge", "no touch"),
            ("tap badge", "hit card", "hit badge"),
            ("tap badge", "hit badge by b", "no touch from finger b"),
            ("tap badge", "no hit", "hit badge"),
            ("tap (700, 10)", "hit badge", "no hit"),
            ("tap badge", "asked card, badge", "asked window, pad, card, solo, ghost, badge"),
            ("tap badge", "ghost not asked", "a hit-test that asked ghost"),
            ("", "ghost not asked", "no hit-test"),
            ("tap ghost", "ghost not hit because faint", "ghost not hit because hidden"),
            ("tap badge", "badge not hit", "a point inside badge"),
            ("tap pad", "badge not hit", "badge not asked"),
            ("tap badge", "delivered began badge", "delivered began badge, ended badge"),
            ("", "delivered began badge", "nothing delivered"),
            ("tap badge", "badge got ended", "badge got began, ended"),
            ("tap badge", "card got began", "card got nothing"),
            (
                "tap pad", "order began pad, ended pad",
                "order began pad, drag failed, flick failed, ended pad"
            ),
            ("tap badge", "hops badge > window", "hops badge > card"),
            ("tap card", "hops card > window", "no hops"),
            ("tap badge", "consumed by badge", "consumed by card"),
            ("tap pad", "consumed by pad", "nothing consumed"),
            ("tap badge", "handled by card", "handled by badge, card"),
            ("tap pad", "handled by pad", "handled by no responder"),
            ("tap badge", "discarded", "consumed by card"),
            ("", "discarded", "nothing discarded"),
            ("tap badge", "withheld from badge", "nothing withheld from badge"),
            (
                "finger a down solo\nfinger b down solo",
                "withheld from solo because exclusive-here",
                "withheld from solo because multitouch-off"
            ),
            ("", "flick ended", "flick possible"),
            ("tap pad", "flick is failed now", "flick is possible now"),
            ("tap pad", "flick was ended", "flick was failed"),
            ("", "flick was ended", "flick was possible"),
            ("tap badge\nset card at 50 40", "card did not move", "card moved by 10 0"),
            ("tap badge", "card moved", "card did not move"),
            ("tap badge", "card moved by 10 0", "card did not move"),
            ("tap badge\nset card bounds-at 0 10", "card did not scroll", "card scrolled by 0 10"),
            ("", "card scrolled", "card did not scroll"),
            ("tap pad", "flick ended", "flick failed because finger-lifted"),
            ("tap pad", "flick failed because drag", "flick failed because finger-lifted"),
            (
                "finger a down pad(0, 0.5)\nfinger a move by 150 0 over 100ms\nfinger a up",
                "drag ended", "drag failed because requirement-broken (flick)"
            ),
            ("tap pad", "flick acts", "flick never acts"),
            (
                "finger a down pad(0, 0.5)\nfinger a move by 150 0 over 100ms\nfinger a up",
                "flick acts 2 times", "flick acts 1 time"
            ),
            ("tap pad", "noted \"hello\"", "no such note"),
            ("tap pad", "pad at 1 2", "pad at 460 40"),
        ])
    func miss(lines: String, expected: String, found: String) throws {
        let session = try session(Self.scene, lines + "\n# A comment.\n  # And one more.\n")
        session.runTape()
        #expect(session.failures == [])
        let count = lines.isEmpty ? 0 : lines.split(separator: "\n").count
        let failing = try self.session(Self.scene, lines, expected)
        failing.runTape()
        #expect(
            failing.failures.map(\.description) == [
                "board.tape:\(3 + count):1: found \(found), expected \(expected)"
            ])
    }

    private func session(_ scene: String, _ lines: String, _ expected: String) throws -> Session {
        let head = lines.isEmpty ? "" : lines + "\n"
        return try TouchSessionTests.session(scene, head + "expect " + expected)
    }

    private func session(_ scene: String, _ lines: String) throws -> Session {
        try TouchSessionTests.session(scene, lines)
    }

    @Test("Repeated moves count once, other repeats count each")
    func repeats() throws {
        let session = try session(
            Self.scene,
            """
            finger a down solo
            finger a move by 20 0 over 200ms
            finger a up
            tap solo
            expect delivered began solo, moved solo, ended solo, began solo, ended solo
            tap solo
            expect delivered began solo, ended solo
            expect solo got began, moved, ended, began, ended, began, ended
            """)
        session.runTape()
        #expect(session.failures.map(\.description) == [])
    }

    @Test("A miss shows the trace lines it rests on")
    func context() throws {
        let session = try session(Self.scene, "tap badge\nexpect hit card")
        session.runTape()
        let failure = try #require(session.failures.first)
        let context = failure.context(in: session.trace)
        #expect(context.count == 1)
        #expect(context.first?.hasSuffix("finger a hits badge in window") == true)
    }
}

extension ExpectationFailure {
    /// The lines of the trace around the miss, the last `limit` of them.
    func context(in trace: Trace, limit: Int = 12) -> [String] {
        let all = trace.records.indices
        let places =
            records.isEmpty ? Array(all.suffix(limit)) : records.suffix(limit).map { $0 - 1 }
        return places.filter(all.contains).map { trace.line(trace.records[$0]) }
    }
}
