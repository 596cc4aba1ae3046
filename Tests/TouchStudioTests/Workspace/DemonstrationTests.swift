import Foundation
import Testing
import TouchReading
import TouchScript
import TouchSession
import TouchTrace
import TouchWords

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStage
@testable import TouchStudio

@Suite("A demonstration") @MainActor
struct DemonstrationTests {
    private func session(_ tape: String) throws -> PacedSession {
        let scene = try Scene.parse(
            "scene 1 \"pad\" 100 x 100\nview pad at 0 0 size 100 100\n", file: "pad.scene")
        let tape = try Tape.parse("tape 1\nscene \"pad\"\n" + tape, file: "pad.tape")
        return PacedSession(
            scene: scene, tape: tape, language: "en", now: 100)
    }

    /// Event time and the caption, at each of the host's times.
    private func follow(_ session: PacedSession, at times: [Double]) -> [String] {
        times.map { now in
            while let due = session.nextDue(after: now), due <= now {
                _ = session.advance(now: max(due, 100))
                if session.session.isAtEnd { break }
            }
            let time = (session.eventTime(now) * 1000).rounded() / 1000
            return "\(time) \(session.words(at: .max)?.english ?? "-")"
        }
    }

    @Test("a freeze holds event time, and what comes behind it waits")
    func freeze() throws {
        let session = try session(
            """
            wait 200ms
            caption "Look"
            freeze 2s
            finger a down pad
            caption "Down"
            wait 500ms
            finger a up
            """)
        #expect(
            follow(session, at: [100.1, 101, 103.3, 104.8, 105.2])
                == ["0.1 -", "0.2 Look", "0.2 Look", "0.4 Down", "0.7 Down"])
    }

    @Test("what is cut is left out, what is quickened passes quickly; captions in a cut go with it")
    func edits() throws {
        let session = try session(
            """
            cut 1s..3s
            speed 2 4s..6s
            trim 500ms..7s
            wait 600ms
            caption "Before"
            wait 2s
            caption "Unseen"
            wait 8s
            """)
        // The caption is read for 1.2 s, and beats are 8 ms.
        let expected = [
            (101.2, 0.6, "Before"), (101.65, 0.95, "Before"), (102, 3.3, "-"), (102.6, 3.9, "-"),
            (103.2, 5, "-"), (103.6, 5.8, "-"), (104.2, 6.5, "-"), (105.2, 10.6, "-"),
        ]
        let found = follow(session, at: expected.map(\.0))
        for (found, expected) in zip(found, expected) {
            let words = found.split(separator: " ")
            let time = words.first.flatMap { Double($0) } ?? -1
            #expect(
                abs(time - expected.1) < 0.06 && words.last.map(String.init) == expected.2,
                "\(found), \(expected)")
        }
    }

    @Test("captions stand one after the other until they can be read")
    func captions() throws {
        let session = try session(
            """
            caption "One"
            caption "A caption of thirty-four letters.."
            caption off
            wait 1s
            """)
        #expect(
            follow(session, at: [100.1, 101.1, 101.3, 103.1, 103.3])
                == [
                    "0.0 One", "0.0 One", "0.0 A caption of thirty-four letters..",
                    "0.0 A caption of thirty-four letters..", "0.1 -",
                ])
    }

    @Test("a question waits for a touch, then the tape goes on and tells the right answer")
    func question() throws {
        let session = try session(
            """
            ask "Who?" 2s answers "pad", "nobody" right 1
            wait 200ms
            answer
            """)
        #expect(
            follow(session, at: [100.1, 150]) == [
                "0.0 Who?  pad · nobody", "0.0 Who?  pad · nobody",
            ])
        #expect(session.isWaiting && session.nextDue(after: 150) == nil)
        session.goOn(now: 150)
        #expect(
            follow(session, at: [150.1, 150.3]) == ["0.1 Who?  pad · nobody", "0.2 Who?  pad"])
    }

    @Test("the finger that answers a question does not reach the scene")
    func answer() throws {
        let text = "scene 1 \"pad\" 100 x 100\nview pad at 0 0 size 100 100\n"
        let scene = try Scene.parse(text, file: "pad.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"pad\"\nask \"Who?\" 2s\nwait 1s\nfinger a down pad\n",
            file: "pad.tape")
        let desk = Desk(OpenedScene(scene: scene, tape: tape, lesson: nil))
        desk.workspace.perform(.lesson(.demonstrate))
        desk.pass(1)
        #expect(desk.workspace.session.isWaiting)
        desk.touch(.began, 50, 50)
        desk.touch(.ended, 50, 50)
        #expect(desk.workspace.session.isDemonstration && !desk.workspace.session.isWaiting)
        #expect(desk.hits == [])
    }

    @Test("rings, light and the camera stand on the live stage where the tape told them")
    func staging() throws {
        let session = try session(
            """
            highlight pad
            zoom pad 2
            wait 200ms
            highlight off
            zoom off
            """)
        _ = follow(session, at: [100])
        let start = session.moment(now: 100)
        #expect(start.staging.rings.map(session.trace.name) == ["pad"])
        #expect(start.frame?.width == 100)
        // It goes there slowly, and nothing else happens meanwhile.
        #expect(follow(session, at: [100.35, 100.7]) == ["0.0 -", "0.0 -"])
        #expect(session.moment(now: 100.35).frame?.width.rounded() == 80)
        #expect(session.nextChange(after: 100.35) == 100.35)
        #expect(session.moment(now: 100.81).frame == CGRect(x: 25, y: 25, width: 50, height: 50))
        _ = follow(session, at: [101.1])
        let later = session.moment(now: 101.1)
        #expect(later.staging.rings.isEmpty && later.frame?.width == 50)
        #expect(session.moment(now: 102).frame == nil)
    }

    @Test(
        "the camera eases in time travel, too, and goes to the next touch of the finger it follows")
    func timeTravel() throws {
        let session = try session(
            """
            follow finger a 2
            finger a down pad(0.1, 0.1)
            finger a up
            wait 1s
            finger a down pad(0.9, 0.9)
            """)
        _ = follow(session, at: [100, 101, 102.5])
        func frame(_ record: Int, _ now: Double) -> CGRect? {
            var moment = StageMoment(session.history.state(at: record))
            session.stage(&moment, now: now)
            return moment.frame
        }
        let (first, last) = (
            CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 50, width: 50, height: 50)
        )
        let end = session.history.count
        _ = frame(end, 103)
        #expect(frame(end, 104) == last)
        let landing = try #require(
            (0...end).first { !session.history.state(at: $0).touches.isEmpty })
        #expect(frame(landing, 105) == last)
        #expect(frame(landing, 105.35)?.minX.rounded() == 30)
        #expect(session.isCameraMoving(now: 105.35))
        #expect(frame(landing, 105.8) == first && !session.isCameraMoving(now: 105.8))
        // Where nobody is to be followed yet it stays.
        #expect(frame(landing - 1, 106) == first)
    }

    @Test("at its end nothing is due, whatever the scene still waits for")
    func end() throws {
        let scene = try Scene.parse(
            "scene 1 \"pad\" 100 x 100\nview pad at 0 0 size 100 100\n  long-press hold\n",
            file: "pad.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"pad\"\nfinger a down pad\nwait 100ms\n", file: "pad.tape")
        let session = PacedSession(
            scene: scene, tape: tape, language: "en", now: 100)
        #expect(follow(session, at: [103]) == ["0.1 -"])
        #expect(session.nextDue(after: 103) == nil)
    }

    @Test("slow makes event time pass slower, until it is off")
    func slow() throws {
        let session = try session(
            """
            wait 100ms
            slow 4
            wait 100ms
            slow off
            wait 1s
            """)
        #expect(
            follow(session, at: [100.1, 100.3, 100.5, 100.7]).map { $0.prefix(4) }
                == ["0.1 ", "0.15", "0.2 ", "0.4 "])
    }
}
