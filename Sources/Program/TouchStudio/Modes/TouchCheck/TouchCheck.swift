import Foundation
import TouchReading
import TouchWords

/// The state of the page that checks touchscreens, since it was opened.
package struct TouchCheck {
    var surroundings: TouchSurroundings { didSet { isStale = true } }
    /// Indicates whether only the page was asked for, so that the window closes with it.
    let isAlone: Bool
    /// The path of the report to write; nil for a new file beside takes.
    let file: String?
    private(set) var trails: [TouchTrail] = []
    private(set) var points = NinePoints()
    /// The result of saving the report; nil if it was not saved, or somebody touched the page
    /// since.
    var notice: Wording?
    private var measures = TouchMeasures()
    private var delay = PictureDelay()
    private var isStale = true
    /// The host's time at which the figures were last shown.
    private var told = -Double.infinity

    /// The time for which figures stay the same, in seconds, so that they can be read.
    private static let pace = 0.25

    init(_ surroundings: TouchSurroundings, isAlone: Bool, file: String?) {
        (self.surroundings, self.isAlone, self.file) = (surroundings, isAlone, file)
    }

    /// Takes a sample; `room` is the rectangle of the targets, in pixels.
    mutating func take(_ sample: ContactSample, in room: CGRect) {
        measures.take(sample)
        trails.follow(sample)
        // The default is 96 dots per inch.
        points.take(sample, in: room, pixel: surroundings.millimetres ?? 25.4 / 96)
        delay.happened(at: sample.time)
        if sample.phase == .began { notice = nil }
        isStale = true
    }

    mutating func beginPoints() {
        (points, notice) = (NinePoints(), nil)
        isStale = true
    }

    /// Notes that the picture being painted shows everything so far.
    mutating func paint() { delay.paint() }

    /// Notes that the painted picture is handed to the display.
    mutating func shown(at time: Double) {
        if delay.shown(at: time) { isStale = true }
    }

    package var report: TouchReport {
        TouchReport(
            setup: surroundings.setup, names: surroundings.names, measures: measures,
            points: points, delay: delay,
            unit: surroundings.millimetres.map { .millimetres($0) } ?? .pixels)
    }

    /// The time at which other figures are to be shown; nil if there are none.
    var due: Double? { isStale ? told + Self.pace : nil }

    /// Returns the parts to show, if they are due.
    mutating func takeParts(now: Double) -> [TouchReport.Part]? {
        guard let due, due <= now else { return nil }
        (told, isStale) = (now, false)
        return report.parts
    }
}
