import Foundation
import TestStage
import Testing
import TouchPicture
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchFilm
@testable import TouchReading
@testable import TouchScore
@testable import TouchStage

@Suite("Whoever measures a film finds what is planted in it")
struct FilmFiguresTests {
    private func film(_ tape: String, views: String = plain) throws -> Film {
        let scene = try Scene.parse(
            "scene 1 \"measured\" 640 x 400\n\(views)", file: "measured.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"measured\"\n" + tape, file: "measured.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session.film
    }

    private static let plain = """
        view card at 0 0 size 320 400 color sky
        view other at 480 300 size 80 50 color coral

        """

    private func figures(
        _ film: Film, measuring measurer: some TextMeasuring = EvenMeasurer()
    ) -> FilmFigures {
        FilmWalk(film, name: "measured").figures(measuring: measurer)
    }

    @Test("A caption that goes and is back at once blinks; one that stays, or comes late, does not")
    func blinkingCaption() throws {
        let caption = "caption \"Read this.\"\nwait 2s\n"
        let steady = try figures(film(caption + "wait 1s\n"))
        #expect(steady.blinks == [])
        let blinking = try figures(film(caption + "caption off\n" + caption))
        #expect(blinking.blinks.map(\.rule) == [.blink])
        #expect(blinking.blinks.first?.words.contains("“Read this.”") == true)
        let late = try figures(film(caption + "caption off\nwait 1s\n" + caption))
        #expect(late.blinks == [])
    }

    @Test("A picture that moves while only time passes; not one that follows a finger")
    func idleMotion() throws {
        let film = try film(
            "caption \"Nothing happens.\"\nwait 1s\nfinger a down card\n"
                + "finger a move by 60 0 over 500ms\nwait 2s\nfinger a up\nwait 2s\n")
        #expect(figures(film).idle == [])
        let restless = figures(film, measuring: RestlessMeasurer())
        #expect(restless.idle.count > 10)
        #expect(restless.idle.allSatisfy { $0.rule == .idle })
    }

    @Test("The shares of stage and views: a half that is lit, and a small view that is")
    func shares() throws {
        let size = FilmWalk.wide
        func use(_ name: String) throws -> (use: StageUse, stage: SeenStage) {
            let film = try film("spotlight \(name)\nwait 1s\n")
            let moments = film.moments(at: film.duration)
            let stages = FilmPainter(measurer: EvenMeasurer())
                .stages(of: moments, in: film.sceneries, size: size)
            let subjects = Set(moments.flatMap { $0.mattering })
            return (StageUse(of: subjects, on: stages, size: size), stages[0])
        }
        let (card, stage) = try use("card")
        let area = stage.area.width * stage.area.height
        #expect(abs(card.stage - area / (size.width * size.height)) < 1e-9)
        let clear = stage.clear.width * stage.clear.height
        let half = 320 * 400 * stage.toPicture.a * stage.toPicture.a / clear
        #expect(abs(try #require(card.views) - half) < 0.02)
        #expect(try #require(use("other").use.views) < 0.1)
    }

    private func picture(_ marks: [Mark]) -> [SeenMark] {
        let size = CGSize(width: 1000, height: 1000)
        let ground = Mark.shape(
            Shape(.rect(CGRect(origin: .zero, size: size)), fill: .black))
        return SeenMarks(
            Picture(size: size, marks: [ground] + marks), measuring: EvenMeasurer()
        ).all
    }

    private func text(
        _ string: String, size: Double = 20, x: Double = 100, y: Double = 100,
        _ color: Color = .white
    ) -> Mark {
        .text(Text(string, font: Font(size: size), color: color, at: CGPoint(x: x, y: y)))
    }

    @Test("The smallest words that are to be read, in a group that shrinks them; not faint ones")
    func smallestWords() {
        func smallest(_ marks: [Mark]) -> ReadWords.Smallest? {
            var words = ReadWords()
            words.add(
                picture(marks), at: 3, own: ["scene"], size: CGSize(width: 1000, height: 1000))
            return words.smallest
        }
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let shrunk = Mark.group(Group(transform: half, marks: [text("shrunk")]))
        #expect(smallest([text("large"), shrunk])?.string == "shrunk")
        #expect(smallest([text("large"), shrunk])?.size == 10)
        let faint = text("faint", size: 8, Color(hex: 0x303030))
        let bullet = text("·", size: 8)
        #expect(
            smallest([text("large"), faint, bullet, text("scene", size: 8)])?.string == "large")
        let cover = Mark.shape(
            Shape(.rect(CGRect(x: 0, y: 0, width: 500, height: 500)), fill: .white))
        #expect(smallest([text("hidden", size: 8), cover]) == nil)
    }

    @Test("Words at the foot and at the right edge")
    func outside() {
        var words = ReadWords()
        words.add(
            picture([text("in"), text("low", y: 790), text("right", x: 800)]), at: 0, own: [],
            size: CGSize(width: 1000, height: 1000))
        #expect(words.outside == ["low", "right"])
    }

