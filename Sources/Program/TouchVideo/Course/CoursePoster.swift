import Foundation
import TouchCanvas
import TouchFilm
import TouchPicture
import TouchScore
import TouchStage

/// The subject of a lesson as a small picture: only its stage, at the deciding moment.
struct CoursePoster {
    /// The size in pixels.
    static let size = CGSize(width: 400, height: 250)
    /// The pixels per point: the text on the stage must be readable in such a small picture.
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
    /// Returns a painter for what is readable in a small picture: the scene, its fingers, and the
    /// hit test and recognizers that decide.
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
    /// The second of film that best shows its subject.
    package var decision: Double { sight(in: 0..<duration) }

    /// The width of the line around the stage, which lies outside of a poster.
    fileprivate static let posterLine = 2.0

    /// Returns the stage alone at a second of film; for two runs, both side by side.
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
