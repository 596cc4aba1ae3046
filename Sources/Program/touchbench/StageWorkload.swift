import Foundation
import TestSupport
import TouchCanvas
import TouchKit
import TouchLive
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchscopeKit

/// Measures showing a session: all panels and overlays, ten fingers at 120 Hz, 1920 × 1080, 60
/// pictures a second, beside Cairo painting the same pictures.
enum StageWorkload {
    private static let size = CGSize(width: 1920, height: 1080)
    private static let stageRect = CGRect(x: 288, y: 64, width: 1207, height: 632)
    private static let timelineRect = CGRect(x: 265, y: 766, width: 1254, height: 314)
    private static let inspectorRect = CGRect(x: 1521, y: 0, width: 399, height: 1080)

    private static func newSession() throws -> Session {
        let views = (0..<10).map { index in
            """
            view r\(index) at \(20 + index % 5 * 124) \(20 + index / 5 * 190) size 104 170 color sky
              pan drag\(index) moves r\(index)
              swipe flick\(index) direction right
            require drag\(index) to-fail flick\(index)

            """
        }
        let text = "scene 1 \"ten\" 640 x 400\n" + views.joined()
        return Session(scene: try Scene.parse(text, file: "ten"))
    }

    /// Returns the samples of ten fingers at a 120th of a second; they lift now and then.
    private static func samples(_ tick: Int) -> [TouchSample] {
        let (step, length) = (tick % 240, 200)
        guard step <= length else { return [] }
        let phase: UITouch.Phase = step == 0 ? .began : step == length ? .ended : .moved
        return TouchSample.ten(phase, at: Double(tick) / 120) { finger in
            let swing = sin(Double(tick) / 20 + Double(finger))
            return CGPoint(
                x: Double(72 + finger % 5 * 124) + swing * 30,
                y: Double(105 + finger / 5 * 190) + Double(step) * 0.2)
        }
    }

    // MARK: Frames

    static func run() throws {
        let count = 600
        let session = try newSession()
        var desk = try Desk(session)
        var own: [Double] = []
        var cairo: [Double] = []
        for frame in 0..<count {
            own.append(
                timed {
                    session.send(samples(2 * frame))
                    session.send(samples(2 * frame + 1))
                    desk.show(frame)
                    desk.paintChanges()
                }.seconds)
            if frame % 10 == 0 { cairo.append(timed { desk.paintAll() }.seconds) }
        }
        print("own work a frame, all panels, changes painted: \(line(own))")
        print("Cairo alone, the whole of the same pictures:    \(line(cairo))")
        rest(&desk, from: count)
    }

    /// Lifts the fingers, and does nothing for ten seconds.
    private static func rest(_ desk: inout Desk, from first: Int) {
        desk.session.send(
            TouchSample.ten(.ended, at: Double(first) / 60) { CGPoint(x: 60 * $0 + 60, y: 200) })
        var changes: [Int] = []
        for frame in first..<first + 600 {
            desk.session.step(to: Double(frame) / 60)
            desk.show(frame)
            if desk.paintChanges() > 0 { changes.append(frame - first) }
        }
        let last = Double(changes.last ?? 0) / 60
        let sleeps = desk.presenter.nextChange(afterEventTime: desk.session.time) == nil
        report(
            "after the fingers lift: the last change %.2f s later, then %d frames "
                + "without one; %@", last, 600 - 1 - (changes.last ?? 0),
            sleeps ? "asleep" : "still waiting for one")
    }

    /// Everything that is on the screen.
    private struct Desk {
        let session: Session
        let canvas: Canvas
        let typesetter: Typesetter
        var buffer: ImageBuffer
        var presenter = LivePresenter()
        var index = TraceIndex()
        var timeline = Timeline()
        var inspector: Inspector?
        var picture = Picture(size: StageWorkload.size)
        var painted = Picture(size: StageWorkload.size)

        init(_ session: Session) throws {
            self.session = session
            typesetter = try Typesetter()
            canvas = Canvas(typesetter: typesetter)
            buffer = ImageBuffer(width: Int(size.width), height: Int(size.height))
        }

        /// The window of the timeline. It follows the fingers as in the program: it stays the same
        /// until they are near its edge.
        private var window: TimelineWindow {
            let step = 2.0
            let start = max(0, (timeline.end / step).rounded(.down) - 1) * step
            return TimelineWindow(start: start, duration: 3 * step)
        }

        mutating func show(_ frame: Int) {
            presenter.update(from: session.tracer.trace)
            index.update(from: presenter.trace)
            timeline.update(from: presenter.trace)
            // Ten times a second, as in the program.
            if frame % 6 == 0 {
                let why = Why(history: presenter.history, index: index, scene: session.scene)
                inspector = Inspector(why, at: presenter.history.count)
            }
            let moment = presenter.moment(eventTime: session.time)
            let trace = presenter.trace
            var stagePainter = StagePainter(measurer: typesetter)
            stagePainter.unit = 1
            picture.marks = []
            put(stagePainter.picture(of: moment, in: trace, size: stageRect.size), at: stageRect)
            put(
                TimelinePainter(measurer: typesetter).picture(
                    of: timeline, in: trace, window: window, playhead: trace.records.count,
                    size: timelineRect.size), at: timelineRect)
            if let inspector {
                put(
                    InspectorPainter(measurer: typesetter)
                        .painted(inspector, width: inspectorRect.width)
                        .picture(size: inspectorRect.size), at: inspectorRect)
            }
        }

        private mutating func put(_ part: Picture, at rect: CGRect) {
            picture.marks.append(
                .group(
                    Group(
                        transform: CGAffineTransform(translationX: rect.minX, y: rect.minY),
                        clip: .rect(CGRect(origin: .zero, size: rect.size)), marks: part.marks)))
        }

        /// Paints what changed.
        /// - Returns: the number of rectangles in which the picture has changed.
        @discardableResult
        mutating func paintChanges() -> Int {
            let damage = picture.damage(from: painted, measuring: typesetter)
            paint(damage)
            painted = picture
            return damage.count
        }

        mutating func paintAll() { paint([CGRect(origin: .zero, size: size)]) }

        private mutating func paint(_ damage: [CGRect]) {
            try? canvas.paint(picture, into: &buffer, scale: 1, damage: damage)
        }
    }

    private static func line(_ seconds: [Double]) -> String {
        let sorted = seconds.sorted()
        func at(_ share: Double) -> Double {
            sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)] * 1e3
        }
        return String(
            format: "median %.2f ms, p99 %.2f ms, worst %.2f ms", at(0.5), at(0.99), at(1))
    }
}
