import Foundation
import TestEffort
import TestStage
import TestSupport
import Testing
import TouchTrace

@testable import TouchKit
@testable import TouchReading

@Suite("The stage is folded from the trace")
struct FoldTests {
    @Test(
        "After every step the folded state is the live tree",
        arguments: 1...UInt64(Effort.count(40)))
    func equalsLiveTree(seed: UInt64) {
        let session = RandomSession(seed: seed)
        let live = LiveTree(application: session.application, tracer: session.tracer)
        var history = StageHistory()
        for step in 0..<60 {
            session.step()
            history.update(from: session.tracer.trace)
            let differences = live.differences(from: history.latest)
            #expect(differences.isEmpty, "seed \(seed), step \(step): \(differences.first ?? "")")
            if !differences.isEmpty { return }
        }
    }

    @Test("A state is the same folded at once, bit by bit, or from a keyframe")
    func keyframes() {
        let session = RandomSession(seed: 99)
        var bitByBit = StageHistory()
        while session.tracer.trace.records.count < 3 * StageHistory.interval {
            session.step()
            bitByBit.update(from: session.tracer.trace)
        }
        let trace = session.tracer.trace
        let atOnce = StageHistory(trace)
        #expect(atOnce.latest == bitByBit.latest)
        var plain = StageState()
        for (index, record) in trace.records.enumerated() {
            if index % 457 == 0 || index == StageHistory.interval {
                #expect(bitByBit.state(at: index) == plain, "record \(index)")
            }
            plain.apply(record, of: trace)
        }
        #expect(atOnce.state(at: -5) == StageState())
        #expect(atOnce.state(at: Int.max) == plain)
    }

    @Test("A long session keeps few keyframes, and any moment is still the same")
    func longSession() {
        let fingers = (1...3).map { ("f\($0)", Int32($0)) }
        var hand = HandTrace()
        hand.view("window", in: nil, CGRect(x: 0, y: 0, width: 640, height: 400))
        let touches = fingers.map { hand.id($0.0, .touch, "UITouch") }
        let count = 2 * StageHistory.keyframeLimit * StageHistory.interval + 5000
        while hand.trace.records.count < count {
            hand.time += 0.01
            for (touch, finger) in zip(touches, fingers) {
                let x = hand.time.truncatingRemainder(dividingBy: 640)
                hand.write(.sample(touch: touch, finger: finger.1, phase: .moved, x: x, y: 9))
            }
        }
        let history = StageHistory(hand.trace)
        #expect(history.stride == 4 * StageHistory.interval)
        #expect(history.keyframes.count <= StageHistory.keyframeLimit)
        var plain = StageState()
        for (index, record) in hand.trace.records.enumerated() {
            if index % 98_765 == 0 { #expect(history.state(at: index) == plain, "\(index)") }
            plain.apply(record, of: hand.trace)
        }
    }

    @Test("Time is a look-up: the last record at or before it")
    func time() {
        let history = StageHistory(HandTrace.touchOnCard(moves: 3))
        let records = history.trace.records
        #expect(history.lastRecord(atOrBefore: -1) == 0)
        #expect(history.lastRecord(atOrBefore: 99) == records.count)
        let middle = history.lastRecord(atOrBefore: 0.12)
        #expect(records[middle - 1].time <= 0.12 && records[middle].time > 0.12)
    }

    @Test("HT3: the walk keeps who was asked in order; siblings behind the answer were not")
    func walk() throws {
        let application = UIApplication()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        for (name, x) in [("back", 0.0), ("middle", 50), ("front", 300)] {
            let view = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
            view.accessibilityIdentifier = name
            window.addSubview(view)
        }
        window.makeKeyAndVisible(in: application)
        let tracer = Tracer()
        application.tracer = tracer
        application.send([
            TouchSample(
                finger: 1, phase: .began, location: CGPoint(x: 70, y: 50), timestamp: 0)
        ])
        let state = StageHistory(tracer.trace).latest
        let walk = try #require(state.walks.last)
        let told = walk.steps.map { "\(tracer.trace.name(of: $0.view)) \($0.verdict)" }
        #expect(told == ["window inside", "front outside", "middle inside"])
        #expect(walk.notAsked.map(tracer.trace.name) == ["back"])
        #expect(tracer.trace.name(of: walk.view) == "middle")
        #expect(
            state.touches.first?.chain.map(tracer.trace.name) == [
                "middle", "window", "application",
            ])
    }

    @Test("RC2: a call keeps its hops and how it ended")
    func call() throws {
        final class Keeper: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let application = UIApplication()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let keeper = Keeper(frame: window.bounds)
        keeper.accessibilityIdentifier = "keeper"
        let child = UIView(frame: window.bounds)
        child.accessibilityIdentifier = "child"
        keeper.addSubview(child)
        window.addSubview(keeper)
        window.makeKeyAndVisible(in: application)
        let tracer = Tracer()
        application.tracer = tracer
        func touch(_ phase: UITouch.Phase, _ x: Double, _ time: Double) -> String {
            application.send([
                TouchSample(
                    finger: 1, phase: phase, location: CGPoint(x: x, y: 9), timestamp: time)
            ])
            return StageHistory(tracer.trace).latest.calls.map { call in
                let hops = call.hops.map { " → \(tracer.trace.name(of: $0.to))" }.joined()
                let end =
                    switch call.outcome {
                    case .consumed(let by): "consumed by \(tracer.trace.name(of: by))"
                    case .discarded(let after): "discarded after \(tracer.trace.name(of: after))"
                    case .open: "open"
                    }
                return "\(call.method) \(tracer.trace.name(of: call.responder))\(hops), \(end)"
            }.joined(separator: "; ")
        }
        #expect(touch(.began, 5, 0) == "touchesBegan child → keeper, consumed by keeper")
        #expect(
            touch(.moved, 8, 0.1)
                == "touchesMoved child → keeper → window → application, discarded after application"
        )
    }

    @Test("DL11: an interruption takes every finger off the stage")
    func interruption() {
        let session = RandomSession(seed: 7)
        let window = session.application.windows[0]
        session.application.send([
            TouchSample(
                finger: 1, phase: .began, location: window.center,
                timestamp: session.application.now)
        ])
        session.application.cancelTouches(at: session.application.now + 0.1)
        let state = StageHistory(session.tracer.trace).latest
        #expect(!state.touches.isEmpty && state.touches.allSatisfy { $0.phase == .cancelled })
    }
}
