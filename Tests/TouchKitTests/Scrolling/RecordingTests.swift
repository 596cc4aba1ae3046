import Testing
import TouchTrace

@testable import TouchKit

/// The engine plays the recordings' fingers, and its content has to lie where theirs lay.
@Suite struct RecordingTests {
    @Test("CT7: content moves as recorded", arguments: Recording.all, [60.0, 1000])
    func asRecorded(recording: Recording, framesPerSecond: Double) {
        let replay = Replay(recording, framesPerSecond: framesPerSecond)
        replay.run()
        #expect(replay.dragError <= 0.7)
        #expect(replay.error <= 2.5)
        #expect(abs((replay.velocity ?? .nan) - recording.velocity) < 1e-6)
        #expect(abs((replay.target ?? .nan) - recording.target) <= 0.35)
        if let end = recording.end {
            #expect(abs((replay.end ?? .infinity) - recording.lift - end) <= 0.06)
        } else {
            #expect(replay.end == nil)
        }
    }
}

/// One recording played to the engine.
private final class Replay: UIScrollViewDelegate {
    private let recording: Recording
    private let framesPerSecond: Double
    private let app = Stray.laterApplication()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    /// The greatest distance from the recording in the drag, and after the lift.
    private(set) var dragError = 0.0
    private(set) var error = 0.0
    /// What the delegate was told.
    private(set) var velocity: Double?
    private(set) var target: Double?
    private(set) var end: Double?

    init(_ recording: Recording, framesPerSecond: Double) {
        self.recording = recording
        self.framesPerSecond = framesPerSecond
        let window = UIWindow(frame: scroll.frame)
        scroll.contentSize = CGSize(width: 393, height: 20_000)
        scroll.contentOffset.y = recording.start
        scroll.delegate = self
        window.addSubview(scroll)
        window.makeKeyAndVisible(in: app)
        app.tuning.frameInterval = 1 / framesPerSecond
    }

    func run() {
        var (time, y) = recording.down
        finger(.began, y, at: time)
        for move in 1...recording.moves.count {
            time += recording.moves.every
            y += recording.moves.step
            finger(.moved, y, at: time)
            for known in recording.drag where known.move == move {
                dragError = max(dragError, abs(scroll.contentOffset.y - known.offset))
            }
        }
        finger(.ended, y, at: recording.lift)
        for sample in recording.samples {
            // A screen shows its latest frame; between frames the recording lags the finger.
            app.advance(to: onOurClock(sample.time - (framesPerSecond > 60 ? 0.0009 : 0)))
            error = max(error, abs(scroll.contentOffset.y - sample.offset))
        }
        app.advance(to: onOurClock(recording.lift + 5))
    }

    private func finger(_ phase: UITouch.Phase, _ y: Double, at time: Double) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: 196.5, y: y),
                timestamp: onOurClock(time))
        ])
    }

    /// A whole number of frames later, so that no time is negative.
    private func onOurClock(_ time: Double) -> Double { time + 1 }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity.y
        target = targetContentOffset.pointee.y
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { end = app.now - 1 }
}
