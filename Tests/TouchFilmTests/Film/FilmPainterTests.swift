import Foundation
import TestStage
import TestSupport
import Testing
import TouchCanvas
import TouchFilm
import TouchPicture
import TouchScore
import TouchScript
import TouchSession
import TouchStage

@Suite("Pictures of films")
struct FilmPainterTests {
    let typesetter: Typesetter

    init() throws {
        typesetter = try Typesetter()
    }

    nonisolated private static let sizes = [
        CGSize(width: 1024, height: 640), CGSize(width: 1280, height: 720),
        CGSize(width: 1920, height: 1080), CGSize(width: 3840, height: 2160),
        CGSize(width: 1080, height: 1920),
    ]

    @Test("No words overlap, at any size, theme and language", arguments: sizes)
    func sizes(_ size: CGSize) throws {
        let looks: [(Theme, String)] = [(.dark, "en"), (.light, "zh"), (.projector, "en")]
        for exhibit in try Exhibit.all() {
            for (index, time) in [0.2, 0.45, 0.7, 0.95].enumerated() {
                let (theme, language) = looks[index % looks.count]
                let painter = FilmPainter(
                    theme: theme, language: language, measurer: typesetter)
                let time = exhibit.film.duration * time
                let picture = exhibit.film.frame(at: time, size: size, painter)
                let name = "\(exhibit.name)-\(index)-\(Int(size.width))-\(theme.name)"
                try Gallery.show(picture, name, typesetter: typesetter)
                let words = TextBoxes(picture, typesetter)
                #expect(words.overlaps.isEmpty, "\(name)")
                #expect(words.outside.isEmpty, "\(name)")
                // In a film of 1920 × 1080 pixels 18, in one of 1080 × 1920 40.
                let isWide = size.width > size.height
                let least = isWide ? min(size.height / 60, size.width * 18 / 1920) : size.width / 27
                #expect(words.smallest >= least - 0.01, "\(name)")
            }
        }
    }

    @Test("A name of code is split over lines only if it fits in none", arguments: sizes)
    func names(_ size: CGSize) throws {
        func words(_ title: String) throws -> TextBoxes {
            let film = try Film.walked("title \"\(title)\" 9s\n")
            return TextBoxes(
                film.frame(at: 8, size: size, FilmPainter(measurer: typesetter)), typesetter)
        }
        let lag = try words("With delaysTouchesEnded off, there is no lag.")
        #expect(lag.strings.contains("delaysTouchesEnded"))
        let name = "gestureRecognizer" + String(repeating: "ShouldBeRequiredToFail", count: 5)
        let long = try words("In \(name), there is no room.")
        #expect(!long.strings.contains(name))
        #expect(long.strings.contains("gesture"))
        #expect(long.outside.isEmpty)
    }

    @Test("An arrow between recognizers that no chip tells of yet is left out")
    func arrowWithoutChips() throws {
        let scene = try Scene.parse(
            "scene 1 \"a\" 400 x 200\nview a at 20 20 size 80 60\n  tap t\n  pan p\n",
            file: "a.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"a\"\narrow t to p \"waits\"\nfreeze 1s\n", file: "a.tape",
            scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        let painter = FilmPainter(measurer: typesetter)
        let picture = session.film.frame(at: 0.5, size: Self.sizes[1], painter)
        #expect(!TextBoxes(picture, typesetter).strings.contains("waits"))
    }

    @Test(
        "A logo lies over no words, at any size, on cards, in titles and beside captions",
        arguments: sizes)
    func logo(_ size: CGSize) throws {
        let session = try Lessons.played("tour")
        for (title, shape) in [(session.scene.title, (300, 100)), (nil, (64, 64))] {
            let film = Film(
                trace: session.trace, cues: session.cues.filter { title != nil || !$0.isChapter },
                title: title, scene: session.scene, end: session.time)
            expectLogo(shape, in: film, size)
        }
        expectLogo((300, 100), in: try PairFilmTests.shown("require").film, size)
    }

    /// Most pictures show a logo of a shape, and over no words.
    private func expectLogo(_ shape: (width: Int, height: Int), in film: Film, _ size: CGSize) {
        var painter = FilmPainter(measurer: typesetter)
        painter.style.logo = Raster(
            width: shape.width, height: shape.height,
            bytes: Array(repeating: 200, count: shape.width * shape.height * 4),
            checksum: "\(shape)")
        var seen = 0
        for part in 0..<40 {
            let picture = film.frame(at: film.duration * Double(part) / 40, size: size, painter)
            let images = picture.marks.compactMap {
                if case .image(let image) = $0 { image.frame } else { nil }
            }
            seen += images.count
            let texts = TextBoxes(picture, typesetter)
            for frame in images {
                #expect(CGRect(origin: .zero, size: size).contains(frame))
                for (box, words) in zip(texts.frames, texts.strings) {
                    #expect(!box.intersects(frame), "“\(words)” at \(part)")
                }
            }
        }
        #expect(seen > 30)
    }

    @Test("The same moment gives the same picture; frames are a function of time alone")
    func pure() throws {
        let painter = FilmPainter(measurer: typesetter)
        let size = CGSize(width: 1280, height: 720)
        let film = try Exhibit.chain().film
        let later = film.frame(at: 1.7, size: size, painter)
        _ = film.frame(at: 0.3, size: size, painter)
        #expect(film.frame(at: 1.7, size: size, painter) == later)
        #expect(try Exhibit.chain().film.frame(at: 1.7, size: size, painter) == later)
    }

    @Test("Overlays that are off leave nothing but the scene")
    func off() throws {
        let film = try Exhibit.pan().film
        let painter = FilmPainter(overlays: [], measurer: typesetter)
        let words = TextBoxes(
            film.frame(at: 1, size: CGSize(width: 800, height: 600), painter), typesetter)
        #expect(words.strings.sorted() == ["badge", "card"])
    }

    @Test("Chinese pictures have no English words but names and code")
    func chinese() throws {
        let film = try Exhibit.tenFingers().film
        let painter = FilmPainter(language: "zh", measurer: typesetter)
        let last = film.score.beats.last { $0.told != nil }
        let words = TextBoxes(
            film.frame(
                at: try #require(last).end, size: CGSize(width: 1920, height: 1080), painter),
            typesetter)
        #expect(words.strings.contains("十根手指，十个视图，一根也不丢。"))
        let english = ["inside", "outside", "hit view", "moved", "queue", "not asked"]
        for word in english {
            #expect(!words.strings.contains { " \($0) ".contains(" \(word) ") }, "\(word)")
        }
    }
}

extension Cue {
    fileprivate var isChapter: Bool {
        if case .tell(.chapter) = kind { true } else { false }
    }
}
