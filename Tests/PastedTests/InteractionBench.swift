import TouchKit

/// A window of 320 × 480 points with a tracer, fingers, and a log of who won.
final class InteractionBench {
    let app = UIApplication()
    let window: UIWindow

    init(_ controller: UIViewController? = nil) {
        app.tracer = Tracer()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        app.perform {
            window.rootViewController = controller
            window.makeKeyAndVisible(in: app)
            window.layoutIfNeeded()
        }
    }

    func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
        ])
    }

    func tap(_ x: Double, _ y: Double, at time: Double) {
        touch(.began, x, y, at: time)
        touch(.ended, x, y, at: time + 0.05)
    }

    /// Moves a finger that is down in steps of `step` points, one every sixtieth of a second.
    func move(
        from start: (x: Double, y: Double), by way: (x: Double, y: Double), step: Double = 4,
        at time: Double
    ) {
        let count = Int((max(abs(way.x), abs(way.y)) / step).rounded(.up))
        for index in 1...max(1, count) {
            let part = Double(index) / Double(max(1, count))
            touch(
                .moved, start.x + way.x * part, start.y + way.y * part,
                at: time + Double(index) / 60)
        }
    }

    /// What became of the recognizers that have names, in order: who began, who was recognized, and who failed
    /// because of whom, or else why.
    var outcome: [String] {
        guard let trace = app.tracer?.trace else { return [] }
        return trace.records.compactMap { record in
            guard case .transition(let id, _, let state, let reason, let other) = record.entry,
                trace[id]?.name.hasPrefix("UI") == false, state != .changed
            else { return nil }
            let who = trace.name(of: id)
            guard state == .failed || state == .cancelled else { return "\(who) \(state)" }
            return other == .none
                ? "\(who) \(state): \(reason)" : "\(who) \(state) by \(trace.name(of: other))"
        }
    }
}
