import TouchKit

/// A window with views and recognizers and fingers down on them, ready to move.
final class Bench {
    private let app = UIApplication()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    private var samples: [TouchSample] = []
    private var step = 0
    private(set) var recognizers = 0

    /// - Parameters:
    ///   - counters: how many recognizers that only add up are on each view.
    ///   - builtIn: five of the engine's own, which measure and wait.
    ///   - climbs: whether views leave their touches to the chain, three steps to its end.
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
        for finger in 0..<fingers {
            let x = (Double(finger % views) + 0.5) * 1000 / Double(views)
            samples.append(
                TouchSample(
                    finger: finger, phase: .began, location: CGPoint(x: x, y: 500), timestamp: 0))
        }
        app.send(samples)
        for index in samples.indices { samples[index].phase = .moved }
    }

    /// Moves every finger to and fro by a point, as one event, without event time getting anywhere: nobody
    /// times out.
    func move(_ times: Int) {
        for _ in 0..<times {
            step += 1
            let offset = Double(step & 1) - 0.5
            for index in samples.indices {
                samples[index].location.y = 500 + offset
                samples[index].timestamp = Double(step) * 1e-12
            }
            app.send(samples)
        }
    }

    var records: Int { app.tracer?.count ?? 0 }

    /// - Returns: how many records describe the scene as it stands.
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

/// Keeps its touches to itself.
private final class Keeper: UIView {
    private var sum = 0.0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { sum += touch.location(in: nil).y }
    }
}

/// The same for the plain dispatcher.
final class PlainBench {
    private let dispatcher: PlainDispatcher
    private var samples: [TouchSample]
    private var step = 0

    init(counters: Int, climbs: Bool = false) {
        let frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let (root, board, view) = (
            PlainNode(frame: frame), PlainNode(frame: frame),
            climbs ? PlainNode(frame: frame) : PlainKeeper(frame: frame)
        )
        root.add(board)
        board.add(view)
        for _ in 0..<counters { view.add(PlainCounter()) }
        dispatcher = PlainDispatcher(root: root)
        samples = [
            TouchSample(
                finger: 0, phase: .began, location: CGPoint(x: 500, y: 500), timestamp: 0)
        ]
        dispatcher.send(samples)
        samples[0].phase = .moved
    }

    func move(_ times: Int) {
        for _ in 0..<times {
            step += 1
            samples[0].location.y = 500 + Double(step & 1) - 0.5
            samples[0].timestamp = Double(step) * 1e-12
            dispatcher.send(samples)
        }
    }
}

final class PlainCounter: PlainGesture {
    private var sum = 0.0

    override func touchesMoved(_ touches: Set<PlainTouch>, with event: PlainEvent) {
        for touch in touches { sum += touch.location.y }
    }
}

private final class PlainKeeper: PlainNode {
    private var sum = 0.0

    override func touchesMoved(_ touches: Set<PlainTouch>, with event: PlainEvent) {
        for touch in touches { sum += touch.location.y }
    }
}
