import TouchCanvas
import TouchFilm
import TouchPicture
import TouchScore
import TouchStage

/// Makes pictures, films and subtitles of a played tape, all with the same looks.
struct Renderer {
    /// The played tape, in the shape of the pictures.
    let filmable: any Filmable
    let film: Film
    let looks: RenderLooks
    let typesetter: Typesetter
    /// Indicates whether encoded segments of films are cached and reused.
    var keepsSegments = false

    init(_ filmable: any Filmable, _ looks: RenderLooks, _ typesetter: Typesetter) {
        self.filmable = looks.size.isTall ? filmable.upright : filmable
        self.looks = looks
        self.typesetter = typesetter
        film = self.filmable.film
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

    /// Returns the picture of a moment, in seconds of event time; the last one if nil.
    func still(_ moment: Double?) -> Picture {
        film.still(
            atEventTime: moment ?? filmable.time, size: looks.size, painter)
    }

    /// Returns the picture at `seconds` of film.
    func frame(at seconds: Double) -> Picture {
        film.frame(at: seconds, size: looks.size, painter)
    }

    func png(_ picture: Picture, scale: Double = 1) throws -> [UInt8] {
        try PNG.data(of: Canvas(typesetter: typesetter).image(of: picture, scale: scale))
    }

    /// Returns the page of a moment; without one, a page for each caption.
    func pdf(_ moment: Double?) throws -> [UInt8] {
        let captions = film.captions
        let pages =
            moment != nil || captions.isEmpty
            ? [still(moment)]
            // Just before the next caption, when everything that belongs to this one has happened.
            : captions.map { frame(at: max($0.start, $0.end - 0.05)) }
        return try PDF.data(of: pages, typesetter: typesetter)
    }

    // MARK: Films

    var score: String { film.scoreLines(language: looks.language) }

    /// The sound of its films; nil for silence.
    var soundtrack: Soundtrack? { filmable.sound?.soundtrack(of: film) }

    var sequence: FrameSequence {
        get throws {
            FrameSequence(
                film: film, painter: painter, canvas: Canvas(typesetter: typesetter),
                size: looks.size, rate: looks.rate, sound: soundtrack,
                keys: keepsSegments ? try SegmentKeys(filmable, looks, typesetter) : nil)
        }
    }
}

extension Film {
    /// Returns the second of film that best shows the subject of a stretch: the end of its slow
    /// motion, or else of the last decision, or else of the stretch.
    func sight(in stretch: Range<Double>) -> Double {
        let beats = score.beats.filter {
            $0.staging.card == nil && $0.duration > 0 && $0.end > stretch.lowerBound
                && $0.start < stretch.upperBound
        }
        let chosen =
            beats.last(where: \.isSlowMotion) ?? beats.last { $0.kind.isDecision } ?? beats.last
        // Just before the picture begins to change into the next one.
        return min(chosen?.end ?? stretch.upperBound, stretch.upperBound) - 0.02
    }
}
