import Foundation
import TouchReading
import TouchWords

/// What the window knows since the page came that checks touchscreens.
package struct TouchCheck {
    var surroundings: TouchSurroundings { didSet { isStale = true } }
    /// Whether nothing but the page was asked for: the window goes with it.
    let isAlone: Bool
    /// Where the report is kept; nil for a new file beside takes.
    let file: String?
    private(set) var trails: [TouchTrail] = []
    private(set) var points = NinePoints()
    /// What came of keeping the report; nil if nobody touched it.
    var notice: Wording?
    private var measures = TouchMeasures()
    private var delay = PictureDelay()
    private var isStale = true
    /// When the figures were last told, by the host's time.
    private var told = -Double.infinity

    /// Figures stand still for so long, in seconds, so that they can be read.
    private static let pace = 0.25

    init(_ surroundings: TouchSurroundings, isAlone: Bool, file: String?) {
        (self.surroundings, self.isAlone, self.file) = (surroundings, isAlone, file)
    }

    /// A finger did something; `room` is where the targets stand, in pixels.
    mutating func take(_ sample: ContactSample, in room: CGRect) {
        measures.take(sample)
        trails.follow(sample)
        // At 96 dots an inch where nobody says.
        points.take(sample, in: room, pixel: surroundings.millimetres ?? 25.4 / 96)
        delay.happened(at: sample.time)
        if sample.phase == .began { notice = nil }
        isStale = true
    }

    mutating func beginPoints() {
        (points, notice) = (NinePoints(), nil)
        isStale = true
    }

    /// A picture of what happened so far is made.
    mutating func paint() { delay.paint() }

    /// That picture is handed to the display.
    mutating func shown(at time: Double) {
        if delay.shown(at: time) { isStale = true }
    }

    package var report: TouchReport {
        TouchReport(
            setup: surroundings.setup, names: surroundings.names, measures: measures,
            points: points, delay: delay,
            unit: surroundings.millimetres.map { .millimetres($0) } ?? .pixels)
    }

    /// When there are other figures to tell; nil if there are none.
    var due: Double? { isStale ? told + Self.pace : nil }

    /// What there is to tell, if it is due.
    mutating func takeParts(now: Double) -> [TouchReport.Part]? {
        guard let due, due <= now else { return nil }
        (told, isStale) = (now, false)
        return report.parts
    }
}
