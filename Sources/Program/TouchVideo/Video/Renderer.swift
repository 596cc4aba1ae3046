import Foundation
import TouchCanvas
import TouchFilm
import TouchPicture
import TouchScore
import TouchStage

/// Makes pictures, films and subtitles of a performance, all with the same looks.
struct Renderer {
    let performance: any Shown
    let film: Film
    let looks: RenderLooks
    let typesetter: Typesetter
    /// Whether encoded segments of films are kept, and those that are kept are used.
    var keepsSegments = false

    init(_ performance: any Shown, _ looks: RenderLooks, _ typesetter: Typesetter) {
        self.performance = performance
        self.looks = looks
        self.typesetter = typesetter
        film = performance.film
    }

    private var painter: FilmPainter {
        var painter = FilmPainter(
            theme: looks.theme, language: looks.language, overlays: looks.overlays,
            measurer: typesetter)
        painter.isStageOnly = looks.isTransparent
        painter.style = looks.style
        return painter
    }

    // MARK: Pictures

    /// The picture of a moment, in seconds of event time; the last if nil.
    func still(_ moment: Double?) -> Picture {
        film.still(
            atEventTime: moment ?? performance.time, size: looks.size, painter)
    }

    /// The picture at `seconds` of film.
    func frame(at seconds: Double) -> Picture {
        film.frame(at: seconds, size: looks.size, painter)
    }

    func png(_ picture: Picture, scale: Double = 1) throws -> [UInt8] {
        try PNG.data(of: Canvas(typesetter: typesetter).image(of: picture, scale: scale))
    }

    func svg(_ picture: Picture) -> [UInt8] {
        Array(SVG.document(picture, typesetter: typesetter).utf8)
    }

    /// The page of a moment; without one, a page for each caption.
    func pdf(_ moment: Double?) throws -> [UInt8] {
        let captions = film.captions
        let pages =
            moment != nil || captions.isEmpty
            ? [still(moment)]
            // Just before the next words come, when all that belongs to these has happened.
            : captions.map { frame(at: max($0.start, $0.end - 0.05)) }
        return try PDF.data(of: pages, typesetter: typesetter)
    }

    // MARK: Words

    func subRip(_ language: String) -> [UInt8] { Array(film.subRip(language: language).utf8) }

    func webVTT(_ language: String) -> [UInt8] { Array(film.webVTT(language: language).utf8) }

    var score: [UInt8] {
        Array(film.scoreLines(language: looks.language).utf8)
    }

    // MARK: Films

    /// What is heard in its films; nil for nothing.
    var soundtrack: Soundtrack? { performance.sound?.soundtrack(of: film) }

    var reel: Reel {
        get throws {
            Reel(
                film: film, painter: painter, canvas: Canvas(typesetter: typesetter),
                size: looks.size, rate: looks.rate, sound: soundtrack,
                keys: keepsSegments ? try SegmentKeys(performance, looks, typesetter) : nil)
        }
    }
}
