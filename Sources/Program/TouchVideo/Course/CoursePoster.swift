import TouchCanvas
import TouchFilm
import TouchPicture
import TouchScore
import TouchStage

/// What a lesson is about as a small picture: its stage alone, at the moment that decides.
struct CoursePoster {
    /// In pixels.
    static let size = CGSize(width: 400, height: 250)
    /// Pixels a point: what stands on the stage is to be read in a picture that small.
    private static let scale = 1.25
    /// The line around the stage, which lies outside.
    private static let line = 2.0

    let typesetter: Typesetter
    let language: String

    func png(of film: Film) throws -> [UInt8] {
        let size = CGSize(
            width: Self.size.width / Self.scale, height: Self.size.height / Self.scale)
        let moments = film.moments(at: film.decision)
        let share = size.width / Double(moments.count)
        let marks = zip(moments, film.sceneries).enumerated().map { place, run in
            let picture = painter.picture(
                of: run.0, in: run.1.trace,
                size: CGSize(width: share + 2 * Self.line, height: size.height + 2 * Self.line))
            let shift = CGAffineTransform(
                translationX: Double(place) * share - Self.line, y: -Self.line)
            return Mark.group(Group(transform: shift, marks: picture.marks))
        }
        let canvas = Canvas(typesetter: typesetter)
        return try PNG.data(
            of: canvas.image(of: Picture(size: size, marks: marks), scale: Self.scale))
    }

    private var painter: StagePainter {
        var painter = StagePainter(
            theme: .dark, language: language, overlays: [.touches, .recognizers, .hitTest],
            measurer: typesetter)
        (painter.hasLists, painter.hasFingerChips, painter.hasVerdicts) = (false, false, false)
        painter.edge = 6 + Self.line
        return painter
    }
}

extension Film {
    /// The second of film that shows best what it is about.
    var decision: Double { sight(in: 0..<duration) }
}
