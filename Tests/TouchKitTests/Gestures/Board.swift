import Testing
import TouchTrace

@testable import TouchKit

/// A board to try gestures on: a window of 400 × 800 with views A ⊃ B ⊃ C, and fingers that move by the clock.
final class Board {
    let app = Stray.laterApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let a = Witness(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let b = Witness(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    let c = Witness(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    /// Touches that views got and actions that were sent, in order: "C began", "tap ended".
    let log = Log()
    private(set) var time = 0.0
    /// Delegates, which recognizers hold weakly.
    var kept: [AnyObject] = []
    private var places: [Int: CGPoint] = [:]

    init(isTraced: Bool = true) {
        for (view, name) in [(a, "A"), (b, "B"), (c, "C")] {
            view.accessibilityIdentifier = name
            view.log = log
        }
        window.addSubview(a)
        a.addSubview(b)
        b.addSubview(c)
        window.makeKeyAndVisible(in: app)
        if isTraced { app.tracer = Tracer() }
    }

    var trace: Trace { app.tracer?.trace ?? Trace() }

    /// Adds `recognizer` to `view`; its actions go to the log.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(
            log,
            action: Selector("acted") { (log: Log) in
                { (sender: UIGestureRecognizer) in
                    log.acted(sender)
                }
            })
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: Fingers

    func down(_ finger: Int = 1, _ x: CGFloat = 200, _ y: CGFloat = 200) {
        send(finger, .began, CGPoint(x: x, y: y))
    }

    func move(_ finger: Int = 1, to x: CGFloat, _ y: CGFloat) {
        send(finger, .moved, CGPoint(x: x, y: y))
    }

    func up(_ finger: Int = 1) {
        send(finger, .ended, places[finger] ?? .zero)
    }

    func wait(_ seconds: Double) {
        time += seconds
        app.advance(to: time)
        checkInvariants()
    }

    func tap(_ finger: Int = 1, _ x: CGFloat = 200, _ y: CGFloat = 200) {
        down(finger, x, y)
        wait(0.05)
        up(finger)
    }

    /// In `steps` equal steps over `seconds`.
    func drag(
        _ finger: Int = 1, by dx: CGFloat, _ dy: CGFloat, steps: Int = 5, over seconds: Double = 0.1
    ) {
        let start = places[finger] ?? .zero
        for step in 1...steps {
            time += seconds / Double(steps)
            let part = CGFloat(step) / CGFloat(steps)
            move(finger, to: start.x + dx * part, start.y + dy * part)
        }
    }

    /// Several fingers in one event: finger, phase and place.
    func together(_ fingers: (Int, UITouch.Phase, CGFloat, CGFloat)...) {
        for (finger, _, x, y) in fingers { places[finger] = CGPoint(x: x, y: y) }
        app.send(
            fingers.map {
                TouchSample(
                    finger: $0.0, phase: $0.1, location: CGPoint(x: $0.2, y: $0.3),
                    timestamp: time)
            })
        checkInvariants()
    }

    func interrupt() {
        app.cancelTouches(at: time)
        checkInvariants()
    }

    /// What must hold between events; a callback that moves fingers is in the middle of one.
    func checkInvariants() {
        guard !app.intake.isDraining else { return }
        for fault in app._checkInvariants() {
            Issue.record("\(trail.joined(separator: ", ")) \(fault)")
        }
    }

    // MARK: What the trace says

    private var read = 0

    /// The sentences of these kinds since the last call.
    func said(_ kinds: String...) -> [String] {
        let records = trace.records[read...]
        read = trace.records.count
        return records.filter { kinds.contains($0.entry.kind) }.map { trace.sentence($0.entry) }
    }

    private func send(_ finger: Int, _ phase: UITouch.Phase, _ place: CGPoint) {
        places[finger] = place
        app.send([TouchSample(finger: finger, phase: phase, location: place, timestamp: time)])
        checkInvariants()
    }
}

/// What happened, in order.
final class Log {
    var lines: [String] = []
    var onAction: (UIGestureRecognizer) -> Void = { _ in }

    func acted(_ recognizer: UIGestureRecognizer) {
        lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
        onAction(recognizer)
    }

    /// Everything so far on one line; the log starts anew.
    func take() -> String {
        defer { lines = [] }
        return lines.joined(separator: ", ")
    }
}

/// A view that writes down its touches and keeps them.
final class Witness: UIView {
    weak var log: Log?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("cancelled", touches)
    }

    private func write(_ phase: String, _ touches: Set<UITouch>) {
        let count = touches.count > 1 ? " ×\(touches.count)" : ""
        log?.lines.append("\(accessibilityIdentifier ?? "?") \(phase)\(count)")
    }
}
