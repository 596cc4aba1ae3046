import TouchKit

/// A window with views and recognizers and fingers down on them, ready to move.
final class Bench {
    private let app = UIApplication()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    private var hand: RestlessHand
    private(set) var recognizers = 0

    /// Creates the window.
    /// - Parameters:
    ///   - counters: the number of recognizers on each view that only count.
    ///   - builtIn: pass true to add five of the engine's own recognizers, which measure and wait.
    ///   - climbs: true if views pass their touches up the responder chain, three steps to its end.
    init(
        counters: Int = 0, builtIn: Bool = false, climbs: Bool = false, views: Int = 1,
        fingers: Int = 1
    ) {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        window.addSubview(board)
        for index in 0..<views {
            let size = 1000.0 / Double(views)
            let frame = CGRect(x: Double(index) * size, y: 0, width: size, height: 1000)
            let view = climbs ? UIView(frame: frame) : Keeper(frame: frame)
            view.isMultipleTouchEnabled = true
            board.addSubview(view)
            let added: [UIGestureRecognizer] =
                builtIn
                ? [
                    UITapGestureRecognizer(), UILongPressGestureRecognizer(),
                    UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
                    UIRotationGestureRecognizer(),
                ] : (0..<counters).map { _ in Counter() }
            for recognizer in added { view.addGestureRecognizer(recognizer) }
            recognizers = added.count
        }
        window.makeKeyAndVisible(in: app)
        hand = RestlessHand(
            at: (0..<fingers).map { finger in
                let x = (Double(finger % views) + 0.5) * 1000 / Double(views)
                return CGPoint(x: x, y: 500)
            })
        app.send(hand.down)
    }

    func move(_ times: Int) {
        for _ in 0..<times { app.send(hand.moved()) }
    }

    var records: Int { app.tracer?.count ?? 0 }

    /// Starts a trace.
    /// - Returns: the number of records that describe the present scene.
    func startTrace() -> Int {
        app.tracer = Tracer()
        return records
    }
}

private final class Counter: UIGestureRecognizer {
    private var sum = 0.0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { sum += touch.location(in: nil).y }
    }
}

/// A view that keeps its touches to itself.
private final class Keeper: UIView {
    private var sum = 0.0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { sum += touch.location(in: nil).y }
    }
}

/// The same for the plain dispatcher.
final class PlainBench {
    private let dispatcher: PlainDispatcher
    private var hand = RestlessHand(at: [CGPoint(x: 500, y: 500)])

    init(counters: Int, climbs: Bool = false) {
        dispatcher = PlainDispatcher(gestures: counters, keeps: !climbs)
        dispatcher.send(hand.down)
    }

    func move(_ times: Int) {
        for _ in 0..<times { dispatcher.send(hand.moved()) }
    }
}

/// Fingers that are put down and then move back and forth by a point, as one event. Event time
/// stays the same, so that nothing times out.
private struct RestlessHand {
    let down: [TouchSample]
    private var samples: [TouchSample]
    private var step = 0

    init(at places: [CGPoint]) {
        down = places.enumerated().map { finger, place in
            TouchSample(finger: finger, phase: .began, location: place, timestamp: 0)
        }
        samples = down
        for index in samples.indices { samples[index].phase = .moved }
    }

    mutating func moved() -> [TouchSample] {
        step += 1
        for index in samples.indices {
            samples[index].location.y = 500 + Double(step & 1) - 0.5
            samples[index].timestamp = Double(step) * 1e-12
        }
        return samples
    }
}