    @Test("A box that goes and is back; not one that moves, nor one that was away for long")
    func blinkingBox() {
        func box(_ x: Double) -> Mark {
            let rect = CGRect(x: x, y: 300, width: 80, height: 40)
            return .shape(Shape(.roundedRect(rect, radius: 8), fill: .white))
        }
        func blinks(_ frames: [(second: Double, marks: [Mark])]) -> [String] {
            var watch = BlinkWatch()
            return frames.flatMap { watch.blinks(picture($0.marks), at: $0.second) }
        }
        let blinking = [(0, [box(10)]), (0.1, []), (0.4, [box(10)])]
        #expect(blinks(blinking) == ["a box of 80 × 40 at (50, 320)"])
        #expect(blinks([(0, [box(10)]), (0.1, []), (0.8, [box(10)])]) == [])
        #expect(blinks([(0, [box(10)]), (0.1, [box(60)]), (0.2, [box(10)])]) == [])
        let gray = text("card", Color(hex: 0x404040))
        let dimmed = [(0, [text("card")]), (0.2, [gray]), (0.4, [text("card")])]
        #expect(blinks(dimmed).map { $0.prefix(6) } == ["“card”"])
        #expect(blinks([(0, [text("card")]), (0.2, [gray]), (0.4, [gray])]) == [])
    }

    @Test("A bar that grows, and a line on a ground that changes, do not blink")
    func steadyBoxes() {
        func blinks(_ frames: [[Mark]]) -> [String] {
            var watch = BlinkWatch()
            return frames.enumerated().flatMap {
                watch.blinks(picture($0.element), at: Double($0.offset) / 15)
            }
        }
        func bar(_ width: Double) -> [Mark] {
            let rect = CGRect(x: 10, y: 300, width: width, height: 8)
            return [.shape(Shape(.roundedRect(rect, radius: 4), fill: .white))]
        }
        #expect(blinks([20, 120, 200, 120, 20].map(bar)) == [])
        func ring(around finger: Color) -> [Mark] {
            let (ring, disc) = (
                Path.circle(center: CGPoint(x: 300, y: 300), radius: 100),
                Path.circle(center: CGPoint(x: 300, y: 300), radius: 30)
            )
            return [
                .shape(Shape(disc, fill: finger)),
                .shape(Shape(ring, stroke: Stroke(.white, width: 3))),
            ]
        }
        let gray = Color(hex: 0x808080)
        #expect(blinks([ring(around: gray), ring(around: .white), ring(around: gray)]) == [])
    }

    @Test("A panel that is at another record than its beat")
    func stale() throws {
        let film = try film("finger a down card\nfinger a move by 60 0 over 200ms\nfinger a up\n")
        #expect(figures(film).stale == [])
        var beats = film.score.beats
        beats[beats.count - 2].record = beats[beats.count - 1].record + 1
        let other = Film(
            title: nil, score: Score(beats: beats, moves: film.score.moves),
            sceneries: film.sceneries, narration: .none)
        #expect(figures(other).stale.isEmpty == false)
    }

    @Test("A name over another, and a finger over a name; not a finger over another")
    func overlaps() {
        func kept(_ kind: KeptClear.Kind, _ number: Int32, x: Double) -> KeptClear {
            let box = CGRect(x: x, y: 0, width: 40, height: 20)
            let subject = SubjectID(number)
            return KeptClear(kind: kind, subject: subject, pieces: [Array(box.corners.dropLast())])
        }
        #expect([kept(.name, 1, x: 0), kept(.name, 2, x: 30)].overlaps.count == 1)
        #expect([kept(.finger, 1, x: 0), kept(.name, 2, x: 30)].overlaps.count == 1)
        #expect([kept(.finger, 1, x: 0), kept(.finger, 2, x: 30)].overlaps.isEmpty)
        #expect([kept(.name, 1, x: 0), kept(.name, 2, x: 50)].overlaps.isEmpty)
    }

    @Test("Each bound is missed by a film that is over it, and kept by one that is at it")
    func bounds() {
        func figures(length: Double, still: Double) -> FilmFigures {
            var figures = FilmFigures(name: "\(length)", length: length)
            (figures.still, figures.wide.stage, figures.tall.stage) = (still, 0.7, 0.55)
            (figures.wide.views, figures.wide.smallest, figures.tall.smallest) = (0.4, 20, 40)
            return figures
        }
        func missed(_ films: [FilmFigures]) -> [String] {
            FilmBound.all.filter { !$0.missed(by: films).isEmpty }.map(\.name)
        }
        let good = figures(length: 55, still: 0.35)
        #expect(missed([good]) == [])
        // One that is long is none as long as the median is short.
        #expect(missed([good, good, figures(length: 90, still: 0.3)]) == [])
        #expect(missed([figures(length: 60, still: 0.36)]) == ["seconds", "still %"])
        var bad = FilmFigures(name: "bad", length: 10)
        let fault = FilmWalk.Fault(film: "bad", second: 1, rule: .blink, words: "")
        (bad.idle, bad.blinks, bad.stale, bad.overlaps) = ([fault], [fault], [fault], [fault])
        (bad.wide.views, bad.wide.smallest, bad.tall.smallest) = (0.39, 19, 39)
        bad.tall.outside = ["low"]
        #expect(
            missed([bad])
                == FilmBound.all.map(\.name).filter { !["seconds", "still %"].contains($0) })
    }
}

/// Measures each text a little wider every other time.
private final class RestlessMeasurer: TextMeasuring, @unchecked Sendable {
    nonisolated(unsafe) private var count = 0

    nonisolated func size(of text: Text) -> CGSize {
        count += 1
        let size = EvenMeasurer().size(of: text)
        return CGSize(width: size.width + Double(count % 7) * 4, height: size.height)
    }
}
