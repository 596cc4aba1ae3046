import Testing
import TouchTrace

@testable import TouchKit

/// An application with one traced window of 400 × 800 points, views that log, and fingers.
///
/// After everything it sends it checks what must hold between events.
final class Bench {
    let app = Stray.laterApplication()
    let window: UIWindow
    let log = Journal()
    /// Samples carry this time until it is set anew; in seconds.
    var time = 0.0

    init(traced: Bool = true) {
        // Made by this application, whichever else lives: it counts its objects from 1.
        window = app.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
        window.makeKeyAndVisible(in: app)
        if traced { app.tracer = Tracer() }
    }

    // MARK: Views

    /// Adds a view that logs what it gets and keeps it to itself.
    @discardableResult
    func view(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        in parent: UIView? = nil
    ) -> Card {
        add(Card(frame: CGRect(x: x, y: y, width: width, height: height)), name, in: parent)
    }

    /// Adds `view` under a name; to the window unless told otherwise.
    @discardableResult
    func add<View: UIView>(_ view: View, _ name: String, in parent: UIView? = nil) -> View {
        view.accessibilityIdentifier = name
        (view as? Card)?.log = log
        (parent ?? window).addSubview(view)
        return view
    }

    /// The name of the view at a point of the screen.
    func hit(_ x: Double, _ y: Double) -> String {
        guard let view = app.hitTest(CGPoint(x: x, y: y)) else { return "nobody" }
        return view === window ? "window" : view.accessibilityIdentifier ?? "unnamed"
    }

    // MARK: Fingers

    func sample(
        _ finger: Int, _ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double? = nil
    ) -> TouchSample {
        TouchSample(
            finger: finger, phase: phase, location: CGPoint(x: x, y: y),
            timestamp: time ?? self.time)
    }

    func down(
        _ finger: Int = 1, _ x: Double = 50, _ y: Double = 50,
        at sourceLocation: SourceLocation = #_sourceLocation
    ) {
        send([sample(finger, .began, x, y)], at: sourceLocation)
    }

    func move(
        _ finger: Int = 1, _ x: Double = 55, _ y: Double = 50,
        at sourceLocation: SourceLocation = #_sourceLocation
    ) {
        send([sample(finger, .moved, x, y)], at: sourceLocation)
    }

    func up(
        _ finger: Int = 1, _ x: Double = 55, _ y: Double = 50,
        at sourceLocation: SourceLocation = #_sourceLocation
    ) {
        send([sample(finger, .ended, x, y)], at: sourceLocation)
    }

    /// Sends one event.
    func send(
        _ samples: [TouchSample], at sourceLocation: SourceLocation = #_sourceLocation
    ) {
        app.send(samples)
        checkInvariants(at: sourceLocation)
    }

    func checkInvariants(at sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(app._checkInvariants() == [], sourceLocation: sourceLocation)
    }

    // MARK: What happened

    /// What was logged, in one line; the log starts anew.
    var order: String {
        defer { log.lines.removeAll() }
        return log.lines.joined(separator: ", ")
    }

    /// The sentences of the trace of these kinds, in one line.
    func said(_ kinds: String...) -> String {
        let records = app.tracer?.trace.records ?? []
        return records.filter { kinds.contains($0.entry.kind) }
            .map { app.tracer?.trace.sentence($0.entry) ?? "" }
            .joined(separator: "; ")
    }
}

final class Journal {
    var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
    func nothing() {}

    /// "began card", and with several fingers "began card 1 2".
    func note(_ phase: String, _ who: String, _ touches: Set<UITouch>) {
        let fingers = touches.map(\.finger).sorted()
        let list = fingers == [1] ? "" : " " + fingers.map { "\($0)" }.joined(separator: " ")
        lines.append("\(phase) \(who)\(list)")
    }
}
