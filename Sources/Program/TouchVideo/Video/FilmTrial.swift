import Foundation
import TouchCanvas
import TouchFilm
import TouchHost

/// The beginning of a film, to be rendered or to be written as raw frames, by which rendering is
/// measured.
package struct FilmTrial {
    private let sequence: FrameSequence
    package var frames: Int { sequence.count }
    package static let (width, height, rate) = (1920, 1080, 60)

    /// Creates the trial.
    /// - Parameters:
    ///   - word: a tape's file, or a lesson.
    ///   - seconds: the largest duration of film.
    package init(of word: String, seconds: Double) throws {
        sequence = FrameSequence(
            film: try FilmedTape(of: word).film,
            painter: FilmPainter(measurer: try Typesetter()),
            canvas: Canvas(typesetter: try Typesetter()),
            size: CGSize(width: Self.width, height: Self.height), rate: Self.rate,
            limit: Int(seconds * Double(Self.rate)))
    }

    /// Renders the film as `touchscope render` does.
    package func render(to path: String) throws { _ = try sequence.make(path, .mp4) }

    /// Writes all frames as they would go to ffmpeg: yuv420p.
    package func dump(to path: String) throws {
        let file = try OutputFile(path)
        try sequence.forEachRawFrame { try file.write($0) }
        try file.finish()
    }

    /// The arguments with which ffmpeg encodes them.
    package static var encoding: [String] { VideoFormat.mp4.encoding(rate: rate) }
}
