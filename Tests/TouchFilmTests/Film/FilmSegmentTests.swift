import Foundation
import TestStage
import TestSupport
import Testing
import TouchCanvas
import TouchFilm
import TouchPicture
import TouchScript
import TouchSession

@testable import TouchScore

@Suite("Films in segments")
struct FilmSegmentTests {
    private static let rate = 10

    /// The tour's film, with another word in a caption.
    private func tour(_ words: String? = nil, instead: String = "The call climbs") throws -> Film {
        var text = try String(
            contentsOf: Lessons.folder.appending(path: "tour.tape"), encoding: .utf8)
        if let words {
            #expect(text.contains(instead))
            text = text.replacingOccurrences(of: instead, with: words)
        }
        let file = Lessons.folder.appending(path: "tour.scene")
        let scene = try Scene.parse(String(contentsOf: file, encoding: .utf8), file: "tour.scene")
        let tape = try Tape.parse(text, file: "tour.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return Film(
            trace: session.trace, cues: session.cues, title: scene.title, scene: scene,
            end: session.time)
    }

    @Test("Segments follow one another from the first frame to the last, a few seconds each")
    func whole() throws {
        let film = try tour()
        for rate in [5, 24, 60] {
            let segments = film.segments(rate: rate)
            #expect(segments.first?.frames.lowerBound == 0)
            #expect(segments.last?.frames.upperBound == film.frameCount(rate: rate))
            for (one, next) in zip(segments, segments.dropFirst()) {
                #expect(one.frames.upperBound == next.frames.lowerBound)
                #expect((1...12 * rate).contains(one.frames.count))
            }
        }
    }

    @Test(
        "What stands elsewhere after a changed caption is the same to the last bit",
        arguments: [
            "The call climbs on and on, one after the other,", "The call now climbs", "It climbs",
        ])
    func moved(words: String) throws {
        let (old, new) = (try tour(), try tour(words))
        let known = Dictionary(
            old.segments(rate: Self.rate).map { ($0.content, $0.frames) },
            uniquingKeysWith: { first, _ in first })
        let segments = new.segments(rate: Self.rate)
        let painter = FilmPainter(measurer: EvenMeasurer())
        let size = CGSize(width: 640, height: 360)
        var changed = 0
        for segment in segments {
            guard let frames = known[segment.content] else {
                changed += 1
                continue
            }
            #expect(frames.count == segment.frames.count)
            for (here, there) in zip(segment.frames, frames) {
                let (one, other) = (
                    new.seconds(ofFrame: here, rate: Self.rate),
                    old.seconds(ofFrame: there, rate: Self.rate)
                )
                #expect(
                    new.frame(at: one, size: size, painter)
                        == old.frame(at: other, size: size, painter), "frame \(here)")
            }
        }
        #expect(changed > 0 && changed * 4 <= segments.count, "\(changed) of \(segments.count)")
    }

    @Test("Everything that changes a picture changes what its segment is made of")
    func content() throws {
        let old = Set(try tour().segments(rate: Self.rate).map(\.content))
        let changes = [
            ("direct off\nwalk", "freeze 10ms\ndirect off\nwalk"),
            ("walk chain 350ms", "walk chain 360ms"),
            ("depth on", "depth card"), ("freeze 1s", "freeze 2s"),
            ("\"none: it is lost\"", "\"none at all\""),
            ("chapter \"Answering\"", "chapter \"Answers\""),
            ("*drag* fails", "drag fails"), ("right 2\nwalk", "right 1\nwalk"),
        ]
        for (one, other) in changes {
            let new = try tour(other, instead: one).segments(rate: Self.rate)
            #expect(new.contains { !old.contains($0.content) }, "\(other)")
        }
        // Nobody sees it.
        let new = try tour("note \"Wait.\"\nwait 1s\nchapter", instead: "wait 1s\nchapter")
        #expect(Set(new.segments(rate: Self.rate).map(\.content)) == old)
    }

    @Test("A value's text is the same for equal values")
    func text() {
        let (one, other) = (Set(0..<50), Set((0..<50).reversed()))
        #expect(StableText.of(one) == StableText.of(other))
        #expect(StableText.of(["a,b"]) != StableText.of(["a", "b"]))
        #expect(StableText.of(Optional<Int>.none as Any) != StableText.of(0))
        #expect(StableText.of(0.1 + 0.2) != StableText.of(0.3))
        #expect(StableText.of(Telling.freeze(Span(1))) != StableText.of(Telling.freeze(Span(2))))
    }
}
