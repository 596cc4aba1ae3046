import Foundation
import TestStage
import TestSupport
import Testing
import TouchCanvas
import TouchFilm
import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace
import TouchWords

@testable import TouchScore
@testable import TouchStage

/// Films of two runs beside one another.
@Suite("Two runs in one film")
struct PairFilmTests {
    private static func why(_ staged: StagedTape) -> Why {
        let session = Session(scene: staged.scene, tape: staged.tape)
        session.runTape()
        return Why(session.trace, scene: session.scene)
    }

    /// A shipped pair.
    static func shown(_ name: String) throws -> (film: Film, comparison: RunComparison) {
        guard case .together(let tape, let first, let second) = try Pairs.load(name) else {
            throw NoPair()
        }
        let comparison = RunComparison(why(first), why(second))
        let told = tape.tellingsAroundPair
        let film = Film(
            comparison, headings: (LocalizedText("One"), LocalizedText("Other")),
            title: LocalizedText("Two runs"), before: told.before, after: told.after)
        return (film, comparison)
    }

    private struct NoPair: Error {}

    @Test(
        "Beats follow one another, neither run goes back; both stand at one event time, at a record of the beat, neither later nor older",
        arguments: Pairs.names)
    func inStep(_ name: String) throws {
        let film = try Self.shown(name).film
        let report = FilmWalk(film, name: name).beats()
        #expect(report.looks > 50 && film.moments(at: 1).count == 2)
        #expect(report.faults == [])
    }

    @Test(
        "All that has happened in one run up to a passage's end is shown in the other, too",
        arguments: Pairs.names)
    func level(_ name: String) throws {
        let (film, comparison) = try Self.shown(name)
        let histories = [comparison.first.history, comparison.second.history]
        for beat in film.score.beats where beat.kind == .passage && beat.to > beat.from {
            for (run, history) in histories.enumerated() {
                let next = beat.side(run).record
                guard next < history.count else { continue }
                #expect(history.trace.records[next].time >= beat.to - 1e-9)
            }
        }
    }

    @Test(
        "Where they part both stand still until it is read, and are marked", arguments: Pairs.names)
    func parting(_ name: String) throws {
        let (film, comparison) = try Self.shown(name)
        let parting = try #require(comparison.parting)
        let all = film.score.beats.filter { $0.kind == .parted }
        let beat = try #require(all.first)
        #expect(all.count == 1)
        #expect(beat.from == parting.time && beat.to == parting.time)
        for (run, side) in [parting.first, parting.second].enumerated() {
            let history = [comparison.first.history, comparison.second.history][run]
            let record = beat.side(run).record
            #expect(record >= side.playhead)
            #expect(history.state(at: record).time <= parting.time)
        }
        #expect(beat.staging.caption?.english == comparison.sentence["en"])
        #expect(beat.staging.caption?["zh"] == comparison.sentence["zh"])
        let caption = try #require(beat.staging.caption)
        #expect(beat.duration >= caption.readingTime)
        for run in 0...1 {
            #expect(beat.side(run).staging.rings.count == 1)
            #expect(beat.side(run).staging.remarks.count == 1)
        }
        // Nothing of it stays when time goes on.
        let next = try #require(film.score.beats.first { $0.start >= beat.end })
        #expect(next.staging.caption == nil && next.staging.rings.isEmpty)
        #expect(next.side(1).staging.remarks.isEmpty)
    }

    @Test("In the end it is said what came of it, before the tape's last words")
    func outcome() throws {
        let (film, comparison) = try Self.shown("require")
        #expect(film.score.beats.suffix(2).map(\.kind) == [.outcome, .end])
        #expect(film.captions.last?.text.english == comparison.conclusion["en"].withoutStars)
        let beat = try #require(film.score.beats.last { $0.kind == .outcome })
        #expect(beat.staging.remarks.map(\.english).first == "*flick* sent its action")
        #expect(beat.side(1).staging.remarks.map(\.english).first == "*flick* sent no action")
    }

