import Foundation
import TouchCanvas
import TouchPicture
import TouchStudio
import TouchscopeKit

/// What editing a long take by hand costs: how long nothing else happens in the window, with its next picture.
@MainActor
enum TakeEditing {
    /// - Parameter path: of the tape.
    static func run(_ path: String, minutes: Double) throws {
        var rehearsal: Rehearsal?
        let typesetter = try Typesetter()
        let reading = try milliseconds {
            rehearsal = try Rehearsal(
                lesson: path, settings: Data("{}".utf8), size: CGSize(width: 1280, height: 720),
                measurer: typesetter)
        }
        guard let rehearsal else { return }
        _ = rehearsal.picture(now: 0)
        let beginning = milliseconds { rehearsal.beginEditing(now: 1) }
        let drawing = milliseconds { _ = rehearsal.picture(now: 1) }
        print(
            String(
                format: "editing a take of %.0f minutes, in ms: reading it %.0f, beginning %.0f, "
                    + "the first picture %.0f", minutes, reading, beginning, drawing))
        var bits: [Double] = []
        while !rehearsal.isAtRest { bits.append(milliseconds { rehearsal.advance(now: 1) }) }
        print(
            String(
                format: "the rest of it is played in %d bits, together %.0f ms, the longest %.0f",
                bits.count, bits.reduce(0, +), bits.max() ?? 0))
        for edit in Rehearsal.Edit.allCases { try run(edit, rehearsal, from: minutes * 20) }
    }

    /// The median of some edits of a kind, with what their files' change leads to.
    private static func run(
        _ edit: Rehearsal.Edit, _ rehearsal: Rehearsal, from start: Double
    ) throws {
        var (times, works, looks) = ([Double](), [Double](), [Double]())
        var words = ""
        for round in 0..<7 {
            let place = edit.rawValue.count
            let from = start + Double(round * 40 + place)
            let now = 2 + from
            rehearsal.choose(from..<from + 10, now: now)
            _ = rehearsal.picture(now: now)
            times.append(
                milliseconds {
                    works.append(
                        Timing.work {
                            words = rehearsal.edit(edit)
                            _ = rehearsal.picture(now: now)
                        } / 1e6)
                })
            while !rehearsal.isAtRest { usleep(1000) }
            looks.append(milliseconds { rehearsal.filesChanged(now: now) })
        }
        print(
            String(
                format: "%@: %.0f ms with its picture (longest %.0f; %.0f of own work), "
                    + "hearing of its file %.1f ms: %@", edit.rawValue, Timing.median(times),
                times.max() ?? 0, Timing.median(works), Timing.median(looks), words))
    }

    private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
}
