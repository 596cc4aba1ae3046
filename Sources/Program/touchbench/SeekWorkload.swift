import Foundation
import TestSupport
import TouchCanvas
import TouchKit
import TouchPicture
import TouchReading
import TouchStage
import TouchTrace

/// Measures the time until any moment of a long session is on the stage: ten fingers at 120 Hz,
/// each on a view with a pan.
@MainActor
enum SeekWorkload {
    static func run(minutes: Double) throws {
        let trace = session(seconds: minutes * 60)
        let records = trace.records.count
        let (history, folding) = Timing.measured { StageHistory(trace) }
        let (index, indexing) = Timing.measured { TraceIndex(trace) }
        let (timeline, laning) = Timing.measured { Timeline(trace) }
        report("%.2f min, ten fingers, 120 Hz: %d records", minutes, records)
        let each = [folding, indexing, laning].map { Int($0 * 1e9 / Double(records)) }
        print("a record, in ns: fold \(each[0]), index \(each[1]), lanes \(each[2])")
        // The places visited by a multiplicative sequence, the same in each run, alternately near
        // and far.
        let places = (1...200).map { ($0 * 7_368_787) % records }
        tell("seek", places) { _ = history.state(at: $0) }
        let why = Why(history: history, index: index)
        let subjects = trace.subjects.indices.map { SubjectID(Int32($0 + 1)) }
            .filter { trace[$0]?.kind == .recognizer }
        tell("why a recognizer is so", places) { place in
            _ = why.sentences(about: subjects[place % subjects.count], at: place)
        }
        let painter = TimelinePainter(measurer: try Typesetter())
        tell("timeline, all of it", places) { place in
            _ = painter.picture(
                of: timeline, in: trace, window: .all(to: timeline.end), playhead: place,
                size: CGSize(width: 1920, height: 400))
        }
    }

    private static func tell(_ what: String, _ places: [Int], _ work: (Int) -> Void) {
        let times = places.map { place in timed { work(place) }.seconds * 1e3 }.sorted()
        report(
            "%@, in ms of own work: median %.2f, p99 %.2f, longest %.2f", what,
            times[times.count / 2], times[times.count * 99 / 100], times[times.count - 1])
    }

    /// Returns a session in which each finger circles for five seconds, lifts, and comes down
    /// again.
    private static func session(seconds: Double) -> Trace {
        let application = UIApplication()
        let tracer = Tracer()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 600))
        for finger in 0..<10 {
            let view = UIView(
                frame: CGRect(x: finger % 5 * 200, y: finger / 5 * 300, width: 200, height: 300))
            view.addGestureRecognizer(UIPanGestureRecognizer())
            window.addSubview(view)
        }
        application.tracer = tracer
        window.makeKeyAndVisible(in: application)
        for step in 0..<Int(seconds * 120) {
            let phase: UITouch.Phase =
                step % 600 == 0 ? .began : step % 600 == 599 ? .ended : .moved
            let angle = Double(step) / 40
            application.send(
                TouchSample.ten(phase, at: Double(step) / 120) { finger in
                    CGPoint(
                        x: Double(finger % 5 * 200 + 100) + 60 * cos(angle),
                        y: Double(finger / 5 * 300 + 150) + 60 * sin(angle))
                })
        }
        return tracer.trace
    }
}
