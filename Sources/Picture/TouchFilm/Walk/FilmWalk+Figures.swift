import Foundation
import TouchPicture
import TouchScore
import TouchStage
import TouchWords

extension FilmWalk {
    /// The frames per second at which films are measured.
    public static let figureRate = 15
    /// The sizes at which films are measured, in points.
    public static let (wide, tall) = (
        CGSize(width: 1280, height: 720), CGSize(width: 1080, height: 1920)
    )

    /// Returns all measures except the time for which the picture does not change.
    public func figures(measuring measurer: any TextMeasuring) -> FilmFigures {
        figures(measuring: measurer) { _ in }
    }

    /// Returns the same measures, and shows the frames along the way.
    ///
    /// - Parameter show: a closure that receives each frame of the wide film; nil for one that is
    ///   the same as the one before.
    public func figures(
        measuring measurer: any TextMeasuring, show: (Picture?) throws -> Void
    ) rethrows -> FilmFigures {
        let painter = FilmPainter(measurer: measurer)
        let chinese = FilmPainter(language: "zh", measurer: measurer)
        var figures = FilmFigures(name: name, length: film.duration)
        try watch(painter, into: &figures, show: show)
        figures.wide = layout(painter, size: Self.wide, height: 720)
        figures.tall = upright.layout(painter, size: Self.tall, height: 1920)
        figures.stale = beats().faults.filter { [.panel, .record].contains($0.rule) }
        figures.overlaps =
            overlaps(painter, size: Self.wide, onTheWay: true).faults
            + upright.overlaps(chinese, size: Self.tall, onTheWay: true).faults
        return figures
    }

    // MARK: Frame by frame

    private func watch(
        _ painter: FilmPainter, into figures: inout FilmFigures, show: (Picture?) throws -> Void
    ) rethrows {
        var blinks = BlinkWatch()
        var last: (second: Double, look: Look)?
        for number in 0..<film.frameCount(rate: Self.figureRate) {
            let second = film.seconds(ofFrame: number, rate: Self.figureRate)
            if let last, film.stands(from: last.second, to: second) {
                try show(nil)
                continue
            }
            let look = Look(film, painter, at: second)
            let isNew = look.picture != last?.look.picture
            try show(isNew ? look.picture : nil)
            figures.blinks += blinks.blinks(look.told, at: second)
                .map { fault((.blink, "\($0) blinks"), at: second) }
            if isNew, let last, !look.hasCause(since: last.look) {
                let places = look.picture
                    .damage(from: last.look.picture, measuring: painter.measurer)
                    .map { "(\(Int($0.midX)), \(Int($0.midY)))" }
                let words = "the picture moves for nothing at " + places.joined(separator: ", ")
                figures.idle.append(fault((.idle, words), at: second))
            }
            last = (second, look)
        }
    }

    /// A frame and the causes of its look.
    private struct Look {
        let picture: Picture
        /// The marks in the frame that are not the scene's own.
        let told: [SeenMark]
        private let cause: SeenCause
        private let words: [String]

        init(_ film: Film, _ painter: FilmPainter, at second: Double) {
            picture = film.frame(at: second, size: FilmWalk.wide, painter)
            let moments = film.moments(at: second)
            let stages = painter.stages(of: moments, in: film.sceneries, size: FilmWalk.wide)
            let marks = SeenMarks(picture, measuring: painter.measurer).all
            told = marks.filter { mark in !stages.contains { $0.shows(mark) } }
            let arrival = film.departure(to: moments, at: second)?.arrival ?? 1
            cause = SeenCause(moments, arrival: arrival)
            words = marks.compactMap(\.string)
        }

        func hasCause(since last: Look) -> Bool { cause != last.cause || words != last.words }
    }

    // MARK: Layout

    /// - Parameter height: the height of the picture in which letters are measured, in pixels.
    private func layout(
        _ painter: FilmPainter, size: CGSize, height: Double
    ) -> FilmFigures.Layout {
        // A card covers the stage.
        let seen = (0..<Int(film.duration * 2)).map { film.moments(at: Double($0) / 2) }
            .filter { $0.allSatisfy { $0.staging.card == nil } }
        let subjects = seen.flatMap(\.self).reduce(into: Set()) { $0.formUnion($1.mattering) }
        let uses = seen.map { moments in
            let stages = painter.stages(of: moments, in: film.sceneries, size: size)
            return StageUse(of: subjects, on: stages, size: size)
        }
        let words = words(painter, size: size)
        var layout = FilmFigures.Layout()
        layout.stage = uses.map(\.stage).median ?? 0
        layout.views = uses.compactMap(\.views).median
        layout.smallest = words.smallest.map { $0.size * height / size.height }
        layout.smallestWords =
            words.smallest.map { "“\($0.string)” at \($0.second.decimals(1)) s" } ?? ""
        layout.outside = words.outside
        return layout
    }

    /// The shortest beat whose words are read, in seconds of film.
    private static let readable = 0.25

    /// Returns the words in the last picture of each beat that is long enough to be read.
    private func words(_ painter: FilmPainter, size: CGSize) -> ReadWords {
        var words = ReadWords()
        var last: Double?
        for beat in film.score.beats where beat.duration >= Self.readable {
            guard let second = beat.looks.last else { continue }
            if let last, film.stands(from: last, to: second) { continue }
            last = second
            let stages = painter.stages(
                of: film.moments(at: second), in: film.sceneries, size: size)
            let marks = SeenMarks(
                film.frame(at: second, size: size, painter), measuring: painter.measurer)
            words.add(
                marks.all, at: second, own: stages.reduce(into: []) { $0.formUnion($1.texts) },
                size: size)
        }
        return words
    }
}

extension [Double] {
    /// The middle element in order; nil if there is none.
    public var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}
