import TestSupport
import Testing
import TouchScript
import TouchSession

@testable import TouchScore
@testable import TouchStage

@Suite("Depth in a film") struct DepthScoreTests {
    private func film(_ tape: String) throws -> Film {
        let scene = try Scene.parse(
            """
            scene 1 "a" 640 x 400
            view photo at 60 60 size 520 280 color coral
              view face at 60 90 size 120 120 color sun

            """, file: "a.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"a\"\ndirect off\n\(tape)\n", file: "a.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return Film(trace: session.trace, cues: session.cues, end: session.time)
    }

    private func shares(_ film: Film, in beat: Beat) -> [Double] {
        stride(from: 0, through: 10, by: 1).map { step in
            let seconds = beat.start + Double(step) / 10 * beat.duration
            return film.moment(at: seconds).staging.depth?.share ?? 0
        }
    }

    @Test("Layers come apart within the beat that tells it, and lie flat within another")
    func shares() throws {
        let film = try film("wait 500ms\ndepth on\nwait 1s\ndepth off\nwait 500ms")
        let shown = film.score.beats.filter { $0.kind == .show }
        #expect(shown.map { $0.duration } == [0.6, 0.6])
        let (apart, flat) = (shares(film, in: shown[0]), shares(film, in: shown[1]))
        #expect(apart.first == 0 && apart.last == 1)
        #expect(zip(apart, apart.dropFirst()).allSatisfy { $0 < $1 } && apart[5] > 0.4)
        #expect(flat.first == 1 && flat.last == 0)
        #expect(zip(flat, flat.dropFirst()).allSatisfy { $0 > $1 })
        // In between they stay apart.
        let between = (shown[0].end + shown[1].start) / 2
        #expect(film.moment(at: between).staging.depth == Staging.Depth())
    }

    @Test("Layers on their way are painted once, not faded over from what was there")
    func paintedOnce() throws {
        let film = try film("depth on\nwait 1s")
        let beat = try #require(film.score.beats.first { $0.kind == .show })
        let seconds = beat.start + 0.1
        #expect(film.departure(to: film.moments(at: seconds), at: seconds) == nil)
    }

    @Test("Another view lies flat before the next comes apart, and a cut leaves that out")
    func others() throws {
        let film = try film("depth photo\nwait 1s\ndepth face\nwait 1s")
        let shown = film.score.beats.filter { $0.kind == .show }
        let changing = try #require(shown.last)
        let before = film.moment(at: changing.start + 0.15).staging.depth
        let after = film.moment(at: changing.start + 0.45).staging.depth
        #expect(before?.view != after?.view && before != nil && after != nil)

        let cut = try self.film("wait 1s\ndepth on\nwait 1s\ncut 0.5s..1.5s")
        #expect(cut.score.beats.allSatisfy { $0.kind != .show || $0.duration == 0 })
        #expect(cut.moment(at: cut.duration).staging.depth?.share == 1)
    }

    @Test("The score names the view that is taken apart")
    func json() throws {
        let lines = try film("depth photo\nwait 1s").scoreLines(language: "en")
        #expect(lines.contains("\"depth\":\"photo\""))
        #expect(try film("depth on\nwait 1s").scoreLines(language: "en").contains("\"depth\":true"))
    }
}
