import Foundation
import TestSupport
import Testing
import TouchLive
import TouchReading
import TouchTrace

@testable import TouchKit
@testable import TouchStage

@Suite("Live: the newest whole state, at once")
struct LivePresenterTests {
    private let trace = HandTrace.touchOnCard(moves: 0)

    @Test("Everything that is known is shown; when trails have faded nothing changes")
    func newest() {
        var presenter = LivePresenter()
        presenter.update(from: trace)
        #expect(presenter.moment(eventTime: 0.1).stage.record == trace.records.count)
        #expect(presenter.moment(eventTime: 0.1).walks.last?.steps.count == 8)
        #expect(presenter.nextChange(afterEventTime: 0.1) == 0)
        #expect(presenter.nextChange(afterEventTime: 5) == nil)
    }

    @Test("A tap's hit-test stays on the stage for a moment when the finger has gone")
    func tap() {
        let application = UIApplication()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        window.makeKeyAndVisible(in: application)
        let tracer = Tracer()
        application.tracer = tracer
        for (phase, time) in [(UITouch.Phase.began, 0.0), (.ended, 0.05)] {
            application.send([
                TouchSample(
                    finger: 1, phase: phase, location: CGPoint(x: 5, y: 5), timestamp: time)
            ])
        }
        var presenter = LivePresenter()
        presenter.update(from: tracer.trace)
        #expect(presenter.moment(eventTime: 0.7).walks.count == 1)
        var time = 0.7
        while let rest = presenter.nextChange(afterEventTime: time), time < 30 {
            time += max(rest, 1.0 / 60)
        }
        #expect(time < 5)
        #expect(presenter.moment(eventTime: time).walks.isEmpty)
    }
}