    @Test("Two traces are enough; runs that never part are shown to the end, and it is said")
    func same() throws {
        let session = try Lessons.played("who-gets-the-touch")
        let why = Why(session.trace, scene: session.scene)
        let film = Film(
            RunComparison(why, why), headings: (LocalizedText("a"), LocalizedText("b")))
        #expect(!film.score.beats.contains { $0.kind == .parted })
        #expect(film.captions.map(\.text.english) == ["The runs never diverge."])
        for beat in film.score.beats { #expect(beat.record == beat.side(1).record) }
        #expect(film.score.beats.last?.record == session.trace.records.count)
    }

    @Test("Undirected, time passes evenly but for the difference; slow, as slowly as told")
    func undirected() throws {
        let comparison = try Self.shown("require").comparison
        let headings = (first: LocalizedText("a"), second: LocalizedText("b"))
        func passing(_ before: [Telling]) throws -> Double {
            let film = Film(comparison, headings: headings, before: before)
            let parted = try #require(film.score.beats.first { $0.kind == .parted })
            #expect(parted.from == comparison.parting?.time)
            #expect(film.score.beats.contains { $0.kind == .outcome })
            #expect(!film.score.beats.contains { $0.kind.isDecision })
            return film.score.beats.filter { $0.kind == .passage }.reduce(0) { $0 + $1.duration }
        }
        let end = comparison.first.history.latest.time
        let plain = try passing([.direct(false)])
        #expect(abs(plain - max(end, comparison.second.history.latest.time) - 1) < 1e-6)
        #expect(abs(try passing([.direct(false), .slow(3)]) - 3 * plain) < 1e-6)
    }

    @Test("The score has a line for each beat, with what both runs tell")
    func lines() throws {
        let film = try Self.shown("require").film
        let lines = film.scoreLines(language: "zh").split(separator: "\n")
        #expect(lines.count == film.score.beats.count)
        var kinds: [String] = []
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            let fields = try #require(object as? [String: Any])
            kinds.append(try #require(fields["kind"] as? String))
            let second = try #require(fields["second"] as? [String: Any])
            #expect(second["record"] is Int)
            if kinds.last == "parted" {
                #expect((second["remarks"] as? [String])?.first?.hasPrefix("drag ") == true)
            }
        }
        #expect(kinds.contains("parted") && kinds.contains("outcome"))
    }

    nonisolated private static let sizes = [
        CGSize(width: 1920, height: 1080), CGSize(width: 1080, height: 1080),
        CGSize(width: 1080, height: 1920), CGSize(width: 1280, height: 720),
    ]

    @Test("No words overlap or leave the picture, on any screen, in any language", arguments: sizes)
    func words(_ size: CGSize) throws {
        let typesetter = try Typesetter()
        for name in Pairs.names {
            let film = try Self.shown(name).film
            // A button's own title is part of the scene: fingers lie on it, and it scrolls away.
            let titles = ["Play", "播放"]
            for (index, beat) in film.score.beats.enumerated() where beat.duration > 0.3 {
                let (theme, language): (Theme, String) =
                    index % 2 == 0 ? (.dark, "en") : (.light, "zh")
                let painter = FilmPainter(
                    theme: theme, language: language, measurer: typesetter)
                let picture = film.frame(at: beat.end - 0.01, size: size, painter)
                let label = "\(name)-\(index)-\(beat.kind)-\(Int(size.width))x\(Int(size.height))"
                try Gallery.show(picture, label, typesetter: typesetter)
                let words = TextBoxes(picture, typesetter)
                let overlaps = words.overlaps.filter { pair in
                    !titles.contains { pair.hasSuffix("| \($0)") || pair.hasPrefix("\($0) |") }
                }
                #expect(overlaps.isEmpty, "\(label) \(overlaps)")
                #expect(words.outside.filter { !titles.contains($0) }.isEmpty, "\(label)")
                if name == "highlight" { continue }
                let isWide = size.width > size.height
                let least = isWide ? size.width * 18 / 1920 : size.width / 44
                #expect(words.smallest >= least - 0.01, "\(label)")
            }
        }
    }

    @Test("The color of a name in the caption is that of its own run")
    func colors() throws {
        let film = try Self.shown("require").film
        let beat = try #require(film.score.beats.first { $0.kind == .parted })
        let picture = film.frame(
            at: beat.end - 0.01, size: CGSize(width: 1920, height: 1080),
            FilmPainter(measurer: EvenMeasurer()))
        var colors: [Color] = []
        for case .text(let text) in picture.marks
        where text.string == "drag" && text.font.size > 30 {
            colors.append(text.color)
        }
        // In the first it waits, in the second it has begun.
        #expect(colors == [Theme.dark.amber, Theme.dark.active])
    }

    @Test("The stages alone can be laid over another film")
    func stageOnly() throws {
        let film = try Self.shown("require").film
        var painter = FilmPainter(measurer: EvenMeasurer())
        painter.isStageOnly = true
        let size = CGSize(width: 1920, height: 1080)
        let beat = try #require(film.score.beats.first { $0.kind == .parted })
        let picture = film.frame(at: beat.end - 0.01, size: size, painter)
        #expect(picture.marks.count == 2)
    }
}

extension String {
    fileprivate var withoutStars: String { LocalizedText(self).withoutStars.english }
}
