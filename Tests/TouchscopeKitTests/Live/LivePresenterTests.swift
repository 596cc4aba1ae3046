import Foundation
import TestSupport
import Testing
import TouchKit

@testable import TouchStage
@testable import TouchscopeKit

@Suite("Live: fingers at once, the story behind them")
struct LivePresenterTests {
    private let trace = HandTrace.touchOnCard(moves: 0)

    @Test("The stage is up to date at once; the story is told step by step, then nothing changes")
    func pace() {
        var presenter = LivePresenter()
        presenter.update(from: trace, now: 10)
        var told: [Int] = []
        var now = 10.0
        while let next = presenter.nextChange(after: now, eventTime: now - 9.9), now < 30 {
            now = max(next, now + 1.0 / 60)
            let moment = presenter.moment(now: now, eventTime: now - 9.9)
            #expect(moment.stage.record == trace.records.count)
            told.append(moment.story.walks.last?.steps.count ?? 0)
        }
        #expect(zip(told, told.dropFirst()).allSatisfy { $1 - $0 == 0 || $1 - $0 == 1 })
        #expect(told.last == 8)
        let rest = presenter.moment(now: now, eventTime: now - 9.9)
        #expect(rest.story == rest.stage)
        #expect(now < 14, "the story is never far behind")
        #expect(presenter.moment(now: now + 50, eventTime: now - 9.9).story == rest.story)
    }

    @Test("With reduced motion everything is told at once and nothing moves")
    func reduced() {
        var presenter = LivePresenter()
        presenter.hasReducedMotion = true
        presenter.update(from: trace, now: 10)
        let moment = presenter.moment(now: 10, eventTime: 5)
        #expect(moment.story == moment.stage)
        #expect(moment.appearance(of: moment.step) == 1)
        #expect(presenter.nextChange(after: 10, eventTime: 5) == nil)
    }

    @Test("A tap's hit-test is told on the stage though the finger has gone, then leaves it")
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
        presenter.update(from: tracer.trace, now: 0)
        #expect(presenter.moment(now: 0.7, eventTime: 0.7).walks.count == 1)
        var now = 0.7
        while let next = presenter.nextChange(after: now, eventTime: now), now < 30 {
            now = max(next, now + 1.0 / 60)
            _ = presenter.moment(now: now, eventTime: now)
        }
        #expect(now < 5)
        #expect(presenter.moment(now: now, eventTime: now).walks.isEmpty)
    }

    @Test("However much happens, the story is not more than its patience behind")
    func hurry() {
        var presenter = LivePresenter()
        let application = UIApplication()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        window.makeKeyAndVisible(in: application)
        let tracer = Tracer()
        application.tracer = tracer
        for tap in 0..<200 {
            let time = Double(tap) * 0.02
            for phase in [UITouch.Phase.began, .ended] {
                application.send([
                    TouchSample(
                        finger: 1, phase: phase, location: CGPoint(x: 5, y: 5), timestamp: time)
                ])
            }
            presenter.update(from: tracer.trace, now: time)
        }
        let moment = presenter.moment(
            now: 3.98 + StoryPacer.patience + 0.3, eventTime: 4)
        #expect(moment.story.record == moment.stage.record)
    }
}
