import Foundation
import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchSession

@testable import TouchStage

/// All tapes that are shipped, as films.
private struct Films {
    let lesson: String
    let film: Film
    let cues: [Cue]
    let trace: Trace

    @MainActor static let all: [Films] = Lessons.files.filter { $0.hasSuffix(".tape") }
        .compactMap { file in
            let name = String(file.dropLast(5))
            guard let session = try? Lessons.played(name) else { return nil }
            let film = Film(
                trace: session.trace, cues: session.cues, title: session.scene.title,
                scene: session.scene, end: session.time)
            return Films(
                lesson: name, film: film, cues: session.cues, trace: session.trace)
        }

    /// The first, middle and last moment of each beat.
    var moments: [(beat: Beat, moment: StageMoment)] {
        film.score.beats.filter { $0.duration > 0 }.flatMap { beat in
            [beat.start, (beat.start + beat.end) / 2, beat.end - 0.001].filter { $0 >= beat.start }
                .map { (beat, film.moment(at: $0)) }
        }
    }
}

@Suite("A film is a score: causes come before effects")
struct ScoreTests {
    @Test("Beats follow one another; event time moves in passages only and never back")
    func beats() throws {
        for films in Films.all {
            let beats = films.film.score.beats
            for (last, next) in zip(beats, beats.dropFirst()) {
                #expect(abs(last.end - next.start) < 1e-9, "\(films.lesson)")
                #expect(last.to <= next.from && last.record <= next.record, "\(films.lesson)")
                if next.kind != .passage { #expect(next.from == next.to, "\(films.lesson)") }
            }
        }
    }

    @Test("A frame shows the stage at one record of its beat, neither later nor older")
    func oneRecord() throws {
        for films in Films.all {
            var before = 0
            var last = films.film.score.beats.first
            for (beat, moment) in films.moments {
                if beat != last { before = last?.record ?? 0 }
                last = beat
                let record = moment.stage.record
                #expect(record <= beat.record && record >= before, "\(films.lesson) \(beat.kind)")
                #expect(moment.stage.time <= moment.time, "\(films.lesson)")
            }
        }
    }

    @Test("No recognizer and no action is shown before the hit-test of its touch is complete")
    func hitTestFirst() throws {
        for films in Films.all {
            for (beat, moment) in films.moments {
                for recognizer in moment.stage.recognizers.values {
                    for touch in recognizer.touches {
                        let walk = moment.stage.walks.last { $0.touch == touch }
                        #expect(walk?.end != nil || walk == nil, "\(films.lesson) \(beat.start)")
                        let state = moment.stage.touch(touch)
                        #expect(
                            state.map { $0.view != .none || $0.withheld != nil } ?? true,
                            "\(films.lesson) \(beat.start)")
                    }
                }
            }
        }
    }

    @Test("No panel tells an earlier touch than the newest finger on the stage")
    func noOldPanels() throws {
        for films in Films.all {
            for (beat, moment) in films.moments {
                let live = moment.stage.touches.filter(\.isLive)
                guard let newest = live.map(\.startTime).max() else { continue }
                let place = "\(films.lesson) at \(beat.start), \(beat.kind)"
                switch moment.staging.panel {
                case .hitTest:
                    let touch = moment.stage.walks.last.flatMap { moment.stage.touch($0.touch) }
                    #expect((touch?.startTime ?? newest) >= newest, "\(place)")
                case .chain:
                    let call = ChainLadder(moment.stage)?.call
                    let times = call?.touches.compactMap { moment.stage.touch($0)?.time } ?? []
                    let isOfTouch = call?.touches.isEmpty == false
                    #expect(!isOfTouch || (times.max() ?? 0) >= newest, "\(place)")
                case .cards:
                    for recognizer in moment.stage.recognizers.values
                    where recognizer.touches.isEmpty {
                        let isOld = recognizer.shownState(at: moment.time) != nil
                        let others = live.count > 1 || recognizer.outcomeTime >= newest
                        #expect(!isOld || others, "\(place)")
                    }
                default: break
                }
            }
        }
    }

    @Test("Captions stand until they can be read, and half a second after what they tell")
    func captions() throws {
        for films in Films.all {
            for caption in films.film.captions {
                let place = "\(films.lesson): \(caption.text.english)"
                let seconds = caption.end - caption.start
                #expect(seconds >= 1.2 - 1e-9, "\(place)")
                #expect(Double(caption.text.english.count) / seconds <= 17 + 1e-9, "\(place)")
                #expect(Double(caption.text["zh"].count) / seconds <= 9 + 1e-9, "\(place)")
                let told = films.film.score.beats.last {
                    $0.kind.isDecision && $0.start >= caption.start && $0.start < caption.end
                }
                if let told {
                    #expect(caption.end - told.start >= 0.5 + Beat.change - 1e-9, "\(place)")
                }
            }
        }
    }

    @Test("No caption is longer than a glance, or stands so long that it should be two")
    func shortCaptions() throws {
        for films in Films.all {
            let long = films.film.longCaptions(films.cues, file: films.lesson)
            #expect(long.isEmpty, "\(long)")
        }
    }

    @Test("A choice between recognizers gets slow motion, the decision near its middle")
    func slowMotion() throws {
        var count = 0
        for films in Films.all {
            let beats = films.film.score.beats
            for choice in Arbitration.all(in: films.trace) {
                let core = try #require(beats.firstIndex { $0.record >= choice.record })
                #expect(beats[core].isSlowMotion, "\(films.lesson) \(choice.time)")
                let first = beats[...core].lastIndex { !$0.isSlowMotion }.map { $0 + 1 } ?? 0
                let last = beats[core...].firstIndex { !$0.isSlowMotion } ?? beats.count
                let (start, end) = (beats[first].start, beats[last - 1].end)
                #expect(end - start >= 1.5 - 1e-9, "\(films.lesson) \(choice.time)")
                count += 1
            }
        }
        #expect(count > 20)
    }

    @Test("The camera is on its way 300 ms before what it goes for")
    func camera() throws {
        var count = 0
        for films in Films.all {
            let score = films.film.score
            for move in score.moves where move.target != .whole {
                let next = score.beats.first { $0.start > move.start && $0.isSlowMotion }
                guard let next else { continue }
                #expect(next.start - move.start >= 0.3 || move.start == 0, "\(films.lesson)")
                count += 1
            }
        }
        #expect(count > 0)
    }

    @Test("A score is written a beat a line, in order")
    func jsonLines() throws {
        let session = try Lessons.played("swipe-or-pan")
        let film = Film(trace: session.trace, cues: session.cues, end: session.time)
        let lines = film.score.jsonLines(session.trace, language: "en").split(separator: "\n")
        #expect(lines.count == film.score.beats.count)
        var last = 0.0
        for line in lines {
            let read = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
            #expect(abs(read.start - last) < 0.0011 && Beat.Kind(rawValue: read.kind) != nil)
            last = read.end
        }
        #expect(lines.contains { $0.contains(#""tells":"flick: possible → failed, timed out""#) })
    }
}

private struct Line: Decodable {
    let start: Double
    let end: Double
    let record: Int
    let kind: String
}
