import Foundation
import TestSupport
import TouchCanvas
import TouchPicture
import TouchStudio
import TouchscopeKit

/// Measures editing a long take by hand: the time for which the window is blocked, including its
/// next picture.
@MainActor
enum TakeEditing {
    /// Measures the edits.
    /// - Parameter path: the tape's path.
    static func run(_ path: String, minutes: Double) throws {
        let typesetter = try Typesetter()
        let (headless, reading) = try Timing.measured {
            try HeadlessWindow(
                lesson: path, settings: Data("{}".utf8), size: CGSize(width: 1280, height: 720),
                measurer: typesetter)
        }
        _ = headless.picture(now: 0)
        let beginning = milliseconds { headless.beginEditing(now: 1) }
        let drawing = milliseconds { _ = headless.picture(now: 1) }
        report(
            "editing a take of %.0f minutes, in ms: reading it %.0f, beginning %.0f, "
                + "the first picture %.0f", minutes, reading * 1e3, beginning, drawing)
        var bits: [Double] = []
        while !headless.isAtRest { bits.append(milliseconds { headless.advance(now: 1) }) }
        report(
            "the rest of it is played in %d bits, together %.0f ms, the longest %.0f",
            bits.count, bits.reduce(0, +), bits.max() ?? 0)
        for edit in HeadlessWindow.Edit.allCases { try run(edit, headless, from: minutes * 20) }
    }

    /// Prints the median of some edits of a kind, including the work that the changed files lead
    /// to.
    private static func run(
        _ edit: HeadlessWindow.Edit, _ headless: HeadlessWindow, from start: Double
    ) throws {
        var (times, works, looks) = ([Double](), [Double](), [Double]())
        var words = ""
        for round in 0..<7 {
            let place = edit.rawValue.count
            let from = start + Double(round * 40 + place)
            let now = 2 + from
            headless.choose(from..<from + 10, now: now)
            _ = headless.picture(now: now)
            times.append(
                milliseconds {
                    let work = timed {
                        words = headless.edit(edit)
                        _ = headless.picture(now: now)
                    }
                    works.append(work.seconds * 1e3)
                })
            while !headless.isAtRest { usleep(1000) }
            looks.append(milliseconds { headless.filesChanged(now: now) })
        }
        report(
            "%@: %.0f ms with its picture (longest %.0f; %.0f of own work), "
                + "hearing of its file %.1f ms: %@", edit.rawValue, Timing.median(times),
            times.max() ?? 0, Timing.median(works), Timing.median(looks), words)
    }

    private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
        try Timing.seconds(work) * 1e3
    }
}
