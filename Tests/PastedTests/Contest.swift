import TouchKit

/// A window, a finger, and what became of the recognizers that it touched.
struct Contest {
    let app = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        app.tracer = Tracer()
        window.makeKeyAndVisible(in: app)
    }

    func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double) {
        app.send([
            TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
        ])
    }

    /// Puts a finger down and moves it in 20 steps, 60 a second; a finger that rests has no speed.
    func drag(
        from start: (x: Double, y: Double), by way: (x: Double, y: Double), at time: Double,
        resting: Bool = true, lifting: Bool = true
    ) {
        touch(.began, start.x, start.y, at: time)
        for step in 1...20 {
            let part = Double(step) / 20
            touch(
                .moved, start.x + way.x * part, start.y + way.y * part,
                at: time + Double(step) / 60)
        }
        guard lifting else { return }
        let end = (x: start.x + way.x, y: start.y + way.y)
        if resting { rest(at: end, time: time + 0.4) }
        touch(.ended, end.x, end.y, at: time + (resting ? 0.7 : 0.35))
    }

    /// Moves the finger to and fro by nothing worth mentioning, until it has no speed.
    func rest(at place: (x: Double, y: Double), time: Double) {
        for step in 0...12 {
            touch(
                .moved, place.x, place.y + (step % 2 == 0 ? 0 : 0.01), at: time + Double(step) / 50)
        }
    }

    /// The steps of the named recognizers in order, without `changed`: "list.pan failed because of
    /// sheet.drag". A recognizer that only failed because its finger lifted is left out.
    var outcome: [String] {
        guard let trace = app.tracer?.trace else { return [] }
        return trace.records.compactMap { record in
            guard
                case .transition(let recognizer, _, let state, let reason, let other) = record
                    .entry,
                state != .changed, state != .possible, reason != .fingerLifted || state != .failed,
                isPan(trace.name(of: recognizer))
            else { return nil }
            let because = trace[other].map { " because of \($0.name)" } ?? ""
            return "\(trace.name(of: recognizer)) \(state)\(because)"
        }
    }

    private func isPan(_ name: String) -> Bool {
        name.contains(".pan") || name.contains(".drag") || name.contains("Dismiss")
            || name.contains("edge")
    }

    /// Forgets what was, and returns it.
    func told() -> [String] {
        defer { app.tracer = Tracer() }
        return outcome
    }
}
