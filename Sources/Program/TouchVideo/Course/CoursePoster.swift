import Foundation
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

    let typesetter: Typesetter
    let language: String

    func png(of film: Film) throws -> [UInt8] {
        let size = CGSize(
            width: Self.size.width / Self.scale, height: Self.size.height / Self.scale)
        let picture = film.poster(at: film.decision, size: size, painter)
        let canvas = Canvas(typesetter: typesetter)
        return try PNG.data(
            of: canvas.image(of: picture, scale: Self.scale))
    }

    private var painter: StagePainter {
        .ofPosters(theme: .dark, language: language, measurer: typesetter)
    }
}

extension StagePainter {
    /// Paints what can be read on a small picture: the scene, its fingers, and who decides.
    package static func ofPosters(
        theme: Theme, language: String, measurer: any TextMeasuring
    ) -> StagePainter {
        var painter = StagePainter(
            theme: theme, language: language, overlays: [.touches, .recognizers, .hitTest],
            measurer: measurer)
        (painter.hasLists, painter.hasFingerChips, painter.hasVerdicts) = (false, false, false)
        painter.edge = 6 + Film.posterLine
        return painter
    }
}

extension Film {
    /// The second of film that shows best what it is about.
    package var decision: Double { sight(in: 0..<duration) }

    /// The line around the stage, which lies outside of a poster.
    fileprivate static let posterLine = 2.0

    /// The stage alone at a second of film; of two runs both, beside one another.
    package func poster(at seconds: Double, size: CGSize, _ painter: StagePainter) -> Picture {
        let line = Self.posterLine
        let moments = moments(at: seconds)
        let share = size.width / Double(moments.count)
        let marks = zip(moments, sceneries).enumerated().map { place, run in
            let picture = painter.picture(
                of: run.0, in: run.1.trace,
                size: CGSize(width: share + 2 * line, height: size.height + 2 * line))
            let shift = CGAffineTransform(
                translationX: Double(place) * share - line, y: -line)
            let room = CGRect(x: line, y: line, width: share, height: size.height)
            return Mark.group(
                Group(transform: shift, clip: .rect(room), marks: picture.marks))
        }
        return Picture(size: size, marks: marks)
    }
}
